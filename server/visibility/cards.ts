import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';

/**
 * Condition on `cards` for those that an actor may see: all for a superadmin; else certified and shared ones once
 * published, one's own, and for school admins those of their school [cards.visible].
 */
export function visibleCards(actor: Actor): RawBuilder<SqlBool> {
  if (scopeOf(actor.kind) === 'platform') return sql`true`;
  const own = sql`cards.authentications_id = ${actor.id}`;
  const mine = scopeOf(actor.kind) === 'school' ? sql`(${own} or cards.schools_id = ${actor.schoolId})` : own;
  return sql`((cards.status = 'FINAL' and cards.card_type <> 'CUSTOM') or ${mine})`;
}
