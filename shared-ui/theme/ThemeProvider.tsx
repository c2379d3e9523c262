import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';
import { createContext, useContext, useLayoutEffect, useMemo } from 'react';

import { useMedia } from './breakpoints.ts';
import type { UiTexts } from './texts.ts';
import { en, fr } from './texts.ts';
import './theme.css';

export type ThemeRole = 'SUPERADMIN' | 'ADMIN' | 'TEACHER' | 'USER' | 'STUDENT';
export type ThemeMode = 'light' | 'dark' | 'system';
export type Locale = 'fr' | 'en';
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; ref?: Ref<HTMLAnchorElement> };

export type Theme = {
  role?: ThemeRole;
  /** What is shown: `system` is resolved. */
  mode: 'light' | 'dark';
  locale: Locale;
  nonce?: string;
  texts: UiTexts;
  Link: ComponentType<LinkProps>;
};

export type ThemeProviderProps = {
  role?: ThemeRole;
  mode: ThemeMode;
  locale: Locale;
  /** Style nonce of the page's content security policy, for the styles that antd writes. */
  nonce?: string;
  /** Texts that replace the built-in ones. */
  texts?: Partial<UiTexts>;
  /** The router's link. Without it, links are plain anchors. */
  link?: ComponentType<LinkProps>;
  children: ReactNode;
};

const Anchor = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

const ThemeContext = createContext<Theme>({ mode: 'light', locale: 'fr', texts: fr, Link: Anchor });

/** Sets role, mode and language on <html>, and provides them to components. Loads no antd. */
export function ThemeProvider({ role, mode, locale, nonce, texts, link, children }: ThemeProviderProps) {
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  const shown = mode === 'system' ? (systemDark ? 'dark' : 'light') : mode;
  const theme = useMemo<Theme>(
    () => ({
      role,
      mode: shown,
      locale,
      nonce,
      texts: { ...(locale === 'en' ? en : fr), ...texts },
      Link: link ?? Anchor,
    }),
    [role, shown, locale, nonce, texts, link],
  );

  useLayoutEffect(() => {
    const html = document.documentElement;
    html.dataset['mode'] = shown;
    html.lang = locale;
    if (role) html.dataset['role'] = role;
    else delete html.dataset['role'];
  }, [role, shown, locale]);

  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

/** Role, resolved mode, language and link component of the page. */
export const useTheme = (): Theme => useContext(ThemeContext);

/** Texts of the components, in the page's language. */
export const useUiTexts = (): UiTexts => useContext(ThemeContext).texts;
