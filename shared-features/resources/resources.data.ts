import type { Resource, ResourceDetail, Section } from '@memocartes/contract/resources/resources.routes';
import type { Answers, Sent } from '@memocartes/shared-shell/fake-host/testing';

const document = (id: number, title: string, type: string, size: number): Resource['document'] => ({
  id,
  title,
  type,
  description: null,
  size,
  datetime_update: '2026-11-20T08:00:00.000Z',
});

const resource = (id: number, title: string, changes: Partial<Resource>): Resource => ({
  id,
  version: 1,
  title,
  description: 'Que regarder, quoi dire quand une carte résiste, et pourquoi cinq minutes suffisent.',
  folder: 'À la maison',
  section_id: 4,
  section: { id: 4, title: 'À la maison' },
  document: document(id, 'accompagner.pdf', 'application/pdf', 1_240),
  document_title: 'accompagner.pdf',
  file_name: 'accompagner.pdf',
  audience: 'SCHOOL',
  schools_id: null,
  school: null,
  authentications_id: 1,
  author: null,
  date_create: '2026-11-20T08:00:00.000Z',
  ...changes,
});

const ofSchool = {
  schools_id: 1,
  school: { id: 1, name: 'École des Tilleuls' },
  authentications_id: 10,
  author: { firstname: 'Camille', lastname: 'Roussel' },
};
const advice = resource(1, 'Accompagner son enfant sans refaire la classe', {});
const supplies = resource(2, 'Liste des fournitures de janvier', {
  ...ofSchool,
  document: document(2, 'fournitures.txt', 'text/plain', 320),
  file_name: 'fournitures.txt',
});
const staffOnly = resource(3, 'Compte rendu du conseil des maîtres', {
  ...ofSchool,
  audience: 'STAFF',
  document: document(
    3,
    'conseil.docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    48_000,
  ),
  file_name: 'conseil.docx',
});
const poster = resource(5, 'Affiche de la classe', {
  ...ofSchool,
  document: document(5, 'affiche.png', 'image/png', 210_000),
  file_name: 'affiche.png',
});

const section = (id: number, title: string, resources: Resource[]): Section => ({
  id,
  title,
  position: id,
  nb_resources: resources.length,
  nb_used: null,
  resources,
});

const sections = {
  sections: [
    section(3, 'En classe', [staffOnly, poster]),
    section(4, 'À la maison', [advice, supplies]),
    section(5, 'Imprimer', []),
  ],
  count: 3,
};
export const managedSections = {
  ...sections,
  sections: sections.sections.map((item) => ({ ...item, nb_used: item.nb_resources })),
};

const detail = (shown: Resource, nb_readers: ResourceDetail['nb_readers'] = null): ResourceDetail => ({
  ...shown,
  nb_readers,
});

const details = [
  detail(advice),
  detail(supplies, { staff: 9, followers: 148 }),
  detail(staffOnly, { staff: 9, followers: 0 }),
];

export const api = {
  'GET /resources/sections': ({ query }: { readonly query: URLSearchParams }) => {
    const sectionId = Number(query.get('section_id'));
    return sectionId ? { sections: sections.sections.filter(({ id }) => id === sectionId), count: 1 } : sections;
  },
  'GET /resources/sections/select': {
    sections: sections.sections.map(({ id, title }) => ({ id, name: title })),
    count: 3,
  },
  'GET /resources/deleted': {
    resources: [{ id: 8, title: 'Ancienne fiche', file_name: 'a.pdf', date_delete: '2026-11-21T07:00:00.000Z' }],
    count: 1,
  },
  'GET /resources/:id': ({ params }: Pick<Sent, 'params'>) => details.find(({ id }) => id === Number(params['id'])),
  'POST /documents': { id: 70 },
  'PATCH /documents/:id': { id: 2 },
  'POST /resources/': { id: 9 },
  'PATCH /resources/:id': detail(supplies, { staff: 9, followers: 148 }),
  'DELETE /resources/:id': null,
  'PATCH /resources/:id/restore': detail(supplies),
  'POST /resources/sections': { id: 6 },
  'PATCH /resources/sections/:id': { id: 4 },
  'DELETE /resources/sections/:id': null,
} satisfies Answers;
