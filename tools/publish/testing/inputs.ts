import { HashPlanInspector } from 'nx/src/hasher/hash-plan-inspector';
import { createProjectGraphAsync } from 'nx/src/project-graph/project-graph';

import { root } from '../../packages.ts';

/** Runs as a separate process: prints the files from which Nx makes the hash of a package's target. */
const [packageName = '', target = ''] = process.argv.slice(2);
const inspector = new HashPlanInspector(await createProjectGraphAsync(), root);
await inspector.init();
const tasks = inspector.inspectTaskInputs({ project: `@memocartes/${packageName}`, target });
// An exit before the end would cut the output off.
process.stdout.write(JSON.stringify(Object.values(tasks).flatMap(({ files }) => files)), () => process.exit(0));
