/** Time limit of the requests that look for the cause, in milliseconds. */
const timeoutMs = 2_000;

/** Time within which the browser fires the event of a policy violation, in milliseconds. */
const violationEventMs = 100;

/**
 * Determines why a file of another origin could not be loaded, since a script's error event contains no reason
 * [portal.remote-origins].
 *
 * @returns the cause, if it is the page's policy or the other server's response; otherwise undefined
 */
export async function explainLoadFailure(src: string): Promise<string | undefined> {
  const { origin } = new URL(src);
  const refused: string[] = [];

  const note = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI.startsWith(origin)) refused.push(blockedURI);
  };

  document.addEventListener('securitypolicyviolation', note);
  const signal = AbortSignal.timeout(timeoutMs);
  const ask = (mode: RequestMode) => fetch(src, { mode, credentials: 'omit', signal }).catch(() => null);
  try {
    const response = await ask('cors');
    if (response) return response.ok ? undefined : `returns ${response.status}`;
    // A server that responds without CORS is still reachable.
    const opaque = await ask('no-cors');
    // The browser fires the event of a policy violation in a later task.
    await new Promise((resolve) => setTimeout(resolve, violationEventMs));
    if (refused.length > 0) return `is refused: the portal’s REMOTE_ORIGINS does not name ${origin}`;
    return opaque ? 'comes without Access-Control-Allow-Origin' : undefined;
  } finally {
    document.removeEventListener('securitypolicyviolation', note);
  }
}
