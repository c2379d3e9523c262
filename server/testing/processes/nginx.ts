import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import getPort from 'get-port';

const nginx = '/usr/sbin/nginx';
const host = '127.0.0.1';
const shippedConfig = join(import.meta.dirname, '../../../deploy/nginx.conf');

/** Whether this machine can run `startNginx`. */
export const hasNginx = existsSync(nginx) && existsSync('/usr/bin/openssl');

function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  execFileSync('openssl', ['req', '-x509', ...kind, '-subj', '/CN=localhost', ...files], { stdio: 'ignore' });
}

type Places = { folder: string; origins: readonly string[]; plain: number; secure: number };

/** The shipped configuration with other ports and paths. */
function rewriteConfig({ folder, origins, plain, secure }: Places): string {
  const changes: [string, string][] = [
    ['server 127.0.0.1:4200;', origins.map((origin) => `server ${new URL(origin).host};`).join(' ')],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen 443 ssl;', `listen 127.0.0.1:${secure} ssl;`],
    ['/var/log/nginx/', `${folder}/`],
    ['/etc/ssl/memocartes/', `${folder}/`],
    ['root /var/lib/memocartes;', `root ${folder};`],
  ];
  let text = readFileSync(shippedConfig, 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no « ${from} » to rewrite.`);
    text = text.replaceAll(from, to);
  }
  return text;
}

const mainConfig = (folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/main.log;
events { worker_connections 512; }
http {
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  include ${folder}/memocartes.conf;
}`;

type RequestOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Another loopback address to send from, such as 127.0.0.9. */
  from?: string;
};
type NginxResponse = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Sends a request over TLS to a server with a self-signed certificate. */
const requestAt = (
  port: number,
  path: string,
  { method = 'GET', headers, body, from }: RequestOptions = {},
): Promise<NginxResponse> =>
  new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        rejectUnauthorized: false,
        ...(from && { localAddress: from }),
        headers: {
          ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...headers,
        },
      },
      (response) => {
        let received = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: received }),
        );
      },
    );
    sent.on('error', reject).end(text);
  });

/** Runs the shipped nginx configuration in front of server processes. */
export async function startNginx(origins: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const plain = await getPort({ host });
  const secure = await getPort({ host });
  makeCertificate(folder);
  writeFileSync(join(folder, 'memocartes.conf'), rewriteConfig({ folder, origins, plain, secure }));
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(folder));
  const child = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'main.log')], { stdio: 'inherit' });
  const requestPath = (path: string, options?: RequestOptions) => requestAt(secure, path, options);
  for (let n = 0; n < 100 && child.exitCode === null; n += 1) {
    if (await requestPath('/').catch(() => undefined)) break;
    await pause(50);
  }

  return {
    /** Folder whose `remotes/` contains the files that nginx itself serves. */
    folder,
    plainOrigin: `http://127.0.0.1:${plain}`,
    request: requestPath,
    readLog: () => readFileSync(join(folder, 'memocartes.log'), 'utf8'),
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGQUIT');
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}
