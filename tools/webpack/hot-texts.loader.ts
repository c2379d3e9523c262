import type { LoaderContext } from 'webpack';

/**
 * In development, a changed file of texts passes its new texts to the page in an event, and the screen keeps its state.
 * `shared-shell/i18n` handles the event.
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
