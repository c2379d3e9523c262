import { publicCardsCalls } from '@memocartes/contract/cards/public/public-cards.calls';
import type { PublicCard } from '@memocartes/contract/cards/public/public-cards.routes';

import { api, from } from './base.ts';

export const publicCardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    viewPublicCard: build.query<PublicCard, { code: string }>({ ...from(publicCardsCalls.view) }),
  }),
  overrideExisting: true,
});
