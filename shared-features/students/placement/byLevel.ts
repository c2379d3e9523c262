import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import { levels } from '@memocartes/contract/levels/levels';

type Levelled = Pick<ClassRow, 'level' | 'name'>;

const first = ({ level }: Levelled) => levels.findIndex((item) => item === level.split('/')[0]);

/** Classes in order: from CP to CM2, those of several levels by their first level [classes.order]. */
export const byLevel = (a: Levelled, b: Levelled) => first(a) - first(b) || a.name.localeCompare(b.name, 'fr');
