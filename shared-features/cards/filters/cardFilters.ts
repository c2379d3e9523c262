import { cardFeatures, cardStatuses, cardTypes } from '@memocartes/contract/cards/cards';
import type { CardFilter } from '@memocartes/contract/cards/cards.routes';
import { levels } from '@memocartes/contract/levels/levels';
import { asListOf, asNumber, asOneOf, asText, asTrue } from '@memocartes/shared-shell/table-query';

import { subjectOf } from '../view/index.ts';

/** Filters of a list of cards, as in the address: `level=CE1,CE2&about=m2&features=image` [editions.filter]. */
export const cardFilters = {
  search: asText,
  level: asListOf(levels),
  about: asText,
  card_type: asOneOf(cardTypes),
  status: asOneOf(cardStatuses),
  mine: asTrue,
  school: asTrue,
  author: asNumber,
  edition: asNumber,
  features: asListOf(cardFeatures),
};
export type CardFilterValues = { [K in keyof typeof cardFilters]?: NonNullable<ReturnType<(typeof cardFilters)[K]>> };

const chosenOf = <T extends string>(offered: readonly T[], value: string | undefined): T[] | undefined => {
  const chosen = value?.split(',');
  return chosen && offered.filter((item) => chosen.includes(item));
};

/** API query of these filters. */
export const cardQueryOf = ({
  level,
  about,
  mine,
  school,
  author,
  edition,
  features,
  ...same
}: CardFilterValues): CardFilter => ({
  ...same,
  ...subjectOf(about),
  level: chosenOf(levels, level),
  mine: mine && 'true',
  in_school_pack: school && 'true',
  author_id: author,
  edition_id: edition,
  features: chosenOf(cardFeatures, features),
});
