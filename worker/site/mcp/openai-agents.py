import asyncio
import os

from agents import Agent, Runner
from agents.mcp import MCPServerStreamableHttp


async def main():
    async with MCPServerStreamableHttp(
        name="loupe",
        params={
            "url": "https://loupe.example.com/mcp",
            "headers": {"x-loupe-api-key": os.environ["LOUPE_API_KEY"]},
        },
    ) as loupe:
        agent = Agent(name="Appraiser", mcp_servers=[loupe])
        result = await Runner.run(agent, "What is this worth? https://...")
        print(result.final_output)


asyncio.run(main())
