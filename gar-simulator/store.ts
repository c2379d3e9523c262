import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

const now = () => Math.floor(Date.now() / 1000);

/**
 * In-memory store of the provider's sessions, codes and tokens. `expire` makes an entry expire immediately.
 */
export function createStore(): { adapter: AdapterFactory; expire: (model: string, id: string) => void } {
  const entries = new Map<string, { model: string; payload: AdapterPayload; until: number }>();
  const key = (model: string, id: string) => `${model}:${id}`;

  const deleteExpired = () => {
    for (const [name, { until }] of entries) if (until < now()) entries.delete(name);
  };

  const deleteWhere = (matches: (payload: AdapterPayload) => boolean) => {
    for (const [name, { payload }] of entries) if (matches(payload)) entries.delete(name);
  };

  const findWhere = (model: string, matches: (payload: AdapterPayload) => boolean) =>
    [...entries.values()].find((entry) => entry.model === model && matches(entry.payload))?.payload;

  const adapter = (model: string): Adapter => ({
    upsert: async (id, payload, seconds) => {
      deleteExpired();
      entries.set(key(model, id), { model, payload, until: seconds ? now() + seconds : Infinity });
    },
    find: async (id) => entries.get(key(model, id))?.payload,
    findByUid: async (uid) => findWhere(model, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => findWhere(model, (payload) => payload.userCode === userCode),
    consume: async (id) => {
      const entry = entries.get(key(model, id));
      if (entry) entry.payload.consumed = now();
    },
    destroy: async (id) => {
      entries.delete(key(model, id));
    },
    revokeByGrantId: async (grantId) => deleteWhere((payload) => payload.grantId === grantId),
  });

  const expire = (model: string, id: string) => {
    const entry = entries.get(key(model, id));
    if (entry) entry.payload.exp = now() - 1;
  };

  return { adapter, expire };
}
