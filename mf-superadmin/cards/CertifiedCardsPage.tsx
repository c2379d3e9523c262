import { CardsScreen } from '@memocartes/shared-features/cards/list-with-editor';

/** `/superadmin/certified-cards`: certified cards, and their editor. */
export default function CertifiedCardsPage() {
  return <CardsScreen scope="certified" path="/superadmin/certified-cards" />;
}
