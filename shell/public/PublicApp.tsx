import { useLocale } from '@memocartes/shared-shell/i18n';
import type { Settings } from '@memocartes/shared-shell/settings';
import { ThemeProvider } from '@memocartes/shared-ui/theme';
import { type ComponentType, lazy, Suspense } from 'react';

import type { PublicPath } from '../boot/publicPath.ts';
import { RemoteBoundary } from '../federation/screen/RemoteBoundary.tsx';
import { LandingPage } from '../landing/LandingPage.tsx';
import { PublicSettingsProvider } from '../public-page/settings.tsx';
import { savedMode } from '../theme/mode.ts';
import { pageNonce } from '../theme/nonce.ts';
import '../public-page/public.css';

// One chunk per page, so that the landing page loads none of them.
const AskResetPage = lazy(() => import('../password/AskResetPage.tsx'));
const BrokenPage = lazy(async () => ({ default: (await import('../pages/ErrorPages.tsx')).BrokenPage }));
const CallbackPage = lazy(() => import('../sign-in/gar/CallbackPage.tsx'));
const CardPage = lazy(() => import('../card/CardPage.tsx'));
const ClaimPage = lazy(() => import('../password/ClaimPage.tsx'));
const ForbiddenPage = lazy(async () => ({ default: (await import('../pages/ErrorPages.tsx')).ForbiddenPage }));
const LogoutPage = lazy(() => import('../sign-out/LogoutPage.tsx'));
const PrivacyPage = lazy(() => import('../privacy/PrivacyPage.tsx'));
const TicketPage = lazy(() => import('../ticket/TicketPage.tsx'));
const UnvalidPage = lazy(() => import('../password/UnvalidPage.tsx'));
const ValidPage = lazy(() => import('../password/ValidPage.tsx'));

const pages: Record<PublicPath, ComponentType> = {
  '/': LandingPage,
  '/login': LandingPage,
  '/callback': CallbackPage,
  '/oidc': CallbackPage,
  '/logout': LogoutPage,
  '/reset': AskResetPage,
  '/reset-password': AskResetPage,
  '/valid': ValidPage,
  '/unvalid': UnvalidPage,
  '/activer': ClaimPage,
  '/confidentialite': PrivacyPage,
  '/c': CardPage,
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

/** The pages that need no session. A ticket in the address comes first. */
export function PublicApp({ path, settings, ticket }: Props) {
  const Page = pages[path];
  return (
    <ThemeProvider mode={savedMode()} locale={useLocale()} nonce={pageNonce()}>
      <PublicSettingsProvider pending={settings}>
        <RemoteBoundary fallback={failed}>
          <Suspense fallback={null}>{ticket ? <TicketPage ticket={ticket} path={path} /> : <Page />}</Suspense>
        </RemoteBoundary>
      </PublicSettingsProvider>
    </ThemeProvider>
  );
}
