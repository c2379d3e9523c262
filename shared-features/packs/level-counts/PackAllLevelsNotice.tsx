import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import { useViewPackQuery } from '@memocartes/shared-api/packs.api';
import { skipToken } from '@reduxjs/toolkit/query/react';

import { AllLevelsNotice } from './AllLevelsNotice.tsx';

type Props = { readonly packId: number; readonly class_: ClassRow };

/** The notice of `AllLevelsNotice` about a pack, whose cards are only read for a class of several levels. */
export function PackAllLevelsNotice({ packId, class_ }: Props) {
  const isMixed = !class_.new_cards_by_level && class_.student_levels.length > 1;
  const { currentData: pack } = useViewPackQuery(isMixed ? { id: packId } : skipToken);
  return pack ? <AllLevelsNotice cards={pack.cards} class_={class_} /> : null;
}
