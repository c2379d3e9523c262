import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { RemoteError } from '@memocartes/contract/remotes/remotes.routes';

import { sourceMapsFolder, sourceMapsOf } from './source-maps.ts';

/** Patterns of a position in a script of a remote or of the shell, in a line of a stack. */
const ofRemote = /\/remotes\/(mf-[a-z-]+)\/(\w[\w.+-]*)\/(\w[\w.-]*\.m?js):(\d+):(\d+)/;
const ofShell = /\/assets\/(\w[\w.-]*\.m?js):(\d+):(\d+)/;

/** Where the portal's built files are. */
type Folders = { readonly remotesDir?: string; readonly shellDir?: string };

type Place = { readonly map: string; readonly line: number; readonly column: number };

function placeOf(text: string, { remotesDir, shellDir }: Folders): Place | undefined {
  const [, name, version, file, ...at] = ofRemote.exec(text) ?? [];
  if (remotesDir && name && version && file) {
    return {
      map: join(sourceMapsOf(remotesDir, name, version), `${file}.map`),
      line: Number(at[0]),
      column: Number(at[1]),
    };
  }
  const [, script, line, column] = ofShell.exec(text) ?? [];
  if (!shellDir || !script) return undefined;
  return {
    map: join(shellDir, sourceMapsFolder, 'assets', `${script}.map`),
    line: Number(line),
    column: Number(column),
  };
}

const readMap = async (file: string) => {
  try {
    return new TraceMap(await readFile(file, 'utf8'));
  } catch {
    return undefined; // A version published without source maps, or whose files were deleted.
  }
};

/**
 * Translates stacks: each line gets its position in the sources, if its source map is available [portal.source-maps].
 * The maps stay on the server.
 *
 * @returns a function that translates one stack; it reads each map only once
 */
export function stackReader(folders: Folders): (stack: string) => Promise<RemoteError['stack']> {
  const maps = new Map<string, Promise<TraceMap | undefined>>();

  const sourceOf = async (text: string) => {
    const place = placeOf(text, folders);
    if (!place) return null;
    const reading = maps.get(place.map) ?? readMap(place.map);
    maps.set(place.map, reading);
    const map = await reading;
    // Browsers count columns from 1, source maps from 0.
    const position = map && originalPositionFor(map, { line: place.line, column: Math.max(0, place.column - 1) });
    return position?.source ? `${position.source}:${position.line}:${position.column + 1}` : null;
  };

  return (stack) =>
    Promise.all(
      stack
        .split('\n')
        .filter((text) => text.trim())
        .map(async (text) => ({ text: text.trim(), source: await sourceOf(text) })),
    );
}
