import { errors } from '@memocartes/contract/errors/errors';

const errorsByCode: Partial<Record<string, readonly [status: number, message: string]>> = errors;

type InjectedResponse = { statusCode: number; body: string };

function isErrorBody({ statusCode, body }: InjectedResponse): boolean {
  try {
    const error = JSON.parse(body) as { statusCode?: unknown; code?: unknown; message?: unknown; fields?: unknown };
    const expected = errorsByCode[String(error.code)]?.[0];
    const { message, fields = {} } = error;
    return (
      [error.statusCode, expected].every((status) => status === statusCode) &&
      typeof message === 'string' &&
      message.length > 0 &&
      Object.values(fields as object).every((words) => typeof words === 'string')
    );
  } catch {
    return false;
  }
}

/** The fault of the response to a hostile request, or undefined. @param secret text that the caller may not read */
export function findFault(response: InjectedResponse, secret?: string): string | undefined {
  if (response.statusCode >= 500) return `answered ${response.statusCode}`;
  if (response.statusCode >= 400 && !isErrorBody(response)) {
    return `an error of another shape: ${response.body.slice(0, 200)}`;
  }
  if (secret && response.body.includes(secret)) return 'leaks another school';
  return undefined;
}
