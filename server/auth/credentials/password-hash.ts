import argon2 from '@node-rs/argon2';

/** argon2id with 19 MiB and two passes; the library's default variant is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => argon2.hash(password, cost);

/** Hash of an unused password, verified when there is no account, so that the response time is the same. */
const unusedHash = hashPassword(crypto.randomUUID());

/** Whether the password matches. Without a hash, the check takes the same time and is false [accounts.wrong-credentials]. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await argon2.verify(passwordHash ?? (await unusedHash), password);
  return isRight && !!passwordHash;
}
