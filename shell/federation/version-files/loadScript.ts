import { scriptUrl } from '../../trusted-types/trustedTypes.ts';

/** Time limit for loading a script, in milliseconds. */
const timeoutMs = 8_000;

/** The `crossorigin` attribute of a script: browsers check the digest of a script of another origin only with CORS. */
export const corsOf = (src: string): '' | null => (new URL(src, location.href).origin === location.origin ? null : '');

/**
 * The reason why a script failed: for a script of another origin the exact cause if it can be found, otherwise
 * `problem`.
 */
async function reasonOf(src: string, problem: string): Promise<string> {
  if (corsOf(src) === null) return problem;
  const { explainLoadFailure: explain } = await import('./explainLoadFailure.ts');
  return (await explain(src)) ?? problem;
}

/**
 * Loads and runs a script of a remote [portal.remote-origins]. @throws Error when it fails, times out, or doesn't match
 * its digest
 */
export function loadScript(src: string, integrity = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const crossOrigin = corsOf(src);
    const script = Object.assign(document.createElement('script'), {
      src: scriptUrl(src),
      integrity,
      crossOrigin,
      async: true,
    });

    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      script.remove();
      settle();
    };

    const fail = (problem: string) =>
      end(() => {
        void reasonOf(src, problem)
          .catch(() => problem)
          .then((reason) => reject(new Error(`${src} ${reason}`)));
      });

    const timer = setTimeout(fail('timed out'), timeoutMs);
    script.onload = end(resolve);
    script.onerror = fail('cannot be loaded');
    document.head.append(script);
  });
}
