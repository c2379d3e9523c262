import { useTranslation } from 'react-i18next';

/** The first link of the page: skips header and menu [interface.keyboard]. */
export function SkipLink() {
  const { t } = useTranslation('pages');

  const skip = (event: { readonly preventDefault: () => void }) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };

  return (
    <a className="mc-skip-link" href="#main" onClick={skip}>
      {t('skip')}
    </a>
  );
}
