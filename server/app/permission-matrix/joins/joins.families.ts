import { randomUUID } from 'node:crypto';

import type { JoinFixture } from './join-fixture.ts';

const scanBody = (code: string) => ({
  epoch: 1,
  scans: [{ client_id: randomUUID(), code, is_right: true, answered_at: new Date().toISOString() }],
});

/** Scans of a student's cards, and the last message read in a conversation. */
export const familyJoins: Record<string, JoinFixture[]> = {
  'POST /cards_students/:student_id/scans': [
    {
      objects: 'student × card',
      request: ({ student }, { common }) => ({ params: { student_id: student.id }, body: scanBody(common.qr_code) }),
      isJoined: (body) => (JSON.parse(body) as { results: { status: string }[] }).results[0]?.status === 'RECORDED',
    },
  ],

  'PATCH /chats/:id/read': [
    {
      objects: 'conversation × message',
      request: ({ chat }, { message }) => ({ params: { id: chat.id }, body: { message_id: message.id } }),
    },
  ],
};
