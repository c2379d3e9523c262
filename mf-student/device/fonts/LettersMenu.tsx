import { Menu } from '@memocartes/shared-ui/menu';
import { useTranslation } from 'react-i18next';

import { chooseGuidance, useGuidance } from '../speech/guidance.ts';
import { useVoice } from '../speech/voice.ts';
import { allLetters, chooseLetters, useLetters } from './letters.ts';
import './letters.css';

/** Chooses the typeface of this tablet, and whether it speaks instructions by itself. */
export function LettersMenu() {
  const { t } = useTranslation('device');
  const chosen = useLetters();
  const isGuided = useGuidance();
  const hasVoice = useVoice('fr');
  const fonts = allLetters.map((letters) => {
    const isChosen = letters === chosen;
    const name = t(`letters.${letters}`);
    return {
      label: isChosen ? t('letters.chosen', { name }) : name,
      ...(isChosen && { icon: 'check' as const }),
      onClick: () => chooseLetters(letters),
    };
  });
  const guidance = {
    label: t(isGuided ? 'guidance.off' : 'guidance.on'),
    icon: 'sound' as const,
    onClick: () => chooseGuidance(!isGuided),
  };
  const items = hasVoice ? [...fonts, guidance] : fonts;
  return (
    <Menu label={t('letters.title')} items={items}>
      <span className="student-letters" aria-hidden>
        Aa
      </span>
    </Menu>
  );
}
