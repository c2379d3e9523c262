import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import type { Columns } from './useColumns.ts';

type ToolsProps<Row> = {
  toolbar?: ReactNode;
  columns: Columns<Row> | undefined;
  onExport?: () => Promise<unknown>;
};

/** Above the table: the screen's filters, then which columns are shown, and the list as a file. */
export function Tools<Row>({ toolbar, columns, onExport }: ToolsProps<Row>) {
  if (!toolbar && !columns && !onExport) return null;
  return (
    <div className="mc-table__tools">
      {toolbar}
      {(columns || onExport) && (
        <div className="mc-table__more">
          {columns && <ColumnsMenu {...columns} />}
          {onExport && <ExportButton onExport={onExport} />}
        </div>
      )}
    </div>
  );
}

/** Busy for as long as the file takes. What goes wrong is said by whoever makes it. */
function ExportButton({ onExport }: { onExport: () => Promise<unknown> }) {
  const texts = useUiTexts();
  const [busy, setBusy] = useState(false);
  const run = () => {
    setBusy(true);
    onExport().then(
      () => setBusy(false),
      () => setBusy(false),
    );
  };
  return (
    <Button kind="quiet" icon="download" busy={busy} onClick={run}>
      {texts.export}
    </Button>
  );
}
