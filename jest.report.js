import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/**
 * Writes the results that `npm test` shows: numbers of passed and failed tests, and the duration and attempts of each
 * test. A file that can't be run counts as one failure.
 */
export default class Report {
  constructor(_globalConfig, { file }) {
    this.file = file;
  }

  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) {
    const tests = testResults.flatMap((result) =>
      result.testResults.map(({ fullName, duration, invocations }) => ({
        file: relative(import.meta.dirname, result.testFilePath),
        title: fullName,
        ms: duration ?? 0,
        attempts: invocations ?? 1,
      })),
    );
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify({ passed: numPassedTests, failed, tests }));
  }
}
