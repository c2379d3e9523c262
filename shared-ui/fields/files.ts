import type { Locale } from '../theme/ThemeProvider.tsx';

/** Whether a file has one of these extensions. */
export const hasExtension = (file: { readonly name: string }, extensions: readonly string[]): boolean =>
  extensions.some((extension) => file.name.toLowerCase().endsWith(`.${extension.toLowerCase()}`));

const units = { fr: ['o', 'Ko', 'Mo'], en: ['B', 'KB', 'MB'] } as const;

/** Formats a number of bytes: « 1,2 Mo », “1.2 MB”. */
export function formatBytes(bytes: number, locale: Locale = 'fr'): string {
  const power = bytes >= 1e6 ? 2 : bytes >= 1e3 ? 1 : 0;
  const tag = locale === 'fr' ? 'fr-FR' : 'en-GB';
  const figure = (bytes / 1000 ** power).toLocaleString(tag, { maximumFractionDigits: 1 });
  return `${figure}\u00a0${units[locale][power]}`;
}
