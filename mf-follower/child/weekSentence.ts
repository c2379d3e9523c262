import type { StudentWeek } from '@memocartes/contract/student-week/student-week.routes';
import { hasLeft, type StudentStatus } from '@memocartes/contract/students/student-status';

type WeekSentence =
  | 'wonderful'
  | 'good'
  | 'training'
  | 'demanding'
  | 'byHand'
  | 'none'
  | 'nonePast'
  | 'holiday'
  | 'left';

/**
 * The sentence that says how a week went, by the share of right answers. Without answers, it depends on whether staff
 * placed cards by hand, on whether the week is in holidays or past [families.activity], and on whether the child has
 * left the school [families.left].
 */
export function weekSentenceOf(
  {
    activity,
    state,
    student,
  }: Pick<StudentWeek, 'activity' | 'state'> & { readonly student: { readonly status: StudentStatus } },
  isPast: boolean,
): WeekSentence {
  const { nb_answers, nb_right, moved } = activity;
  if (nb_answers === 0) {
    if (moved.up + moved.down + moved.kept > 0) return 'byHand';
    if (hasLeft(student) && !isPast) return 'left';
    if (state === 'holiday') return 'holiday';
    return isPast ? 'nonePast' : 'none';
  }
  const rate = nb_right / nb_answers;
  if (rate >= 0.9) return 'wonderful';
  if (rate >= 0.75) return 'good';
  return rate > 0.5 ? 'training' : 'demanding';
}

const earlierHints = {
  training: 'trainingEarlierHint',
  demanding: 'demandingEarlierHint',
  holiday: 'holidayEarlierHint',
} as const;

const saysWhatIsNext = (sentence: WeekSentence): sentence is keyof typeof earlierHints => sentence in earlierHints;

/**
 * Key of the text below the sentence. Only a current week says what comes next [families.activity]; a child without
 * class has no session to wait for.
 */
export function weekHintOf(sentence: WeekSentence, { isCurrent, hasClass }: Record<'isCurrent' | 'hasClass', boolean>) {
  if (sentence === 'none' && !hasClass) return 'noneNoClassHint';
  return !isCurrent && saysWhatIsNext(sentence) ? earlierHints[sentence] : (`${sentence}Hint` as const);
}
