import type { Action } from '@memocartes/contract/permissions/permissions';
import type { Role } from '@memocartes/contract/permissions/roles';
import type { IconName } from '@memocartes/shared-ui/icon';

/** Layout of a route. `default`: the page with menu and header; `print` and `bare`: only the page. */
export type Layout = 'default' | 'print' | 'bare';

/**
 * A path of a remote: a react-router pattern (`/classes/:id?`), matched ignoring case; `:id` matches whole numbers
 * only.
 */
export type RemoteRoute = {
  readonly path: string;
  readonly layout?: Layout;
  /** Action that the user must be allowed to do in their own school to see the page. */
  readonly need?: Action;
};

/** Label of a menu entry: a key of the shell's texts, or the remote's own text in each language [portal.menu-words]. */
export type MenuText = string | { readonly fr: string; readonly en: string };

/** An entry of the menu. */
export type MenuItem =
  | { readonly type: 'title'; readonly title: MenuText }
  | {
      readonly type: 'item';
      readonly title: MenuText;
      /** Target path; without it, the entry is disabled, or opens the contact form. */
      readonly to?: string;
      readonly icon: IconName;
      /** Name of a fixed colour of the theme. */
      readonly colour: string;
      /** Action that the user must be allowed to do; otherwise the entry is hidden. */
      readonly need?: Action;
      /** Action that the user must be allowed to do; otherwise the entry is disabled, with `hint` as its tooltip. */
      readonly enabledBy?: Action;
      readonly hint?: MenuText;
      /** Count shown on the entry: the user's unread messages. */
      readonly badge?: 'UNREAD_MESSAGES';
      /** Opens the contact form instead of a page. */
      readonly contact?: true;
    };

/**
 * Declaration of a remote, which its host reads before loading any code of the remote. Plain data, read by the build,
 * checked when the remote is published, and copied into the registry.
 */
export type RemoteRecord = {
  readonly name: `mf-${string}`;
  /** Version of the host's contract that the remote was written for. */
  readonly shell: '^1';
  /** Roles that the remote serves; if empty, its pages are public. */
  readonly roles: readonly Role[];
  readonly routes: readonly RemoteRoute[];
  /** Paths reserved for later screens of the remote; until then they show the not-found page. */
  readonly planned?: readonly string[];
  readonly menu: readonly MenuItem[];
};
