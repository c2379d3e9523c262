/** A request seen by `fetch`: `PATCH /students/7`, without `/api` and query. */
export type Call = { readonly call: string; readonly body: unknown };

/**
 * Records the calls that `fetch` receives from now on; responses still come from the current `fetch`, such as a story's
 * API.
 */
export function recordCalls(): Call[] {
  const calls: Call[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = ((url: string, init: RequestInit = {}) => {
    const path = url.replace(/^\/api/, '').split('?')[0]!;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ call: `${init.method ?? 'GET'} ${path}`, body });
    return fetch(url, init);
  }) as typeof fetch;
  return calls;
}

/** The calls with a method other than GET. */
export const writesOf = (calls: readonly Call[]): Call[] => calls.filter(({ call }) => !call.startsWith('GET '));
