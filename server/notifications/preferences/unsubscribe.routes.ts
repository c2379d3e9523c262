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
      MESSAGE_RECEIVED: 'les e-mails qui annoncent un nouveau message',
      ACCESS_ENDS: 'les e-mails qui annoncent la fin d’un accès',
      REMOTE_FAILED: 'les e-mails qui signalent un module en panne',
      REMOTE_DROPPED: 'les e-mails qui signalent une nouvelle version retirée',
      DIGEST: 'les e-mails qui résument vos notifications, une fois par jour au plus',
    },
    ofRemovedKind: 'ces e-mails',
    stops: 'Vous ne recevrez plus',
    kept: 'Rien d’autre ne change\u00a0: le portail affiche les mêmes notifications, et les autres e-mails continuent.',
    confirm: 'Ne plus les recevoir',
    doneTitle: 'C’est fait',
    undo: 'Pour les recevoir de nouveau\u00a0: «\u00a0Mon profil\u00a0», onglet «\u00a0Notifications\u00a0», colonne «\u00a0E-mail\u00a0».',
    settings: 'Ouvrir mon profil',
  },
  en: {
    title: 'Stop receiving these e-mails',
    mails: {
      MESSAGE_RECEIVED: 'e-mails about new messages',
      ACCESS_ENDS: 'e-mails about an access that ends',
      REMOTE_FAILED: 'e-mails about a module that fails',
      REMOTE_DROPPED: 'e-mails about a new version that was withdrawn',
      DIGEST: 'e-mails that sum up your notifications, once a day at most',
    },
    ofRemovedKind: 'these e-mails',
    stops: 'You will no longer receive',
    kept: 'Nothing else changes: the portal shows the same notifications, and other e-mails continue.',
    confirm: 'Stop receiving them',
    doneTitle: 'Done',
    undo: 'To receive them again: “My profile”, tab “Notifications”, column “E-mail”.',
    settings: 'Open my profile',
  },
} as const;

/** What a link stops and what continues. A kind that no longer has its own mails is not named. */
function describeMails(lang: Locale, mails: Unsubscription['mails']): string {
  const { stops, ofRemovedKind, kept } = texts[lang];
  const named = (texts[lang].mails as Partial<Record<Unsubscription['mails'], string>>)[mails] ?? ofRemovedKind;
  return `<p>${stops} ${named}.</p>\n<p>${kept}</p>`;
}

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
      const { title, confirm } = texts[lang];
      return sendPage(
        reply,
        lang,
        title,
        `${describeMails(lang, query.mails)}\n<form method="post"><button class="button">${confirm}</button></form>`,
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
        const { doneTitle, undo } = texts[lang];
        const content = `${describeMails(lang, query.mails)}\n<p>${undo}</p>\n${settingsLink(lang)}`;
        return sendPage(reply, lang, doneTitle, content);
      },
    } as never);
  });
}
