import type { Action } from '@memocartes/contract/permissions/permissions';
import type { Role } from '@memocartes/contract/permissions/roles';
import type { IconName } from '@memocartes/shared-ui/icon';

/** Layouts of a route: sidebar and header, only the page, or the page on a plain background. */
export type Layout = 'default' | 'print' | 'bare';

/** A path of a remote: a react-router pattern (`/classes/:id?`), matched ignoring case; `:id` matches whole numbers only. */
export type RemoteRoute = {
  readonly path: string;
  readonly layout?: Layout;
  /** Action that the person must be allowed to do in their own school to see the page. */
  readonly need?: Action;
};

/** Label in the sidebar: a key of the shell's texts, or a remote's own words in each language [portal.menu-words]. */
export type MenuWords = string | { readonly fr: string; readonly en: string };

/** An entry of the sidebar. */
export type MenuItem =
  | { readonly type: 'title'; readonly title: MenuWords }
  | {
      readonly type: 'item';
      readonly title: MenuWords;
      /** Target path; without one the entry is disabled, or opens the contact form. */
      readonly to?: string;
      readonly icon: IconName;
      /** Name of a fixed colour of the theme. */
      readonly colour: string;
      /** The entry is hidden when the person may not do this. */
      readonly need?: Action;
      /** The entry is disabled, with `hint` as its tooltip, when the person may not do this. */
      readonly enabledBy?: Action;
      readonly hint?: MenuWords;
      /** What the entry counts: the person's unread messages. */
      readonly badge?: 'UNREAD_MESSAGES';
      /** Opens the contact form instead of a page. */
      readonly contact?: true;
    };

/**
 * What a remote declares to its host before any of its code is loaded. Plain data: it is read by the build, checked when
 * the remote is published, and copied into the registry.
 */
export type RemoteRecord = {
  readonly name: `mf-${string}`;
  /** Version of the host's contract that it was written for. */
  readonly shell: '^1';
  /** Roles that it serves; none at all means that its pages are public. */
  readonly roles: readonly Role[];
  readonly routes: readonly RemoteRoute[];
  /** Paths that it owns but has no screen for yet: they are guarded, and show the not-found page. */
  readonly planned?: readonly string[];
  readonly menu: readonly MenuItem[];
};
