/** A text in the two languages of the portal. */
export type Words = { readonly fr: string; readonly en: string };
