import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** A server at another origin with files of remotes, which every page may load (CORS). */
export class OtherServer {
  readonly dir = mkdtempSync(join(tmpdir(), 'memocartes-elsewhere-'));
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      readFile(join(this.dir, normalize(pathname))).then(
        (content) =>
          response
            .writeHead(200, {
              'content-type': types[extname(pathname)] ?? 'application/octet-stream',
              'access-control-allow-origin': '*',
            })
            .end(content),
        () => response.writeHead(404, { 'access-control-allow-origin': '*' }).end(),
      );
    });
  }

  async listen(origin: string): Promise<void> {
    const { hostname, port } = new URL(origin);
    this.#server.listen(Number(port), hostname);
    await once(this.#server, 'listening');
  }

  /** Copies a build to the path at which the portal expects its files. @returns the folder of the copy */
  upload(dist: string, name: string, version: string): string {
    const folder = join(this.dir, 'remotes', name, version);
    cpSync(dist, folder, { recursive: true });
    return folder;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
    rmSync(this.dir, { recursive: true });
  }
}
