import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  request as requestHttp,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Address of the events of rebuilds, and of the script that listens to them: pages refuse inline scripts. */
const eventsPath = '/dev/rebuilds';
const scriptPath = '/dev/reload.js';
const script = `new EventSource('${eventsPath}').onmessage = () => location.reload();`;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
};

type Options = {
  /** Origin of a running portal. */
  readonly portal: string;
  readonly name: string;
  /** Folder of the last build. */
  readonly folder: string;
  readonly readRecord: () => Promise<object>;
  /** Port of this server; 0 chooses a free one. */
  readonly port: number;
};

type DevServer = { readonly url: string; readonly reload: () => void; readonly close: () => Promise<void> };

/** Sends a request to the portal, as if the page came from there. @throws Error when the portal can't be reached */
async function forwardToPortal(portal: string, request: IncomingMessage, isPage: boolean): Promise<IncomingMessage> {
  const { host = '', origin, ...headers } = request.headers;
  // A page is changed, so it must not be compressed.
  if (isPage) delete headers['accept-encoding'];
  const send = portal.startsWith('https:') ? requestHttps : requestHttp;
  const sent = send(`${portal}${request.url}`, {
    method: request.method,
    headers: { ...headers, ...(origin !== undefined && { origin: origin === `http://${host}` ? portal : origin }) },
  });
  // An error after the start of the response ends only this response. Without a listener, it would end the server.
  sent.on('error', () => undefined);
  request.pipe(sent);
  const [portalResponse] = (await once(sent, 'response')) as [IncomingMessage];
  return portalResponse;
}

async function readText(portalResponse: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of portalResponse) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/**
 * Serves a running portal with the last build of one remote in it. Pages reload after `reload()`. Everything else,
 * data included, comes from the portal; failures of the remote are not reported to it.
 *
 * @throws Error when the port is taken
 */
export async function serveInPortal({ portal, name, folder, readRecord, port }: Options): Promise<DevServer> {
  const pages = new Set<ServerResponse>();
  const filesPath = `/remotes/${name}/dev/`;

  async function sendRegistry(request: IncomingMessage, response: ServerResponse) {
    const portalResponse = await forwardToPortal(portal, request, true);
    const { remotes } = JSON.parse(await readText(portalResponse)) as { readonly remotes: object };
    const entry = { ...(await readRecord()), version: 'dev', manifest: `${filesPath}mf-manifest.json` };
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify({ remotes: { ...remotes, [name]: entry } }));
  }

  function sendFile(path: string, response: ServerResponse) {
    try {
      const content = readFileSync(join(folder, decodeURIComponent(path).replaceAll('..', '')));
      const type = types[extname(path)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  }

  async function sendFromPortal(request: IncomingMessage, response: ServerResponse) {
    const isPage = request.headers.accept?.includes('text/html') ?? false;
    const portalResponse = await forwardToPortal(portal, request, isPage);
    if (isPage && portalResponse.headers['content-type']?.includes('text/html')) {
      const page = (await readText(portalResponse)).replace(
        '</head>',
        `<script defer src="${scriptPath}"></script></head>`,
      );
      const { 'content-length': _, ...headers } = portalResponse.headers;
      response.writeHead(portalResponse.statusCode ?? 200, headers).end(page);
      return;
    }
    response.writeHead(portalResponse.statusCode ?? 200, portalResponse.headers);
    await pipeline(portalResponse, response);
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').split('?', 1)[0]!;
    if (path === scriptPath) response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    else if (path === eventsPath) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
      pages.add(response);
      response.on('close', () => pages.delete(response));
    } else if (path === '/remotes/registry.json') await sendRegistry(request, response);
    else if (path.startsWith(filesPath)) sendFile(path.slice(filesPath.length), response);
    else if (path === '/api/remote-reports') response.writeHead(204).end();
    else await sendFromPortal(request, response);
  }

  const listener: RequestListener = (request, response) => {
    respond(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'content-type': 'text/plain' }).end(`${portal}: ${String(error)}`);
    });
  };
  const server = createServer(listener).listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reload: () => pages.forEach((page) => page.write('data: rebuilt\n\n')),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
