import type { Card } from '@memocartes/contract/cards/cards.routes';
import { maxLength } from '@memocartes/contract/lists/lengths';
import { maxCardsAPack } from '@memocartes/contract/packs/packs';
import type { CreatePack, PackDetail } from '@memocartes/contract/packs/packs.routes';
import type { TFunction } from 'i18next';
import { array, mixed, number, object, string } from 'yup';

/** Values of the form. Class and week are optional, but a class requires a week. */
export type PackValues = {
  readonly title: string;
  readonly icon: string;
  readonly cards: readonly Card[];
  readonly classes_id: number | null;
  readonly week: string | null;
};

const always = () => true;

/**
 * Title, icon and 1 to 15 cards are required, and a week if a class is chosen [packs.required] [packs.max-cards].
 * @param isUsable whether the user may add the card to a new or copied pack [packs.cards]. Always true for an edited
 * pack, which may keep its cards.
 */
export const packSchema = (t: TFunction<'composer'>, isUsable: (card: Card) => boolean = always) =>
  object({
    title: string().trim().required(t('required')).max(maxLength.packTitle, t('titleTooLong')),
    icon: string().required(t('iconRequired')),
    cards: array(mixed<Card>())
      .min(1, t('cardsRequired'))
      .max(maxCardsAPack, t('tooMany', { count: maxCardsAPack }))
      .test('usable', (cards = [], { createError }) => {
        const names = cards.flatMap((card) => (card && !isUsable(card) ? [card.displayed_id] : []));
        return (
          names.length === 0 ||
          createError({ message: t('unusable', { count: names.length, names: names.join(', ') }) })
        );
      }),
    classes_id: number().nullable(),
    week: string()
      .nullable()
      .when('classes_id', { is: (id: number | null) => id !== null, then: (week) => week.required(t('weekRequired')) }),
  });

/** Initial values: empty, or from an existing pack. */
export const packValues = (pack?: PackDetail, defaults: Partial<PackValues> = {}): PackValues => ({
  title: pack?.title ?? '',
  icon: pack?.icon ?? '',
  cards: pack?.cards ?? [],
  classes_id: null,
  week: null,
  ...defaults,
});

/** The request's body. */
export const toBody = ({ title, icon, cards, classes_id, week }: PackValues): CreatePack => ({
  title: title.trim(),
  icon,
  cards: cards.map((card) => card.id),
  ...(classes_id !== null && week !== null && { classes_id, week }),
});
