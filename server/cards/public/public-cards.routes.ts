import { linesOf } from '@memocartes/contract/cards/cards';
import { publicCards } from '@memocartes/contract/cards/public/public-cards.routes';
import { can } from '@memocartes/contract/permissions/permissions';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';

import type { Services } from '../../config/services.ts';
import type { Db } from '../../database/database.ts';
import { refuse } from '../../http/errors.ts';
import { type App, http } from '../../http/http.ts';
import { limits } from '../../rate-limits/limits.ts';
import { presentBack, presentFront } from '../cards.present.ts';
import { findCard } from '../cards.queries.ts';
import { findChildrenWithCard, findPublicCard, findPublicImage, findPublishedCard } from './public-cards.queries.ts';

/** Runs a look-up by a card's code and counts failed attempts. @throws 404, 429 */
async function lookUpByCode<T>(db: Db, address: string, find: () => Promise<T | undefined>): Promise<T> {
  const attempt = await limits(db).attempt('card-code', { address });
  const card = await find();
  if (card === undefined) throw (await attempt.fail()) ?? refuse('NOT_FOUND');
  return card;
}

/** Id, number and type of the card for an actor who may view it, else null. */
async function findViewableCard(db: Db, actor: Actor, id: number) {
  const card = await findCard(db, actor, id);
  if (!card || !can(actor, 'card:view', card)) return null;
  return { id: card.id, displayed_id: card.displayed_id, card_type: card.card_type };
}

/** The card's back, and the follower's children who have the card. Null without such a child, and for other roles. */
async function findFollowerAnswer(db: Db, actor: Actor, id: number) {
  const children = scopeOf(actor.kind) === 'children' ? await findChildrenWithCard(db, actor.userId, id) : [];
  const row = children.length > 0 ? await findPublishedCard(db, id) : undefined;
  if (!row) return null;
  return { back_side: presentBack(row), is_typed: row.is_typed, is_lesson: row.is_lesson, children };
}

/** Target of the QR code on printed cards: the question, for everybody [cards.public]. */
export function publicCardsRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(publicCards.view),
    handler: async ({ actor, params: { code }, ip }) => {
      const row = await lookUpByCode(db, ip, () => findPublicCard(db, code));
      const front = presentFront(row);
      const { pattern, alt, image } = front;
      return {
        front: { pattern, alt, lines: linesOf(front), has_image: pattern !== 'none' && image !== null },
        is_handwritten: row.is_handwritten,
        level: row.level,
        parent_subject: row.parent_subject,
        subject: row.subject,
        card: await findViewableCard(db, actor, row.id),
        at_home: await findFollowerAnswer(db, actor, row.id),
        is_tablet: actor.kind === 'DEVICE',
      };
    },
  });
  app.route({
    ...http(publicCards.image),
    handler: async ({ params: { code }, ip }, reply) => {
      const { type, data } = await lookUpByCode(db, ip, () => findPublicImage(db, code));
      return reply
        .type(type)
        .header('cache-control', 'private, no-cache')
        .header('content-disposition', 'inline')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(data);
    },
  });
}
