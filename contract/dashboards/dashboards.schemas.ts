import { z } from 'zod';

/** A pack on a dashboard. */
export const packOption = z.object({ id: z.int(), title: z.string(), icon: z.string() });
