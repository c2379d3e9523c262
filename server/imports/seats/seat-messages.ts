import { refuse } from '../../http/errors.ts';
import { exceededClassLimit, freeStudentSeatsIfShort, freeTeacherSeatsIfShort } from '../../offers/seats.ts';
import { messages as adultsMessages } from '../messages/adults.messages.ts';
import { messages as studentsMessages } from '../messages/students.messages.ts';

/** French message if `count` more students exceed the seats of the offer, otherwise null [import.seats]. */
export function studentSeatsMessage(
  seats: Parameters<typeof freeStudentSeatsIfShort>[0],
  count: number,
): string | null {
  const seatsLeft = freeStudentSeatsIfShort(seats, count);
  return seatsLeft === null ? null : studentsMessages.tooFewSeats(seatsLeft, count);
}

/** @throws 409 LIMIT_STUDENTS if `count` more students exceed the seats of the offer, with both numbers [import.seats] */
export function checkStudentSeats(seats: Parameters<typeof freeStudentSeatsIfShort>[0], count: number): void {
  const free = freeStudentSeatsIfShort(seats, count);
  if (free !== null) throw refuse('LIMIT_STUDENTS', studentsMessages.tooFewSeats(free, count), { free, count });
}

/** @throws 409 LIMIT_CLASSES if `count` more classes exceed the limit of the offer, with the limit as `count` */
export function checkClassLimit(seats: Parameters<typeof exceededClassLimit>[0], count: number): void {
  const limit = exceededClassLimit(seats, count);
  if (limit !== null) throw refuse('LIMIT_CLASSES', studentsMessages.classLimit(limit), { count: limit });
}

/** Number of seats missing for `count` more students; 0 if there are enough [import.seats]. */
export function missingStudentSeats(seats: Parameters<typeof freeStudentSeatsIfShort>[0], count: number): number {
  const seatsLeft = freeStudentSeatsIfShort(seats, count);
  return seatsLeft === null ? 0 : count - seatsLeft;
}

/** French message if `count` more classes exceed the limit of the offer, otherwise null [schools.limit-classes]. */
export function classLimitMessage(seats: Parameters<typeof exceededClassLimit>[0], count: number): string | null {
  const limit = exceededClassLimit(seats, count);
  return limit === null ? null : studentsMessages.classLimit(limit);
}

/** French message if `count` more teachers exceed the seats of the offer, otherwise null [import.seats]. */
export function teacherSeatsMessage(
  seats: Parameters<typeof freeTeacherSeatsIfShort>[0],
  count: number,
): string | null {
  const seatsLeft = freeTeacherSeatsIfShort(seats, count);
  return seatsLeft === null ? null : adultsMessages.tooFewSeats(seatsLeft, count);
}
