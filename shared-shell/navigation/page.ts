/** The page of the browser, as far as it is left or loaded again. An object, so that tests can replace what jsdom does not do. */
export const page = { reload: (): void => location.reload() };
