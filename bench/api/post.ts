type Sent = { origin: string; path: string; token: string; body: unknown };

/**
 * Sends a POST request to a path below `/api` in a login session.
 *
 * @returns the status (0 when the connection broke) and the body of the response
 */
export async function post({ origin, path, token, body }: Sent): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  const text = await response?.text().catch(() => undefined);
  return { status: text === undefined ? 0 : response!.status, body: (text ? JSON.parse(text) : undefined) as unknown };
}
