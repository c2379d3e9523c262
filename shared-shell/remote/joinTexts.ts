import type { LocaleTexts } from '../i18n/texts.ts';
import type { Remote } from './define.ts';

/** Joins the texts of a remote with those of the shared features that it shows. */
export function joinTexts(...parts: readonly Remote['texts'][]): Remote['texts'] {
  const join = async (all: readonly LocaleTexts[]) => {
    const loaded = await Promise.all(all.map((load) => load()));
    return { default: Object.assign({}, ...loaded.map((texts) => texts.default)) as Record<string, unknown> };
  };

  return {
    fr: () => join(parts.map((part) => part.fr)),
    en: () => join(parts.map((part) => part.en)),
  };
}
