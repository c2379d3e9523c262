import type { AuditRow } from '@memocartes/contract/audit/audit.routes';
import { writeDetails } from '@memocartes/contract/audit/detail-words';
import { eventWords, targetWords } from '@memocartes/contract/audit/event-words';
import { isRole } from '@memocartes/contract/permissions/roles';
import { wordsOf } from '@memocartes/contract/text/words';

import type { Export } from '../csv/export.ts';
import { roleWord, writeDay } from '../csv/words.ts';

function nameOf(actor: AuditRow['actor']): string {
  if (!actor) return 'Le portail ou une personne non connectée';
  if (actor.type === 'DEVICE') return 'Tablette ou appareil à la maison';
  return actor.name || `Compte nº ${actor.id}`;
}

const roleOf = (actor: AuditRow['actor']) =>
  actor?.type === 'ACCOUNT' && isRole(actor.role) ? roleWord(actor.role) : '';
const instants = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
});

const writeInstant = (instant: string) => instants.format(new Date(instant));
const detailsFormat = { locale: 'fr', day: (day: string) => writeDay(day) ?? '', instant: writeInstant } as const;

export const auditCsv: Export<AuditRow> = {
  name: 'journal-audit',
  columns: [
    ['Date', (row) => writeInstant(row.date_create)],
    ['Événement', (row) => eventWords(row).fr],
    ['Auteur', ({ actor }) => nameOf(actor)],
    ['Rôle', ({ actor }) => roleOf(actor)],
    ['Établissement', ({ school }) => school && (school.name ?? `nº ${school.id}`)],
    [
      'Concerne',
      ({ target }) => target && (target.name || `${wordsOf(targetWords, target.type).fr} nº ${target.id ?? ''}`),
    ],
    ['Réseau', ({ address }) => address],
    ['Appareil', ({ device }) => device],
    ['Détails', ({ details }) => writeDetails(details, detailsFormat)],
  ],
};
