import type { Action, ThunkDispatch } from '@reduxjs/toolkit';
import { configureStore } from '@reduxjs/toolkit';

import { api } from './base.ts';
import { classesApi } from './classes.api.ts';
import { invoicesApi } from './invoices.api.ts';
import { packsApi } from './packs.api.ts';
import { reachSlice } from './reachability.ts';
import { schoolsApi } from './schools.api.ts';
import { studentsApi } from './students.api.ts';
import { usersApi } from './users.api.ts';

const { createSchool, updateSchool, deleteSchool, listSchools } = schoolsApi.endpoints;

type Dispatch = ThunkDispatch<unknown, unknown, Action>;

/** Paths read again after a write, while the lists of a superadmin and the calendar of a class are shown. */
async function refetchedBy(write: (dispatch: Dispatch) => Promise<unknown>): Promise<string[]> {
  const read: string[] = [];
  const rows = [{ id: 7 }];
  const lists = { schools: rows, users: rows, followers: rows, students: rows, classes: rows, count: 1 };
  globalThis.fetch = (async (url: string, { method }: RequestInit) => {
    if (method === 'GET') read.push(url.replace('/api', ''));
    return { ok: true, status: 200, headers: new Headers(), json: async () => ({ id: 7, ...lists }) };
  }) as unknown as typeof fetch;
  const { dispatch } = configureStore({
    reducer: { [api.reducerPath]: api.reducer, [reachSlice.name]: reachSlice.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  await Promise.all([
    dispatch(listSchools.initiate({})),
    dispatch(invoicesApi.endpoints.countInvoices.initiate()),
    dispatch(studentsApi.endpoints.listStudents.initiate({})),
    dispatch(classesApi.endpoints.listClasses.initiate({})),
    dispatch(usersApi.endpoints.listUsers.initiate({})),
    dispatch(usersApi.endpoints.listFollowers.initiate({})),
    dispatch(packsApi.endpoints.listClassWeeks.initiate({ id: 3 })),
  ]);
  read.length = 0;
  await write(dispatch);
  await new Promise((resolve) => setTimeout(resolve, 20));
  return read.toSorted();
}

const weeks = '/classes/3/weeks';
const all = ['/classes', '/invoices/counts', '/schools', '/students', '/users', '/users/followers'];

test('a new school is read again in the lists of schools and of invoices', async () => {
  const body = { name: 'École', code: 'A1', mail: 'a@b.example', address_city: 'Lyon' };
  const school = { ...body, offers_id: 4, invoice_periodicity: 'ANNUAL', nb_teachers_max: 5 } as const;
  expect(
    await refetchedBy((dispatch) => dispatch(createSchool.initiate({ ...school, date_expiration: '2099-01-01' }))),
  ).toEqual(['/invoices/counts', '/schools']);
});

test('a school that is deleted, archived or reopened: the lists of its people and classes are read again too', async () => {
  expect(await refetchedBy((dispatch) => dispatch(deleteSchool.initiate({ id: 7 })))).toEqual(all);
  const put = (change: object) => refetchedBy((dispatch) => dispatch(updateSchool.initiate({ id: 7, ...change })));
  expect(await put({ status: 'ARCHIVED' })).toEqual(all);
  expect(await put({ phone: null })).toEqual(['/invoices/counts', '/schools']);
});

test('a school whose holiday zone changes: the calendar of packs is read again [packs.holidays]', async () => {
  const put = (change: object) => refetchedBy((dispatch) => dispatch(updateSchool.initiate({ id: 7, ...change })));
  expect(await put({ holiday_zone: 'B' })).toContain(weeks);
  expect(await put({ address_postal_code: '35000' })).toContain(weeks);
});
