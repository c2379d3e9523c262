import { z } from 'zod';

/** Idempotency key of a write: a repeated request is executed once and gets the same response. */
export const requestId = z.uuid('Identifiant attendu.').optional();
