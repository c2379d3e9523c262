import type { Selectable } from 'kysely';

import type { Mails } from '../database/tables/communication.ts';
import { standalonePage } from './standalone-page.ts';
import { escapeHtml } from './write-mail.ts';

type Mail = Selectable<Mails>;

const style = `
main { max-width: 720px; }
ol { list-style: none; margin: 24px 0 0; padding: 0; display: grid; gap: 12px; }
li, article { background: var(--card); border: 1px solid var(--ink); border-radius: 12px; padding: 16px 20px; }
h2 { font-size: 18px; margin: 0 0 4px; } article + h2 { margin: 32px 0 12px; } li p { margin: 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0; }
iframe { width: 100%; height: 760px; border: 1px solid var(--ink); border-radius: 12px; background: #fff; }
`;

const page = (title: string, nonce: string, content: string) =>
  standalonePage({ title: `${title} – Boîte d’envoi`, nonce, content, style });

const date = (instant: string) =>
  new Date(instant).toLocaleString('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' });

const about = (mail: Mail) =>
  `<p class="soft">À ${escapeHtml(mail.recipient)}, le <time datetime="${mail.date_create}">${date(mail.date_create)}</time>${mail.date_sent ? ', envoyé' : ''}</p>`;

/** The first link in the text of a mail: that of its button. */
const linkIn = (mail: Mail) => /https?:\/\/\S+/.exec(mail.body_text)?.[0];

const item = (mail: Mail) => `<li>
<h2><a href="/outbox/${mail.id}">${escapeHtml(mail.subject)}</a></h2>
${about(mail)}
${linkIn(mail) ? `<p><a href="${escapeHtml(linkIn(mail)!)}">${escapeHtml(linkIn(mail)!)}</a></p>` : ''}
</li>`;

const empty =
  '<p>Aucun message pour l’instant. Invitez une personne ou demandez un nouveau mot de passe\u00a0: le message arrivera ici.</p>';

export const outboxPage = (mails: readonly Mail[], nonce: string) =>
  page(
    'Messages',
    nonce,
    `<h1>Boîte d’envoi</h1>
<p class="soft">Cette démonstration n’envoie aucun e-mail\u00a0: les messages s’arrêtent ici.</p>
${mails.length ? `<ol>${mails.map(item).join('\n')}</ol>` : empty}`,
  );

/** One mail: its link, its text, and its rendering in a mail program. */
export const mailPage = (mail: Mail, nonce: string) =>
  page(
    mail.subject,
    nonce,
    `<p><a href="/outbox">Tous les messages</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
${about(mail)}
${linkIn(mail) ? `<a class="button" href="${escapeHtml(linkIn(mail)!)}">Ouvrir le lien du message</a>` : ''}
<article><pre>${escapeHtml(mail.body_text)}</pre></article>
<h2>Tel qu’un logiciel de messagerie l’affiche</h2>
<iframe title="Message mis en forme" sandbox="allow-top-navigation-by-user-activation" src="/outbox/${mail.id}/html"></iframe>`,
  );
