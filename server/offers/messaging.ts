import { messagingOffer } from '@memocartes/contract/offers/offers';
import { sql } from 'kysely';

import { isServed } from '../http/actor/device.rules.ts';

/**
 * Condition on `schools`: the offer includes messaging, and the school still has access: without access its staff can't
 * sign in, so nobody would read a message [messaging.offer].
 */
export const isMessagingSchool = sql<boolean>`(schools.offers_id = ${messagingOffer} and ${isServed})`;
