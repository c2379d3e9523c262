import type { RemoteRecord } from './record.ts';

/** Shared panels that may be open without an item in every mode, not only in ADD; a reload keeps them open. */
const panelsWithoutItem = ['notifications', 'message', 'resources', 'prices'] as const;

/** Panels that any remote may have. */
const sharedPanels = [
  ...panelsWithoutItem,
  'announcement',
  'contact-message',
  'superadmin',
  'school',
  'staff',
  'class',
  'student',
  'followers',
  'followers-in-app',
  'invoice',
  'buyer',
] as const;

/** A panel of one remote, prefixed with the remote's name: `mf-librarian.book` [portal.own-panel]. */
type OwnPanel = `${RemoteRecord['name']}.${string}`;

/** Names of panels. */
export type PanelComponent = (typeof sharedPanels)[number] | OwnPanel;

/** Names of panels that may be open without an item. */
export type PanelWithoutItem = (typeof panelsWithoutItem)[number] | OwnPanel;

/** Whether this is the name of a panel of one remote. */
export const isOwnPanel = (name: string): name is OwnPanel => /^mf-[a-z-]+\.[a-z-]+$/.test(name);

/** Whether this is the name of a panel; a panel with another name in the address stays closed. */
export const isPanel = (name: string): name is PanelComponent =>
  isOwnPanel(name) || (sharedPanels as readonly string[]).includes(name);

/** Whether this panel may be open without an item. */
export const mayLackItem = (name: PanelComponent): name is PanelWithoutItem =>
  isOwnPanel(name) || (panelsWithoutItem as readonly string[]).includes(name);
