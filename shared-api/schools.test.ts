import { classesApi } from './classes.api.ts';
import { invoicesApi } from './invoices.api.ts';
import { packsApi } from './packs.api.ts';
import { schoolsApi } from './schools.api.ts';
import { studentsApi } from './students.api.ts';
import { type Dispatch, findRefetches } from './testing/refetches.ts';
import { usersApi } from './users.api.ts';

const { createSchool, updateSchool, deleteSchool, listSchools } = schoolsApi.endpoints;

/** Fetches the lists of a superadmin and the calendar of a class. */
const show = (dispatch: Dispatch) => [
  dispatch(listSchools.initiate({})),
  dispatch(invoicesApi.endpoints.countInvoices.initiate()),
  dispatch(studentsApi.endpoints.listStudents.initiate({})),
  dispatch(classesApi.endpoints.listClasses.initiate({})),
  dispatch(usersApi.endpoints.listUsers.initiate({})),
  dispatch(usersApi.endpoints.listFollowers.initiate({})),
  dispatch(packsApi.endpoints.listClassWeeks.initiate({ id: 3 })),
];

const rows = [{ id: 7 }];
/** Body of every response. */
const answer = { id: 7, schools: rows, users: rows, followers: rows, students: rows, classes: rows, count: 1 };
const refetchedBy = async (write: (dispatch: Dispatch) => Promise<unknown>) =>
  (await findRefetches(show, write, () => answer)).refetched.toSorted();

const weeks = '/classes/3/weeks';
const all = ['/classes', '/invoices/counts', '/schools', '/students', '/users', '/users/followers'];

test('the list of schools and the invoice counts are fetched again after a school is created', async () => {
  const body = { name: 'École', code: 'A1', mail: 'a@b.example', address_city: 'Lyon' };
  const school = { ...body, offers_id: 4, invoice_periodicity: 'ANNUAL', nb_teachers_max: 5 } as const;
  expect(
    await refetchedBy((dispatch) => dispatch(createSchool.initiate({ ...school, date_expiration: '2099-01-01' }))),
  ).toEqual(['/invoices/counts', '/schools']);
});

test('the lists of people and classes are fetched again after a school is deleted, archived or reopened', async () => {
  expect(await refetchedBy((dispatch) => dispatch(deleteSchool.initiate({ id: 7 })))).toEqual(all);
  const put = (change: object) => refetchedBy((dispatch) => dispatch(updateSchool.initiate({ id: 7, ...change })));
  expect(await put({ status: 'ARCHIVED' })).toEqual(all);
  expect(await put({ status: 'VISIBLE' })).toEqual(all);
  expect(await put({ phone: null })).toEqual(['/invoices/counts', '/schools']);
});

test('the lists of people and classes are fetched again after a change of the name or offer of their school, which they show', async () => {
  const put = (change: object) => refetchedBy((dispatch) => dispatch(updateSchool.initiate({ id: 7, ...change })));
  expect(await put({ name: 'École du Port' })).toEqual(all);
  expect(await put({ offers_id: 4 })).toEqual(all);
});

test('the calendar of packs is fetched again after the zone or postal code of a school changes [packs.holidays]', async () => {
  const put = (change: object) => refetchedBy((dispatch) => dispatch(updateSchool.initiate({ id: 7, ...change })));
  expect(await put({ holiday_zone: 'B' })).toContain(weeks);
  expect(await put({ address_postal_code: '35000' })).toContain(weeks);
});
