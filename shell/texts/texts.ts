/** Texts of the pages that need no session: landing, sign-in, password. */
export const publicTexts = {
  fr: () => import('./public.fr.json'),
  en: () => import('./public.en.json'),
};

/** Texts of error pages, banners and the skip link. */
export const pageTexts = {
  fr: () => import('./pages.fr.json'),
  en: () => import('./pages.en.json'),
};

/** Texts of the layout: menu, header, privacy notice. Remotes name their menu entries by these keys. */
export const portalTexts = {
  fr: () => import('./portal.fr.json'),
  en: () => import('./portal.en.json'),
};
