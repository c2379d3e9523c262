export { breakpoints, useMedia, useMobile } from './breakpoints.ts';
export { classes } from './classes.ts';
export type { UiTexts } from './texts.ts';
export type { Accent, LinkProps, Locale, Theme, ThemeMode, ThemeProviderProps } from './ThemeProvider.tsx';
export { accents, ThemeProvider, useTheme, useUiTexts } from './ThemeProvider.tsx';
