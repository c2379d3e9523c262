/** A quoted text that is not a code identifier, such as a name, a title or an answer. */
const quoted = /(["'“«`])(?![a-z_$][\w$.]*["'”»`])[^"'“”«»`\n]{1,200}(["'”»`])/g;

/**
 * Removes what could identify a person from a message or stack: e-mail addresses, queries, objects in braces, quoted
 * texts and long numbers [portal.reports].
 */
export const withoutPersonalData = (text: string): string =>
  text
    .replace(/[^\s"'<>(]+@[^\s"'<>)]+\.[a-z]{2,}/gi, '<email>')
    .replace(/\?[^\s:)"']*/g, '')
    .replace(/\{[^{}\n]*\}/g, '{…}')
    .replace(quoted, '$1…$2')
    .replace(/(?<![\w.:-])\d{4,}(?![\w.])/g, '#');
