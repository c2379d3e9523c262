import { calculationCards } from './cards/calcul.data.ts';
import { capitalCards } from './cards/capitales.data.ts';
import { civicsCards } from './cards/emc.data.ts';
import { conjugationCards } from './cards/conjugaison.data.ts';
import { englishCards } from './cards/anglais.data.ts';
import { fractionCards } from './cards/fractions.data.ts';
import { franceCards } from './cards/france.data.ts';
import { geometryCards } from './cards/geometrie.data.ts';
import { grammarCards } from './cards/grammaire.data.ts';
import { historyCards } from './cards/histoire.data.ts';
import { homophoneCards } from './cards/homophones.data.ts';
import { measureCards } from './cards/mesures.data.ts';
import { multiplicationCards } from './cards/multiplication.data.ts';
import { numberCards } from './cards/nombres.data.ts';
import { scienceCards } from './cards/sciences.data.ts';
import { spellingCards } from './cards/orthographe.data.ts';
import { duoCards } from './cards/a-deux.data.ts';
import { handwritingCards } from './cards/ecriture.data.ts';
import { englishPictureCards } from './cards/images-anglais.data.ts';
import { mapCards } from './cards/images-cartes.data.ts';
import { geometryPictureCards } from './cards/images-geometrie.data.ts';
import { measurePictureCards } from './cards/images-mesures.data.ts';
import { numberPictureCards } from './cards/images-nombres.data.ts';
import { sciencePictureCards } from './cards/images-sciences.data.ts';
import { tableCards } from './cards/tables.data.ts';
import type { DemoCard } from './demo.types.ts';

/** A certified card with the number it is known by: `MA-CE2-0007` is the seventh of its subject and level. */
export type NumberedCard = DemoCard & { number: number; displayedId: string };

/** New cards go to the end: a card keeps its number for ever. */
const cards: DemoCard[] = [
  ...conjugationCards,
  ...grammarCards,
  ...spellingCards,
  ...homophoneCards,
  ...numberCards,
  ...calculationCards,
  ...multiplicationCards,
  ...fractionCards,
  ...measureCards,
  ...geometryCards,
  ...historyCards,
  ...capitalCards,
  ...franceCards,
  ...scienceCards,
  ...civicsCards,
  ...englishCards,
  ...tableCards,
  ...measurePictureCards,
  ...numberPictureCards,
  ...geometryPictureCards,
  ...sciencePictureCards,
  ...mapCards,
  ...englishPictureCards,
  ...handwritingCards,
  ...duoCards,
];

/** What people read on a card: its series and its number in it, `FR-CE1-0042`. */
export const displayedId = (series: string, number: number) => `${series}-${String(number).padStart(4, '0')}`;

/** Every certified card of the demo data, numbered within its subject and level in the order of the files. */
export function numberedCards(): NumberedCard[] {
  const counts = new Map<string, number>();
  return cards.map((card) => {
    const series = `${card.subject}-${card.level}`;
    const number = (counts.get(series) ?? 0) + 1;
    counts.set(series, number);
    return { ...card, number, displayedId: displayedId(series, number) };
  });
}
