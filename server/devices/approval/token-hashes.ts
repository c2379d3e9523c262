/** Hashes of a browser's old token and of its replacement, which makes copies of the old token invalid. */
export type TokenHashes = { old: Buffer | undefined; next: Buffer };
