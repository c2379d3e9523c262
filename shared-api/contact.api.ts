import { contactCalls } from '@memocartes/contract/contact/contact.calls';
import type { ContactMessage } from '@memocartes/contract/contact/contact.routes';
import { api, from } from './base.ts';

export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendContact: build.mutation<null, ContactMessage>({ ...from(contactCalls.send) }),
  }),
  overrideExisting: true,
});

export const { useSendContactMutation } = contactApi;
