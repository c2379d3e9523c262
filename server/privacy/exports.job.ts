import type { Job } from '../jobs/runner.ts';
export const exportsJob: Job = { name: 'exports', every: 15, run: async () => undefined };
