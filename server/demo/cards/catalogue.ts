import type { DemoCard } from '../data/demo.types.ts';
import { duoCards } from './a-deux.data.ts';
import { englishCards } from './anglais.data.ts';
import { calculationCards } from './calcul.data.ts';
import { capitalCards } from './capitales.data.ts';
import { conjugationCards } from './conjugaison.data.ts';
import { handwritingCards } from './ecriture.data.ts';
import { civicsCards } from './emc.data.ts';
import { fractionCards } from './fractions.data.ts';
import { franceCards } from './france.data.ts';
import { geometryCards } from './geometrie.data.ts';
import { grammarCards } from './grammaire.data.ts';
import { historyCards } from './histoire.data.ts';
import { homophoneCards } from './homophones.data.ts';
import { englishPictureCards } from './images-anglais.data.ts';
import { mapCards } from './images-cartes.data.ts';
import { geometryPictureCards } from './images-geometrie.data.ts';
import { measurePictureCards } from './images-mesures.data.ts';
import { numberPictureCards } from './images-nombres.data.ts';
import { sciencePictureCards } from './images-sciences.data.ts';
import { measureCards } from './mesures.data.ts';
import { multiplicationCards } from './multiplication.data.ts';
import { numberCards } from './nombres.data.ts';
import { spellingCards } from './orthographe.data.ts';
import { scienceCards } from './sciences.data.ts';
import { tableCards } from './tables.data.ts';

/** A certified card with its number: `MA-CE2-0007` is the seventh of its parent subject and level. */
export type NumberedCard = DemoCard & { number: number; displayedId: string };

/** Add new cards at the end: card numbers never change. */
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

/** The number printed on a card: its series (parent subject and level) and its number in the series: `FR-CE1-0042`. */
export const displayedId = (series: string, number: number) => `${series}-${String(number).padStart(4, '0')}`;

/** Every certified card of the demo data, numbered within its parent subject and level in the order of the files. */
export function numberedCards(): NumberedCard[] {
  const counts = new Map<string, number>();
  return cards.map((card) => {
    const series = `${card.parentSubject}-${card.level}`;
    const number = (counts.get(series) ?? 0) + 1;
    counts.set(series, number);
    return { ...card, number, displayedId: displayedId(series, number) };
  });
}
