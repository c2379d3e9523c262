import type { SessionStudent } from '@memocartes/contract/learning/sessions/sessions.routes';
import { personName } from '@memocartes/shared-ui/avatar';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Students = readonly SessionStudent[];
type Known = ReadonlyMap<number, SessionStudent['status']>;

/** Past so many names, their number says more. */
const mostNames = 3;

const statuses = (students: Students): Known => new Map(students.map(({ id, status }) => [id, status]));

/** Says to screen readers, when they have a moment, who has just come and who has just finished. Answers are not said. */
export function PresenceAnnouncements({ students }: { readonly students: Students }) {
  const { t, i18n } = useTranslation('sessions');
  const known = useRef<Known>(undefined);
  const [words, setWords] = useState('');

  useEffect(() => {
    const before = known.current;
    known.current = statuses(students);
    if (!before) return;
    const names = new Intl.ListFormat(i18n.language);
    const said = (['ACTIVE', 'ENDED'] as const).flatMap((status) => {
      const come = students.filter(
        (one) => one.status === status && before.has(one.id) && before.get(one.id) !== status,
      );
      if (!come.length) return [];
      const who =
        come.length > mostNames
          ? t('announcements.students', { count: come.length })
          : names.format(come.map(personName));
      return [t(`announcements.${status}`, { count: come.length, who })];
    });
    if (said.length) setWords(said.join(' '));
  }, [students, t, i18n]);

  return (
    <p role="status" className="mc-sr-only">
      {words}
    </p>
  );
}
