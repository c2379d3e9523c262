import { hashSync } from '@node-rs/argon2';

/**
 * Hash of a password at the lowest cost, for seeded accounts: verification uses the cost stored in the hash. Hashes
 * created by the server have the real cost.
 */
export const cheapHash = (password: string): string =>
  hashSync(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
