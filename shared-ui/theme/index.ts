export { breakpoints, useMedia, useMobile } from './breakpoints.ts';
export { classes } from './classes.ts';
export type { UiTexts } from './texts.ts';
export {
  type Accent,
  accents,
  type LinkProps,
  type Locale,
  type Theme,
  type ThemeMode,
  ThemeProvider,
  type ThemeProviderProps,
  useTheme,
  useUiTexts,
} from './ThemeProvider.tsx';
