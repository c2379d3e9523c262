import type { Card } from '@memocartes/contract/cards/cards.routes';
import { maxLength } from '@memocartes/contract/fields/lengths';
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

/**
 * Title, icon and 1 to 15 cards are required, and a week if a class is chosen [packs.required] [packs.max-cards]. The
 * server checks which cards may be added [packs.cards].
 */
export const packSchema = (t: TFunction<'composer'>) =>
  object({
    title: string().trim().required(t('required')).max(maxLength.packTitle, t('titleTooLong')),
    icon: string().required(t('iconRequired')),
    cards: array(mixed<Card>())
      .min(1, t('cardsRequired'))
      .max(maxCardsAPack, t('tooMany', { count: maxCardsAPack })),
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

/** A pack, and the class and week in which its copy may replace it [packs.replace]. */
export type Replaceable = {
  readonly pack: Pick<PackDetail, 'id' | 'title'>;
  readonly classId: number;
  readonly week: string;
};

/** Whether the pack of these values replaces another pack: their class and week are those of `replaceable`. */
export const isReplacement = ({ classes_id, week }: PackValues, replaceable: Replaceable | undefined): boolean =>
  !!replaceable && classes_id === replaceable.classId && week === replaceable.week;

/** The request's body. */
export const toBody = (values: PackValues, replaceable?: Replaceable): CreatePack => {
  const { title, icon, cards, classes_id, week } = values;
  return {
    title: title.trim(),
    icon,
    cards: cards.map((card) => card.id),
    ...(classes_id !== null && week !== null && { classes_id, week }),
    ...(isReplacement(values, replaceable) && { replaces: replaceable?.pack.id }),
  };
};
