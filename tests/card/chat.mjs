// The script of the chat's page, which host.mjs bundles: the steps of the reference host's implementation.ts.
import { AppBridge, PostMessageTransport } from "@modelcontextprotocol/ext-apps/app-bridge";

/** Loads the sandbox, runs the card in it, and passes it the tool's arguments and result. */
globalThis.show = async ({ sandboxURL, html, csp, capabilities, context, tool, input, result }) => {
  const iframe = document.body.appendChild(document.createElement("iframe"));
  iframe.setAttribute("sandbox", "allow-scripts allow-same-origin allow-forms");
  const ready = new Promise((resolve) => addEventListener("message", function listen({ source, data }) {
    if (source !== iframe.contentWindow || data?.method !== "ui/notifications/sandbox-proxy-ready") return;
    removeEventListener("message", listen);
    resolve();
  }));
  iframe.src = sandboxURL;
  await ready;

  const bridge = new AppBridge(null, { name: "chat", version: "1" }, capabilities, { hostContext: { ...context, ...(tool && { toolInfo: { tool } }) } });
  const { record, callTool } = globalThis;
  bridge.oncalltool = (params) => callTool(params);
  bridge.onopenlink = async ({ url }) => { await record("links", url); return {}; };
  bridge.onupdatemodelcontext = async (params) => { await record("contexts", params); return {}; };
  bridge.onsizechange = (size) => {
    iframe.style.height = `${size.height}px`;
    record("sizes", size);
  };
  const initialized = new Promise((resolve) => { bridge.oninitialized = resolve; });
  await bridge.connect(new PostMessageTransport(iframe.contentWindow, iframe.contentWindow));
  await bridge.sendSandboxResourceReady({ html, csp });
  await initialized;
  await bridge.sendToolInput({ arguments: input });
  if (result) await bridge.sendToolResult(result);
  else await bridge.sendToolCancelled({ reason: "the user stopped it" });
  globalThis.bridge = bridge;
};
