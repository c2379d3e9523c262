import type { Locale } from '@memocartes/shared-ui/theme';
import { type ReactNode, useEffect, useState } from 'react';

import { errorTexts } from '../../errors/texts.ts';
import { startTexts } from '../../i18n/texts.ts';
import type { Remote } from '../../remote/define.ts';
import { FakeHost, type FakeHostProps } from '../FakeHost.tsx';
import type { Answers, ErrorAnswer } from '../testing/answers.ts';
import { fakeApi } from '../testing/fakeApi.ts';

export type Hosting = Omit<FakeHostProps, 'children'> & {
  /** Responses of the API; see `fakeApi`. The response `pending` shows the loading state. */
  readonly api?: Answers;
  readonly texts?: Remote['texts'];
  readonly locale?: Locale;
};

// Types `parameters.host` of stories; Storybook accepts parameters of any type.
declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Options that replace those of `hosted`. */
    readonly host?: Partial<Hosting>;
  }
}

// A constant, since a new object on each render would run the effect again.
const noAnswers: Answers = {};

function Hosted({
  api = noAnswers,
  texts,
  locale = 'fr',
  children,
  ...host
}: Hosting & { readonly children: ReactNode }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    fakeApi(api);
    void startTexts(texts ? [errorTexts, texts] : [errorTexts], locale).then(() => setReady(true));
  }, [api, texts, locale]);
  return ready ? <FakeHost {...host}>{children}</FakeHost> : null;
}

type Context = {
  readonly parameters: Record<string, unknown>;
  /** Language and mode chosen in Storybook's toolbar; absent in tests. */
  readonly globals?: Pick<Hosting, 'locale' | 'mode'>;
};

/**
 * Story decorator: renders the screen in a fake host with the story's own API, in the language and mode of Storybook's
 * toolbar. A story overrides the options with `parameters: { host: { api: { 'GET /students': pending } } }`.
 */
export const hosted =
  (hosting: Hosting) =>
  (Story: () => ReactNode, { parameters, globals = {} }: Context) => {
    const { locale = 'fr', mode = 'light' } = globals;
    return (
      <Hosted locale={locale} mode={mode} {...hosting} {...(parameters['host'] as Partial<Hosting> | undefined)}>
        <Story />
      </Hosted>
    );
  };

/** A response that never arrives, to show the loading state. */
export const pending = () => new Promise<never>(() => undefined);

/** A response with a server error. */
export const failing: ErrorAnswer = { statusCode: 500, code: 'UNEXPECTED', message: 'Une erreur est survenue' };

/** A response of a server that is unavailable for a while. */
export const unavailable: ErrorAnswer = { statusCode: 503, code: 'UNAVAILABLE', message: 'Indisponible' };

/** A response about an object that does not exist or that this person may not see. */
export const notFound: ErrorAnswer = { statusCode: 404, code: 'NOT_FOUND', message: 'Introuvable' };
