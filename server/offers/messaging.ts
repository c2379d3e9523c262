import { messagingOffer } from '@memocartes/contract/offers/offers';
import { sql } from 'kysely';

import { schoolHasAccess } from '../school-access/school-access.ts';

/**
 * Condition on `schools`: the offer includes messaging, and the school still has access [messaging.offer]. Staff of a
 * school without access can't sign in, so nobody would read a message.
 */
export const isMessagingSchool = sql<boolean>`(schools.offers_id = ${messagingOffer} and ${schoolHasAccess})`;
