import type { DeviceSession, DeviceState } from '@memocartes/contract/devices/join/device.routes';

import { abbreviatedLastName } from '../../students/short-names/short-names.ts';
import type { findStudents, JoinedSession, TabletState } from './device.queries.ts';

const now = () => new Date().toISOString();

const unknownDevice = { status: 'NONE', school: null, label: null, name: null } as const;

/** The state of a tablet, with the name of its school and nothing else about the school. */
export const presentState = (state: TabletState): DeviceState => {
  const { status, school, label, name } = state?.status === 'NONE' || !state ? unknownDevice : state;
  return { status, school: school === null ? null : { name: school }, label, name, now: now() };
};

/** A session for a tablet: first names, and only as much of a last name as needed to distinguish two students. */
export const presentDeviceSession = (
  session: JoinedSession,
  students: Awaited<ReturnType<typeof findStudents>>,
): DeviceSession => ({
  session: { id: session.id, end_time: session.end_time },
  class_: { id: session.classes_id, name: session.class_name },
  students: students.map((student) => ({
    id: student.id,
    firstname: student.firstname,
    initial: abbreviatedLastName(student, students),
    avatar: student.avatar,
    picture: student.picture,
    // A student whom the teacher has marked as present is not on a tablet, and can still start [sessions.present].
    status: student.epoch === null ? 'INACTIVE' : (student.status ?? 'INACTIVE'),
  })),
  now: now(),
});
