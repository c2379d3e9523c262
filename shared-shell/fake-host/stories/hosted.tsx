import { type ReactNode, useEffect, useState } from 'react';

import { errorTexts } from '../../errors/errorTexts.ts';
import { startTexts } from '../../i18n/texts.ts';
import type { Remote } from '../../remote/define.ts';
import { FakeHost, type FakeHostProps } from '../FakeHost.tsx';
import { type Answers, fakeApi } from '../testing/fakeApi.ts';

export type Hosting = Omit<FakeHostProps, 'children'> & {
  /** What the API answers; see `fakeApi`. A function that never resolves shows the screen while it loads. */
  readonly api?: Answers;
  readonly texts?: Remote['texts'];
  readonly locale?: 'fr' | 'en';
};

// one object: an effect depends on it
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
  /** What the toolbar of Storybook chose; nothing in tests. */
  readonly globals?: Pick<Hosting, 'locale' | 'mode'>;
};

/**
 * Story decorator: the screen in a fake host, over an API of the story's own, in the language and the mode of Storybook's
 * toolbar. A story overrides any part of it with `parameters: { host: { api: { 'GET /students': pending } } }`.
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

/** An answer that never comes: what a screen shows while it loads. */
export const pending = () => new Promise<never>(() => undefined);

/** An answer that failed on the server. */
export const failing = { statusCode: 500, code: 'UNEXPECTED', message: 'Une erreur est survenue' };
