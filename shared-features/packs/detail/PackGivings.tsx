import type { Pack } from '@memocartes/contract/packs/packs.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

/** Number of assignments listed; the others are counted. */
const maxShown = 2;

/** The classes and weeks of a pack, newest first. */
export function PackGivings({ pack }: { readonly pack: Pack }) {
  const { t } = useTranslation('packs');
  const dates = useDates();
  const givings = pack.classes.toSorted((a, b) => b.week.localeCompare(a.week));
  const others = givings.length - maxShown;
  return (
    <span className="pack-givings">
      {givings.length === 0 && <Tag>{t('free')}</Tag>}
      {givings.slice(0, maxShown).map((giving) => (
        <Tag key={giving.id} tone="accent" icon="calendar">
          {t('givenTo', { name: giving.name, day: dates.day(giving.week).slice(0, 5) })}
        </Tag>
      ))}
      {others > 0 && <Tag>{t('others', { count: others })}</Tag>}
    </span>
  );
}
