import { start } from '@memocartes/server/app/start';
import { readConfig } from '@memocartes/server/config/config';

import { reportToParent } from '../process.ts';

const config = readConfig({ DEMO: 'true', DEMO_DATABASE: 'true', PORT: '0', ...process.env });
const { address } = await start({ ...config, DEMO: false });
reportToParent(address);
