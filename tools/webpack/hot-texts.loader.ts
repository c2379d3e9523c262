import type { LoaderContext } from 'webpack';

/**
 * In development, a file of texts accepts its own changes: it passes the new texts to the page, and the screen keeps
 * its state. `shared-shell/i18n` listens.
 */
export default function hotTextsLoader(this: LoaderContext<unknown>, source: string): string {
  const locale = /\b(fr|en)\.json$/.exec(this.resourcePath)?.[1];
  return `const texts = ${source};
export default texts;
const hot = import.meta.webpackHot;
if (hot) {
  if (hot.data) dispatchEvent(new CustomEvent('memocartes:texts', { detail: { locale: '${locale}', texts } }));
  hot.dispose((data) => { data.isKnown = true; });
  hot.accept();
}
`;
}
