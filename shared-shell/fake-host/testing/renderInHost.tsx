import type { Locale } from '@memocartes/shared-ui/theme';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';

import { errorTexts } from '../../errors/texts.ts';
import { addTexts, startTexts } from '../../i18n/texts.ts';
import type { Remote } from '../../remote/define.ts';
import { FakeHost, type FakeHostProps } from '../FakeHost.tsx';
import type { Answers, Sent } from './answers.ts';
import { fakeApi } from './fakeApi.ts';

type Options = Omit<FakeHostProps, 'children'> & {
  /** Responses of the API; see `fakeApi`. */
  readonly api?: Answers;
  /** The texts of the screen's remote: `remote.texts`. */
  readonly texts?: Remote['texts'];
  readonly locale?: Locale;
};

/** The rendered screen, a user-event instance, and the requests sent to the API. */
export type InHost = RenderResult & { readonly user: UserEvent; readonly sent: Sent[] };

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
  return { ...render(<FakeHost {...host}>{ui}</FakeHost>), user, sent };
}
