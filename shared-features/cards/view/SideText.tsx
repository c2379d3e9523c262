import type { CardSide } from '@memocartes/contract/cards/cards.schemas';

import { sideText } from './sideText.ts';
import './side-text.css';

/** The text of a side in a list, each line below the other; a dash for an empty side. */
export function SideText({ side }: { readonly side: CardSide }) {
  return <span className="side-text">{sideText(side) || '–'}</span>;
}
