import type { SubjectOption } from '@memocartes/contract/subjects/subjects.routes';
import type { Option } from '@memocartes/shared-ui/fields';

/** Options for parent subjects, each followed by its subjects. Value `m3`: parent subject 3; `s14`: subject 14. */
export const subjectOptions = (subjects: readonly SubjectOption[]): Option<string>[] =>
  subjects
    .filter(({ parent_id }) => parent_id === null)
    .flatMap((parentSubject) => [
      { value: `m${parentSubject.id}`, label: parentSubject.name },
      ...subjects
        .filter(({ parent_id }) => parent_id === parentSubject.id)
        .map(({ id, name }) => ({ value: `s${id}`, label: `\u00a0\u00a0\u00a0${name}` })),
    ]);

/** The option value for a card's subject, else for its parent subject; null if the card has neither. */
export const subjectValue = (card: {
  readonly matter_id: number | null;
  readonly subject_id: number | null;
}): string | null =>
  card.subject_id !== null ? `s${card.subject_id}` : card.matter_id === null ? null : `m${card.matter_id}`;

/** API query for a value of `subjectOptions`; empty for any other value. */
export function subjectOf(value: string | undefined): { readonly matter_id?: number; readonly subject_id?: number } {
  const [, kind, id] = /^([ms])(\d+)$/.exec(value ?? '') ?? [];
  if (!id) return {};
  return kind === 'm' ? { matter_id: Number(id) } : { subject_id: Number(id) };
}
