import { type ApiError, toApiError, toUnreachable } from '@memocartes/shared-api/api-error';

const isNetworkFailure = (error: Error) => error instanceof TypeError || error.name === 'ErrorTimeout';

/**
 * Maps the failure of a GAR sign-on to an ApiError. `oidc-client-ts` puts an endpoint's response only into its error
 * message: « Forbidden (403): {"code":"SCHOOL_CLOSED",…} ». If the GAR itself refuses the sign-on, the code is in the
 * property `error`.
 * @returns 'cancelled' if the user cancelled the sign-on
 */
export function refusalOf(thrown: unknown): ApiError | 'cancelled' {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if ('error' in error && error.error === 'access_denied') return 'cancelled';
  if (isNetworkFailure(error)) return toUnreachable();
  const [, status, body] = /\((\d{3})\): (\{.*\})$/s.exec(error.message) ?? [];
  const refused = toApiError(Number(status ?? 401), parse(body));
  return refused.code === 'UNEXPECTED' && !body ? toApiError(401, oidcRefused) : refused;
}

const oidcRefused = {
  statusCode: 401,
  code: 'OIDC_REFUSED',
  message: 'La connexion par le GAR n’a pas pu être vérifiée. Recommencez depuis la page d’accueil.',
};

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
