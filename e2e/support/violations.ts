import type { BrowserContext } from '@playwright/test';

/**
 * Records the Content-Security-Policy violations of all documents that a context loads from now on. An entry contains
 * the directive, the blocked address, the sample and the source file.
 */
export async function listenForViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeBinding('noteViolation', (_source, text: string) => violations.push(text));
  await context.addInitScript(() => {
    const page = window as unknown as { noteViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
      page.noteViolation([effectiveDirective, blockedURI, sample, sourceFile].join(' ')),
    );
  });
  return violations;
}
