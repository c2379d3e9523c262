import { hasRequestedPage } from '@memocartes/shared-shell/navigation';
import { LinkButton } from '@memocartes/shared-ui/button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Logo } from '../brand/Logo.tsx';
import { OfflineBanner } from '../layout/network/OfflineBanner.tsx';
import { PublicLocale } from '../public-page/PublicLocale.tsx';
import { useAppName } from '../public-page/settings.tsx';
import { usePageTitle } from '../public-page/usePageTitle.ts';
import { SignInPanel } from '../sign-in/SignInPanel.tsx';
import { Audiences } from './Audiences.tsx';
import { Trust } from './Trust.tsx';
import { TryCard } from './TryCard.tsx';
import './landing.css';

const isSignInRequested = () =>
  location.pathname !== '/' || location.search !== '' || location.hash === '#connexion' || hasRequestedPage();

/**
 * Focuses the sign-in, and scrolls to it on small screens. Does so only if the address is not plain `/` (`/login`,
 * `/?expired=true`), or if a page that requires a session was requested [accounts.requested-page].
 */
function useSignInFirst() {
  useEffect(() => {
    if (!isSignInRequested()) return;
    const title = document.getElementById('si-title');
    title?.focus({ preventScroll: true });
    if (matchMedia('(width < 1030px)').matches) title?.closest('section')?.scrollIntoView();
  }, []);
}

/** The landing page: presentation, a card to try, and the sign-in. */
export function LandingPage() {
  const { t } = useTranslation('public', { keyPrefix: 'landing' });
  const name = useAppName();
  usePageTitle(t('documentTitle'));
  useSignInFirst();
  return (
    <div className="ld">
      <a className="mc-skip-link" href="#connexion">
        {t('signIn')}
      </a>
      <OfflineBanner />
      <header className="ld-head">
        <Logo name={name} />
        <nav className="ld-head__ways" aria-label={t('nav')}>
          <PublicLocale />
          <LinkButton to="/device" icon="tablet">
            {t('student')}
          </LinkButton>
          <LinkButton to="#connexion" className="ld-head__sign-in">
            {t('signIn')}
          </LinkButton>
        </nav>
      </header>
      <main className="ld-main">
        <div className="ld-words">
          <h1>{t('title')}</h1>
          <p className="ld-hand mc-hand">{t('hand')}</p>
          <p className="ld-lead">{t('lead')}</p>
        </div>
        <SignInPanel />
        <TryCard />
        <Audiences />
        <Trust />
      </main>
      <footer className="ld-foot">
        {t('footer', { name })} · <a href="/confidentialite">{t('privacy')}</a>
      </footer>
    </div>
  );
}
