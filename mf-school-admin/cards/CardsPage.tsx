import { CardsScreen } from '@memocartes/shared-features/cards/list-with-editor';

/** `/schools/cards`: the cards that the school may use; the school's own cards can be edited. */
export default function SchoolCardsPage() {
  return <CardsScreen scope="school" path="/schools/cards" />;
}
