import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';

const maxTextLength = 1_000;
const namedQueries = /^\s*with\b.*?(?=\b(?:select|insert|update|delete|merge)\b)/i;
const operation = /^\s*(select|insert|update|delete|merge|lock|set|create|drop|alter)\b/i;
const table = /\b(?:from|into|update|join|table)\s+"?([a-z_][a-z_\d]*)"?/i;

/** The text of a statement without values: parameters are already placeholders, literals become `?`. */
export const withoutValues = (text: string): string =>
  text
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![$\w])\d+(?:\.\d+)?\b/g, '?')
    .replace(/\s+/g, ' ')
    .trim();

/** The text of a statement without its parts in parentheses: sub-queries and named queries name other tables. */
function outermost(text: string): string {
  const shorter = text.replace(/\([^()]*\)/g, ' ');
  return shorter === text ? text : outermost(shorter);
}

/** Adds a finished statement to the span of its request; ignores statements outside requests, such as those of jobs. */
export function recordQuery({ level, query, queryDurationMillis }: LogEvent): void {
  const parent = trace.getSpan(context.active());
  if (!parent?.isRecording()) return;
  const endTime = Date.now();
  const text = withoutValues(query.sql);
  const statement = outermost(text).replace(namedQueries, '');
  const verb = operation.exec(statement)?.[1]?.toUpperCase() ?? 'QUERY';
  const name = table.exec(statement)?.[1];
  const span = trace.getTracer('memocartes').startSpan([verb, name].filter(Boolean).join(' '), {
    kind: SpanKind.CLIENT,
    startTime: endTime - queryDurationMillis,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': verb,
      ...(name && { 'db.collection.name': name }),
      'db.query.text': text.slice(0, maxTextLength),
    },
  });
  // The error itself is not recorded: its message may contain values.
  if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(endTime);
}
