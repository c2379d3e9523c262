import { levels } from '@memocartes/contract/people/people';
import type { ClassLevel, Level } from '@memocartes/contract/people/people';
import type { ClassChoice, PupilOutcome } from '@memocartes/contract/year-change/year-change';
import type { YearClass } from '@memocartes/contract/year-change/year-change.routes';
import { namesAfter } from './names.ts';

export type Pupil = { id: number; level: Level | null; classes_id: number | null };
export type Class = { id: number; name: string; level: ClassLevel };
export type Choices = { repeaters: readonly number[]; classes: readonly { id: number; choice: ClassChoice }[] };

export type PlannedPupil = Pupil & { outcome: PupilOutcome; level_after: Level | null; class_after: number | null };
export type PlannedClass = YearClass;
export type Plan = { pupils: PlannedPupil[]; classes: PlannedClass[] };

const next = (level: Level): Level | undefined => levels[levels.indexOf(level) + 1];
/** The level above that of a class of one level; undefined for CM2 and for classes of several. */
const raised = (level: ClassLevel) => levels.slice(1).find((_one, index) => levels[index] === level);

function outcomeOf({ id, level }: Pupil, repeaters: ReadonlySet<number>): PupilOutcome {
  if (!level) return 'NO_LEVEL';
  if (repeaters.has(id)) return 'REPEAT';
  return next(level) ? 'UP' : 'LEAVE';
}

type Fate = Class & { choice: ClassChoice; levelAfter: ClassLevel };

function fateOf(class_: Class, asked: ClassChoice): Fate {
  const above = raised(class_.level);
  const choice = asked === 'RAISE' && !above ? 'KEEP' : asked;
  return { ...class_, choice, levelAfter: choice === 'RAISE' && above ? above : class_.level };
}

/** Whether a pupil stays in their class: it must be kept with them, and be one of their level, where they have one. */
function stays(outcome: PupilOutcome, level: Level | null, fate: Fate): boolean {
  if (outcome === 'LEAVE' || fate.choice === 'EMPTY') return false;
  return level === null || fate.levelAfter.split('/').includes(level);
}

function planPupil(pupil: Pupil, repeaters: ReadonlySet<number>, fates: ReadonlyMap<number, Fate>): PlannedPupil {
  const outcome = outcomeOf(pupil, repeaters);
  const level_after = outcome === 'UP' && pupil.level ? (next(pupil.level) ?? null) : pupil.level;
  const fate = pupil.classes_id === null ? undefined : fates.get(pupil.classes_id);
  const class_after = fate && stays(outcome, level_after, fate) ? fate.id : null;
  return { ...pupil, outcome, level_after, class_after };
}

/**
 * Moves a school's ACTIVE pupils up a level (the year change, « Rentrée »): CM2 leave, repeaters and those without level keep theirs; who
 * stays in which class follows from what is chosen for the class. Pure: what is previewed is what is written.
 */
export function planYear(pupils: readonly Pupil[], classes: readonly Class[], choices: Choices): Plan {
  const repeaters = new Set(choices.repeaters);
  const asked = new Map(choices.classes.map(({ id, choice }) => [id, choice]));
  const fates = new Map(classes.map((class_) => [class_.id, fateOf(class_, asked.get(class_.id) ?? 'KEEP')]));
  const planned = pupils.map((pupil) => planPupil(pupil, repeaters, fates));
  const names = namesAfter([...fates.values()]);
  const planClass = ({ id, name, level, choice, levelAfter }: Fate): PlannedClass => ({
    id,
    name,
    name_after: names.get(id) ?? name,
    level,
    level_after: levelAfter,
    choice,
    choices: raised(level) ? ['KEEP', 'RAISE', 'EMPTY'] : ['KEEP', 'EMPTY'],
    nb_students: planned.filter(({ classes_id }) => classes_id === id).length,
    nb_staying: planned.filter(({ class_after }) => class_after === id).length,
  });
  return { pupils: planned, classes: [...fates.values()].map(planClass) };
}
