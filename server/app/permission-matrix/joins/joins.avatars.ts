import type { JoinFixture } from './join-fixture.ts';

/** An unreadable image: the error about the image proves that the caller was allowed to send an image. */
const picture = { avatar_data: 'bm8=', avatar_title: 'a.jpg', avatar_type: 'IMAGE' };
const expectedErrors = ['FILE_TYPE_REFUSED'];
const userAvatars: JoinFixture[] = [
  {
    objects: 'person × person named in the body',
    request: (first, { staff }) => ({
      params: { user_id: first.staff.userId },
      body: { ...picture, user_id: staff.userId },
    }),
    expectedErrors,
  },
];
const studentAvatars: JoinFixture[] = [
  {
    objects: 'student × student named in the body',
    request: (first, { student }) => ({
      params: { student_id: first.student.id },
      body: { ...picture, student_id: student.id },
    }),
    expectedErrors,
  },
];

/** Uploads of a picture. The path names a person or student; the body names the same one or another. */
export const avatarJoins: Record<string, JoinFixture[]> = {
  'POST /users/:user_id/document': userAvatars,
  'PATCH /users/:user_id/document': userAvatars,
  'POST /students/:student_id/document': studentAvatars,
  'PATCH /students/:student_id/document': studentAvatars,
};
