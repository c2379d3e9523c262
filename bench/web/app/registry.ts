import type { Registry } from '@memocartes/shared-shell/remote';

import { record as follower } from '../../../mf-follower/record.ts';
import { record as schoolAdmin } from '../../../mf-school-admin/record.ts';
import { record as student } from '../../../mf-student/record.ts';
import { record as superadmin } from '../../../mf-superadmin/record.ts';
import { record as teacher } from '../../../mf-teacher/record.ts';

/** Replaces the shell's registry in the monolith: the records are known at build time. */
export async function readRegistry(): Promise<Registry> {
  const records = [follower, student, schoolAdmin, superadmin, teacher];
  return {
    remotes: Object.fromEntries(records.map((record) => [record.name, { ...record, version: '1', manifest: '' }])),
  };
}
