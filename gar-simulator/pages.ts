import { readFileSync } from 'node:fs';

import type Provider from 'oidc-provider';

/** Koa context of a request; `state` contains what every page of the simulator needs. */
export type Context = ReturnType<Provider['createContext']> & {
  state: {
    issuer: string;
    /** Path of the issuer. */
    root: string;
    /** URL of the service, for the link back. */
    home: string;
  };
};

/** A page of the simulator; `body` is HTML. */
export type Page = { title: string; body: string; status?: number };

/** The style sheet: a separate file, so that `style-src 'self'` is enough. */
export const styleSheet = readFileSync(new URL('gar.css', import.meta.url), 'utf8');

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML content and attributes. */
export const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** Sends a page. */
export function showPage(ctx: Context, page: Page): void {
  if (page.status) ctx.status = page.status;
  ctx.type = 'html';
  ctx.set('cache-control', 'no-store');
  ctx.body = layout(page, ctx.state);
}

/** The page of a refused request, with the protocol's error for the person who configures the client. */
export function refusalPage(error: string, description = ''): Page {
  return {
    title: 'Connexion impossible',
    body: `
      <p>Le service qui vous envoie ici et le simulateur ne se sont pas compris, ou cette page a trop attendu.
        Revenez au service et recommencez la connexion.</p>
      <p class="detail"><code>${escape(error)}</code> ${escape(description)}</p>`,
  };
}

/** The page of an unknown path. */
export const unknownPage: Page = {
  title: 'Page introuvable',
  status: 404,
  body: '<p>Cette adresse n’existe pas dans le simulateur.</p>',
};

const layout = ({ title, body }: Page, { root, home }: Context['state']) => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)} – Simulateur du GAR</title>
<link rel="stylesheet" href="${escape(root)}/gar.css">
</head>
<body>
<header>
  <p class="name">Simulateur du GAR</p>
  <p class="notice">Ceci n’est pas le vrai Gestionnaire d’accès aux ressources\u00a0: personnes et établissements sont inventés,
    aucun mot de passe n’est demandé.</p>
</header>
<main>
<h1>${escape(title)}</h1>
${body}
</main>
<footer><a href="${escape(home)}">Revenir au service</a></footer>
</body>
</html>
`;
