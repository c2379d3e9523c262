import { contact } from '@memocartes/contract/contact/contact.routes';
import { studentAvatars } from '@memocartes/contract/documents/avatars.routes';
import { documents } from '@memocartes/contract/documents/documents.routes';

import { expectAccepted, expectRefused, type LimitsCase, type LimitsFixture, openFixture } from './fixture.ts';
import * as values from './values.ts';

let fixture: LimitsFixture;
beforeAll(async () => (fixture = await openFixture()));
afterAll(() => fixture.server.close());

describe('POST /contact', () => {
  const limits = (): LimitsCase => ({
    route: contact.send,
    as: fixture.schoolAdmin,
    body: () => ({ subject: 'Bonjour', details: 'Une question' }),
    fields: {
      subject: values.requiredLineOf(150),
      details: { ...values.textOf(1024), bad: [...values.textOf(1024).bad, '', ' \n ', null] },
    },
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written [interface.contact]', () =>
    expectRefused(fixture, limits()));

  test('at its limits each field is accepted', () => expectAccepted(fixture, limits()));
});

describe('POST /documents', () => {
  const limits = (): LimitsCase => ({
    route: documents.create,
    as: fixture.superadmin,
    body: () => ({ title: 'Fiche', type: 'text/plain', data: 'YQ==' }),
    fields: {
      title: values.requiredLineOf(255),
      type: { good: [], bad: ['text/html', 'image/svg+xml', '', 1, null] },
      description: values.orNull(values.textOf(200)),
      data: {
        good: ['data:text/plain;base64,YQ=='],
        bad: ['', '%%%', '<a>', 'data:text/html;base64', 42, null, {}],
      },
    },
    read: (id) => fixture.row('documents', id),
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written [interface.upload-types]', () =>
    expectRefused(fixture, limits()));

  test('at its limits each field is accepted and stored as typed', () => expectAccepted(fixture, limits()));
});

describe('PATCH /documents/:id', () => {
  const limits = (): LimitsCase => ({
    route: documents.update,
    as: fixture.superadmin,
    params: { id: fixture.ids.document },
    body: () => ({ title: 'Fiche' }),
    fields: { title: values.requiredLineOf(255), description: values.orNull(values.textOf(200)) },
    read: () => fixture.row('documents', fixture.ids.document),
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written', () =>
    expectRefused(fixture, limits()));

  test('at its limits each field is accepted and stored as typed', () => expectAccepted(fixture, limits()));
});

describe('POST /students/:student_id/document', () => {
  const limits = (): LimitsCase => ({
    route: studentAvatars.create,
    as: fixture.follower,
    params: { student_id: fixture.ids.student },
    body: () => ({ avatar_data: 'YQ==', avatar_title: 'Avatar', avatar_type: 'IMAGE' }),
    fields: {
      avatar_title: { good: [], bad: values.requiredLineOf(255).bad },
      avatar_description: { good: [], bad: values.lineOf(255).bad },
      avatar_type: { good: [], bad: ['', 'PDF', 1, null] },
      avatar_data: { good: [], bad: ['', '%%%', 42, null, {}] },
    },
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written', () =>
    expectRefused(fixture, limits()));
});
