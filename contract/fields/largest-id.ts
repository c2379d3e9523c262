/** Maximum value of an integer column. */
export const largestId = 2_147_483_647;
