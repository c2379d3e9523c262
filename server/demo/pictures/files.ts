/** File name of a picture, such as `clock-8-30.jpg`. */
export const fileOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '-')}.jpg`;

/** URL of the JPEG file of a picture, written by `render.ts`. */
export const pictureFile = (name: string) => new URL(`jpeg/${fileOf(name)}`, import.meta.url);
