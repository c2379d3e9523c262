import { hash } from '@node-rs/argon2';

/**
 * Hash of a password at the lowest cost, for seeded accounts: the server verifies a hash at its own cost. Hashes that the server creates
 * have the real cost.
 */
export const cheapHash = (password: string): Promise<string> =>
  hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
