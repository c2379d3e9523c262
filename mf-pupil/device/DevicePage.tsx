import { useTranslation } from 'react-i18next';

export default function DevicePage() {
  const { t } = useTranslation('device');
  return <h1>{t('title')}</h1>;
}
