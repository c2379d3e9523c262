/** A quoted text that is not a code identifier, such as a name, a title or an answer. */
const quoted = /(["'“«`])(?![a-z_$][\w$.]*["'”»`])[^"'“”«»`\n]{1,200}(["'”»`])/g;

/**
 * Removes from a message or stack the parts that could identify a person [portal.reports]: e-mail addresses, queries of
 * URLs, objects in braces, quoted texts, and numbers of four or more digits.
 */
export const withoutPersonalData = (text: string): string =>
  text
    .replace(/[^\s"'<>(]+@[^\s"'<>)]+\.[a-z]{2,}/gi, '<email>')
    .replace(/\?[^\s:)"']*/g, '')
    .replace(/\{[^{}\n]*\}/g, '{…}')
    .replace(quoted, '$1…$2')
    .replace(/(?<![\w.:-])\d{4,}(?![\w.])/g, '#');
