import type { TeacherDashboard } from '@memocartes/contract/dashboards/teacher.routes';

/** What leads to a first session, in order, and where each is done. */
export const firstSteps = [
  { key: 'class', to: '/schools/classes?panel=class&mode=ADD', icon: 'class' },
  { key: 'students', to: '/schools/students', icon: 'student' },
  { key: 'print', to: '/my-school/codes', icon: 'print' },
  { key: 'pack', to: '/creation-packs', icon: 'pack' },
] as const;

type Started = Pick<TeacherDashboard, 'classes' | 'next_packs'>;

/** Which steps are done. Printing leaves no trace: it is done once a pack was given. */
export function stepsDone({ classes, next_packs }: Started) {
  const pack = next_packs.length > 0 || classes.some((class_) => class_.pack !== null);
  return {
    class: classes.length > 0,
    students: classes.some(({ nb_students }) => nb_students > 0),
    print: pack,
    pack,
  };
}

/** Whether something is still to be done before a first session. */
export const isStarting = (dashboard: Started): boolean => Object.values(stepsDone(dashboard)).includes(false);
