type Name<T> = { readonly firstname: T; readonly lastname: T };

/** The author in a response, from a row with the name of the author's account; null without an author. */
export const presentAuthor = ({ firstname, lastname }: Name<string | null>): Name<string> | null =>
  firstname === null || lastname === null ? null : { firstname, lastname };
