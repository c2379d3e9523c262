import type { Locale } from '@memocartes/contract/notifications/notifications.routes';
import { fullName } from '@memocartes/contract/text/full-name';

import type { Mail } from './mails.ts';

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const zeroWidthSpace = '\u200b';

/**
 * User text on a single line. Anything that looks like an address gets zero-width spaces, so that mail programs do not
 * turn it into a link. Dates and times stay as they are: people search for them.
 */
export const asText = (userText: string) =>
  userText
    .replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ')
    .trim()
    .replace(/(?!(?<=\d)[:/]\d)[.:/@](?=\S)/g, (sign) => sign + zeroWidthSpace)
    .replace(/\bwww\b/gi, `ww${zeroWidthSpace}w`);

/** Text of the parts that every mail has. */
const frames = {
  fr: {
    hello: 'Bonjour',
    colon: '\u00a0:',
    copy: 'Si le bouton ne répond pas, copiez cette adresse dans votre navigateur\u00a0:',
    automatic: (appName: string) =>
      `${appName}. E-mail automatique\u00a0: les réponses à cette adresse ne sont pas lues.`,
  },
  en: {
    hello: 'Hello',
    colon: ':',
    copy: 'If the button does not work, copy this address into your browser:',
    automatic: (appName: string) => `${appName}. Automatic e-mail: replies to this address are not read.`,
  },
} as const;

export const greet = (person: { firstname: string; lastname: string }, lang: Locale = 'fr') =>
  `${frames[lang].hello} ${asText(fullName(person))},`;

type Link = { label: string; url: string };

/** An item of a list in a mail, with its own link; `text` may be empty. */
type Item = { title: string; text: string; url: string };

export type MailParts = {
  /** Language of the mail's parts; French by default. */
  lang?: Locale;
  appName: string;
  subject: string;
  greeting: string;
  /** Shown before the button. */
  paragraphs: string[];
  /** Listed after the paragraphs. */
  items?: Item[];
  /** Absent if the reader has no account, and thus no page to open on the portal. */
  button?: Link;
  /** After the button: how long the link is valid, what to do if the mail is a mistake. */
  notes: string[];
  /** Link after the notes, without a button. */
  link?: Link;
};

const ink = '#1c2430';
const paper = '#faf8f3';
const soft = '#4a5361';
const blue = '#1d5fa8';
const font = `font-family: 'Atkinson Hyperlegible Next', 'Segoe UI', Helvetica, Arial, sans-serif`;

/** Colours in the dark mode of mail programs. Without them, some programs invert colours, others show a white page. */
const darkStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #16191f !important; color: #ece8df !important; }
  .card { background: #1f242c !important; border-color: #4a5361 !important; }
  .soft { color: #b4bac4 !important; }
  .link { color: #8cc0ff !important; }
}`;

const paragraph = (text: string, style = '') =>
  `<p style="margin: 0 0 16px; font-size: 16px; line-height: 1.5; ${style}">${escapeHtml(text)}</p>`;

const noteParagraph = (text: string) =>
  `<p class="soft" style="margin: 0 0 8px; font-size: 14px; line-height: 1.5; color: ${soft}">${escapeHtml(text)}</p>`;

const itemParagraph = ({ title, text, url }: Item) =>
  `<p style="margin: 0 0 16px; font-size: 16px; line-height: 1.5"><a class="link" href="${escapeHtml(url)}" style="color: ${blue}; font-weight: 700">${escapeHtml(title)}</a>${text && `<br>${escapeHtml(text)}`}</p>`;

/** The address of the button, for a mail program that doesn't follow it. A `mailto:` is no address for a browser. */
const addressToCopy = (lang: Locale, url: string) => `
${paragraph(frames[lang].copy, 'margin-bottom: 4px; font-size: 14px')}
<p style="margin: 0 0 24px; font-size: 14px; line-height: 1.5; word-break: break-all"><a class="link" href="${escapeHtml(url)}" style="color: ${blue}">${escapeHtml(url)}</a></p>`;

const buttonParagraph = (lang: Locale, { label, url }: Link) =>
  `<p style="margin: 24px 0"><a href="${escapeHtml(url)}" style="display: inline-block; background: ${blue}; color: #ffffff; text-decoration: none; font-size: 16px; font-weight: 700; padding: 14px 24px; border-radius: 8px">${escapeHtml(label)}</a></p>${url.startsWith('mailto:') ? '' : addressToCopy(lang, url)}`;

const linkParagraph = ({ label, url }: Link) =>
  `<p style="margin: 0 0 8px; font-size: 14px; line-height: 1.5"><a class="soft" href="${escapeHtml(url)}" style="color: ${soft}">${escapeHtml(label)}</a></p>`;

/**
 * HTML of a mail. Uses only tables and inline styles, since mail programs support little more; a long address wraps on
 * a phone.
 */
const page = ({
  lang = 'fr',
  appName,
  subject,
  greeting,
  paragraphs,
  items = [],
  button,
  notes,
  link,
}: MailParts) => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyle}</style>
</head>
<body class="paper" style="margin: 0; padding: 0; background: ${paper}; color: ${ink}; ${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="paper" align="center" style="padding: 32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px">
<tr><td style="padding: 0 4px 16px; font-size: 20px; font-weight: 700">${escapeHtml(appName)}</td></tr>
<tr><td class="card" style="background: #ffffff; border: 1px solid ${ink}; border-radius: 12px; padding: 32px; overflow-wrap: anywhere">
<h1 style="margin: 0 0 20px; font-size: 22px; line-height: 1.3">${escapeHtml(subject)}</h1>
${[
  ...[greeting, ...paragraphs].map((text) => paragraph(text)),
  ...items.map(itemParagraph),
  ...(button ? [buttonParagraph(lang, button)] : []),
  ...notes.map(noteParagraph),
  ...(link ? [linkParagraph(link)] : []),
].join('\n')}
</td></tr>
<tr><td class="soft" style="padding: 16px 4px; font-size: 13px; color: ${soft}">${escapeHtml(frames[lang].automatic(appName))}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;

const plainText = ({ lang = 'fr', appName, greeting, paragraphs, items = [], button, notes, link }: MailParts) =>
  [
    greeting,
    ...paragraphs,
    ...items.map(({ title, text, url }) => [title, text, url].filter((line) => line).join('\n')),
    ...(button ? [`${button.label}${frames[lang].colon}\n${button.url}`] : []),
    ...notes,
    ...(link ? [`${link.label}${frames[lang].colon} ${link.url}`] : []),
    frames[lang].automatic(appName),
  ].join('\n\n');

/** Writes a mail with at most one action, as plain text and as HTML. */
export const writeMail = (parts: MailParts): Mail => ({
  subject: parts.subject,
  text: plainText(parts),
  html: page(parts),
});
