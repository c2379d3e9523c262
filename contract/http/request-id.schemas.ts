import { z } from 'zod';

/** Idempotency key of a write: the same request sent again is done once and gets the same answer. */
export const requestId = z.uuid('Identifiant attendu.').optional();
