import type { Config } from './config.ts';
import type { Db } from '../database/database.ts';
import type { Listen } from '../database/listen.ts';

/** What every route module is given. Nothing else is shared: state lives in the database. Without `listen` nothing is told live. */
export type Services = { db: Db; config: Config; listen?: Listen };
