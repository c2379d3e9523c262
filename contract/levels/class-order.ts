import { type ClassLevel, classLevelOrder } from './levels.ts';

type Levelled = { readonly level: ClassLevel; readonly name: string };

const rank = ({ level }: Levelled) => classLevelOrder.indexOf(level);

/** Compares classes as every list sorts them: by level, then by name [classes.order]. */
export const compareClasses = (a: Levelled, b: Levelled): number =>
  rank(a) - rank(b) || a.name.localeCompare(b.name, 'fr');
