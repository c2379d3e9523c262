import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Logo } from '../brand/Logo.tsx';
import { OfflineBanner } from '../layout/network/OfflineBanner.tsx';
import { PublicLocale } from './PublicLocale.tsx';
import { useAppName } from './settings.tsx';
import { usePageTitle } from './usePageTitle.ts';

type Props = { readonly title: string; readonly intro?: ReactNode; readonly children?: ReactNode };

/**
 * A public page with a single task, under the product's name. When a result replaces the form that had the focus, the
 * new title gets it, so that screen readers read the result [interface.keyboard].
 */
export function PublicPage({ title, intro, children }: Props) {
  const { t } = useTranslation('public');
  const name = useAppName();
  const heading = useRef<HTMLHeadingElement>(null);
  const shownTitle = useRef(title);
  usePageTitle(title);
  useEffect(() => {
    if (title !== shownTitle.current && document.activeElement === document.body) heading.current?.focus();
    shownTitle.current = title;
  }, [title]);
  return (
    <div className="pb">
      <OfflineBanner />
      <header className="pb-head">
        <a href="/" className="pb-head__logo" aria-label={t('homeLink', { name })}>
          <Logo name={name} />
        </a>
        <PublicLocale />
      </header>
      <main className="pb-main">
        <div className="pb-sheet">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {intro && <p className="pb-sheet__intro">{intro}</p>}
          {children}
        </div>
      </main>
    </div>
  );
}
