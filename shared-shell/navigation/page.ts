/** Reloads the browser's page. An object, so that tests can replace `reload`, which jsdom does not implement. */
export const page = { reload: (): void => location.reload() };
