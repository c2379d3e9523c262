import type { SessionStudent } from '@memocartes/contract/learning/sessions/sessions.routes';
import { useListFormat } from '@memocartes/shared-shell/i18n';
import { personName } from '@memocartes/shared-ui/avatar';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Students = readonly SessionStudent[];
type StatusById = ReadonlyMap<number, SessionStudent['status']>;

/** Maximum number of names in an announcement; for more students, only the number is announced. */
const maxNames = 3;

const statusById = (students: Students): StatusById => new Map(students.map(({ id, status }) => [id, status]));

/** Announces to screen readers who has joined and who has finished. Answers are not announced. */
export function PresenceAnnouncements({ students }: { readonly students: Students }) {
  const { t } = useTranslation('sessions');
  const list = useListFormat();
  const previous = useRef<StatusById>(undefined);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const before = previous.current;
    previous.current = statusById(students);
    if (!before) return;
    const announcements = (['ACTIVE', 'ENDED'] as const).flatMap((status) => {
      const changed = students.filter(
        (item) => item.status === status && before.has(item.id) && before.get(item.id) !== status,
      );
      if (changed.length === 0) return [];
      const namesOrCount =
        changed.length > maxNames
          ? t('announcements.students', { count: changed.length })
          : list.format(changed.map(personName));
      return [t(`announcements.${status}`, { count: changed.length, who: namesOrCount })];
    });
    if (announcements.length > 0) setAnnouncement(announcements.join(' '));
  }, [students, t, list]);

  return (
    <p role="status" className="mc-sr-only">
      {announcement}
    </p>
  );
}
