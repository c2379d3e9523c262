/** In milliseconds. */
const timeoutMs = 8000;

/** Loads and runs a script of the portal. @throws Error when it fails or times out. */
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
