type Named = { readonly firstname: string; readonly lastname?: string | null };

/** Display name of a person: « Prénom NOM ». */
export const fullName = ({ firstname, lastname }: Named): string =>
  [firstname, lastname?.toLocaleUpperCase('fr')].filter(Boolean).join(' ');
