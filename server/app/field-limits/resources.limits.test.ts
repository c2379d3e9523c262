import { documents } from '@memocartes/contract/documents/documents.routes';
import { resources, sections } from '@memocartes/contract/resources/resources.routes';

import { resetLimits } from '../../testing/limits.ts';
import { expectAccepted, expectRefused, type LimitsCase, type LimitsFixture, openFixture } from './fixture.ts';
import * as values from './values.ts';

let fixture: LimitsFixture;
let section: number;
let resource: number;
/** Uploads that no resource uses yet, one for each valid body. */
let uploads: number[];

const upload = async () => {
  const body = { title: 'Fiche', type: 'text/plain' as const, data: 'YQ==' };
  return (await fixture.server.as(fixture.superadmin).body(documents.create, { body })).id;
};

const validBody = () => ({ title: 'Fiche', description: 'Une fiche', section_id: section, audience: 'SCHOOL' });

beforeAll(async () => {
  fixture = await openFixture();
  const root = fixture.server.as(fixture.superadmin);
  section = (await root.body(sections.create, { body: { title: 'Méthode' } })).id;
  const body = { ...validBody(), audience: 'SCHOOL' as const, document_id: await upload() };
  resource = (await root.body(resources.create, { body })).id;
  uploads = [];
  for (let n = 0; n < 50; n += 1) uploads.push(await upload());
  await resetLimits(fixture.server.db);
});

afterAll(() => fixture.server.close());

const required = values.textOf(200);
const fields = {
  title: values.requiredLineOf(150),
  description: { good: required.good, bad: [...required.bad, '', '   ', null] },
  section_id: values.ids,
  document_id: values.ids,
  audience: values.oneOf(['STAFF', 'SCHOOL']),
};
const row = (id: number) => fixture.row('resources', id);

const cases: [string, () => LimitsCase][] = [
  [
    'POST /resources/',
    () => ({
      route: resources.create,
      as: fixture.superadmin,
      body: () => ({ ...validBody(), document_id: uploads.pop() ?? 0 }),
      fields,
      read: row,
    }),
  ],
  [
    'PATCH /resources/:id',
    () => ({
      route: resources.update,
      as: fixture.superadmin,
      params: { id: resource },
      body: () => ({ title: 'Fiche' }),
      fields,
      read: () => row(resource),
    }),
  ],
  [
    'PATCH /resources/sections/:id',
    () => ({
      route: sections.update,
      as: fixture.superadmin,
      params: { id: section },
      body: () => ({}),
      fields: {
        title: values.requiredLineOf(80),
        position: { good: [1, 1000], bad: [0, -1, 1.5, 1001, '1', true, {}, []] },
      },
    }),
  ],
];

describe.each(cases)('%s', (_name, limits) => {
  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written [resources.form] [resources.description]', async () => {
    const uploadsBefore = [...uploads];
    await expectRefused(fixture, limits());
    uploads = uploadsBefore;
  });

  test('at its limits each field is accepted, and stored as typed if the case has `read`', () =>
    expectAccepted(fixture, limits()));
});
