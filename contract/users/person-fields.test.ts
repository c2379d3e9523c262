import { createAccount, updateAccount } from '../auth/auth.schemas.ts';
import { createStudent, updateStudent } from '../students/student.schemas.ts';
import { createUser, updateUser } from './user.schemas.ts';

const names = { firstname: ' jean-PIERRE', lastname: 'LE  gall ' };
const capitalised = { firstname: 'Jean-Pierre', lastname: 'Le Gall' };
const account = { role: 'TEACHER', email: 'jp@example.fr', phone: '06 39 98 00 11' } as const;

test('the names of students and adults are capitalised in every request [students.names]', () => {
  expect(createStudent.parse(names)).toMatchObject(capitalised);
  expect(updateStudent.parse(names)).toEqual(capitalised);
  expect(createAccount.parse({ ...account, ...names })).toMatchObject(capitalised);
  expect(updateAccount.parse(names)).toEqual(capitalised);
  expect(createUser.parse({ ...account, ...names })).toMatchObject(capitalised);
  expect(updateUser.parse(names)).toEqual(capitalised);
});

test('an empty last name of a student stays empty', () => {
  expect(createStudent.parse({ firstname: 'Zoé', lastname: ' ' }).lastname).toBe('');
});
