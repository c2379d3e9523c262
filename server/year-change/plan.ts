import { compareClasses } from '@memocartes/contract/levels/class-order';
import { type ClassLevel, type Level, levels } from '@memocartes/contract/levels/levels';
import type { ClassChoice, StudentOutcome } from '@memocartes/contract/year-change/year-change';
import type { YearClass } from '@memocartes/contract/year-change/year-change.routes';

import { namesAfter } from './class-names.ts';

export type Student = { id: number; level: Level | null; classes_id: number | null };
export type Class = { id: number; name: string; level: ClassLevel };
type ClassPlan = { id: number; choice: ClassChoice; next_class_id?: number | null };
export type Choices = { repeaters: readonly number[]; classes: readonly ClassPlan[] };

export type PlannedStudent = Student & {
  outcome: StudentOutcome;
  level_after: Level | null;
  class_after: number | null;
};
export type PlannedClass = YearClass;
export type Plan = { students: PlannedStudent[]; classes: PlannedClass[] };

const inListOrder = (classes: readonly Class[]) => classes.toSorted((a, b) => compareClasses(a, b) || a.id - b.id);

const next = (level: Level): Level | undefined => levels[levels.indexOf(level) + 1];
/** The next level of a class with one level; undefined for CM2 and for classes with several. */
const nextLevel = (level: ClassLevel) => levels.slice(1).find((_one, index) => levels[index] === level);

/** Whether a student moves up, repeats the level, leaves the school or has no level [year.levels]. */
function outcomeOf({ id, level }: Student, repeaters: ReadonlySet<number>): StudentOutcome {
  if (!level) return 'NO_LEVEL';
  if (repeaters.has(id)) return 'REPEAT';
  return next(level) ? 'UP' : 'LEAVE';
}

type ClassOutcome = Class & { choice: ClassChoice; levelAfter: ClassLevel; nextClassId: number | null };

/**
 * The choice for a class and its effects. KEEP is the default, and replaces an impossible RAISE [year.class-kept]
 * [year.class-raised].
 */
function classOutcomeOf(class_: Class, planned: ClassPlan | undefined): ClassOutcome {
  const above = nextLevel(class_.level);
  const choice = planned?.choice === 'RAISE' && !above ? 'KEEP' : (planned?.choice ?? 'KEEP');
  const levelAfter = choice === 'RAISE' && above ? above : class_.level;
  return { ...class_, choice, levelAfter, nextClassId: planned?.next_class_id ?? null };
}

const isOfLevel = (classOutcome: ClassOutcome, level: Level | null) =>
  level !== null && classOutcome.levelAfter.split('/').includes(level);

/** Whether a student stays in a class. The class must not be emptied, and must have the student's new level, if any. */
function stays(outcome: StudentOutcome, level: Level | null, classOutcome: ClassOutcome): boolean {
  if (outcome === 'LEAVE' || classOutcome.choice === 'EMPTY') return false;
  return level === null || isOfLevel(classOutcome, level);
}

/**
 * A student's class next year: the same class if they stay. Otherwise the class chosen for those who leave it, if the
 * chosen class has the student's new level; else null.
 */
function classAfter(
  outcome: StudentOutcome,
  level: Level | null,
  classOutcome: ClassOutcome,
  outcomes: ReadonlyMap<number, ClassOutcome>,
) {
  if (stays(outcome, level, classOutcome)) return classOutcome.id;
  const next = outcomes.get(classOutcome.nextClassId ?? 0);
  return outcome !== 'LEAVE' && next && isOfLevel(next, level) ? next.id : null;
}

function planStudent(
  student: Student,
  repeaters: ReadonlySet<number>,
  outcomes: ReadonlyMap<number, ClassOutcome>,
): PlannedStudent {
  const outcome = outcomeOf(student, repeaters);
  const level_after = outcome === 'UP' && student.level ? (next(student.level) ?? null) : student.level;
  const classOutcome = student.classes_id === null ? undefined : outcomes.get(student.classes_id);
  const class_after = classOutcome ? classAfter(outcome, level_after, classOutcome, outcomes) : null;
  return { ...student, outcome, level_after, class_after };
}

/**
 * Plans the year change of a school's ACTIVE students and its classes. A pure function, so that the preview equals the
 * result [year.preview].
 */
export function planYear(students: readonly Student[], classes: readonly Class[], choices: Choices): Plan {
  const repeaters = new Set(choices.repeaters);
  const plans = new Map(choices.classes.map((class_) => [class_.id, class_]));
  const outcomes = new Map(
    inListOrder(classes).map((class_) => [class_.id, classOutcomeOf(class_, plans.get(class_.id))]),
  );
  const planned = students.map((student) => planStudent(student, repeaters, outcomes));
  const names = namesAfter([...outcomes.values()]);

  const leaversOf = (classOutcome: ClassOutcome) =>
    planned.filter(
      ({ classes_id, outcome, level_after }) =>
        classes_id === classOutcome.id && outcome !== 'LEAVE' && !stays(outcome, level_after, classOutcome),
    );

  const planClass = (classOutcome: ClassOutcome): PlannedClass => {
    const { id, name, level, choice, levelAfter, nextClassId } = classOutcome;
    const leavers = leaversOf(classOutcome);
    const acceptingClasses = [...outcomes.values()].filter(
      (other) => other.id !== id && leavers.some(({ level_after }) => isOfLevel(other, level_after)),
    );
    return {
      id,
      name,
      name_after: names.get(id) ?? name,
      level,
      level_after: levelAfter,
      choice,
      choices: nextLevel(level) ? ['KEEP', 'RAISE', 'EMPTY'] : ['KEEP', 'EMPTY'],
      nb_students: planned.filter(({ classes_id }) => classes_id === id).length,
      nb_staying: planned.filter(({ classes_id, class_after }) => classes_id === id && class_after === id).length,
      nb_leaving: leavers.length,
      next_classes: acceptingClasses.map((accepting) => accepting.id),
      next_class_id: acceptingClasses.some((accepting) => accepting.id === nextClassId) ? nextClassId : null,
    };
  };

  return { students: planned, classes: [...outcomes.values()].map(planClass) };
}
