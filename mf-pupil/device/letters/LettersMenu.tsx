import { Menu } from '@memocartes/shared-ui/menu';
import { useTranslation } from 'react-i18next';

import { allLetters, chooseLetters, useLetters } from './letters.ts';
import './letters.css';

/** Which letters this tablet writes with. */
export function LettersMenu() {
  const { t } = useTranslation('device');
  const chosen = useLetters();
  const items = allLetters.map((letters) => {
    const isChosen = letters === chosen;
    const name = t(`letters.${letters}`);
    return {
      label: isChosen ? t('letters.chosen', { name }) : name,
      ...(isChosen && { icon: 'check' as const }),
      onClick: () => chooseLetters(letters),
    };
  });
  return (
    <Menu label={t('letters.title')} items={items}>
      <span className="pupil-letters" aria-hidden>
        Aa
      </span>
    </Menu>
  );
}
