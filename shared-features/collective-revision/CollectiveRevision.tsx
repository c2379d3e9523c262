import type { Card } from '@memocartes/contract/cards/cards.routes';
import { isOfLevel, type Level } from '@memocartes/contract/levels/levels';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Can, useMe } from '@memocartes/shared-shell/session';
import { LinkButton } from '@memocartes/shared-ui/button';
import { SelectField } from '@memocartes/shared-ui/fields';
import { EmptyState, Loading } from '@memocartes/shared-ui/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { chosenLevel, LevelChoice, levelsToChoose } from '../level-choice/index.ts';
import { CardSlideshow } from './CardSlideshow.tsx';
import { FullScreen } from './FullScreen.tsx';
import { JoinCode } from './JoinCode.tsx';
import { useShownCards } from './useShownCards.ts';
import './collective.css';

type Props = {
  readonly classId: number;
  /** The page to return to; the class's sessions by default. */
  readonly quitTo?: string;
};

/**
 * The cards of a pack, the most difficult cards of the class or selected cards, and a field to choose other cards. Cards
 * of several levels can be restricted to one level, with those without level.
 */
export function CollectiveRevision({ classId, quitTo = `/classes/${classId}/sessions` }: Props) {
  const { t } = useTranslation('collective');
  const { choice, choices, isChosen, choose, cards: allCards, error, refetch } = useShownCards(classId);
  const [picked, setPicked] = useState<Level>();
  const offered = levelsToChoose(allCards ?? []);
  const level = chosenLevel(offered, picked);
  const cards = allCards?.filter((card) => isOfLevel(card, level));
  return (
    <div className="collective">
      <h1 className="mc-sr-only">{t('title')}</h1>
      <header className="collective__bar">
        <LinkButton kind="quiet" icon="arrow-left" to={quitTo}>
          {t('quit')}
        </LinkButton>
        <SelectField
          name="pack"
          label={t('pack')}
          value={choice || null}
          options={[
            ...(isChosen ? [{ value: 'chosen', label: t('chosen') }] : []),
            ...choices,
            { value: 'hardest', label: t('hardest') },
          ]}
          onChange={(value) => value && value !== 'chosen' && choose(value)}
        />
        <LevelChoice label={t('level')} allLabel={t('allLevels')} offered={offered} level={level} onPick={setPicked} />
        <div className="collective__tools">
          <JoinCode classId={classId} />
          <FullScreen />
        </div>
      </header>
      <Loaded data={cards} error={error} refetch={refetch} waiting={<Loading height={480} />}>
        {(loadedCards) => (
          // The picked level, even if a refetched list no longer offers it: the cards on screen stay.
          <ShownCards key={`${choice} ${picked ?? ''}`} classId={classId} cards={loadedCards} />
        )}
      </Loaded>
    </div>
  );
}

/** The first cards loaded: live events refetch the list, which must not change, nor become empty, while it is shown. */
function ShownCards({ classId, cards }: { readonly classId: number; readonly cards: readonly Card[] }) {
  const { t } = useTranslation('collective');
  const { schoolId } = useMe();
  const [shown, setShown] = useState(cards);
  if (shown.length === 0 && cards.length > 0) setShown(cards);
  if (shown.length > 0) return <CardSlideshow cards={shown} />;
  return (
    <EmptyState
      title={t('empty')}
      hint={t('emptyHint')}
      action={
        <Can do="pack:create" on={{ schoolId }}>
          <LinkButton to={`/schools/packs?class=${classId}`}>{t('packs')}</LinkButton>
        </Can>
      }
    />
  );
}
