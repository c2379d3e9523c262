import { CardsPage } from '@memocartes/shared-features/cards/list';

const editor = { create: '/schools/create-cards', edit: (id: number) => `/schools/create-cards?id=${id}` };

/** `/schools/cards`: the cards that the teacher may use, including their own. */
export default function TeacherCardsPage() {
  return <CardsPage scope="own" editor={editor} />;
}
