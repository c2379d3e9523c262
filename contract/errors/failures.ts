/** French messages of failures that are no answer of the API: a client shows them without the table of all errors. */
export const failures = {
  // [interface.unexpected]
  UNEXPECTED: 'Une erreur est survenue',
  UNAVAILABLE: 'Le service est momentanément indisponible. Réessayez dans un instant.',
} as const;
