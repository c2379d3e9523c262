import { type OfferId, offers as codes } from '@memocartes/contract/offers/offers';
import { offersRoutes as offers } from '@memocartes/contract/offers/offers.routes';

import type { Services } from '../config/services.ts';
import { type App, http } from '../http/http.ts';

/** An offer in responses: its id and code. */
export const presentOffer = (id: number) => ({ id, code: codes[id as OfferId] });

const all = Object.keys(codes).map((id) => presentOffer(Number(id)));

/** The four offers, which are constants of the contract. */
export function offersRoutes(app: App, _services: Services): void {
  app.route({ ...http(offers.select), handler: () => ({ offers: all }) });
}
