import type { Db } from '../database/database.ts';
import type { Listen } from '../database/listen.ts';
import type { Config } from './config.ts';

/**
 * Dependencies of all route modules. A function that needs a transaction takes `Services<Trx>`.
 */
export type Services<D extends Db = Db> = {
  db: D;
  config: Config;
  /** Without `listen` there are no live events. */
  listen?: Listen;
};
