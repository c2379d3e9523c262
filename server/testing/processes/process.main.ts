import { flushCompileCache } from 'node:module';

import { start } from '../../app/start.ts';
import { readConfig } from '../../config/config.ts';

// Entry point of a server without demo data in a separate process, which tests can kill at any time.
const config = readConfig({ DEMO: 'true', DEMO_DATABASE: 'true', LOG_LEVEL: 'silent', PORT: '0', ...process.env });
const { address } = await start({ ...config, DEMO: false });
// Writes the compile cache now: a killed process would not write it at exit.
flushCompileCache();
process.stdout.write(`ready ${address}\n`);

process.stdin.once('end', () => process.exit()).resume();
