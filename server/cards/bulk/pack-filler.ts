import type { BulkRequest, BulkResult } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { Db } from '../../database/database.ts';

/** The pack that cards go to: one that exists, or new ones. */
export type Target = NonNullable<BulkRequest['pack']>;
/** What undoing needs of a pack: whether it is new, and the cards that it was given. */
export type PackUndo = { id: number; isNew: boolean; cards: number[] };
export type Filled = { packs: BulkResult['packs']; undo: PackUndo[]; added: ReadonlySet<number> };
export type KeptPack = { id: number; name: string; reason: 'PACK_GIVEN' | 'PACK_EDITED' };

/** What a bulk change needs of packs, which know cards and not the other way round: `packs/bulk-packs.ts` does it. */
export type PackFiller = {
  fillPacks: (trx: Db, actor: Actor, target: Target, ids: readonly number[]) => Promise<Filled>;
  emptyPacks: (trx: Db, packs: readonly PackUndo[]) => Promise<KeptPack[]>;
};
