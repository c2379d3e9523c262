let captured: typeof fetch | undefined;

/** Keeps the page's own `fetch`, before a remote could replace it. Called once, when the portal starts. */
export function captureFetch(): void {
  captured = globalThis.fetch.bind(globalThis);
}

/** `fetch` as it was when the portal started. */
export const request: typeof fetch = (...call) => (captured ?? globalThis.fetch)(...call);
