import { today } from '@memocartes/contract/learning/calendar/days';
import { withCapitalisedNames } from '@memocartes/contract/text/names';

import { invalid } from '../http/errors.ts';

type Named = { firstname?: string; lastname?: string; birthdate?: string | null };

/**
 * A student's fields as stored: names capitalised [students.birth-date] [students.names].
 * @throws 422 on a birth date later than today
 */
export function readStudentFields<F extends Named>(fields: F): F {
  if (fields.birthdate && fields.birthdate > today()) {
    throw invalid({ birthdate: 'La date de naissance ne peut pas être dans le futur.' });
  }
  return withCapitalisedNames(fields);
}
