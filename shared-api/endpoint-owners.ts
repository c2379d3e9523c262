/** An endpoint as `injectEndpoints` receives it. */
type Definition = { readonly query?: unknown };

/** The remote whose code is running, determined from the stack; `shell` for the host. */
const callerOf = (stack = '') => /\/remotes\/(mf-[a-z-]+)\//.exec(stack)?.[1] ?? 'shell';

/** For each `query`, the call of the contract from which it was derived. */
const calls = new WeakMap<object, string>();

/** Records from which call of the contract a `query` was derived. */
export function recordCall<Query extends object>(query: Query, call: string): Query {
  calls.set(query, call);
  return query;
}

const callOf = ({ query }: Definition) => (typeof query === 'function' ? calls.get(query) : undefined);

type Owned = { readonly owner: string; readonly call: string | undefined };

/**
 * The owner of each endpoint: the part of the portal (the shell or a remote) that was first to define its name. Only
 * the owner, for example another version of the same remote, may replace the endpoint.
 */
export class EndpointOwners {
  readonly #owned = new Map<string, Owned>();

  /**
   * Filters out the `endpoints` that belong to another part of the portal.
   *
   * @param refuse called with the names of the removed endpoints whose call of the contract is not the owner's
   */
  admit<Definitions extends Readonly<Record<string, Definition>>>(
    endpoints: Definitions,
    refuse: (names: readonly string[]) => void,
    caller = callerOf(new Error('called from').stack),
  ): Partial<Definitions> {
    const refused: string[] = [];
    const admitted = Object.entries(endpoints).filter(([name, definition]) => {
      const registered = this.#owned.get(name);
      const call = callOf(definition);
      if (!registered || registered.owner === caller) {
        this.#owned.set(name, { owner: caller, call });
        return true;
      }
      if (call !== registered.call) refused.push(name);
      return false;
    });
    if (refused.length > 0) refuse(refused);
    return Object.fromEntries(admitted) as Partial<Definitions>;
  }
}

type Injection = { readonly endpoints: (build: never) => Readonly<Record<string, Definition>> };

/**
 * `injectEndpoints` that can't replace endpoints of other parts of the portal; `refuse` is called as in
 * `EndpointOwners.admit`.
 */
export function guardedInjection<Inject extends (injection: never) => unknown>(
  inject: Inject,
  refuse: (names: readonly string[]) => void,
): Inject {
  const owners = new EndpointOwners();

  const guarded = (injection: Injection) => {
    const endpoints = (build: never) => owners.admit(injection.endpoints(build), refuse);
    return inject({ ...injection, endpoints } as never);
  };

  return guarded as unknown as Inject;
}

/** `enhanceEndpoints` that can add tag types, but not change endpoints; `refuse` receives the endpoints' names. */
export function guardedEnhancement<Enhance extends (options: never) => unknown>(
  enhance: Enhance,
  refuse: (names: readonly string[]) => void,
): Enhance {
  const guarded = ({ endpoints, ...options }: { readonly endpoints?: object }) => {
    if (endpoints) refuse(Object.keys(endpoints));
    return enhance(options as never);
  };

  return guarded as unknown as Enhance;
}
