import type { Pack } from '@memocartes/contract/packs/packs.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

/** Givings that are named; the others are counted. */
const most = 2;

/** To which classes a pack was given, and for which week; the latest first. */
export function PackGivings({ pack }: { readonly pack: Pack }) {
  const { t } = useTranslation('packs');
  const dates = useDates();
  const givings = pack.classes.toSorted((a, b) => b.week.localeCompare(a.week));
  const others = givings.length - most;
  return (
    <span className="pack-givings">
      {givings.length === 0 && <Tag>{t('free')}</Tag>}
      {givings.slice(0, most).map((giving) => (
        <Tag key={giving.id} tone="accent" icon="calendar">
          {t('givenTo', { name: giving.name, day: dates.day(giving.week).slice(0, 5) })}
        </Tag>
      ))}
      {others > 0 && <Tag>{t('others', { count: others })}</Tag>}
    </span>
  );
}
