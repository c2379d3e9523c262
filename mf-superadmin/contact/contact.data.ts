import type { ReceivedMessage } from '@memocartes/contract/contact/contact.routes';
import type { Answers, Sent } from '@memocartes/shared-shell/fake-host/testing';

const message: ReceivedMessage = {
  id: 5,
  subject: 'Boîtes manquantes',
  details: 'Bonjour,\nil nous manque deux boîtes pour la classe de CE1.\nMerci !',
  date_create: '2026-11-20T15:12:00Z',
  state: 'NEW',
  answer: null,
  date_answer: null,
  answered_by: null,
  trial: null,
  sender: {
    firstname: 'Hélène',
    lastname: 'Marchand',
    email: 'h.marchand@example.fr',
    phone: '02 38 00 12 34',
    role: 'ADMIN',
    school: { id: 3, name: 'École Jean-Zay' },
  },
};
const answered: ReceivedMessage = {
  ...message,
  id: 6,
  subject: 'Changer d’adresse',
  state: 'ANSWERED',
  date_answer: '2026-11-18T09:00:00Z',
  answer: 'C’est fait.\nBonne journée.',
  answered_by: { firstname: 'Nadia', lastname: 'Ferrand' },
};
const markedOnly: ReceivedMessage = { ...answered, id: 7, answer: null };
const withoutAddress: ReceivedMessage = { ...message, id: 8, sender: { ...message.sender!, email: null } };
const withoutSender: ReceivedMessage = { ...answered, id: 9, subject: 'Ancien message', sender: null };
/** A request without a message, from a teacher without an account. */
const trialRequest: ReceivedMessage = {
  ...message,
  id: 10,
  subject: 'Essai pour une classe',
  details: '',
  trial: { for: 'CLASS', school: 'École du Port, Brest' },
  sender: {
    firstname: 'Inès',
    lastname: 'Morvan',
    email: 'ines.morvan@example.fr',
    phone: null,
    role: 'TEACHER',
    school: null,
  },
};

const all = [message, answered, markedOnly, withoutAddress, withoutSender, trialRequest];

/** API responses for the stories and tests of received messages. */
export const contactApi = {
  'GET /contact': { messages: [message, trialRequest, answered, withoutSender], count: 4 },
  'GET /contact/:id': ({ path }: Pick<Sent, 'path'>) => all.find(({ id }) => path.endsWith(`/${id}`)),
  'POST /contact/:id/answer': answered,
  'PATCH /contact/:id': message,
  'DELETE /contact/:id': null,
} satisfies Answers;
