import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import { cardsByLevel } from '@memocartes/contract/levels/cards-by-level';
import { useViewPackQuery } from '@memocartes/shared-api/packs.api';
import { skipToken } from '@reduxjs/toolkit/query/react';

import { LevelCounts } from './LevelCounts.tsx';

type Props = { readonly packId: number | undefined; readonly class_: ClassRow | undefined };

/** Number of the published cards of a pack for each level of a class that may get it [packs.by-level]. */
export function PackLevelCounts({ packId, class_ }: Props) {
  const { currentData: pack } = useViewPackQuery(packId === undefined ? skipToken : { id: packId });
  if (!pack || !class_) return null;
  const levels = pack.cards.filter(({ status }) => status === 'FINAL').map(({ level }) => level);
  return <LevelCounts counts={cardsByLevel(levels, class_)} />;
}
