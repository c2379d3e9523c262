import AntdSteps from 'antd/es/steps';

import { AntdTheme } from '../../../../../shared-ui/antd/AntdTheme.tsx';

const items = ['L’élève', 'Son entourage', 'Vérification'].map((title, n) => ({
  title,
  content: n === 1 ? 'Ce que demande cette étape.' : undefined,
}));

export default function Steps() {
  return (
    <AntdTheme>
      <AntdSteps aria-label="Ajouter un élève" orientation="vertical" current={1} items={items} />
    </AntdTheme>
  );
}
