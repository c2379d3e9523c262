import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';

/** What every route module is given. Nothing else is shared: state lives in the database. */
export type Services = { db: Db; config: Config };
