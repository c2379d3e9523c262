// oxlint-disable-next-line no-restricted-imports -- not a component
import { can } from '@memocartes/contract/permissions/permissions';
import type { MenuItem, Registry } from '@memocartes/shared-shell/remote';
import type { Me } from '@memocartes/shared-shell/session';

import { remoteOfPath } from '../federation/registry/remoteOfPath.ts';

type Item = Extract<MenuItem, { readonly type: 'item' }>;

/** An entry of the sidebar for one user. */
export type MenuLine =
  | Extract<MenuItem, { readonly type: 'title' }>
  | (Pick<Item, 'title' | 'icon' | 'colour' | 'to' | 'hint' | 'contact' | 'badge'> & {
      readonly type: 'item';
      readonly disabled: boolean;
    });

/**
 * The sidebar of a user, from the records of their role's remotes [interface.menu] [interface.menu-offer].
 * - An entry is omitted if the user lacks its `need` permission, can't open its screen or may not use its contact form.
 * - An entry is disabled if the user lacks its `enabledBy` permission, or if it neither has a link nor opens the
 *   contact form.
 */
export function menuOf(me: Me, registry: Registry): MenuLine[] {
  const subject = { schoolId: me.schoolId };
  const exists = (to: string) => remoteOfPath(to, me, registry).status === 'ok';

  const isShown = (item: Item) =>
    (!item.contact || can(me, 'contact:send')) &&
    (!item.need || can(me, item.need, subject)) &&
    (item.to === undefined || exists(item.to));

  const line = ({ title, icon, colour, to, enabledBy, hint, contact, badge }: Item): MenuLine => {
    const disabled = (to === undefined && !contact) || (enabledBy !== undefined && !can(me, enabledBy, subject));
    return { type: 'item', title, icon, colour, to, hint, contact, badge, disabled };
  };

  return (
    Object.values(registry.remotes)
      // [portal.disabled-remote]
      .filter((remote) => !remote.disabled && remote.roles.includes(me.role))
      .flatMap((remote) => remote.menu)
      .filter((item) => item.type === 'title' || isShown(item))
      .map((item) => (item.type === 'title' ? item : line(item)))
  );
}
