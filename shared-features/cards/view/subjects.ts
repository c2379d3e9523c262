import type { SubjectOption } from '@memocartes/contract/subjects/subjects.routes';
import type { Option } from '@memocartes/shared-ui/fields';

/** Parent subjects and subjects in one list, subjects under their parent: `m3` is a parent subject, `s14` a subject. */
export const subjectOptions = (subjects: readonly SubjectOption[]): Option<string>[] =>
  subjects
    .filter(({ parent_id }) => parent_id === null)
    .flatMap((matter) => [
      { value: `m${matter.id}`, label: matter.name },
      ...subjects
        .filter(({ parent_id }) => parent_id === matter.id)
        .map(({ id, name }) => ({ value: `s${id}`, label: `\u00a0\u00a0\u00a0${name}` })),
    ]);

/** The value of a card's subject, or of its parent subject. */
export const subjectValue = (place: { matter_id: number | null; subject_id: number | null }): string | null =>
  place.subject_id !== null ? `s${place.subject_id}` : place.matter_id === null ? null : `m${place.matter_id}`;

/** API query for a value of `subjectOptions`. */
export function subjectOf(value: string | undefined): { matter_id?: number; subject_id?: number } {
  const [, rank, id] = /^([ms])(\d+)$/.exec(value ?? '') ?? [];
  if (!id) return {};
  return rank === 'm' ? { matter_id: Number(id) } : { subject_id: Number(id) };
}
