import { limitsOf } from '@memocartes/contract/offers/limits';
import { offerIds } from '@memocartes/contract/offers/offers';
import type { SchoolRow } from '@memocartes/contract/schools/schools.routes';

import type { Export } from '../csv/export.ts';
import { writeDayOf } from '../csv/words.ts';

const offers: Record<number, string> = {
  [offerIds.TEACHER_FREE]: 'Enseignant, gratuit',
  [offerIds.TEACHER_PAYED]: 'Enseignant, abonné',
  [offerIds.SCHOOL_FREE]: 'École, essai',
  [offerIds.SCHOOL_PAYED]: 'École, abonnée',
};
const statuses: Record<SchoolRow['status'], string> = { VISIBLE: 'Active', DRAFT: 'Brouillon', ARCHIVED: 'Archivée' };

export const schoolsCsv: Export<SchoolRow> = {
  name: 'établissements',
  columns: [
    ['Établissement', (row) => row.name],
    ['Code', (row) => row.code],
    ['E-mail', (row) => row.mail],
    ['Téléphone', (row) => row.phone],
    ['Code postal', (row) => row.address_postal_code],
    ['Ville', (row) => row.address_city],
    ['Offre', (row) => offers[row.offers_id]],
    ['Statut', (row) => statuses[row.status]],
    ['Élèves', (row) => row.nb_students],
    ['Élèves au plus', (row) => limitsOf(row).students],
    ['Enseignants', (row) => row.nb_teachers],
    ['Enseignants au plus', (row) => limitsOf(row).teachers],
    ['Classes', (row) => row.nb_classes],
    ['Boîtes physiques', (row) => row.nb_physical_boxes],
    ['Boîtes attribuées', (row) => row.nb_students_phygital],
    ['Souscription', (row) => writeDayOf(row.date_subscription)],
    ['Expiration', (row) => writeDayOf(row.date_expiration)],
  ],
};
