import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';

import { z } from 'zod';

import packageJson from '../package.json' with { type: 'json' };
import type { Facts } from './facts.ts';

const manifest = z.object({
  format: z.literal(1),
  kind: z.enum(['postgres', 'embedded']),
  date: z.string(),
  version: z.string(),
  sha256: z.string(),
  bytes: z.number(),
  facts: z.object({
    migrations: z.array(z.string()),
    tables: z.record(z.string(), z.object({ rows: z.number(), sum: z.string() })),
    sequences: z.record(z.string(), z.number()),
    files: z.object({ intact: z.number(), damaged: z.number() }),
  }),
});
/** Description of a backup: stored in a file next to the backup, and compared with the restored database. */
export type Manifest = z.infer<typeof manifest>;

/** Text that is not JSON fails like JSON of another shape. */
const manifestText = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('not JSON');
      return z.NEVER;
    }
  })
  .pipe(manifest);

/** Path of a backup's manifest: the path of the backup with `.json` appended. */
const manifestPath = (file: string) => `${file}.json`;

/** Name of a backup made at `date`: `memocartes-20261122-031500.dump`. */
export const backupName = (date: Date, extension: 'dump' | 'tar') =>
  `memocartes-${date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.${extension}`;

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

export async function writeManifest(file: string, kind: Manifest['kind'], facts: Facts): Promise<Manifest> {
  const written: Manifest = {
    format: 1,
    kind,
    date: new Date().toISOString(),
    version: packageJson.version,
    sha256: await sha256Of(file),
    bytes: statSync(file).size,
    facts,
  };
  writeFileSync(manifestPath(file), `${JSON.stringify(written, null, 2)}\n`, { mode: 0o600 });
  return written;
}

/**
 * Reads the manifest of a backup and checks the backup's bytes [portal.backup]. @throws Error in French when one of the
 * two files is missing, the manifest is invalid or the bytes do not match it
 */
export async function readManifest(file: string): Promise<Manifest> {
  for (const path of [file, manifestPath(file)]) {
    if (!existsSync(path)) throw new Error(`Fichier introuvable\u00a0: ${path}`);
  }
  const read = manifestText.safeParse(readFileSync(manifestPath(file), 'utf8'));
  if (!read.success) throw new Error(`${manifestPath(file)} n’est pas le manifeste d’une sauvegarde.`);
  if ((await sha256Of(file)) !== read.data.sha256) {
    throw new Error(
      `${file} est abîmé\u00a0: son empreinte n’est pas celle de son manifeste. Prenez une autre sauvegarde.`,
    );
  }
  return read.data;
}
