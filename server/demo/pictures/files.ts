/** The file of a picture by its name: `clock-8-30.jpg`. */
export const fileOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '-')}.jpg`;

/** Path of a picture that `render.ts` wrote. */
export const pictureFile = (name: string) => new URL(`jpeg/${fileOf(name)}`, import.meta.url);
