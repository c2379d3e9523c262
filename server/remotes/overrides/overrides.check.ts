import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { OverrideChoice } from '@memocartes/contract/remotes/remotes.routes';

import { invalid } from '../../http/errors.ts';
import { missingModules, providedModulesFile, readModuleNames } from '../registry/needs.ts';
import type { HistoryVersion } from '../registry/types.ts';

/** @throws 422 unless either a version or an address is given */
export function checkChoice({ version, address }: OverrideChoice): void {
  if ((version === undefined) === (address === undefined)) {
    throw invalid({ version: 'Choisissez une version, ou donnez une adresse.' });
  }
}

/**
 * Checks the address of the manifest of an unpublished build [override.address].
 * @throws 422 for an incomplete address, another origin than `origins`, or another file than a manifest
 */
export function checkAddress(address: string, origins: readonly string[]): URL {
  const allowed = origins.join(', ');
  if (!URL.canParse(address)) throw invalid({ address: 'Adresse complète attendue, en https.' });
  const url = new URL(address);
  if (!origins.includes(url.origin)) {
    throw invalid({
      address: allowed
        ? `Ce portail n’accepte pas cette origine. Celles de REMOTE_ORIGINS\u00a0: ${allowed}.`
        : 'Ce portail n’accepte aucune autre origine\u00a0: REMOTE_ORIGINS est vide. Essayez une version publiée.',
    });
  }
  if (!url.pathname.endsWith('.json') || url.search || url.hash) {
    throw invalid({ address: 'Donnez l’adresse du manifeste, qui finit par mf-manifest.json.' });
  }
  return url;
}

/** @throws 422 when the shell lacks modules that the version needs */
export function checkNeeds(remotesDir: string, { needs }: HistoryVersion): void {
  const provided = join(remotesDir, providedModulesFile);
  const missing = needs && existsSync(provided) ? missingModules(needs, readModuleNames(provided)) : [];
  if (missing.length) {
    throw invalid({ version: `Le portail ne fournit pas ce qu’il faut à cette version\u00a0: ${missing.join(', ')}.` });
  }
}
