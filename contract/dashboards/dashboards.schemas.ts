import { z } from 'zod';

/** A pack on a dashboard. */
export const packOption = z.object({ id: z.number().int(), title: z.string(), icon: z.string() });
