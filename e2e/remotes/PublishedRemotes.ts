import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Version = { version: string; manifest: string };
type Registry = { remotes: Record<string, Version & { previous?: Version | undefined }> };

const compressed = /\.(br|gz)$/;

/** Files of the remotes that the running portal serves, to break and restore them. */
export class PublishedRemotes {
  readonly dir: string;
  readonly #kept: string;

  /** Saves the current state for `restore`. */
  constructor(dataDir: string) {
    this.dir = join(dataDir, 'remotes');
    this.#kept = mkdtempSync(join(tmpdir(), 'memocartes-remotes-'));
    cpSync(this.dir, this.#kept, { recursive: true });
  }

  get registry(): Registry {
    return JSON.parse(readFileSync(join(this.dir, 'registry.json'), 'utf8')) as Registry;
  }

  folder(name: string, version = this.registry.remotes[name]?.version ?? ''): string {
    return join(this.dir, name, version);
  }

  /** Adds a previous version of a remote, identical except for one text. */
  addPrevious(name: string, text: string, instead: string): void {
    const { remotes } = this.registry;
    const current = remotes[name]!;
    const version = `${current.version}-previous`;
    cpSync(this.folder(name), this.folder(name, version), { recursive: true });
    this.edit(name, (code) => code.replaceAll(text, instead), { version });
    const previous = { ...current, version, manifest: current.manifest.replace(current.version, version) };
    this.#register({ remotes: { ...remotes, [name]: { ...current, previous } } });
  }

  removePrevious(name: string): void {
    const { remotes } = this.registry;
    this.#register({ remotes: { ...remotes, [name]: { ...remotes[name]!, previous: undefined } } });
  }

  #register(registry: Registry): void {
    writeFileSync(join(this.dir, 'registry.json'), JSON.stringify(registry));
  }

  /** Rewrites scripts of a version, or deletes those that become empty; compressed copies are deleted. */
  edit(name: string, change: (code: string) => string | undefined, { version, file = /\.js$/ }: Edited = {}): void {
    const folder = this.folder(name, version);
    for (const script of readdirSync(folder).filter((found) => file.test(found))) {
      const code = readFileSync(join(folder, script), 'utf8');
      const changed = change(code);
      if (changed === code) continue;
      if (changed === undefined) rmSync(join(folder, script));
      else writeFileSync(join(folder, script), changed);
      for (const other of readdirSync(folder).filter((found) => found.startsWith(script) && compressed.test(found)))
        rmSync(join(folder, other));
    }
  }

  delete(name: string): void {
    rmSync(this.folder(name), { recursive: true });
  }

  /** Restores the saved state. */
  restore(): void {
    for (const found of readdirSync(this.dir)) rmSync(join(this.dir, found), { recursive: true });
    cpSync(this.#kept, this.dir, { recursive: true });
  }

  /** Same, and deletes the saved state. */
  close(): void {
    this.restore();
    rmSync(this.#kept, { recursive: true });
  }
}

type Edited = { version?: string; file?: RegExp };
