import type { Db } from '../database/database.ts';
import type { Listen } from '../database/listen.ts';
import type { Config } from './config.ts';

/** Dependencies of all route modules; state that processes share is in the database. */
export type Services = {
  db: Db;
  config: Config;
  /** Without `listen` there are no live events. */
  listen?: Listen;
};
