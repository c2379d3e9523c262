import type { Action } from '@memocartes/contract/permissions/permissions';
import type { Role } from '@memocartes/contract/permissions/roles';
import type { IconName } from '@memocartes/shared-ui/icon';

/** Layouts that a route may ask of the shell: sidebar and header, nothing but the page, or the page on a plain ground. */
export type Layout = 'default' | 'print' | 'bare';

/** A path of a remote: a react-router pattern (`/classes/:id?`), matched ignoring case. */
export type RemoteRoute = {
  readonly path: string;
  readonly layout?: Layout;
  /** The page is refused to who may not do this in their own school, as if it were another role's. */
  readonly need?: Action;
};

/** A line of the sidebar. `title` and `hint` are keys of the shell's texts. */
export type MenuItem =
  | { readonly type: 'title'; readonly title: string }
  | {
      readonly type: 'item';
      readonly title: string;
      /** Path it leads to; without one the entry is shown disabled, or opens the contact form. */
      readonly to?: string;
      readonly icon: IconName;
      /** Name of a fixed colour of the theme. */
      readonly colour: string;
      /** The entry is hidden when the person may not do this. */
      readonly need?: Action;
      /** The entry is disabled, with `hint` as its tooltip, when the person may not do this. */
      readonly enabledBy?: Action;
      readonly hint?: string;
      /** Opens the contact form instead of leading anywhere. */
      readonly contact?: true;
    };

/**
 * What a remote tells its host before any of its code is fetched. Plain data: it is read by the build, checked when
 * the remote is published, and copied into the registry.
 */
export type RemoteRecord = {
  readonly name: `mf-${string}`;
  /** Version of the host's contract that it was written for. */
  readonly shell: '^1';
  /** Roles that it serves; none at all means that its pages are public. */
  readonly roles: readonly Role[];
  readonly routes: readonly RemoteRoute[];
  /** Paths that it owns and that are guarded, whose screen comes in a later version: the not-found page answers. */
  readonly planned?: readonly string[];
  readonly menu: readonly MenuItem[];
};
