import { screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';

import { renderInHost } from '../fake-host/testing/index.ts';
import { PanelOutlet } from '../panel/index.ts';
import { withTexts } from './withTexts.ts';

function Greeting() {
  const { t } = useTranslation('greeting');
  return <p>{t('hello')}</p>;
}

test('the texts of a panel are loaded with the panel', async () => {
  const texts = {
    fr: async () => ({ default: { greeting: { hello: 'Bonjour' } } }),
    en: async () => ({ default: {} }),
  };
  const panels = { class: withTexts(async () => ({ default: Greeting }), texts) };
  await renderInHost(<PanelOutlet panels={panels} />, {
    panel: { component: 'class', mode: 'VIEW', itemId: 1, fromPage: false },
  });
  expect(await screen.findByText('Bonjour')).toBeVisible();
});
