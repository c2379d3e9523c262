import { author, both, ownSchool, type Row, schoolStaff, teaches } from './rules.ts';

/** Rows of the permission table about packs [permissions.packs]. */
export const packsRows = {
  'pack:list': schoolStaff,
  'pack:view': schoolStaff,
  'pack:create': { classes: ownSchool, school: ownSchool },
  'pack:edit': { classes: both(ownSchool, author), school: ownSchool },
  // Every teacher of a class assigns, moves and removes its packs [packs.class-teachers].
  'pack:assign': { classes: teaches, school: ownSchool },
} satisfies Record<string, Row>;
