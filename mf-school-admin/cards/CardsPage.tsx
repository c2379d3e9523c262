import { CardsScreen } from '@memocartes/shared-features/cards/page';

/** `/schools/cards`: the cards that may be used; those of the school can be changed. */
export default function SchoolCardsPage() {
  return <CardsScreen scope="school" path="/schools/cards" />;
}
