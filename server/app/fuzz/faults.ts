import { errors } from '@memocartes/contract/errors/errors';

const errorsByCode: Partial<Record<string, readonly [status: number, message: string]>> = errors;

type Answer = { statusCode: number; body: string };

function isErrorBody({ statusCode, body }: Answer): boolean {
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

/** What is wrong with the answer to a hostile request, or undefined. @param secret what the caller may not read */
export function findFault(answer: Answer, secret?: string): string | undefined {
  if (answer.statusCode >= 500) return `answered ${answer.statusCode}`;
  if (answer.statusCode >= 400 && !isErrorBody(answer))
    return `an error of another shape: ${answer.body.slice(0, 200)}`;
  if (secret && answer.body.includes(secret)) return 'leaks another school';
  return undefined;
}
