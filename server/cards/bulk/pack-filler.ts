import type { BulkRequest, BulkResult } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Trx } from '../../database/database.ts';

/** Where cards are added: an existing pack, or new ones. */
export type PackTarget = NonNullable<BulkRequest['pack']>;
/**
 * Data to undo a change of a pack. `cards`: the cards added. `assignments`: ids of the assignments (`packs_classes`)
 * that the pack already had; missing in older operations.
 */
export type PackUndo = { id: number; isNew: boolean; cards: number[]; assignments?: number[] };
export type FilledPacks = { packs: BulkResult['packs']; undo: PackUndo[]; added: ReadonlySet<number> };
export type EmptiedPacks = { kept: KeptPack[]; cardIds: ReadonlySet<number> };
export type KeptPack = { id: number; name: string; reason: 'PACK_GIVEN' | 'PACK_EDITED' };

/** Bulk changes of packs. `packs/bulk-packs.ts` implements them, because packs depend on cards, not the reverse. */
export type PackFiller = {
  fillPacks: (trx: Trx, actor: Actor, target: PackTarget, ids: readonly number[]) => Promise<FilledPacks>;
  emptyPacks: (trx: Trx, packs: readonly PackUndo[]) => Promise<EmptiedPacks>;
};
