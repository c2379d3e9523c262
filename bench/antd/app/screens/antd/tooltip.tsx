import { Button } from '@memocartes/shared-ui/button';
import Tooltip from 'antd/es/tooltip';

import { AntdTheme } from '../../../../../shared-ui/antd/AntdTheme.tsx';

export default function TooltipScreen() {
  return (
    <AntdTheme>
      <Tooltip title="Réservé aux écoles de l’offre 3" trigger={['hover', 'focus']}>
        <Button>Exporter</Button>
      </Tooltip>
    </AntdTheme>
  );
}
