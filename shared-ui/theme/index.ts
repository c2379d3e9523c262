export { breakpoints, useMedia, useMobile } from './breakpoints.ts';
export { classes } from './classes.ts';
export type { UiTexts } from './texts.ts';
export type { LinkProps, Locale, Theme, ThemeMode, ThemeProviderProps, ThemeRole } from './ThemeProvider.tsx';
export { ThemeProvider, useTheme, useUiTexts } from './ThemeProvider.tsx';
