import { z } from 'zod';

import { routes } from '../http/route.ts';
import { offersCalls } from './offers.calls.ts';
import { type OfferCode, offers as offerCodes } from './offers.ts';

const codes = Object.values(offerCodes) as [OfferCode, ...OfferCode[]];

/** An offer, in the list of offers and in a school. Its displayed name is the translation `school.offers.{code}`. */
export const offer = z.object({ id: z.int(), code: z.enum(codes) });
export type Offer = z.infer<typeof offer>;

export const offersRoutes = routes('offers', offersCalls, {
  select: { summary: 'The four offers.', response: z.object({ offers: z.array(offer) }) },
});
