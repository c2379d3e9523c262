import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { openDatabase } from '../database/database.ts';
import { startEmbedded } from '../database/embedded/embedded.ts';
import { lockFolder } from '../database/embedded/lock.ts';
import { differences, type Facts, readFacts } from './facts.ts';
import type { Manifest } from './manifest.ts';

async function factsOf(url: string): Promise<Facts> {
  const db = openDatabase({ url, max: 1 });
  try {
    return await db.transaction().execute(readFacts);
  } finally {
    await db.destroy();
  }
}

/** Runs a function on the folder of the embedded database. @throws Error in French while a portal uses it */
async function withFolder<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(dataDir, 'database');
  const release = lockFolder(folder);
  try {
    return await work(folder);
  } finally {
    release();
  }
}

/**
 * Writes the embedded database of a stopped portal to a file.
 * @returns facts about the contents
 * @throws Error in French while a portal uses the database, or when it does not exist
 */
export const backUpEmbedded = (dataDir: string, to: string): Promise<Facts> =>
  withFolder(dataDir, async (folder) => {
    const data = join(folder, 'pglite');
    if (!existsSync(data)) throw new Error(`${dataDir} ne contient pas de base\u00a0: rien à sauvegarder.`);
    const embedded = await startEmbedded(data);
    try {
      const facts = await factsOf(embedded.url);
      await embedded.dump(to);
      return facts;
    } finally {
      await embedded.stop();
    }
  });

/**
 * Restores a backup of `backUpEmbedded` into a folder without a database. If `force` is `embedded`, replaces an
 * existing database.
 * @returns the differences, in French; if there are any, an existing database is unchanged
 * @throws Error in French if a portal uses the folder, or if it has a database and `force` is not `embedded`
 */
export const restoreEmbedded = (dataDir: string, file: string, manifest: Manifest, force?: string): Promise<string[]> =>
  withFolder(dataDir, async (folder) => {
    const data = join(folder, 'pglite');
    if (existsSync(data) && force !== 'embedded') {
      throw new Error(
        `${dataDir} contient déjà une base. Donnez un autre DATA_DIR, ou, pour la remplacer, ajoutez --force embedded.`,
      );
    }
    const restored = `${data}.restored`;
    const replaced = `${data}.replaced`;
    for (const path of [restored, replaced]) rmSync(path, { recursive: true, force: true });
    const embedded = await startEmbedded(restored, file);
    try {
      const wrong = differences(manifest.facts, await factsOf(embedded.url));
      if (wrong.length) return wrong;
    } finally {
      await embedded.stop();
    }
    if (existsSync(data)) renameSync(data, replaced);
    renameSync(restored, data);
    rmSync(replaced, { recursive: true, force: true });
    return [];
  });
