import { readFileSync } from 'node:fs';
import type Provider from 'oidc-provider';

/** A request inside the simulator, and where it stands. */
export type Context = ReturnType<Provider['createContext']> & {
  state: {
    issuer: string;
    /** The path of the issuer. */
    root: string;
    /** The address to go back to. */
    home: string;
  };
};

/** A page of the simulator; `body` is HTML. */
export type Page = { title: string; body: string; status?: number };

/** The one style sheet: a file of its own, so that `style-src 'self'` is enough. */
export const styleSheet = readFileSync(new URL('gar.css', import.meta.url), 'utf8');

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text made safe inside HTML and its attributes. */
export const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** Answers with a page, whole and without scripts. */
export function showPage(ctx: Context, page: Page): void {
  if (page.status) ctx.status = page.status;
  ctx.type = 'html';
  ctx.set('cache-control', 'no-store');
  ctx.body = layout(page, ctx.state);
}

/** The page that tells why the simulator refused. `error` and `description` are the protocol's words, for whoever configures the client. */
export function refuse(error: string, description = ''): Page {
  return {
    title: 'Connexion impossible',
    body: `
      <p>Le service qui vous envoie ici et le simulateur ne se sont pas compris, ou cette page a trop attendu.
        Revenez au service et recommencez la connexion.</p>
      <p class="detail"><code>${escape(error)}</code> ${escape(description)}</p>`,
  };
}

/** The page at an address that the simulator doesn't have. */
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
