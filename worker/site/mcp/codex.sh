# by signing in, which starts at once
codex mcp add loupe --url https://loupe.example.com/mcp

# by key, from the variable LOUPE_API_KEY
codex mcp add loupe --url https://loupe.example.com/mcp \
  --bearer-token-env-var LOUPE_API_KEY
