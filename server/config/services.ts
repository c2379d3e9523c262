import type { Config } from './config.ts';
import type { Db } from '../database/database.ts';
import type { Listen } from '../database/listen.ts';

/** Dependencies of all route modules; all other state is in the database. Without `listen` there are no live events. */
export type Services = { db: Db; config: Config; listen?: Listen };
