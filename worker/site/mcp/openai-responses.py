import os

from openai import OpenAI

response = OpenAI().responses.create(
    model="gpt-6-luna",
    tools=[
        {
            "type": "mcp",
            "server_label": "loupe",
            "server_url": "https://loupe.example.com/mcp",
            "headers": {"x-loupe-api-key": os.environ["LOUPE_API_KEY"]},
            "require_approval": "never",
        }
    ],
    input="What is this worth? https://...",
)
print(response.output_text)
