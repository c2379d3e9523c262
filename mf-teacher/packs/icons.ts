import { iconPaths, type IconName } from '@memocartes/shared-ui/icon';

/** Icons that a teacher chooses from for a pack. */
export const packIcons = [
  'book',
  'edit',
  'list',
  'help',
  'message',
  'grid',
  'plus',
  'minus',
  'copy',
  'timer',
  'clock',
  'calendar',
  'sun',
  'moon',
  'star',
  'relation',
  'family',
  'student',
  'eye',
  'school',
  'home',
  'shield',
  'external',
  'image',
] as const satisfies readonly IconName[];

/** The icon that a pack names; that of a pack when nobody knows it. */
export const packIcon = (name: string): IconName => (name in iconPaths ? (name as IconName) : 'pack');
