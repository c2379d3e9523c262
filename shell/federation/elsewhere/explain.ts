/** How long a refusal by the page's policy may take to be seen, in milliseconds. */
const timeoutMs = 2000;

/** Time after which a refusal has been announced to the page, in milliseconds. */
const announcementMs = 100;

/**
 * Why a file of another origin could not be loaded, as far as the page can learn it: the browser tells a script that failed no reason
 * [portal.remote-origins].
 *
 * @returns undefined when it has another reason than the page's policy or the other server's headers
 */
export async function explain(src: string): Promise<string | undefined> {
  const { origin } = new URL(src);
  const refused: string[] = [];
  const note = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI.startsWith(origin)) refused.push(blockedURI);
  };
  document.addEventListener('securitypolicyviolation', note);
  const signal = AbortSignal.timeout(timeoutMs);
  const ask = (mode: RequestMode) => fetch(src, { mode, credentials: 'omit', signal }).catch(() => null);
  try {
    const answer = await ask('cors');
    if (answer) return answer.ok ? undefined : `answers ${answer.status}`;
    // A server that answers without CORS is reachable all the same.
    const opaque = await ask('no-cors');
    // The refusal is announced in a task of its own.
    await new Promise((resolve) => setTimeout(resolve, announcementMs));
    if (refused.length) return `is refused: the portal’s REMOTE_ORIGINS does not name ${origin}`;
    return opaque ? 'comes without Access-Control-Allow-Origin' : undefined;
  } finally {
    document.removeEventListener('securitypolicyviolation', note);
  }
}
