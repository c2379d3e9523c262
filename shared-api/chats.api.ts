import type {
  ChatDetails,
  ChatsPage,
  MessagesPage,
  SendMessage,
  SendToClass,
  SentMessage,
  SentToClass,
} from '@memocartes/contract/messaging/chats.routes';
import type { MessageReportDetails, MessageReportsPage } from '@memocartes/contract/messaging/message-reports.routes';
import { chatsCalls, messageReportsCalls } from '@memocartes/contract/messaging/messaging.calls';

import { api, from, idTag, listTag } from './base.ts';
import { afterSuccess } from './invalidation.ts';

type Id = { id: number };
type Page = { nb_items?: number; nb_page?: number };

export const chatsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listChats: build.query<ChatsPage, Page & { search?: string }>({
      ...from(chatsCalls.list),
      providesTags: [listTag('chat')],
    }),
    getChat: build.query<ChatDetails, Id>({
      ...from(chatsCalls.view),
      providesTags: (_result, _error, { id }) => [idTag('chat', id)],
    }),
    // A mutation, because a mutation is never cached. A conversation on screen stores its pages of messages itself, and
    // each change must be fetched even while another request is running.
    listMessages: build.mutation<MessagesPage, Id & { before?: number; nb_items?: number }>({
      ...from(chatsCalls.messages),
    }),
    createChat: build.mutation<Id, { student_id: number }>({
      ...from(chatsCalls.create),
      invalidatesTags: afterSuccess([listTag('chat')]),
    }),
    /** Live events update the messages on screen. */
    sendToClass: build.mutation<SentToClass, SendToClass>({
      ...from(chatsCalls.sendToClass),
      invalidatesTags: afterSuccess([listTag('chat')]),
    }),
    // The next three endpoints invalidate only the list of conversations: the caller updates the messages on screen.
    sendMessage: build.mutation<SentMessage, SendMessage>({
      ...from(chatsCalls.send),
      invalidatesTags: afterSuccess([listTag('chat')]),
    }),
    readChat: build.mutation<null, Id & { message_id: number }>({
      ...from(chatsCalls.read),
      invalidatesTags: afterSuccess([listTag('chat')]),
    }),
    takeBackMessage: build.mutation<null, Id>({
      ...from(chatsCalls.takeBack),
      invalidatesTags: afterSuccess([listTag('chat')]),
    }),
    reportMessage: build.mutation<null, Id & { reason?: string }>({ ...from(chatsCalls.report) }),
    listMessageReports: build.query<MessageReportsPage, Page & { resolved?: 'true' | 'false' }>({
      ...from(messageReportsCalls.list),
      providesTags: [listTag('message')],
    }),
    getMessageReport: build.query<MessageReportDetails, Id>({
      ...from(messageReportsCalls.view),
      providesTags: (_result, _error, { id }) => [idTag('message', id)],
    }),
    resolveMessageReport: build.mutation<null, Id>({
      ...from(messageReportsCalls.resolve),
      invalidatesTags: afterSuccess(({ id }) => [listTag('message'), idTag('message', id)]),
    }),
  }),
  overrideExisting: true,
});

export const {
  useListChatsQuery,
  useGetChatQuery,
  useCreateChatMutation,
  useSendMessageMutation,
  useSendToClassMutation,
  useReadChatMutation,
  useTakeBackMessageMutation,
  useReportMessageMutation,
  useListMessageReportsQuery,
  useGetMessageReportQuery,
  useResolveMessageReportMutation,
} = chatsApi;
