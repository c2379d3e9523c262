let captured: typeof fetch | undefined;

/** Stores the page's original `fetch` before a remote can replace it. Called once, when the portal starts. */
export function captureFetch(): void {
  captured = globalThis.fetch.bind(globalThis);
}

/** The `fetch` that the page had when the portal started. */
export const request: typeof fetch = (...call) => (captured ?? globalThis.fetch)(...call);
