import type { ContactState } from '@memocartes/contract/contact/contact';
import { contactCalls } from '@memocartes/contract/contact/contact.calls';
import type {
  ContactMessage,
  ReceivedFilter,
  ReceivedMessage,
  ReceivedPage,
} from '@memocartes/contract/contact/contact.routes';

import { api, from, idTag, listTag, listTags } from './base.ts';
import { afterSuccess } from './invalidation.ts';

type Id = { id: number };
const tagsOf = (id: number) => [idTag('contactMessage', id), listTag('contactMessage')];

export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendContact: build.mutation<null, ContactMessage>({ ...from(contactCalls.send) }),
    listContactMessages: build.query<ReceivedPage, ReceivedFilter>({
      ...from(contactCalls.list),
      providesTags: (page) => listTags('contactMessage', page?.messages),
    }),
    getContactMessage: build.query<ReceivedMessage, Id>({
      ...from(contactCalls.view),
      providesTags: (_result, _error, { id }) => [idTag('contactMessage', id)],
    }),
    answerContactMessage: build.mutation<ReceivedMessage, Id & { answer: string }>({
      ...from(contactCalls.answer),
      // Not after a failure: the form keeps the typed answer.
      invalidatesTags: afterSuccess(({ id }) => tagsOf(id)),
    }),
    updateContactMessage: build.mutation<ReceivedMessage, Id & { state: ContactState }>({
      ...from(contactCalls.update),
      // Also invalidated after ALREADY_ANSWERED: the message has an answer that is not shown yet.
      invalidatesTags: (_result, error, { id }) => (error && error.code !== 'ALREADY_ANSWERED' ? [] : tagsOf(id)),
    }),
    deleteContactMessage: build.mutation<null, Id>({
      ...from(contactCalls.delete),
      invalidatesTags: [listTag('contactMessage')],
    }),
  }),
  overrideExisting: true,
});

export const {
  useSendContactMutation,
  useListContactMessagesQuery,
  useGetContactMessageQuery,
  useAnswerContactMessageMutation,
  useUpdateContactMessageMutation,
  useDeleteContactMessageMutation,
} = contactApi;
