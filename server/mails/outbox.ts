import type { FastifyReply } from 'fastify';

import type { Services } from '../config/services.ts';
import type { Db } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { refuse } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { newNonce } from '../portal/policy.ts';
import { mailPage, outboxPage } from './outbox.pages.ts';

type Params = { Params: { id: string } };
const schema = { hide: true };

const lastMails = (db: Db) => db.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(100).execute();

async function requireMail(db: Db, id: string) {
  const number = /^\d{1,9}$/.test(id) ? Number(id) : 0;
  const query = db.selectFrom('mails').selectAll().where('id', '=', number);
  const mail = await inEverySchool(() => query.executeTakeFirst());
  if (!mail) throw refuse('NOT_FOUND');
  return mail;
}

const sendPage = (reply: FastifyReply, styles: string, html: string) =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; ${styles}; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'`,
    })
    .send(html);

/** The outbox of a demonstration at `/outbox`: the latest mails. Never registered outside a demonstration. */
export function outbox(app: App, { db }: Services): void {
  app.get('/outbox', { schema }, async (_request, reply) => {
    const mails = await inEverySchool(() => lastMails(db));
    const nonce = newNonce();
    return sendPage(reply, `style-src 'nonce-${nonce}'`, outboxPage(mails, nonce));
  });
  app.get<Params>('/outbox/:id', { schema }, async ({ params }, reply) => {
    const nonce = newNonce();
    return sendPage(reply, `style-src 'nonce-${nonce}'`, mailPage(await requireMail(db, params.id), nonce));
  });
  // Mails have inline styles, as mail programs need them.
  app.get<Params>('/outbox/:id/html', { schema }, async ({ params }, reply) => {
    const { body_html: html } = await requireMail(db, params.id);
    return sendPage(reply, "style-src 'unsafe-inline'", html.replace('<head>', '<head><base target="_top">'));
  });
}
