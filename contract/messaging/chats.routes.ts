import { z } from 'zod';

import { bodyId, created, id, idParams, instant, string, text } from '../fields/fields.schemas.ts';
import { routes } from '../http/route.ts';
import { option, pageLength, pageNumber, searchText } from '../lists/lists.schemas.ts';
import { roles } from '../permissions/roles.ts';
import { chatsCalls } from './messaging.calls.ts';
import { messageMaxLength, messagesPageSize, reportReasonMaxLength } from './messaging.ts';

/** A participant. `id`: of the account; `relation`: relationship of a follower to the student, otherwise null. */
export const chatPerson = z.object({
  id: z.int(),
  name: z.string(),
  role: z.enum(roles),
  relation: z.string().nullable(),
});
export type ChatPerson = z.infer<typeof chatPerson>;

const lastMessage = z.object({
  id: z.int(),
  /** Beginning of the text; empty when the message was taken back. */
  excerpt: z.string(),
  is_removed: z.boolean(),
  date_create: instant,
  author: chatPerson.nullable(),
});

export const chat = z.object({
  id: z.int(),
  student: z.object({ id: z.int(), firstname: z.string(), lastname: z.string() }),
  /** Class of the student when the conversation was opened. */
  class: option.nullable(),
  school: option,
  /** Null while the conversation is open; a closed conversation can only be read. */
  date_close: instant.nullable(),
  nb_unread: z.int(),
  last_message: lastMessage.nullable(),
  participants: z.array(chatPerson),
});
export type Chat = z.infer<typeof chat>;

export const chatDetails = chat.extend({
  /** Last message that each participant has read. `id`: of the participant's account. */
  reads: z.array(z.object({ id: z.int(), message_id: z.int() })),
  /** End of the current quiet hours of the school; null outside of quiet hours [messaging.quiet-hours]. */
  quiet_until: instant.nullable(),
});
export type ChatDetails = z.infer<typeof chatDetails>;

export const message = z.object({
  id: z.int(),
  /** Null when the account was deleted or is not visible to the reader. */
  author: chatPerson.nullable(),
  /** Empty when the message was taken back. */
  content: z.string(),
  is_removed: z.boolean(),
  date_create: instant,
  /** Identifier given by the author's client; null for other readers. */
  client_id: z.string().nullable(),
});
export type Message = z.infer<typeof message>;

const chatsQuery = z.object({
  nb_items: pageLength(),
  nb_page: pageNumber,
  /** Words of the name of the student or of a participant. */
  search: searchText,
});
const chatsPage = z.object({ chats: z.array(chat), count: z.int(), nb_unread: z.int() });
export type ChatsPage = z.infer<typeof chatsPage>;

const messagesQuery = z.object({
  nb_items: pageLength(messagesPageSize),
  /** Only messages older than the one with this id. */
  before: id.optional(),
});
const messagesPage = z.object({
  /** Oldest first. */
  messages: z.array(message),
  has_older: z.boolean(),
});
export type MessagesPage = z.infer<typeof messagesPage>;

/** Control characters and bidirectional marks are removed rather than refused, because pasted text contains them. */
const invisible = /[^\P{Cc}\n\t]|\p{Bidi_Control}|\p{Cs}/gu;
const tooLong = `${messageMaxLength.toLocaleString('fr-FR')} caractères au plus.`;
const content = string()
  .transform((typed) => typed.replace(/\r\n?/g, '\n').replace(invisible, ''))
  .pipe(text(messageMaxLength, tooLong).regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'Champ requis'));

const sendMessage = z.object({
  chat_id: bodyId,
  content,
  /** A repeated identifier does not send the message again. */
  client_id: z.uuid('Identifiant attendu.').optional(),
});
export type SendMessage = z.input<typeof sendMessage>;

const sent = message.extend({
  /** Time when the other participants will be notified; null if quiet hours do not delay the notification. */
  notified_at: instant.nullable(),
});
export type SentMessage = z.infer<typeof sent>;

const sendToClass = z.object({
  class_id: bodyId,
  content,
  /** A repeated identifier does not send the message again. */
  client_id: z.uuid('Identifiant attendu.').optional(),
});
export type SendToClass = z.input<typeof sendToClass>;

const sentToClass = z.object({
  /** Number of students in whose conversation the message is. */
  nb_sent: z.int(),
  /** Number of the other students: none of their followers has an active account. */
  nb_without_follower: z.int(),
  /** Time when the followers will be notified; null if quiet hours do not delay the notification. */
  notified_at: instant.nullable(),
});
export type SentToClass = z.infer<typeof sentToClass>;

export const chats = routes('chats', chatsCalls, {
  list: {
    summary: 'The caller’s conversations, unread ones first, then the latest.',
    query: chatsQuery,
    response: chatsPage,
  },
  create: {
    summary: 'Opens the conversation about a student: 201, or 200 with the open one.',
    body: z.object({ student_id: bodyId }),
    status: 201,
    response: created,
  },
  view: {
    summary: 'A conversation, with the point up to which each participant has read.',
    params: idParams,
    response: chatDetails,
  },
  messages: {
    summary: 'The latest messages of a conversation or, with `before`, the messages before this one.',
    params: idParams,
    query: messagesQuery,
    response: messagesPage,
  },
  read: {
    summary: 'Marks messages as read up to this one.',
    params: idParams,
    body: z.object({ message_id: bodyId }),
    status: 204,
  },
  send: {
    summary: 'Sends a message: 201, or 200 if it was sent before.',
    body: sendMessage,
    status: 201,
    response: sent,
  },
  sendToClass: {
    summary: 'Sends a message in the conversation of each student of a class who has an active follower.',
    body: sendToClass,
    status: 201,
    response: sentToClass,
  },
  takeBack: {
    summary: 'Takes back the caller’s own message within 15 minutes; a trace without text stays.',
    params: idParams,
    status: 204,
  },
  report: {
    summary: 'Reports a message to the school admins.',
    params: idParams,
    body: z.object({ reason: text(reportReasonMaxLength).optional() }).nullish(),
    status: 204,
  },
});
