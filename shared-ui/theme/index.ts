export { ThemeProvider, useTheme, useUiTexts } from './ThemeProvider.tsx';
export type { LinkProps, Locale, Theme, ThemeMode, ThemeProviderProps, ThemeRole } from './ThemeProvider.tsx';
export type { UiTexts } from './texts.ts';
export { breakpoints, useMedia, useMobile } from './breakpoints.ts';
export type { Breakpoint } from './breakpoints.ts';
export { classes } from './classes.ts';
