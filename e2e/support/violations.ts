import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    readonly addViolation: (text: string) => void;
  }
}

/**
 * Records the Content-Security-Policy violations of all documents that a context loads from now on. An entry contains
 * the directive, the blocked address, the sample and the source file.
 */
export async function listenForViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeBinding('addViolation', (_source, text: string) => violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
      window.addViolation([effectiveDirective, blockedURI, sample, sourceFile].join(' ')),
    );
  });
  return violations;
}
