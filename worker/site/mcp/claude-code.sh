# by signing in
claude mcp add --transport http loupe https://loupe.example.com/mcp
claude mcp login loupe

# by key
claude mcp add --transport http loupe https://loupe.example.com/mcp \
  --header "x-loupe-api-key: loupe_..."
