import { AsyncResource } from 'node:async_hooks';

import type { AuditKind } from '@memocartes/contract/audit/audit';
import { authCalls } from '@memocartes/contract/auth/auth.calls';
import type { ErrorBody, ErrorCode } from '@memocartes/contract/errors/errors';
import { normalizeEmail } from '@memocartes/contract/fields/email';
import { adultImportsCalls } from '@memocartes/contract/imports/adults/adult-imports.calls';
import { importsCalls } from '@memocartes/contract/imports/imports.calls';
import { oidcCalls } from '@memocartes/contract/oidc/oidc.calls';
import { scopeOf } from '@memocartes/contract/permissions/roles';
import { schoolsCalls } from '@memocartes/contract/schools/schools.calls';
import { studentsCalls } from '@memocartes/contract/students/students.calls';
import { yearChangeCalls } from '@memocartes/contract/year-change/year-change.calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { auditContext, runInAuditContext } from '../http/context/audit.context.ts';
import { calledBy, recordAudit, recordLimitedAudit } from './audit.writes.ts';

type Call = { method: string; path: string };
const keyOf = ({ method, path }: Call) => `${method} /api${path}`;

const { login, loginCode, loginEnrol, loginConfirm, ticket } = authCalls;
const signIns = new Set(
  [login, loginCode, loginEnrol, loginConfirm, ticket, oidcCalls.token, oidcCalls.userinfo].map(keyOf),
);
const lockOuts: readonly ErrorCode[] = ['LOCKED_OUT', 'TOO_MANY_REQUESTS'];
/** Errors recorded as refusals on all routes except those to sign in [audit.events]. */
const refusals: readonly ErrorCode[] = [
  ...([
    'FORBIDDEN',
    'CROSS_SITE',
    'WRONG_PASSWORD',
    'WRONG_CODE',
    'SIGN_IN_AGAIN',
    'INVALID_KEY',
    'UNKNOWN_CLAIM_CODE',
    'LOCKED_OUT',
  ] as const),
];
const schoolViewRoute = keyOf(schoolsCalls.view);
const importTemplateRoute = keyOf(importsCalls.template);
/** Calls that write nothing in a school although their method is not GET: they preview what another call writes. */
const previews = new Set(
  [
    studentsCalls.placing,
    yearChangeCalls.preview,
    importsCalls.students,
    importsCalls.schoolStudents,
    adultImportsCalls.followers,
    adultImportsCalls.staff,
  ].map(keyOf),
);

/** The id of the account of a failed sign-in, or null. The audit log does not contain the typed address. */
async function findSignInAccount(db: Db, body: unknown): Promise<number | null> {
  const recordedId = auditContext()?.accountId;
  if (recordedId) return recordedId;
  const email = (body as { email?: unknown } | undefined)?.email;
  if (typeof email !== 'string') return null;
  const account = await db
    .selectFrom('authentications')
    .select('id')
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirst();
  return account?.id ?? null;
}

const codeOf = (payload: unknown): ErrorCode | undefined => {
  try {
    return typeof payload === 'string' ? (JSON.parse(payload) as Partial<ErrorBody>).code : undefined;
  } catch {
    return undefined;
  }
};

async function recordFailure(db: Db, request: FastifyRequest, route: string, code: ErrorCode): Promise<void> {
  if (signIns.has(route)) {
    const kind: AuditKind = lockOuts.includes(code) ? 'SIGN_IN_LOCKED' : 'SIGN_IN_FAILED';
    const id = await findSignInAccount(db, request.body);
    await recordLimitedAudit(db, { kind, actorId: id, details: { code } });
  } else if (refusals.includes(code)) {
    await recordLimitedAudit(db, { kind: 'REFUSED', details: { code, ...calledBy(request, route) } });
  }
}

/** Whether this person opened this school within the last hour: pages load a school repeatedly. */
async function hasOpenedRecently(db: Db, actorId: number, schoolId: number): Promise<boolean> {
  const { rows } = await sql`
    select from audit_events
    where kind = 'SCHOOL_OPENED'
      and actor_id = ${actorId}
      and schools_id = ${schoolId}
      and date_create > now() - interval '1 hour'
    limit 1
  `.execute(db);
  return rows.length > 0;
}

/**
 * Whether the response is an exported file, such as a list, a print or cards. A stored document or an empty template of
 * an import does not count.
 */
const isExport = (request: FastifyRequest, reply: FastifyReply, route: string) =>
  String(reply.getHeader('content-disposition') ?? '').startsWith('attachment') &&
  request.routeOptions.config.action !== 'document:view' &&
  route !== importTemplateRoute;

async function recordSuccess(db: Db, request: FastifyRequest, reply: FastifyReply, route: string): Promise<void> {
  const { actor, method } = request;
  const context = auditContext();
  const schoolId = context?.schoolId ?? null;
  if (isExport(request, reply, route)) {
    if (!context?.recorded) {
      await recordAudit(db, {
        kind: 'EXPORTED',
        schoolId: schoolId ?? actor.schoolId,
        details: calledBy(request, route),
      });
    }
    return;
  }
  if (scopeOf(actor.kind) !== 'platform' || schoolId === null || context?.recorded) return;
  const target = { type: 'SCHOOL' as const, id: schoolId };
  if (method !== 'GET' && !previews.has(route)) {
    await recordAudit(db, { kind: 'SCHOOL_CHANGED', schoolId, target, details: calledBy(request, route) });
  } else if (route === schoolViewRoute && !(await hasOpenedRecently(db, actor.id, schoolId))) {
    await recordAudit(db, { kind: 'SCHOOL_OPENED', schoolId, target });
  }
}

/**
 * Records events that handlers don't record: failed sign-ins, refusals, exports, a superadmin's actions in a school.
 * The response is sent after its event is stored, or after the failure to store the event is logged.
 */
export function auditRequests(app: FastifyInstance, db: Db): void {
  app.decorateRequest('auditScope', null);
  app.addHook('onRequest', (request, _reply, done) => {
    runInAuditContext(request, () => {
      request.auditScope = new AsyncResource('audit');
      done();
    });
  });
  // Parsing a body may lose the asynchronous context, so it is entered again before the handler runs.
  app.addHook('preValidation', (request, _reply, done) => request.auditScope!.runInAsyncScope(done));
  app.addHook('onSend', async (request, reply, payload) => {
    const { url, method } = request.routeOptions;
    if (!url?.startsWith('/api/') || url === '/api/docs') return payload;
    const route = `${String(method)} ${url}`;
    const failed = reply.statusCode >= 400;

    const record = async () => {
      const code = failed ? codeOf(payload) : undefined;
      if (code) await recordFailure(db, request, route, code);
      else if (!failed) await recordSuccess(db, request, reply, route);
    };

    await request
      .auditScope!.runInAsyncScope(() => inEverySchool(record))
      .catch((error: unknown) => request.log.error({ err: error }, 'audit event not kept'));
    return payload;
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    auditScope: AsyncResource | null;
  }
}
