import { can } from '@memocartes/contract/permissions/permissions';
import type { MenuItem, Registry } from '@memocartes/shared-shell/remote';
import type { Me } from '@memocartes/shared-shell/session';

import { ownerOf } from '../federation/registry/owner.ts';

type Item = Extract<MenuItem, { type: 'item' }>;

/** A line of the sidebar as one person sees it. */
export type MenuLine =
  | { readonly type: 'title'; readonly title: string }
  | (Pick<Item, 'title' | 'icon' | 'colour' | 'to' | 'hint' | 'contact'> & {
      readonly type: 'item';
      readonly disabled: boolean;
    });

/**
 * The sidebar of a person, from the records of their role's remotes. An entry is left out when they may
 * never do what it needs, or when its screen is still to come; it is disabled, with its hint, when they may not do it now, or
 * when it leads nowhere. The contact entry leads nowhere and opens the contact form.
 */
export function menuOf(me: Me, registry: Registry): MenuLine[] {
  const subject = { schoolId: me.schoolId };
  const exists = (to: string) => ownerOf(to, me, registry).status === 'ok';
  const seen = (item: Item) =>
    (!item.contact || can(me, 'contact:send')) &&
    (!item.need || can(me, item.need, subject)) &&
    (item.to === undefined || exists(item.to));
  const line = ({ title, icon, colour, to, enabledBy, hint, contact }: Item): MenuLine => {
    const disabled = (to === undefined && !contact) || (enabledBy !== undefined && !can(me, enabledBy, subject));
    return { type: 'item', title, icon, colour, to, hint, contact, disabled };
  };
  return Object.values(registry.remotes)
    .filter((remote) => remote.roles.includes(me.role))
    .flatMap((remote) => remote.menu)
    .filter((item) => item.type === 'title' || seen(item))
    .map((item) => (item.type === 'title' ? item : line(item)));
}
