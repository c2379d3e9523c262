import {
  type Locale,
  notifications,
  type Unsubscription,
} from '@memocartes/contract/notifications/notifications.routes';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Services } from '../../config/services.ts';
import type { Db } from '../../database/database.ts';
import { inEverySchool } from '../../database/scope/scope.ts';
import { refuse } from '../../http/errors.ts';
import { type App, http } from '../../http/http.ts';
import { standalonePage } from '../../mails/standalone-page.ts';
import { newNonce } from '../../portal/policy.ts';
import { stopMails } from './preferences.writes.ts';
import { isSigned } from './unsubscribe-url.ts';

const texts = {
  fr: {
    title: 'Ne plus recevoir ces e-mails',
    mails: {
      MESSAGE_RECEIVED: 'Il s’agit des e-mails qui annoncent un nouveau message.',
      ACCESS_ENDS: 'Il s’agit des e-mails qui annoncent la fin d’un accès.',
      REMOTE_FAILED: 'Il s’agit des e-mails qui signalent un module en panne.',
      REMOTE_DROPPED: 'Il s’agit des e-mails qui signalent une nouvelle version retirée.',
      DIGEST: 'Il s’agit des e-mails qui résument vos notifications, une fois par jour au plus.',
    },
    kept: 'Vos notifications restent affichées sur le portail.',
    confirm: 'Confirmer',
    doneTitle: 'C’est fait',
    done: 'Vous ne recevrez plus ces e-mails. Vous pouvez changer d’avis dans «\u00a0Mon profil\u00a0».',
    settings: 'Ouvrir mon profil',
  },
  en: {
    title: 'Stop receiving these e-mails',
    mails: {
      MESSAGE_RECEIVED: 'These are the e-mails about new messages.',
      ACCESS_ENDS: 'These are the e-mails about an access that ends.',
      REMOTE_FAILED: 'These are the e-mails about a module that fails.',
      REMOTE_DROPPED: 'These are the e-mails about a new version that was withdrawn.',
      DIGEST: 'These are the e-mails that sum up your notifications, once a day at most.',
    },
    kept: 'Your notifications are still shown on the portal.',
    confirm: 'Confirm',
    doneTitle: 'Done',
    done: 'You will no longer receive these e-mails. You can change your mind in “My profile”.',
    settings: 'Open my profile',
  },
} as const;

/** Describes the mails of a link; empty for a kind that no longer has its own mails. */
const describeMails = (lang: Locale, mails: Unsubscription['mails']) =>
  (texts[lang].mails as Partial<Record<Unsubscription['mails'], string>>)[mails] ?? '';

/** The language of an account's mails; French for a deleted account [notifications.language]. */
async function languageOf(db: Db, { account }: Unsubscription): Promise<Locale> {
  const id = Number(account);
  const row = await db.selectFrom('authentications').select('lang').where('id', '=', id).executeTakeFirst();
  return row?.lang ?? 'fr';
}

function sendPage(reply: FastifyReply, lang: Locale, title: string, content: string) {
  const nonce = newNonce();
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(standalonePage({ lang, title, nonce, content: `<h1>${title}</h1>\n${content}` }));
}

/** One-click unsubscribe from notification mails [notifications.unsubscribe]. */
export function unsubscribeRoutes(app: App, { db, config }: Services): void {
  const settingsLink = (lang: Locale) =>
    `<a class="button" href="${config.publicUrl}/Params?tab=notifications">${texts[lang].settings}</a>`;

  /** Refuses a link that was altered or cut: a browser gets a page. @throws NOT_FOUND for other programs */
  const sendInvalid = (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.headers.accept?.includes('text/html')) throw refuse('NOT_FOUND');
    const remedy = 'Copiez-le en entier depuis l’e-mail, ou choisissez vos e-mails dans «\u00a0Mon profil\u00a0».';
    return sendPage(reply.code(404), 'fr', 'Ce lien n’est pas complet', `<p>${remedy}</p>\n${settingsLink('fr')}`);
  };

  // Mail programs prefetch links, so only the POST changes something.
  app.route({
    ...http(notifications.unsubscribePage),
    handler: async (request, reply) => {
      const { query } = request;
      if (!isSigned(config, query)) return sendInvalid(request, reply);
      const lang = await inEverySchool(() => languageOf(db, query));
      const { title, kept, confirm } = texts[lang];
      return sendPage(
        reply,
        lang,
        title,
        `<p>${describeMails(lang, query.mails)} ${kept}</p>\n<form method="post"><button class="button">${confirm}</button></form>`,
      );
    },
  });
  void app.register(async (forms) => {
    // The content of the mail program's form (RFC 8058) is ignored: the URL contains all data.
    const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    forms.addContentTypeParser(formTypes, (_request, body, done) => {
      body.resume();
      body.on('end', () => done(null, undefined));
    });
    forms.route({
      ...http(notifications.unsubscribe),
      handler: async (request: FastifyRequest<{ Querystring: Unsubscription }>, reply: FastifyReply) => {
        const { query } = request;
        if (!isSigned(config, query)) return sendInvalid(request, reply);
        const lang = await inEverySchool(async () => {
          await stopMails(db, query);
          return languageOf(db, query);
        });
        const { doneTitle, done } = texts[lang];
        return sendPage(reply, lang, doneTitle, `<p>${done}</p>\n${settingsLink(lang)}`);
      },
    } as never);
  });
}
