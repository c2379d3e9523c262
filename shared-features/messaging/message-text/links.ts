/** A piece of a message: text, or a web address with the target of its link. */
export type Piece = { readonly text: string; readonly href?: string };

const address = /\b(?:https?:\/\/|www\.)[^\s<>"«»]+/giu;
/** Punctuation after a web address: part of the sentence, not of the address. */
const trailing = /[.,;:!?)\]}'’»…]+$/u;

/** Splits a message into text and web addresses: http, https and `www.` addresses become links [messaging.links]. */
export function splitLinks(content: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: match, index } of content.matchAll(address)) {
    const text = match.replace(trailing, '');
    const href = /^www\./i.test(text) ? `https://${text}` : text;
    if (!URL.canParse(href)) continue;
    if (index > end) pieces.push({ text: content.slice(end, index) });
    pieces.push({ text, href });
    end = index + text.length;
  }
  if (end < content.length) pieces.push({ text: content.slice(end) });
  return pieces;
}
