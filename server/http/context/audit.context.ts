import { AsyncLocalStorage } from 'node:async_hooks';

import type { Actor } from '@memocartes/contract/permissions/roles';

import { truncateAddress } from '../client/address.ts';
import { shortDevice } from '../client/user-agent.ts';

/** The request during which an event is recorded. `actor` is set once it is known. */
type Request = { ip: string; headers: { 'user-agent'?: string }; actor?: Actor };
type Context = {
  request: Request;
  /** Read as the request arrives: a closed connection has no address. */
  ip: string;
  /** School of the object on which the request was authorized. */
  schoolId: number | null;
  /** Account that the request tries to sign in to; it becomes the actor only after authentication. */
  accountId: number | null;
  /** Whether the handler has already recorded an event. */
  recorded: boolean;
};

const storage = new AsyncLocalStorage<Context>();

/** Runs the handler of a request; the events that it records take their origin from the request. */
export const runInAuditContext = (request: Request, handle: () => void): void =>
  storage.run({ request, ip: request.ip, schoolId: null, accountId: null, recorded: false }, handle);

/** The context of the request in progress; undefined in a job. */
export const auditContext = (): Context | undefined => storage.getStore();

/** Stores the school of the object on which the request acts, for its events. */
export function setAuditSchool(schoolId: number | null | undefined): void {
  const context = storage.getStore();
  if (context && schoolId !== undefined && schoolId !== null) context.schoolId = schoolId;
}

/** Stores the account of a ticket or of an waiting sign-in, for the events of the request. */
export function setAuditAccount(accountId: number): void {
  const context = storage.getStore();
  if (context) context.accountId = accountId;
}

/** Actor, truncated address and device of the request, as the log stores them. */
export function auditOrigin() {
  const context = storage.getStore();
  const actor = context?.request.actor;
  const isKnown = actor !== undefined && actor.kind !== 'ANONYMOUS';
  return {
    actor: isKnown ? actor : undefined,
    address: context ? truncateAddress(context.ip) : null,
    device: context ? shortDevice(context.request.headers['user-agent']) : null,
  };
}
