import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import { useViewPackQuery } from '@memocartes/shared-api/packs.api';
import { skipToken } from '@reduxjs/toolkit/query/react';

import { AllLevelsNotice } from './AllLevelsNotice.tsx';
import { countsOfCards } from './countsOfCards.ts';
import { LevelCounts } from './LevelCounts.tsx';

type Props = { readonly packId: number | undefined; readonly class_: ClassRow | undefined };

/**
 * Number of the published cards of a pack for each level of a class that may get it, or the notice that all students
 * get all of them [packs.by-level] [packs.all-levels].
 */
export function PackLevelCounts({ packId, class_ }: Props) {
  const { currentData: pack } = useViewPackQuery(packId === undefined ? skipToken : { id: packId });
  if (!pack || !class_) return null;
  return (
    <>
      <LevelCounts counts={countsOfCards(pack.cards, class_)} />
      <AllLevelsNotice cards={pack.cards} class_={class_} />
    </>
  );
}
