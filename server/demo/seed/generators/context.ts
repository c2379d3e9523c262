import type { Day } from '@memocartes/contract/learning/calendar/days';

import type { Db } from '../../../database/database.ts';
import type { DemoClass, DemoSchool } from '../../data/schools.data.ts';

export type SeedContext = {
  db: Db;
  today: Day;
  /** One hash for all demo accounts: at 20 ms each, 300 hashes would be slow. */
  passwordHash: string;
};

export type Account = { authId: number; userId: number };
export type Student = { id: number; firstname: string; lastname: string; isPhygital: boolean };
export type SeededClass = { id: number; data: DemoClass; teacher: Account; students: Student[] };
export type SeededSchool = {
  id: number;
  data: DemoSchool;
  admin?: Account;
  teachers: Account[];
  classes: SeededClass[];
};
