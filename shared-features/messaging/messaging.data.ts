import type { Chat, ChatDetails, ChatsPage, Message, MessagesPage } from '@memocartes/contract/messaging/chats.routes';
import type { MessageReportDetails, MessageReportsPage } from '@memocartes/contract/messaging/message-reports.routes';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';

export const teacher = { id: 10, name: 'Camille ROUSSEL', role: 'TEACHER', relation: null } as const;
export const mother = { id: 31, name: 'Leïla HADDAD', role: 'USER', relation: 'Mère' } as const;
const father = { id: 32, name: 'Nabil HADDAD', role: 'USER', relation: 'Père' } as const;

const school = { id: 1, name: 'École primaire des Tilleuls' };

const chatOf = (id: number, firstname: string, lastname: string, more: Partial<Chat> = {}): Chat => ({
  id,
  student: { id, firstname, lastname },
  class: { id: 3, name: 'CE1 A' },
  school,
  date_close: null,
  nb_unread: 0,
  last_message: null,
  participants: [teacher, mother, father],
  ...more,
});

const message = (id: number, author: Message['author'], content: string, more: Partial<Message> = {}): Message => ({
  id,
  author,
  content,
  is_removed: false,
  date_create: `2026-11-${id < 4 ? 19 : 20}T${String(8 + id).padStart(2, '0')}:05:00Z`,
  client_id: null,
  ...more,
});

export const messages: Message[] = [
  message(1, mother, 'Bonjour, Inès me dit qu’il y a des cartes à revoir pour lundi.\nFaut-il les imprimer ?'),
  message(2, teacher, 'Bonjour, non : les révisions se font en classe. Voir https://example.org/aide.'),
  message(3, father, '', { is_removed: true }),
  message(4, father, 'مرحبا، شكرا جزيلا 🙂'),
  message(5, teacher, 'Avec plaisir !'),
];
const thread: MessagesPage = { messages, has_older: true };
const last = messages.at(-1)!;

const chats: ChatsPage = {
  chats: [
    chatOf(7, 'Inès', 'Haddad', {
      nb_unread: 2,
      last_message: {
        id: 5,
        excerpt: last.content,
        is_removed: false,
        date_create: last.date_create,
        author: teacher,
      },
    }),
    chatOf(8, 'Malo', 'Le Gall'),
    chatOf(9, 'Zoé', 'Martin', { date_close: '2026-11-02T10:00:00Z' }),
  ],
  count: 3,
  nb_unread: 2,
};

export const chat: ChatDetails = {
  ...chats.chats[0]!,
  reads: [
    { id: mother.id, message_id: 5 },
    { id: teacher.id, message_id: 5 },
  ],
  quiet_until: null,
};

const report = {
  id: 4,
  date_create: '2026-11-20T15:00:00Z',
  date_resolve: null,
  reason: 'Ton blessant',
  content: 'C’est inadmissible.',
  student: { id: 7, name: 'Inès HADDAD' },
  author: father,
  reporter: teacher,
};
export const reports: MessageReportsPage = { reports: [report], count: 1 };
export const reportDetails: MessageReportDetails = { ...report, message_id: 4, messages };

export const api = {
  'GET /chats': chats,
  'GET /chats/:id': chat,
  'GET /chats/:id/messages': ({ query }: { readonly query: URLSearchParams }) =>
    query.has('before') ? { messages: [message(0, mother, 'Le tout premier message')], has_older: false } : thread,
  'PATCH /chats/:id/read': null,
  'DELETE /chats/messages/:id': null,
  'POST /chats/messages/:id/report': null,
  'GET /account/live': () => new Promise<never>(() => undefined),
  'GET /students/select': {
    students: [
      { id: 12, name: 'Malo LE GALL' },
      { id: 13, name: 'Nina PETIT' },
    ],
  },
} satisfies Answers;
