import { Icon } from '@memocartes/shared-ui/icon';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** A card with its move; `move` is undefined for a card that has already moved that day or is scanned for practice. */
type MovedCard = {
  readonly id: string;
  readonly name: string;
  readonly move: { readonly from: number; readonly to: number } | undefined;
};

const kinds = ['up', 'down', 'stay', 'already', 'practice'] as const;
type Kind = (typeof kinds)[number];

const kindOf = ({ move }: MovedCard): Kind => {
  if (!move) return 'already';
  return move.to > move.from ? 'up' : move.to < move.from ? 'down' : 'stay';
};

type Props = {
  readonly cards: readonly MovedCard[];
  /** Whether the moves have been recorded; otherwise they are planned. */
  readonly past?: boolean;
  /** Whether the scans are practice at home, which moves no card. */
  readonly isPractice: boolean;
};

/**
 * Cards grouped by their move: forward, back, staying, moved earlier that day; or practice [scanning.once-a-day]
 * [scanning.review].
 */
export function Moves({ cards, past = false, isPractice }: Props) {
  const groups = Map.groupBy(cards, (card) => (isPractice ? 'practice' : kindOf(card)));
  return (
    <div className="scan-moves">
      {kinds.map((kind) => {
        const groupCards = groups.get(kind);
        return groupCards && <Group key={kind} kind={kind} cards={groupCards} past={past} />;
      })}
    </div>
  );
}

type GroupProps = { readonly kind: Kind; readonly cards: readonly MovedCard[]; readonly past: boolean };

function Group({ kind, cards, past }: GroupProps) {
  const { t } = useTranslation('scan');
  const id = useId();
  return (
    <section className={`scan-moves__group scan-moves__group--${kind}`} aria-labelledby={id}>
      <h3 id={id}>{t(`${past ? 'moved' : 'moves'}.${kind}`, { count: cards.length })}</h3>
      <ul>
        {cards.map(({ id: key, name, move }) => (
          <li key={key}>
            <span className="scan-list__card">{name}</span>
            {move && (
              <span className="scan-moves__boxes">
                {t('box', { n: move.from })}
                {move.to !== move.from && (
                  <>
                    <Icon name="arrow-right" />
                    <span className="mc-sr-only">{t('to')}</span>
                    <strong>{t('box', { n: move.to })}</strong>
                  </>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
