/** Reloads the browser's page. An object, so that tests can replace what jsdom does not implement. */
export const page = { reload: (): void => location.reload() };
