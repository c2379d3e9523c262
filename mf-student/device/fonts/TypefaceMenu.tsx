import { Menu } from '@memocartes/shared-ui/menu';
import { useTranslation } from 'react-i18next';

import { chooseGuidance, useGuidance, useGuidanceVoice } from '../speech/guidance.ts';
import { chooseTypeface, typefaces, useTypeface } from './typefaces.ts';
import './opendyslexic.css';

/** Menu for the typeface of this tablet, and for its spoken guidance. */
export function TypefaceMenu() {
  const { t } = useTranslation('device');
  const chosen = useTypeface();
  const isGuided = useGuidance();
  const { hasVoice } = useGuidanceVoice();
  const fonts = typefaces.map((typeface) => {
    const isChosen = typeface === chosen;
    const name = t(`typeface.${typeface}`);
    return {
      label: isChosen ? t('typeface.chosen', { name }) : name,
      ...(isChosen && { icon: 'check' as const }),
      onClick: () => chooseTypeface(typeface),
    };
  });
  const guidance = {
    label: t(isGuided ? 'guidance.off' : 'guidance.on'),
    icon: 'sound' as const,
    onClick: () => chooseGuidance(!isGuided),
  };
  const items = hasVoice ? [...fonts, guidance] : fonts;

  return (
    <Menu label={t('typeface.title')} items={items}>
      <span className="student-typeface" aria-hidden>
        Aa
      </span>
    </Menu>
  );
}
