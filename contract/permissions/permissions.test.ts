import { type Action, can, mayEver } from './permissions.ts';
import { anonymous, roles } from './roles.ts';

test('refuses an action that the table lacks, as the record of a newer remote may name one [portal.unreadable-record]', () => {
  for (const kind of [...roles, 'DEVICE', 'ANONYMOUS'] as const) {
    const actor = { ...anonymous, kind };
    expect([kind, can(actor, 'loan:list' as Action), mayEver(actor, 'loan:list' as Action)]).toEqual([
      kind,
      false,
      false,
    ]);
  }
});
