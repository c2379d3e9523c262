import { writeFileSync } from 'node:fs';

/** Writes JSON in the format of npm. */
export const writeJson = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
