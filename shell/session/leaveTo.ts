/** Loads another page of the server, dropping the application's memory. */
export const leaveTo = (address: string): void => location.replace(address);
