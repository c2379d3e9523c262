import { cardImageMaxBytes } from '@memocartes/contract/cards/images/cards-images';
import { type CardImage, cardsImages } from '@memocartes/contract/cards/images/cards-images.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Services } from '../../config/services.ts';
import { readFile } from '../../documents/documents.writes.ts';
import { authorize } from '../../http/actor/authorize.ts';
import { type App, http } from '../../http/http.ts';
import { limits } from '../../rate-limits/limits.ts';
import { lockInSchool } from '../../school-membership/lock-in-school.ts';
import { findImage, type ImageRow, listImages } from './cards-images.queries.ts';
import { createImage, deleteImage, updateImage } from './cards-images.writes.ts';

const presentImage = (row: ImageRow, actor: Actor): CardImage => ({
  id: row.id,
  image: row.image,
  title: row.title,
  alt: row.alt,
  nb_cards: row.nb_cards,
  is_mine: row.authorId === actor.id,
  date_create: row.date_create,
});

/** Pictures for cards: JPEG, 5 MB at most, with alternative text [cards.images]. */
export function cardsImagesRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(cardsImages.list),
    handler: async ({ actor, query }) => {
      const { rows, count } = await listImages(db, actor, query);
      return { cards_images: rows.map((row) => presentImage(row, actor)), count };
    },
  });
  app.route({
    ...http(cardsImages.view),
    handler: async ({ actor, params }) => {
      const image = await findImage(db, actor, params.id);
      authorize(actor, 'card-image:view', image);
      return presentImage(image, actor);
    },
  });
  app.route({
    ...http(cardsImages.create),
    handler: async ({ actor, body: { data, type, ...fields } }) => {
      await limits(db).consume('card-image', { account: actor.id });
      const file = await readFile({ field: 'data', data, type, maxBytes: cardImageMaxBytes });
      return db.transaction().execute(async (trx) => {
        await lockInSchool(trx, actor);
        return createImage(trx, actor, fields, file);
      });
    },
  });
  app.route({
    ...http(cardsImages.update),
    handler: async ({ actor, params, body }) => {
      const image = await findImage(db, actor, params.id);
      authorize(actor, 'card-image:edit', image);
      await updateImage(db, image, body);
      return presentImage({ ...image, ...body }, actor);
    },
  });
  app.route({
    ...http(cardsImages.remove),
    handler: async ({ actor, params }) => {
      const image = await findImage(db, actor, params.id);
      authorize(actor, 'card-image:edit', image);
      await deleteImage(db, image);
    },
  });
}
