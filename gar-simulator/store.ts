import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

const now = () => Math.floor(Date.now() / 1000);

/**
 * Where the provider keeps sessions, codes and tokens: this process's memory, nothing on disk.
 * `expire` makes a kept thing run out at once.
 */
export function createStore(): { adapter: AdapterFactory; expire: (model: string, id: string) => void } {
  const kept = new Map<string, { model: string; payload: AdapterPayload; until: number }>();
  const key = (model: string, id: string) => `${model}:${id}`;

  const forgetOld = () => {
    for (const [name, { until }] of kept) if (until < now()) kept.delete(name);
  };
  const forgetWhere = (matches: (payload: AdapterPayload) => boolean) => {
    for (const [name, { payload }] of kept) if (matches(payload)) kept.delete(name);
  };
  const findWhere = (model: string, matches: (payload: AdapterPayload) => boolean) =>
    [...kept.values()].find((entry) => entry.model === model && matches(entry.payload))?.payload;

  const adapter = (model: string): Adapter => ({
    upsert: async (id, payload, seconds) => {
      forgetOld();
      kept.set(key(model, id), { model, payload, until: seconds ? now() + seconds : Infinity });
    },
    find: async (id) => kept.get(key(model, id))?.payload,
    findByUid: async (uid) => findWhere(model, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => findWhere(model, (payload) => payload.userCode === userCode),
    consume: async (id) => {
      const entry = kept.get(key(model, id));
      if (entry) entry.payload.consumed = now();
    },
    destroy: async (id) => {
      kept.delete(key(model, id));
    },
    revokeByGrantId: async (grantId) => forgetWhere((payload) => payload.grantId === grantId),
  });

  const expire = (model: string, id: string) => {
    const entry = kept.get(key(model, id));
    if (entry) entry.payload.exp = now() - 1;
  };

  return { adapter, expire };
}
