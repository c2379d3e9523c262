import { z } from 'zod';

import { created, idParams, ifMatchSummary, requiredText, version } from '../fields/fields.schemas.ts';
import { requestId } from '../http/request-id.schemas.ts';
import { routes } from '../http/route.ts';
import { editionsCalls } from './editions.calls.ts';
import { editionNameMax } from './editions.ts';

const edition = z.object({
  id: z.int(),
  name: z.string(),
  /** Number of certified cards of the edition. */
  nb_cards: z.int(),
  version,
});
export type Edition = z.infer<typeof edition>;
const editionsPage = z.object({ editions: z.array(edition), count: z.int() });
export type EditionsPage = z.infer<typeof editionsPage>;

/** Body to rename an edition [editions.named]. */
const body = z.object({ name: requiredText(editionNameMax) });
const createEdition = body.extend({ request_id: requestId });
export type CreateEdition = z.input<typeof createEdition>;

export const editions = routes('editions', editionsCalls, {
  list: { summary: 'Editions, named sets of certified cards, by name.', response: editionsPage },
  create: { summary: 'Adds an edition; 409 EDITION_NAME_TAKEN.', body: createEdition, status: 201, response: created },
  update: {
    summary: `Renames an edition; 409 EDITION_NAME_TAKEN. ${ifMatchSummary}`,
    params: idParams,
    body,
    response: edition,
  },
});
