import { withDe, withNestedQuotes } from '@memocartes/shared-ui/french';
import { browserStorage } from '@memocartes/shared-ui/storage';
import type { Locale } from '@memocartes/shared-ui/theme';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Loads the texts of one language, by namespace (`useTranslation('students')`), then by key. */
export type LocaleTexts = () => Promise<{ readonly default: Record<string, unknown> }>;

/** Loaders of the texts in both languages, each called when its language is shown. */
export type Texts = { readonly fr: LocaleTexts; readonly en: LocaleTexts };

/** Storage key of the chosen language. */
const key = 'memocartes.locale';

const isLocale = (value: unknown): value is Locale => value === 'fr' || value === 'en';

/** The language chosen last on this browser; French by default. */
export function savedLocale(): Locale {
  const saved = browserStorage.read(key);
  return isLocale(saved) ? saved : 'fr';
}

// All texts added so far, which are loaded again when the language changes.
const sources = new Set<Texts>();

async function loadTexts(texts: Texts, locale: Locale) {
  const namespaces = (await texts[locale]()).default;
  for (const [namespace, keys] of Object.entries(namespaces)) {
    i18next.addResourceBundle(locale, namespace, keys, true, true);
  }
}

/**
 * Applies a changed text file while the dev server runs: new texts are shown immediately, and the screen keeps its
 * state. The event comes from code that `tools/webpack/hot-texts.loader.ts` adds to the file.
 */
function showChangedTexts(event: Event): void {
  const { locale, texts } = (event as CustomEvent<{ readonly locale: Locale; readonly texts: Record<string, unknown> }>)
    .detail;
  for (const [namespace, keys] of Object.entries(texts)) i18next.addResourceBundle(locale, namespace, keys, true, true);
  void i18next.changeLanguage(i18next.language);
}

/** Applies to every translated text. A translation that is not a text, such as a missing one, is unchanged. */
const nestedQuotes = {
  type: 'postProcessor' as const,
  name: 'nestedQuotes',
  process: (text: unknown) => (typeof text === 'string' ? withNestedQuotes(text) : text) as string,
};

/** Starts the host's translations with its own texts. */
export async function startTexts(texts: readonly Texts[], locale: Locale = savedLocale()): Promise<void> {
  await i18next
    .use(initReactI18next)
    .use(nestedQuotes)
    .init({
      lng: locale,
      fallbackLng: false,
      resources: {},
      interpolation: { escapeValue: false },
      postProcess: nestedQuotes.name,
      returnNull: false,
      react: { useSuspense: false },
    });
  // « Élèves {{name, de}} »: the preposition elides before a vowel.
  i18next.services.formatter?.add('de', (name) => withDe(String(name)));
  if (process.env.NODE_ENV === 'development') addEventListener('memocartes:texts', showChangedTexts);
  await Promise.all(texts.map(addTexts));
}

/** Loads texts in the language of the page, and again on each change of language. @throws the error of the loader */
export async function addTexts(texts: Texts): Promise<void> {
  sources.add(texts);
  try {
    let locale: string;
    // The language may change while the texts are loading.
    do {
      locale = i18next.language;
      await loadTexts(texts, locale as Locale);
    } while (locale !== i18next.language);
  } catch (error) {
    // Otherwise texts that can't be loaded would make every change of language fail.
    sources.delete(texts);
    throw error;
  }
}

/** Changes and stores the language of the page, once all texts are loaded. @throws Error when some can't be loaded */
export async function changeLocale(locale: Locale): Promise<void> {
  const loaded = new Set<Texts>();
  const missing = () => [...sources].filter((texts) => !loaded.has(texts));
  // A screen that opens during the loading adds texts in the earlier language.
  for (let texts = missing(); texts.length > 0; texts = missing()) {
    await Promise.all(texts.map((item) => loadTexts(item, locale)));
    for (const item of texts) loaded.add(item);
  }
  browserStorage.write(key, locale);
  await i18next.changeLanguage(locale);
}
