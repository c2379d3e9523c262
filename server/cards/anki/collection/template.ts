import type { AnkiCard } from './collection.ts';

/** Maximum characters of HTML rendered for a side: far more than fit on a card. */
const maxHtmlLength = 50_000;

const hasContent = (html: string | undefined) =>
  !!html && (/<(?:img|audio|video)\b|\[sound:/i.test(html) || html.replace(/<[^<>]*>|&nbsp;|\s/g, '') !== '');

/**
 * Renders cloze deletions, which may be nested: `{{c1::Paris::capitale}}`. On the front of card `askedNumber`,
 * deletions with this number become `[…]` or their hint. The text of an unclosed deletion remains.
 */
function renderCloze(html: string, askedNumber: number | undefined): string {
  const open: { isAsked: boolean; text: string }[] = [];
  const top = { text: '' };
  const innermost = () => open.at(-1) ?? top;
  for (const part of html.split(/(\{\{c\d{1,4}::|\}\})/)) {
    const number = /^\{\{c(\d+)::$/.exec(part)?.[1];
    if (number !== undefined) open.push({ isAsked: Number(number) === askedNumber, text: '' });
    else if (part === '}}' && open.length) {
      const { isAsked, text } = open.pop()!;
      const [answer = '', hint] = text.split('::');
      innermost().text += isAsked ? `[${hint || '…'}]` : answer;
    } else innermost().text += part;
  }
  return open.reduce((text, { text: rest }) => text + rest, top.text);
}

type CardSide = { card: AnkiCard; side: 'front' | 'back' };

function valueOf(mark: string, { card, side }: CardSide): string {
  const [name = '', ...filters] = mark
    .split(':')
    .map((part) => part.trim())
    .reverse();
  const value = card.fields.get(name) ?? '';
  // Filters for typed answers and hints reveal the answer, so they are rendered on the back only.
  if (filters.some((filter) => filter === 'type' || filter === 'hint') && side === 'front') return '';
  if (filters.some((filter) => filter.startsWith('tts'))) return '';
  if (filters.some((filter) => filter === 'cloze' || filter === 'cloze-only')) {
    return renderCloze(value, side === 'front' ? card.ord + 1 : undefined);
  }
  return value;
}

/**
 * Fills a template with the fields of a note: `{{Pays}}`, `{{#Drapeau}}…{{/Drapeau}}`, `{{^Drapeau}}…{{/Drapeau}}`,
 * `{{cloze:Texte}}`.
 */
function fill(template: string, cardSide: CardSide): string {
  const hidden: boolean[] = [];
  let html = '';
  for (const part of template.split(/(\{\{[^{}]{1,200}\}\})/)) {
    const mark = /^\{\{([\s\S]+)\}\}$/.exec(part)?.[1]?.trim();
    const name = mark?.slice(1).trim() ?? '';
    const has = () =>
      /^c\d+$/.test(name) ? name === `c${cardSide.card.ord + 1}` : hasContent(cardSide.card.fields.get(name));
    if (mark?.startsWith('#')) hidden.push(!has());
    else if (mark?.startsWith('^')) hidden.push(has());
    else if (mark?.startsWith('/')) hidden.pop();
    else if (!hidden.includes(true)) html += mark === undefined ? part : valueOf(mark, cardSide);
    if (html.length > maxHtmlLength) break;
  }
  return html.slice(0, maxHtmlLength);
}

/** HTML after the line between question and answer. Without such a line, or if nothing follows the line: all HTML. */
function answerOf(html: string): string {
  const [first = '', ...rest] = html.split(/<hr\b[^<>]*\bid\s*=\s*["']?answer["']?[^<>]*>/i);
  const answer = rest.join('');
  return hasContent(answer) ? answer : first + answer;
}

/** Renders an Anki card as HTML: the question, and the answer without the question. */
export function renderCard(card: AnkiCard): { front: string; back: string } {
  const { templates, isCloze } = card.noteType;
  const template = isCloze ? templates[0] : templates.find(({ ord }) => ord === card.ord);
  if (!template) return { front: '', back: '' };
  return {
    front: fill(template.front, { card, side: 'front' }),
    back: answerOf(fill(template.back, { card, side: 'back' })),
  };
}
