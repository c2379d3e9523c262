import type { FieldErrors } from '@memocartes/contract/errors/errors';
import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';

// Default messages of schemas are in French.
z.config(z.locales.fr());

type Issue = { path: PropertyKey[]; message: string; code?: string; errors?: Issue[][] };

const nbOfWrongType = (branch: readonly Issue[]) => branch.filter(({ code }) => code === 'invalid_type').length;

/**
 * Replaces the issue of a union by those of its fields. Uses the branch with the fewest values that are missing or of a
 * wrong type; among equal branches, the first.
 */
function flatten(issue: Issue, base: readonly PropertyKey[] = []): Issue[] {
  const path = [...base, ...issue.path];
  const [nearest] = (issue.errors ?? []).toSorted((a, b) => nbOfWrongType(a) - nbOfWrongType(b));
  const namesFields = nearest?.some((inner) => inner.path.length > 0);
  return nearest && namesFields ? nearest.flatMap((inner) => flatten(inner, path)) : [{ ...issue, path }];
}

/** The first message of each wrong field by its path (`address.city`); undefined if `error` is not about validation. */
export function wrongFields(error: FastifyError): FieldErrors | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  const fields: FieldErrors = {};
  for (const { instancePath, message, params } of error.validation) {
    const path = instancePath.split('/').filter(Boolean);
    const { errors, keys } = params as { errors?: Issue[][]; keys?: string[] };
    if (keys) {
      for (const key of keys) fields[[...path, key].join('.')] ??= 'Paramètre inconnu\u00a0: retirez-le.';
      continue;
    }
    for (const issue of flatten({ path, message: message ?? 'Valeur refusée.', errors })) {
      fields[issue.path.join('.') || 'body'] ??= issue.message;
    }
  }
  return fields;
}
