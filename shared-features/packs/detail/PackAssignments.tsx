import type { Pack } from '@memocartes/contract/packs/packs.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

/** Number of assignments listed; the others are counted. */
const maxShown = 2;

/** The classes and weeks of a pack, latest week first. */
export function PackAssignments({ pack }: { readonly pack: Pack }) {
  const { t } = useTranslation('packs');
  const dates = useDates();
  const assignments = pack.classes.toSorted((a, b) => b.week.localeCompare(a.week));
  const others = assignments.length - maxShown;
  return (
    <span className="pack-assignments">
      {assignments.length === 0 && <Tag>{t('free')}</Tag>}
      {assignments.slice(0, maxShown).map((assignment) => (
        <Tag key={assignment.id} tone="accent" icon="calendar">
          {t('givenTo', { name: assignment.name, day: dates.day(assignment.week).slice(0, 5) })}
        </Tag>
      ))}
      {others > 0 && <Tag>{t('others', { count: others })}</Tag>}
    </span>
  );
}
