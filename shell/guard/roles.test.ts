import type { Role } from '@memocartes/contract/permissions/roles';
import { fakeMe } from '@memocartes/shared-shell/fake-host';

import { remoteOfPath } from '../federation/registry/remoteOfPath.ts';
import { realRegistry } from '../testing/registry.ts';

const registry = realRegistry();
const staff = ['ADMIN', 'TEACHER'] as const;
const everyone = ['SUPERADMIN', ...staff, 'USER'] as const;

/** Guarded paths, each with the roles that may open it. */
const paths: Record<string, readonly Role[]> = {
  '/Dashboard': everyone,
  '/Params': everyone,
  '/messaging': ['TEACHER', 'USER'],
  '/my-childrens': ['USER'],
  '/my-school': ['ADMIN'],
  '/Resources': everyone,
  '/resources': everyone,
  '/creation-packs': staff,
  '/print-cards-template': staff,
  '/classes/sessions': staff,
  '/classes': ['SUPERADMIN', ...staff],
  '/classes/7': ['SUPERADMIN', ...staff],
  '/classes/7/sessions': staff,
  '/classes/collective': ['SUPERADMIN', ...staff],
  '/classes/collective/7': ['SUPERADMIN', ...staff],
  '/students': everyone,
  '/students/7': everyone,
  '/schools/assignment': ['ADMIN'],
  '/schools/audit': ['ADMIN'],
  '/schools/cards': staff,
  '/schools/classes': staff,
  '/schools/create-cards': ['TEACHER'],
  '/schools/followers': ['ADMIN'],
  '/schools/packs': staff,
  '/schools/print-cards': staff,
  '/schools/students': staff,
  '/schools/users': ['ADMIN'],
  '/schools/7': staff,
  '/superadmin': ['SUPERADMIN'],
  '/superadmin/audit': ['SUPERADMIN'],
  '/superadmin/certified-cards': ['SUPERADMIN'],
  '/superadmin/followers-app': ['SUPERADMIN'],
  '/superadmin/invoices': ['SUPERADMIN'],
  '/superadmin/schools': ['SUPERADMIN'],
  '/superadmin/schools/7': ['SUPERADMIN'],
};

test.each(Object.entries(paths))('only its roles may open %s', (path, allowed) => {
  const served = everyone.filter((role) => remoteOfPath(path, fakeMe(role), registry).status === 'ok');
  expect(served).toEqual(everyone.filter((role) => allowed.includes(role)));
  expect(remoteOfPath(path, undefined, registry).status).toBe('forbidden');
});
