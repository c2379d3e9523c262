import { CardsScreen } from '@memocartes/shared-features/cards/page';

/** `/schools/cards`: the cards that the school may use; the school's own can be edited. */
export default function SchoolCardsPage() {
  return <CardsScreen scope="school" path="/schools/cards" />;
}
