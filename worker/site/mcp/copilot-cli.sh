# by signing in: then enter /mcp auth loupe in Copilot
copilot mcp add --transport http loupe https://loupe.example.com/mcp

# by key
copilot mcp add --transport http \
  --header "x-loupe-api-key: loupe_..." loupe https://loupe.example.com/mcp
