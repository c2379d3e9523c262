/** Loads another page from the server, discarding the application's state. */
export const leaveTo = (address: string): void => location.replace(address);
