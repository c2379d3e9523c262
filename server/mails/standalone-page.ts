import type { Locale } from '@memocartes/contract/notifications/notifications.routes';

import { escapeHtml } from './write-mail.ts';

/** Colours and shapes of the mails, with a dark theme. */
const baseStyle = `
:root { color-scheme: light dark; --ink: #1c2430; --paper: #faf8f3; --card: #fff; --soft: #4a5361; --link: #1d5fa8; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8df; --paper: #16191f; --card: #1f242c; --soft: #b4bac4; --link: #8cc0ff; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 'Atkinson Hyperlegible Next', system-ui, sans-serif; }
main { max-width: 560px; margin: 0 auto; padding: 32px 16px 64px; }
h1 { font-size: 25px; line-height: 1.3; margin: 0 0 4px; text-wrap: balance; } p { margin: 0 0 16px; } .soft { color: var(--soft); }
a { color: var(--link); } :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
.button { display: inline-block; margin: 8px 0 24px; padding: 12px 20px; border: 0; border-radius: 8px; background: var(--link); color: var(--card); font: inherit; font-weight: 700; text-decoration: none; cursor: pointer; }
`;

type StandalonePage = {
  readonly lang?: Locale;
  readonly title: string;
  /** Nonce of the style, which the page's Content-Security-Policy requires. */
  readonly nonce: string;
  /** HTML inside `main`; texts in it must be escaped. */
  readonly content: string;
  readonly style?: string;
};

/** An HTML page outside the portal, for readers who need not be signed in. It loads no script, font or image. */
export const standalonePage = ({ lang = 'fr', title, nonce, content, style = '' }: StandalonePage) => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${baseStyle}${style}</style>
</head>
<body><main>
${content}
</main></body>
</html>
`;
