import { DiagLogLevel, diag } from '@opentelemetry/api';

/** Says in the log when traces can't be sent. */
export function logProblems(warn: (message: string) => void): void {
  const report = (message: string) => warn(`traces: ${message}`);
  const silent = () => undefined;
  diag.setLogger(
    { error: report, warn: report, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}
