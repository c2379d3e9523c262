/** Escapes the characters of a text that Markdown would interpret. */
export const escapeMarkdown = (text: string): string => text.replace(/[*_<>\\`]/g, '\\$&');
