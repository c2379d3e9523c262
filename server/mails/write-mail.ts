import type { Locale } from '@memocartes/contract/notifications/notifications.routes';
import { fullName } from '@memocartes/contract/users/people';

import type { Mail } from './mails.ts';

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

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
    sentBy: (appName: string) => `Message envoyé par ${appName}. Inutile d’y répondre.`,
    noReply: (appName: string) => `${appName}. Inutile de répondre à ce message.`,
  },
  en: {
    hello: 'Hello',
    colon: ':',
    copy: 'If the button does not work, copy this address into your browser:',
    sentBy: (appName: string) => `Sent by ${appName}. Please do not reply.`,
    noReply: (appName: string) => `${appName}. Please do not reply to this message.`,
  },
} as const;

export const greet = (person: { firstname: string; lastname: string }, lang: Locale = 'fr') =>
  `${frames[lang].hello} ${asText(fullName(person))},`;

type Link = { label: string; url: string };

export type MailParts = {
  /** Language of the mail's parts; French by default. */
  lang?: Locale;
  appName: string;
  subject: string;
  greeting: string;
  /** Before the button. */
  paragraphs: string[];
  button: Link;
  /** After the button: how long the link is valid, what to do if the mail is a mistake. */
  notes: string[];
  /** Link after the notes, without a button. */
  link?: Link;
};

const ink = '#1c2430';
const paper = '#faf8f3';
const blue = '#1d5fa8';
const font = `font-family: 'Atkinson Hyperlegible Next', 'Segoe UI', Helvetica, Arial, sans-serif`;

const paragraph = (text: string, style = '') =>
  `<p style="margin: 0 0 16px; font-size: 16px; line-height: 1.5; ${style}">${escapeHtml(text)}</p>`;

const note = 'margin-bottom: 8px; font-size: 14px; color: #4a5361';

const linkParagraph = ({ label, url }: Link) =>
  `<p style="margin: 0 0 8px; font-size: 14px; line-height: 1.5"><a href="${escapeHtml(url)}" style="color: #4a5361">${escapeHtml(label)}</a></p>`;

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
  button,
  notes,
  link,
}: MailParts) => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin: 0; padding: 0; background: ${paper}; color: ${ink}; ${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding: 32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px">
<tr><td style="padding: 0 4px 16px; font-size: 20px; font-weight: 700">${escapeHtml(appName)}</td></tr>
<tr><td style="background: #ffffff; border: 1px solid ${ink}; border-radius: 12px; padding: 32px; overflow-wrap: anywhere">
<h1 style="margin: 0 0 20px; font-size: 22px; line-height: 1.3">${escapeHtml(subject)}</h1>
${[greeting, ...paragraphs].map((text) => paragraph(text)).join('\n')}
<p style="margin: 24px 0"><a href="${escapeHtml(button.url)}" style="display: inline-block; background: ${blue}; color: #ffffff; text-decoration: none; font-size: 16px; font-weight: 700; padding: 14px 24px; border-radius: 8px">${escapeHtml(button.label)}</a></p>
${paragraph(frames[lang].copy, 'margin-bottom: 4px; font-size: 14px')}
<p style="margin: 0 0 24px; font-size: 14px; line-height: 1.5; word-break: break-all"><a href="${escapeHtml(button.url)}" style="color: ${blue}">${escapeHtml(button.url)}</a></p>
${[...notes.map((text) => paragraph(text, note)), ...(link ? [linkParagraph(link)] : [])].join('\n')}
</td></tr>
<tr><td style="padding: 16px 4px; font-size: 13px; color: #4a5361">${escapeHtml(frames[lang].sentBy(appName))}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;

const plainText = ({ lang = 'fr', appName, greeting, paragraphs, button, notes, link }: MailParts) =>
  [
    greeting,
    ...paragraphs,
    `${button.label}${frames[lang].colon}\n${button.url}`,
    ...notes,
    ...(link ? [`${link.label}${frames[lang].colon} ${link.url}`] : []),
    frames[lang].noReply(appName),
  ].join('\n\n');

/** Writes a mail with one action, as plain text and as HTML. */
export const writeMail = (parts: MailParts): Mail => ({
  subject: parts.subject,
  text: plainText(parts),
  html: page(parts),
});
