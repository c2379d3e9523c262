/** Maximum characters of an edition's name. */
export const editionNameMax = 80;
