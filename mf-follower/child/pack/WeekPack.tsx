import type { StudentWeek } from '@memocartes/contract/student-week/student-week.routes';
import { hasLeft } from '@memocartes/contract/students/student-status';
import { useDates } from '@memocartes/shared-shell/i18n';
import { personName } from '@memocartes/shared-ui/avatar';
import { LoadErrorBanner } from '@memocartes/shared-ui/banner';
import { useLazy } from '@memocartes/shared-ui/lazy';
import { PackIcon } from '@memocartes/shared-ui/pack-icon';
import { Card } from '@memocartes/shared-ui/stack';
import { Skeleton } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

type Props = { readonly week: StudentWeek; readonly isPast: boolean };

// Loaded lazily: drawing cards takes more code than the rest of the page.
const loadCards = () => import('./PackCards.tsx');

/** The class's pack for the week, and its cards [families.pack]. */
export function WeekPack({ week, isPast }: Props) {
  const { t } = useTranslation('childWeek');
  const { pack } = week;
  // No pack is planned for a child who has left the school [families.left].
  if (!pack && hasLeft(week.student)) return null;
  if (!pack) return <NoPack week={week} isPast={isPast} />;
  const count = pack.cards.length;
  return (
    <Card className="week-pack">
      <div className="week-pack__head">
        <PackIcon name={pack.icon} size={32} />
        <div>
          <p className="child-week__soft">{t('pack.label')}</p>
          <h3>{pack.title}</h3>
          <p className="child-week__soft">
            {[pack.author && t('pack.by', { name: personName(pack.author) }), t('pack.count', { count })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      {count === 0 ? <p>{t('pack.noCards')}</p> : <Cards key={pack.id} cards={pack.cards} />}
    </Card>
  );
}

function Cards({ cards }: { readonly cards: NonNullable<StudentWeek['pack']>['cards'] }) {
  const { t } = useTranslation('childWeek');
  const { Component: PackCards, failed, retry } = useLazy(loadCards);
  if (failed) return <LoadErrorBanner onRetry={retry}>{t('pack.failed')}</LoadErrorBanner>;
  if (PackCards) return <PackCards cards={cards} />;
  return (
    <div className="pack-strip" aria-hidden>
      {cards.map(({ id }) => (
        <Skeleton key={id} shape="card" />
      ))}
    </div>
  );
}

function NoPack({ week: { next_pack: next }, isPast }: Props) {
  const { t } = useTranslation('childWeek');
  const dates = useDates();
  return (
    <Card>
      <h3>{t(isPast ? 'pack.nonePast' : 'pack.none')}</h3>
      {next && !isPast && (
        <p className="child-week__soft">
          {t('pack.next', { title: next.title, count: next.nb_cards, date: dates.dayOfMonth(next.week) })}
        </p>
      )}
    </Card>
  );
}
