import { CardsScreen } from '@memocartes/shared-features/cards/page';

/** `/superadmin/certified-cards`: the product's own cards, and their editor. */
export default function CertifiedCardsPage() {
  return <CardsScreen scope="certified" path="/superadmin/certified-cards" />;
}
