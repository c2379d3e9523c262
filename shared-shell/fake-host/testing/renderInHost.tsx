import { api } from '@memocartes/shared-api/base';
import type { Locale } from '@memocartes/shared-ui/theme';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { act, render, type RenderResult, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';

import { errorTexts } from '../../errors/texts.ts';
import { addTexts, startTexts } from '../../i18n/texts.ts';
import type { Remote } from '../../remote/define.ts';
import { createPortalStore, type PortalStore } from '../../store/store.ts';
import { FakeHost, type FakeHostProps } from '../FakeHost.tsx';
import type { Answers, Sent } from './answers.ts';
import { fakeApi } from './fakeApi.ts';

type Options = Omit<FakeHostProps, 'children' | 'store'> & {
  /** Responses of the API; see `fakeApi`. */
  readonly api?: Answers;
  /** The texts of the screen's remote: `remote.texts`. */
  readonly texts?: Remote['texts'];
  readonly locale?: Locale;
};

/** The rendered screen, a user-event instance, and the requests sent to the API. */
export type InHost = RenderResult & {
  readonly user: UserEvent;
  readonly sent: Sent[];
  /**
   * Waits until all requests except `nbOpen` have responses. The screen then shows these responses, so that a test can
   * check what does not appear.
   */
  readonly settled: (nbOpen?: number) => Promise<void>;
};

/** Number of pending queries and mutations. */
function nbPending(store: PortalStore): number {
  const { queries, mutations } = store.getState()[api.reducerPath];
  const requests = [...Object.values(queries), ...Object.values(mutations)];
  return requests.filter((request) => request?.status === QueryStatus.pending).length;
}

/**
 * Renders a screen as its host would.
 *
 *     await renderInHost(<ClassesPage />, {
 *       me: fakeMe('ADMIN'),
 *       route: '/schools/classes',
 *       texts: remote.texts,
 *       api: { 'GET /classes': { classes: [], count: 0 } },
 *     });
 */
export async function renderInHost(ui: ReactNode, options: Options = {}): Promise<InHost> {
  const { api: answers = {}, texts, locale = 'fr', ...host } = options;
  const sent = fakeApi(answers);
  await startTexts([errorTexts], locale);
  if (texts) await addTexts(texts);
  const user = userEvent.setup();
  const store = createPortalStore(host.panel);
  const rendered = render(
    <FakeHost {...host} store={store}>
      {ui}
    </FakeHost>,
  );

  const settled = async (nbOpen = 0) => {
    // Microtasks, such as the reading of a stream, end before a timer fires; the store reports changes at a frame.
    await act(() => new Promise((done) => setTimeout(requestAnimationFrame, 0, done)));
    await waitFor(() => expect(nbPending(store)).toBe(nbOpen));
  };

  return { ...rendered, user, sent, settled };
}
