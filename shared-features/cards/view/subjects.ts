import type { SubjectOption } from '@memocartes/contract/subjects/subjects.routes';
import type { Option } from '@memocartes/shared-ui/fields';

/** Subjects of both ranks in one list, the narrow ones under theirs: `m3` is of the first rank, `s14` of the second. */
export const subjectOptions = (subjects: readonly SubjectOption[]): Option<string>[] =>
  subjects
    .filter(({ parent_id }) => parent_id === null)
    .flatMap((matter) => [
      { value: `m${matter.id}`, label: matter.name },
      ...subjects
        .filter(({ parent_id }) => parent_id === matter.id)
        .map(({ id, name }) => ({ value: `s${id}`, label: `\u00a0\u00a0\u00a0${name}` })),
    ]);

/** What such a value asks of the list of cards. */
export function subjectOf(value: string | undefined): { matter_id?: number; subject_id?: number } {
  const [, rank, id] = /^([ms])(\d+)$/.exec(value ?? '') ?? [];
  if (!id) return {};
  return rank === 'm' ? { matter_id: Number(id) } : { subject_id: Number(id) };
}
