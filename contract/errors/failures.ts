/**
 * French messages of failures that are not API responses, separate so that clients need not load the table of all
 * errors.
 */
export const failures = {
  // [interface.unexpected]
  UNEXPECTED: 'Une erreur est survenue',
  UNAVAILABLE: 'Le service est momentanément indisponible. Réessayez dans un instant.',
} as const;
