import { addTexts, useLocale } from '@memocartes/shared-shell/i18n';
import type { Settings } from '@memocartes/shared-shell/settings';
import { lazyPart } from '@memocartes/shared-ui/lazy';
import { ThemeProvider } from '@memocartes/shared-ui/theme';
import { Toasts } from '@memocartes/shared-ui/toast';
import type { ComponentType } from 'react';

import type { PublicPath } from '../boot/publicPath.ts';
import { isTicketLost } from '../boot/ticket.ts';
import { RemoteBoundary } from '../federation/screen/RemoteBoundary.tsx';
import { LandingPage } from '../landing/LandingPage.tsx';
import { PublicSettingsProvider } from '../public-page/settings.tsx';
import { savedMode } from '../theme/mode.ts';
import { pageNonce } from '../theme/nonce.ts';
import { trialTexts } from '../trial/texts.ts';
import '../public-page/public.css';

// Pages in separate chunks, so that the landing page loads no other page.
const AskResetPage = lazyPart(() => import('../password/AskResetPage.tsx'));
const BrokenPage = lazyPart(async () => ({ default: (await import('../pages/ErrorPages.tsx')).BrokenPage }));
const CallbackPage = lazyPart(() => import('../sign-in/gar/CallbackPage.tsx'));
const CardPage = lazyPart(() => import('../card/CardPage.tsx'));
const ForbiddenPage = lazyPart(async () => ({ default: (await import('../pages/ErrorPages.tsx')).ForbiddenPage }));
const LogoutPage = lazyPart(() => import('../sign-out/LogoutPage.tsx'));
const ReloadedTicketPage = lazyPart(() => import('../ticket/ReloadedTicketPage.tsx'));
const PrivacyPage = lazyPart(() => import('../privacy/PrivacyPage.tsx'));
const SlipCodePage = lazyPart(() => import('../password/SlipCodePage.tsx'));
const TicketPage = lazyPart(() => import('../ticket/TicketPage.tsx'));
const InvalidLinkPage = lazyPart(() => import('../password/InvalidLinkPage.tsx'));
const TrialPage = lazyPart(async () => {
  const [page] = await Promise.all([import('../trial/TrialPage.tsx'), addTexts(trialTexts)]);
  return page;
});
const AccountValidatedPage = lazyPart(() => import('../password/AccountValidatedPage.tsx'));

const pages: Record<PublicPath, ComponentType> = {
  '/': LandingPage,
  '/login': LandingPage,
  '/callback': CallbackPage,
  '/oidc': CallbackPage,
  '/logout': LogoutPage,
  '/reset': AskResetPage,
  '/reset-password': AskResetPage,
  '/valid': AccountValidatedPage,
  '/unvalid': InvalidLinkPage,
  '/activer': SlipCodePage,
  '/confidentialite': PrivacyPage,
  '/essai': TrialPage,
  '/c': CardPage,
  // [interface.error-pages]
  '/error403': () => (
    <main>
      <ForbiddenPage alone />
    </main>
  ),
  '/error500': () => (
    <main>
      <BrokenPage alone />
    </main>
  ),
};

const failed = () => (
  <main>
    <BrokenPage alone onRetry={() => location.reload()} />
  </main>
);

type Props = { readonly path: PublicPath; readonly settings: Promise<Settings>; readonly ticket: string | undefined };

/** The pages that need no session. A ticket in the address is handled first. */
export function PublicApp({ path, settings, ticket }: Props) {
  const Page = isTicketLost() ? ReloadedTicketPage : pages[path];
  return (
    <ThemeProvider mode={savedMode()} locale={useLocale()} nonce={pageNonce()}>
      <PublicSettingsProvider pending={settings}>
        <RemoteBoundary fallback={failed}>
          {ticket ? <TicketPage ticket={ticket} path={path} /> : <Page />}
        </RemoteBoundary>
      </PublicSettingsProvider>
      <Toasts />
    </ThemeProvider>
  );
}
