import type { TeacherDashboard } from '@memocartes/contract/dashboards/teacher.routes';

/** The steps to a first session, in order, with their pages. */
export const firstSteps = [
  { key: 'class', to: '/schools/classes?panel=class&mode=ADD', icon: 'class' },
  { key: 'students', to: '/schools/students', icon: 'student' },
  { key: 'print', to: '/my-school/codes', icon: 'print' },
  { key: 'pack', to: '/creation-packs', icon: 'pack' },
] as const;

type Started = Pick<TeacherDashboard, 'classes' | 'has_pack'>;

/**
 * Which steps are done. The pack step stays done in weeks without a pack. Printing is not recorded:
 * the print step is done when the pack step is done [dashboards.first-steps].
 */
export const stepsDone = ({ classes, has_pack: pack }: Started) => ({
  class: classes.length > 0,
  students: classes.some(({ nb_students }) => nb_students > 0),
  print: pack,
  pack,
});

/** Whether any of the first steps is not done. */
export const isStarting = (dashboard: Started): boolean => Object.values(stepsDone(dashboard)).includes(false);
