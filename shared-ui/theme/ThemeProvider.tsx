import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
  useLayoutEffect,
  useMemo,
} from 'react';

import { useMedia } from './breakpoints.ts';
import { en, fr, type UiTexts } from './texts.ts';
import './theme.css';

// Lets `style` set variables of the style sheets: `style={{ '--mc-gap': gap }}`.
declare module 'react' {
  interface CSSProperties {
    readonly [variable: `--${string}`]: string | number | undefined;
  }
}

/** Accent colour of the role that the page is for. */
export const accents = ['superadmin', 'school-admin', 'teacher', 'follower', 'student'] as const;
export type Accent = (typeof accents)[number];
export type ThemeMode = 'light' | 'dark' | 'system';
export type Locale = 'fr' | 'en';
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly to: string;
  readonly ref?: Ref<HTMLAnchorElement>;
};

export type Theme = {
  readonly accent?: Accent;
  /** The mode in effect: `system` is resolved to light or dark. */
  readonly mode: 'light' | 'dark';
  readonly locale: Locale;
  readonly nonce?: string;
  readonly texts: UiTexts;
  readonly Link: ComponentType<LinkProps>;
};

export type ThemeProviderProps = {
  readonly accent?: Accent;
  readonly mode: ThemeMode;
  readonly locale: Locale;
  /** Style nonce of the page's content security policy, for the styles that antd adds. */
  readonly nonce?: string;
  /** The router's link. Without it, links are plain anchors. */
  readonly link?: ComponentType<LinkProps>;
  readonly children: ReactNode;
};

function Anchor({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

const ThemeContext = createContext<Theme>({ mode: 'light', locale: 'fr', texts: fr, Link: Anchor });

/** Sets accent, mode and language on <html>, and provides them to components. Doesn't load antd. */
export function ThemeProvider({ accent, mode, locale, nonce, link, children }: ThemeProviderProps) {
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  const resolvedMode = mode === 'system' ? (systemDark ? 'dark' : 'light') : mode;
  const theme = useMemo<Theme>(
    () => ({
      accent,
      mode: resolvedMode,
      locale,
      nonce,
      texts: locale === 'en' ? en : fr,
      Link: link ?? Anchor,
    }),
    [accent, resolvedMode, locale, nonce, link],
  );

  useLayoutEffect(() => {
    const html = document.documentElement;
    html.dataset.mode = resolvedMode;
    html.lang = locale;
    if (accent) html.dataset.accent = accent;
    else delete html.dataset.accent;
  }, [accent, resolvedMode, locale]);

  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

/** Accent, resolved mode, language and link component of the page. */
export const useTheme = (): Theme => useContext(ThemeContext);

/** Texts of the components, in the page's language. */
export const useUiTexts = (): UiTexts => useContext(ThemeContext).texts;
