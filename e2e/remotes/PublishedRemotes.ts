import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { isCompressedCopy } from '../../server/remotes/registry/integrity.ts';
import type { RegisteredRemote, Registry } from '../../server/remotes/registry/types.ts';
import { linkFolder, replaceFile } from './files.ts';

/** Files of the remotes that the running portal serves, to break and restore them. */
export class PublishedRemotes {
  readonly dir: string;
  readonly #saved: string;

  /** Saves the current state for `restore`. */
  constructor(dataDir: string) {
    this.dir = join(dataDir, 'remotes');
    // Hard links need the same file system.
    this.#saved = mkdtempSync(join(dataDir, 'saved-remotes-'));
    linkFolder(this.dir, this.#saved);
  }

  get registry(): Registry {
    return JSON.parse(readFileSync(join(this.dir, 'registry.json'), 'utf8')) as Registry;
  }

  /** The entry of a remote in the registry. @throws Error when the remote is not published */
  registered(name: string): RegisteredRemote {
    const registered = this.registry.remotes[name];
    if (!registered) throw new Error(`${name} is not published`);
    return registered;
  }

  folder(name: string, version = this.registered(name).version): string {
    return join(this.dir, name, version);
  }

  /** Registers, as previous version, a copy of the version in use with one text replaced. */
  addPrevious(name: string, text: string, replacement: string): void {
    const current = this.registered(name);
    const version = `${current.version}-previous`;
    linkFolder(this.folder(name), this.folder(name, version));
    this.edit(name, (code) => code.replaceAll(text, replacement), { version });
    const previous = { ...this.#copyEntry(current, version), integrity: undefined };
    this.change(name, { previous });
  }

  removePrevious(name: string): void {
    this.change(name, { previous: undefined });
  }

  /** Changes a remote's entry in the registry. */
  change(name: string, entry: Partial<RegisteredRemote>): void {
    const { remotes } = this.registry;
    this.#register({ remotes: { ...remotes, [name]: { ...this.registered(name), ...entry } } });
  }

  /**
   * Publishes a broken copy of the version in use as a candidate, for everybody unless schools are named. `before`
   * changes its files before their digests are computed, `after` afterwards. @returns the candidate's version
   */
  addCandidate(name: string, { entry, before, after, schools }: CandidateChanges): string {
    const current = this.registered(name);
    const version = `${current.version}-candidate`;
    const folder = this.folder(name, version);
    linkFolder(this.folder(name), folder);
    const container = /^var (\w+);/.exec(readFileSync(join(folder, this.entryOf(name, version)), 'utf8'))![1]!;
    // The containers of two versions need different global names in the page.
    this.edit(name, (code) => code.replaceAll(container, `${container}t`), { version, file: /\.(js|json)$/ });
    if (entry) this.edit(name, (code) => entry(code, `${container}t`), { version, file: /^entry\.\w+\.js$/ });
    before?.(folder);
    const integrity = digestsOf(folder);
    after?.(folder);
    const { previous: _previous, ...copy } = this.#copyEntry(current, version);
    const candidate = { ...copy, integrity, ...(schools ? { schools } : { share: 100 }) };
    if (copy.container) candidate.container = { ...copy.container, name: `${container}t` };
    this.change(name, { candidate, previous: undefined });
    return version;
  }

  /** Publishes a copy of the version in use only for developers, as `--canary 0%` does. @returns its version */
  addForDevelopers(name: string, changes: Omit<CandidateChanges, 'schools'>): string {
    const version = this.addCandidate(name, { ...changes, schools: [] });
    const { schools: _schools, ...entry } = this.registered(name).candidate!;
    const file = join(this.dir, 'history.json');
    const history = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly remotes: Record<string, { readonly versions: object[] }>;
    };
    history.remotes[name]!.versions.push({ entry, published: new Date().toISOString() });
    replaceFile(file, JSON.stringify(history));
    return version;
  }

  entryOf(name: string, version?: string): string {
    return readdirSync(this.folder(name, version)).find((file) => /^entry\.\w+\.js$/.test(file))!;
  }

  #copyEntry(current: RegisteredRemote, version: string): RegisteredRemote {
    return JSON.parse(
      JSON.stringify(current)
        .replaceAll(`/${current.version}/`, `/${version}/`)
        .replace(`"version":"${current.version}"`, `"version":"${version}"`),
    ) as RegisteredRemote;
  }

  #register(registry: Registry): void {
    replaceFile(join(this.dir, 'registry.json'), JSON.stringify(registry));
  }

  /**
   * Rewrites files of a version (scripts by default), and deletes the files for which `change` returns undefined.
   * Compressed copies of changed files are deleted too.
   */
  edit(
    name: string,
    change: (code: string) => string | undefined,
    { version, file = /\.js$/ }: EditOptions = {},
  ): void {
    const folder = this.folder(name, version);
    for (const script of readdirSync(folder).filter((name) => file.test(name))) {
      const code = readFileSync(join(folder, script), 'utf8');
      const changed = change(code);
      if (changed === code) continue;
      if (changed === undefined) rmSync(join(folder, script));
      else replaceFile(join(folder, script), changed);
      for (const copy of readdirSync(folder).filter((name) => name.startsWith(script) && isCompressedCopy(name))) {
        rmSync(join(folder, copy));
      }
    }
  }

  delete(name: string): void {
    rmSync(this.folder(name), { recursive: true });
  }

  /** Restores the saved state. */
  restore(): void {
    for (const name of readdirSync(this.dir)) rmSync(join(this.dir, name), { recursive: true });
    linkFolder(this.#saved, this.dir);
  }

  /** Restores the saved state, then deletes the saved files. */
  close(): void {
    this.restore();
    rmSync(this.#saved, { recursive: true });
  }
}

type CandidateChanges = {
  /** Returns changed code of the entry; `container` is the container's global name. */
  readonly entry?: (code: string, container: string) => string;
  readonly before?: (folder: string) => void;
  readonly after?: (folder: string) => void;
  readonly schools?: readonly number[];
};

const digestsOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => !isCompressedCopy(file))
      .map((file) => {
        const digest = createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('base64');
        return [file, `sha256-${digest}`];
      }),
  );

type EditOptions = { readonly version?: string; readonly file?: RegExp };
