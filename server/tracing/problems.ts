import { diag, DiagLogLevel } from '@opentelemetry/api';

/** Logs failures to send traces. */
export function logProblems(warn: (message: string) => void): void {
  const report = (message: string) => warn(`traces: ${message}`);
  const silent = () => undefined;
  diag.setLogger(
    { error: report, warn: report, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}
