# by signing in: then enter /mcp auth loupe in Gemini
gemini mcp add --transport http loupe https://loupe.example.com/mcp

# by key
gemini mcp add --transport http loupe https://loupe.example.com/mcp \
  --header "x-loupe-api-key: loupe_..."
