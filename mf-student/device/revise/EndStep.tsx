import type { EndedRevision } from '@memocartes/contract/devices/join/device.routes';
import { type BoxCounts, Boxes } from '@memocartes/shared-ui/boxes';
import { Button } from '@memocartes/shared-ui/button';
import { Icon } from '@memocartes/shared-ui/icon';
import { useTranslation } from 'react-i18next';

import { useDoubleTapGuard } from '../double-tap/useDoubleTapGuard.ts';
import { StepTitle } from '../layout/StepTitle.tsx';
import './revise.css';

type EndStepProps = {
  readonly firstname: string;
  /** The server's result; undefined until it has arrived. */
  readonly ended?: EndedRevision;
  /** Whether no result will arrive, for example because the session was deleted. */
  readonly isRefused?: boolean;
  /** Number of cards revised, counted by the tablet; shown until the server's result arrives. */
  readonly total: number;
  /**
   * Number of cards answered right at the first attempt and not missed earlier in the session, counted by the tablet.
   */
  readonly nbKnown: number;
  /** Number of pending answers. */
  readonly pendingAnswers: number;
  readonly onDone: () => void;
  /** Undoes the last answer; undefined when there is none. */
  readonly onUndo?: () => void;
  /** Whether the teacher closed the session before the last card. */
  readonly isClosed?: boolean;
  /** Whether this was practice at home, where answers move no card. */
  readonly isPractice?: boolean;
};

const boxesOf = ({ cards }: EndedRevision): BoxCounts => {
  const count = (box: number) => cards.filter((card) => card.box === box).length;
  return [count(1), count(2), count(3), count(4), count(5)];
};

/** How the cards moved, one line per kind of move. */
function movesOf({ cards }: EndedRevision) {
  const count = (test: (card: EndedRevision['cards'][number]) => boolean) => cards.filter(test).length;
  const lines = [
    { key: 'up', icon: 'chevron-up', count: count((card) => card.box > card.box_before) },
    { key: 'acquired', icon: 'star', count: count((card) => card.box === 5 && card.box_before < 5) },
    { key: 'checked', icon: 'check', count: count((card) => card.box === 5 && card.box_before === 5) },
    { key: 'down', icon: 'refresh', count: count((card) => card.box < 5 && card.box <= card.box_before) },
  ] as const;
  return lines.filter((line) => line.count > 0);
}

type Praise = { readonly key: 'acquired' | 'up' | 'all' | 'work'; readonly count: number };

/** Praise that matches the counts; undefined when no card was revised. */
function praiseOf({ ended, total, nbKnown }: Pick<EndStepProps, 'ended' | 'total' | 'nbKnown'>): Praise | undefined {
  if (!ended) {
    if (total === 0) return undefined;
    return nbKnown === total ? { key: 'all', count: total } : { key: 'work', count: total };
  }
  const { cards, nb_cards, nb_wrong } = ended;
  const acquired = cards.filter(({ box, box_before }) => box === 5 && box_before < 5).length;
  if (acquired > 0) return { key: 'acquired', count: acquired };
  if (nb_cards === 0) return undefined;
  if (nb_wrong === 0) return { key: 'all', count: nb_cards };
  const nbUp = cards.filter(({ box, box_before }) => box > box_before).length;
  return nbUp > 0 ? { key: 'up', count: nbUp } : { key: 'work', count: nb_cards };
}

/** Maximum number of animated cards. */
const maxFalling = 15;

/** Decorative animation: the cards of the revision fall into their boxes. */
function Falling({ cards }: Pick<EndedRevision, 'cards'>) {
  return (
    <div className="student-end__falling" aria-hidden>
      {cards.slice(0, maxFalling).map(({ cards_id, box }, i) => (
        <i key={cards_id} style={{ gridColumn: box, '--nr': i }} />
      ))}
    </div>
  );
}

/** The end of a revision: how the cards moved [sessions.end]. */
export function EndStep(props: EndStepProps) {
  const { firstname, ended, total, nbKnown, pendingAnswers, onDone, onUndo, isClosed, isPractice, isRefused } = props;
  const { t } = useTranslation('device');
  // Ignores the second tap of a double tap on the last answer.
  const { isReady, accepts } = useDoubleTapGuard('end');
  const guard = (callback: () => void) => () => accepts() && callback();
  const lines = ended ? movesOf(ended) : [];
  const praise = praiseOf({ ended, total, nbKnown });
  const revised = ended?.nb_cards ?? total;

  return (
    <>
      <StepTitle>{t(isClosed ? 'end.closed' : 'end.title', { firstname })}</StepTitle>
      {praise && <p className="student-end__praise">{t(`end.praise.${praise.key}`, { count: praise.count })}</p>}
      <p className="student__hint">{t('end.revised', { count: revised })}</p>
      {/* Practice moves no card, so this count replaces the moves. */}
      {(isPractice || !ended) && nbKnown > 0 && <p className="student__hint">{t('end.known', { count: nbKnown })}</p>}
      {isPractice && <p className="student__hint">{t('home.practised')}</p>}
      {ended ? (
        <>
          {lines.length > 0 && (
            <ul className="student-end__moves">
              {lines.map(({ key, icon, count }) => (
                <li key={key}>
                  <Icon name={icon} size={26} />
                  {t(`end.${key}`, { count })}
                </li>
              ))}
            </ul>
          )}
          {ended.cards.length > 0 && (
            <div className="student-end__boxes">
              <Falling cards={ended.cards} />
              <Boxes label={t('end.boxes')} counts={boxesOf(ended)} />
            </div>
          )}
          {ended.nb_acquired > 0 && <p className="student__hint">{t('end.all', { count: ended.nb_acquired })}</p>}
        </>
      ) : (
        <p className="student__hint" role="status">
          {pendingAnswers > 0 ? t('end.waiting', { count: pendingAnswers }) : !isRefused && t('end.counting')}
        </p>
      )}
      <Button kind="primary" className="student__big" disabled={!isReady} onClick={guard(onDone)}>
        {t('end.done')}
      </Button>
      {onUndo && (
        <Button kind="quiet" icon="undo" className="student-undo" disabled={!isReady} onClick={guard(onUndo)}>
          {t('end.undo')}
        </Button>
      )}
    </>
  );
}
