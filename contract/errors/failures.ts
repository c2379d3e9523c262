/**
 * French messages that a client also shows for responses that do not come from the API, such as a proxy's page. In a
 * separate file, so that clients do not load the table of all errors.
 */
export const failures = {
  // [interface.unexpected]
  UNEXPECTED: 'Une erreur est survenue',
  UNAVAILABLE: 'Le service est momentanément indisponible. Réessayez dans un instant.',
} as const;
