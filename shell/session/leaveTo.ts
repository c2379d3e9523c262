/** Goes to a page that the portal does not draw itself; nothing of the application stays in memory. */
export const leaveTo = (address: string): void => location.replace(address);
