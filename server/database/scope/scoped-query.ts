import pg from 'pg';

import { endAfterTimeout } from '../pool/pool.ts';
import type { Scope } from './scope.ts';

/** Low-level methods of `pg` to write to the server, most of which its published types omit. */
type Wire = {
  parse(statement: { name: string; text: string }): void;
  bind(portal: {
    portal: string;
    statement: string;
    values: readonly string[];
    valueMapper: (value: string) => string;
  }): void;
  execute(portal: { portal: string; rows?: number }): void;
  sync(): void;
  _send(bytes: Buffer): void;
};
type Message = object;
/** Methods that `pg.Query` calls while it sends a statement and reads the response. */
type WireQuery = {
  callback: (error: Error | null, result: pg.QueryResult) => void;
  prepare(wire: Wire): void;
  _getRows(wire: Wire, rows: number | undefined): void;
  handleCommandComplete(message: Message, wire: Wire): void;
};
type QueryClass = new (config: pg.QueryConfig & { queryMode: 'extended' }) => WireQuery & pg.Submittable;
const WireQuery = pg.Query as unknown as QueryClass;

/**
 * Sets the scope until the transaction ends. Without `begin`, all messages up to the next sync form a transaction.
 * Returns no row, as none of the settings is null.
 */
export const setScope = {
  name: 'scope',
  text: `select where set_config('role', $1, true) || set_config('app.school', $2, true) || set_config('app.schools', $3, true)
    || set_config('app.account', $4, true) is null`,
};

/** Collects the messages that `pg` would write. */
class Recorder {
  readonly parts: Buffer[] = [];
  _send(part: Buffer): void {
    this.parts.push(part);
  }
}
const wirePrototype = pg.Connection.prototype as unknown as Wire;

/** Protocol messages that set a scope. */
function bytesOf(scope: Scope, isNamed: boolean): Buffer {
  const recorder = new Recorder() as Recorder & Wire;
  if (!isNamed) wirePrototype.parse.call(recorder, { name: '', text: setScope.text });
  const values = scope.settings;
  wirePrototype.bind.call(recorder, {
    portal: '',
    statement: isNamed ? setScope.name : '',
    values,
    valueMapper: String,
  });
  wirePrototype.execute.call(recorder, { portal: '' });
  return Buffer.concat(recorder.parts);
}

const bytesByScope = new WeakMap<Scope, Buffer>();

function cachedBytes(scope: Scope, isNamed: boolean): Buffer {
  // Not cached: only the embedded database, which is small, uses unnamed statements.
  if (!isNamed) return bytesOf(scope, false);
  const bytes = bytesByScope.get(scope) ?? bytesOf(scope, true);
  bytesByScope.set(scope, bytes);
  return bytes;
}

type StatementScopes = {
  /** Scope set before the statement. */
  before?: Scope;
  /** Scope set after the statement, for the rest of its transaction. */
  after?: Scope;
  /** Whether `setScope` is already prepared on the connection. */
  isNamed: boolean;
};

/** Sends a statement and its scope in one round trip, which the database executes in one transaction. */
class ScopedQuery extends WireQuery {
  readonly #scopes: StatementScopes;
  #nbToSkip: number;
  #isDone = false;

  constructor(config: pg.QueryConfig, scopes: StatementScopes) {
    super({ ...config, queryMode: 'extended' });
    this.#scopes = scopes;
    this.#nbToSkip = scopes.before ? 1 : 0;
  }

  override prepare(wire: Wire): void {
    const { before, isNamed } = this.#scopes;
    if (before) wire._send(cachedBytes(before, isNamed));
    super.prepare(wire);
  }

  override _getRows(wire: Wire): void {
    wire.execute({ portal: '' });
    const { after, isNamed } = this.#scopes;
    if (after) wire._send(cachedBytes(after, isNamed));
    wire.sync();
  }

  override handleCommandComplete(message: Message, wire: Wire): void {
    if (this.#nbToSkip) this.#nbToSkip -= 1;
    else if (!this.#isDone) {
      this.#isDone = true;
      super.handleCommandComplete(message, wire);
    }
  }
}

/** Sends a statement with its scope. @throws the error of the database */
export const sendScoped = (client: pg.ClientBase, config: pg.QueryConfig, scopes: StatementScopes) =>
  new Promise<pg.QueryResult>((resolve, reject) => {
    const query = new ScopedQuery(config, scopes);
    query.callback = (error, result) => {
      endAfterTimeout(client, error);
      if (error) reject(error);
      else resolve(result);
    };
    client.query(query);
  });
