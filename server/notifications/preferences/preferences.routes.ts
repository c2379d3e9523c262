import { kindOf, kindsOf } from '@memocartes/contract/notifications/kinds';
import { type NotificationPreference, notifications } from '@memocartes/contract/notifications/notifications.routes';
import { type Actor, isRole } from '@memocartes/contract/permissions/roles';

import type { Services } from '../../config/services.ts';
import type { Db } from '../../database/database.ts';
import { invalid } from '../../http/errors.ts';
import { type App, http } from '../../http/http.ts';
import { savePreferences } from './preferences.writes.ts';

const ownKinds = ({ kind }: Actor) => (isRole(kind) ? kindsOf(kind) : []);

/** An account's choice for each kind of its role, or the default of the kind [notifications.preferences]. */
async function findPreferences(db: Db, actor: Actor): Promise<NotificationPreference[]> {
  const rows = await db
    .selectFrom('notification_preferences')
    .select(['kind', 'portal', 'email'])
    .where('authentications_id', '=', actor.id)
    .execute();
  const chosen = new Map(rows.map((row) => [row.kind, row]));
  return ownKinds(actor).map((kind) => chosen.get(kind) ?? { kind, portal: true, email: kindOf(kind).email });
}

/** Where the actor receives each kind of notification: portal, mail, both or neither. */
export function preferencesRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(notifications.preferences),
    handler: async ({ actor }) => ({ preferences: await findPreferences(db, actor) }),
  });
  app.route({
    ...http(notifications.updatePreferences),
    handler: async ({ actor, body }) => {
      const allowed = ownKinds(actor);
      const kinds = body.preferences.map(({ kind }) => kind);
      if (new Set(kinds).size < kinds.length || kinds.some((kind) => !allowed.includes(kind))) {
        throw invalid({ preferences: 'Une de ces notifications n’existe pas pour vous, ou figure deux fois.' });
      }
      await db.transaction().execute(async (trx) => {
        await savePreferences(trx, actor.id, body.preferences);
        if (body.lang) {
          await trx.updateTable('authentications').set({ lang: body.lang }).where('id', '=', actor.id).execute();
        }
      });
      return { preferences: await findPreferences(db, actor) };
    },
  });
}
