import { randomUUID } from 'node:crypto';

import { auth } from '@memocartes/contract/auth/auth.routes';
import { editions } from '@memocartes/contract/editions/editions.routes';
import { prices } from '@memocartes/contract/invoices/prices.routes';
import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { offerIds } from '@memocartes/contract/offers/offers';
import { sections } from '@memocartes/contract/resources/resources.routes';
import { schools } from '@memocartes/contract/schools/schools.routes';

import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const paid = { offers_id: offerIds.SCHOOL_PAYED, invoice_periodicity: 'ANNUAL' } as const;
const person = { role: 'SUPERADMIN', firstname: 'Ada', lastname: 'Lovelace', email: 'ada@deux-fois.example' } as const;
const school = {
  ...paid,
  name: 'École envoyée deux fois',
  code: 'DEUX FOIS',
  mail: 'ecole@deux-fois.example',
  address_city: 'Orléans',
  nb_teachers_max: 12,
  date_expiration: addDays(today(), 300),
};
const price = { ...paid, school_cents: 500, student_cents: 0, vat_rate: null, date_start: '2031-01-01' };

const kinds = {
  account: [auth.create, person, 'EMAIL_TAKEN'],
  school: [schools.create, school, 'SCHOOL_CODE_TAKEN'],
  edition: [editions.create, { name: 'Envoyée deux fois' }, 'EDITION_NAME_TAKEN'],
  section: [sections.create, { title: 'Envoyée deux fois' }, 'SECTION_TITLE_TAKEN'],
  price: [prices.create, price, 'PRICE_TAKEN'],
} as const;

test.each(Object.entries(kinds))(
  'a new %s that is sent twice by the same request is created once [interface.request-once]',
  async (_kind, [route, fields, takenCode]) => {
    const superadmin = server.as(await server.seed.superadmin());
    const send = (request_id: string) =>
      superadmin.call(route as typeof editions.create, { body: { ...fields, request_id } as never });
    const request = randomUUID();
    const [first, second] = await Promise.all([send(request), send(request)]);
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    const other = await send(randomUUID());
    expect([other.status, other.error.code]).toEqual([409, takenCode]);
  },
);
