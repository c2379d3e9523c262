/** Longest wait for a remote's script, in milliseconds. */
const timeoutMs = 8000;

/** Runs a script of the portal. @throws Error when it doesn't come in time, or at all. */
export function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true });
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      script.remove();
      settle();
    };
    const fail = (why: string) => end(() => reject(new Error(`${src} ${why}`)));
    const timer = setTimeout(fail('does not come'), timeoutMs);
    script.onload = end(resolve);
    script.onerror = fail('can not be loaded');
    document.head.append(script);
  });
}
