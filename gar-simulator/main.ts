import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createSimulator } from './simulator.ts';

/** Time in milliseconds that open requests have to end after the process has received a stop signal. */
const closeConnectionsAfterMs = 1000;

function setting(name: string): string {
  const value = process.env[name];
  if (value) return value;
  console.error(`${name} is missing: see gar-simulator/README.md.`);
  process.exit(1);
}

const server = createServer(
  createSimulator({
    issuer: setting('GAR_ISSUER'),
    clientId: setting('GAR_CLIENT_ID'),
    clientSecret: setting('GAR_CLIENT_SECRET'),
    redirectUris: setting('GAR_REDIRECT_URIS')
      .split(',')
      .map((uri) => uri.trim()),
    idRessource: setting('GAR_ID_RESSOURCE'),
  }),
);

function stop() {
  server.close(() => process.exit(0));
  setTimeout(() => server.closeAllConnections(), closeConnectionsAfterMs).unref();
}

for (const event of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect']) process.once(event, stop);
server.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(Number(process.env.GAR_PORT ?? 0), '127.0.0.1', () => {
  console.log(`ready ${(server.address() as AddressInfo).port}`);
});
