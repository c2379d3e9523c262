import { kindsOf, type NotificationKind } from '@memocartes/contract/notifications/kinds';
import { administrationKinds, notificationLinks } from '@memocartes/contract/notifications/testing/links';
import { offerIds } from '@memocartes/contract/offers/offers';
// oxlint-disable-next-line no-restricted-imports -- not a component
import { can } from '@memocartes/contract/permissions/permissions';
import { type Role, roleRow, scopeOf } from '@memocartes/contract/permissions/roles';
import { matchRoutes } from 'react-router-dom';

import type { RemoteRecord } from '../../remote/index.ts';
import type { Me } from '../../session/index.ts';
import { fakeMe } from '../people.ts';

/**
 * People of a role who may receive a kind of notification. Of the teachers, only independent ones receive the kinds
 * about the administration of a school.
 */
const readersOf = (role: Role, kind: NotificationKind): Me[] =>
  scopeOf(role) === 'classes' && administrationKinds.includes(kind)
    ? [offerIds.TEACHER_FREE, offerIds.TEACHER_PAYED].map((offerId) => fakeMe(role, { offerId }))
    : [fakeMe(role)];

function mayOpen({ routes }: RemoteRecord, reader: Me, link: string): boolean {
  const patterns = routes.map((route) => ({ path: route.path, route }));
  const target = matchRoutes(patterns, link.replaceAll(':id', '12'))?.at(-1)?.route.route;
  return !!target && (!target.need || can(reader, target.need, { schoolId: reader.schoolId }));
}

/**
 * Checks the notification links of the roles of a remote. `checked`: number of links. `dead`: links without a page in
 * the remote, or to a page that the reader may not open, each as `KIND role link`.
 */
export function deadNotificationLinks(record: RemoteRecord): { readonly dead: string[]; readonly checked: number } {
  const links = record.roles.flatMap((role) =>
    kindsOf(role).flatMap((kind) => {
      const paths = notificationLinks[kind][roleRow(role).scope] ?? [];
      // A kind without a link is reported as a dead link.
      return (paths.length > 0 ? paths : ['']).map((path) => ({ role, kind, path }));
    }),
  );
  const dead = links.filter(
    ({ role, kind, path }) => !path || readersOf(role, kind).some((reader) => !mayOpen(record, reader, path)),
  );
  return { dead: dead.map(({ role, kind, path }) => `${kind} ${role} ${path}`), checked: links.length };
}
