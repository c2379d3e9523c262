import { z } from 'zod';

import { fileData } from '../../documents/documents.routes.ts';
import { uploadBodyLimit } from '../../documents/files.ts';
import { idParams, instant, line, requiredText } from '../../fields/fields.schemas.ts';
import { requestId } from '../../http/request-id.schemas.ts';
import { routes } from '../../http/route.ts';
import { type Filter, listQuery, searchText } from '../../lists/lists.schemas.ts';
import { maxAltLength } from '../layout/patterns.ts';
import { cardsImagesCalls } from './cards-images.calls.ts';
import { cardImageMaxBytes, cardImageMediaType } from './cards-images.ts';

/** A picture that a person uploaded for their cards. */
const cardImage = z.object({
  id: z.int(),
  /** Id of the document, for `fimg` and `bimg` of a card and for `documentUrl()`. */
  image: z.int(),
  title: z.string(),
  alt: z.string(),
  /** Number of cards that use the picture. */
  nb_cards: z.int(),
  is_mine: z.boolean(),
  date_create: instant,
});
export type CardImage = z.infer<typeof cardImage>;

/** `search` matches the title and the alternative text, ignoring accents. */
export const cardsImagesQuery = listQuery(['date_create', 'title']).extend({
  search: searchText,
  mine: z.enum(['true', 'false']).optional(),
});
export type CardImageFilter = Filter<typeof cardsImagesQuery>;

const cardImagePage = z.object({ cards_images: z.array(cardImage), count: z.int() });
export type CardImagePage = z.infer<typeof cardImagePage>;

const textFields = z.object({ title: requiredText(255), alt: requiredText(maxAltLength) });
const newImage = textFields.extend({
  type: z.literal(cardImageMediaType, 'Choisissez une image au format JPEG.'),
  description: line(200).nullish(),
  data: fileData,
  request_id: requestId,
});
/** A JPEG of at most 5 MB, sent in base64, with its title and alternative text. */
export type CreateCardImage = z.input<typeof newImage>;
const changedImage = textFields.partial();
export type UpdateCardImage = z.input<typeof changedImage>;

export const cardsImages = routes('cards', cardsImagesCalls, {
  list: {
    summary:
      'Pictures uploaded for cards: one’s own; for a school admin, those of the school; for a superadmin, the product’s.',
    query: cardsImagesQuery,
    response: cardImagePage,
  },
  view: { summary: 'A picture uploaded for cards.', params: idParams, response: cardImage },
  create: {
    summary: 'Stores a JPEG of at most 5 MB, re-encoded without its metadata; `image` is the document’s id for a card.',
    body: newImage,
    status: 201,
    response: z.object({ id: z.int(), image: z.int() }),
    bodyLimit: uploadBodyLimit(cardImageMaxBytes),
  },
  update: {
    summary: 'Changes the title or alternative text of a picture. Cards that use it keep their alternative text.',
    params: idParams,
    body: changedImage,
    response: cardImage,
  },
  remove: { summary: 'Deletes a picture that no card shows; 409 STILL_USED otherwise.', params: idParams, status: 204 },
});
