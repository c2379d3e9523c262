import { Button } from '@memocartes/shared-ui/button';
import { Tooltip } from '@memocartes/shared-ui/tooltip';

export default function TooltipScreen() {
  return (
    <Tooltip text="Réservé aux écoles de l’offre 3">
      <Button>Exporter</Button>
    </Tooltip>
  );
}
