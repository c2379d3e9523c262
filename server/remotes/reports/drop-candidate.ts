import type { Services } from '../../config/services.ts';
import { notify } from '../../notifications/notify.ts';
import { readRegistry, updateState } from '../registry/files.ts';
import { withoutCandidate } from '../registry/roll-back.ts';
import type { Figures } from '../registry/types.ts';
import { failsTooOften } from './failure-rate.ts';
import { figuresOf } from './reports.queries.ts';

const reasonOf = ({ failedPeople, people, failures, loads }: Figures) =>
  `failed for ${failedPeople} of ${people} people, ${failures} failures in ${loads} loads`;

/**
 * If a candidate fails too often, removes it from the registry and notifies superadmins. If several processes decide
 * this concurrently, only one acts [portal.candidate-dropped].
 */
export async function dropIfBad({ db, config }: Services, remote: string, version: string): Promise<void> {
  const remotesDir = config.REMOTES_DIR!;
  const stable = readRegistry(remotesDir).remotes[remote];
  if (stable?.candidate?.version !== version) return;
  const figures = await figuresOf(db, remote, version);
  if (!failsTooOften(figures, await figuresOf(db, remote, stable.version))) return;
  const { isChanged } = await updateState(remotesDir, (state) => {
    const change = { at: new Date().toISOString(), reason: reasonOf(figures), figures };
    return withoutCandidate(state, remote, change, version);
  });
  if (isChanged) {
    await db.transaction().execute((trx) => notify(trx, { kind: 'REMOTE_DROPPED', remote, version, figures }));
  }
}
