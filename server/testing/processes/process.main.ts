import { flushCompileCache } from 'node:module';

import { start } from '../../app/start.ts';
import { readConfig } from '../../config/config.ts';

// The server as a process of its own, without demo data, for tests that end it in the middle of its work.
const config = readConfig({ DEMO: 'true', DEMO_DATABASE: 'true', LOG_LEVEL: 'silent', PORT: '0', ...process.env });
const { address } = await start({ ...config, DEMO: false });
// A process that a test kills would not write it at its end.
flushCompileCache();
process.stdout.write(`ready ${address}\n`);

process.stdin.once('end', () => process.exit()).resume();
