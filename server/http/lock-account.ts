import type { Trx } from '../database/database.ts';

/** Locks an account until the transaction ends: other transactions that lock it wait. */
export const lockAccount = (trx: Trx, id: number) =>
  trx.selectFrom('authentications').select('id').where('id', '=', id).forNoKeyUpdate().execute();
