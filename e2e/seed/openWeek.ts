import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { weekState } from '@memocartes/contract/learning/calendar/school-days';
import { schools } from '@memocartes/contract/schools/schools.routes';

import type { Seed } from './seed.ts';

/**
 * Ensures that this week is not a holiday for a school. If it is one, moves the school to Corsica, which has no zone.
 * @returns a function that restores the zone and the postal code of the school
 */
export async function openWeek(seed: Seed, schoolId: number): Promise<() => Promise<void>> {
  const superadmin = seed.as(await seed.demo('superadmin'));
  const { holiday_zone, address_postal_code } = await superadmin.call(schools.view, { id: schoolId });
  if (weekState(mondayOf(today()), { zone: holiday_zone }) !== 'holiday') return async () => undefined;

  const move = async (body: {
    readonly holiday_zone: typeof holiday_zone;
    readonly address_postal_code: string | null;
  }) => {
    await superadmin.call(schools.update, { id: schoolId, body });
  };

  await move({ holiday_zone: null, address_postal_code: '20000' });
  return () => move({ holiday_zone, address_postal_code });
}
