import { useTranslation } from 'react-i18next';

/** The first stop of the keyboard: past the header and the menu, to what the page is for. */
export function SkipLink() {
  const { t } = useTranslation('pages');
  const skip = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    <a className="mc-skip-link" href="#main" onClick={skip}>
      {t('skip')}
    </a>
  );
}
