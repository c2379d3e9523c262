import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import { levels } from '@memocartes/contract/levels/levels';

type Levelled = Pick<ClassRow, 'level' | 'name'>;

const first = ({ level }: Levelled) => levels.findIndex((item) => item === level.split('/')[0]);

/** Compares classes by their first level, from CP to CM2, then by name [classes.order]. */
export const byLevel = (a: Levelled, b: Levelled) => first(a) - first(b) || a.name.localeCompare(b.name, 'fr');
