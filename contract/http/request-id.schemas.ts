import { z } from 'zod';

/** Names a write: the same request sent again under the same id is done once, and answered alike. */
export const requestId = z.uuid('Identifiant attendu.').optional();
