import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** Writes what `npm test` counts and shows: tests passed and failed, and how long each took. A file that can't be run is a failure. */
export default class Report {
  constructor(_globalConfig, { file }) {
    this.file = file;
  }

  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) {
    const tests = testResults.flatMap((result) =>
      result.testResults.map(({ fullName, duration }) => ({
        file: relative(import.meta.dirname, result.testFilePath),
        title: fullName,
        ms: duration ?? 0,
      })),
    );
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify({ passed: numPassedTests, failed, tests }));
  }
}
