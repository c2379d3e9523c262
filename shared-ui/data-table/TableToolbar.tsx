import { type ReactNode, useState } from 'react';

import { IconButton } from '../button/IconButton.tsx';
import { ListTools } from '../list-tools/ListTools.tsx';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import type { Columns } from './useColumns.ts';

type ToolsProps<Row> = {
  readonly toolbar?: ReactNode;
  readonly tools?: ReactNode;
  readonly actions?: ReactNode;
  readonly columns: Columns<Row> | undefined;
  /** Number of columns dropped for lack of space. */
  readonly nbDropped: number;
  readonly onExport?: () => Promise<unknown>;
};

/** The toolbar above the table: filters, columns menu, export, actions. */
export function TableToolbar<Row>({ toolbar, tools, actions, columns, nbDropped, onExport }: ToolsProps<Row>) {
  const all = (tools || columns || onExport) && (
    <>
      {tools}
      {columns && <ColumnsMenu {...columns} choices={columns.choices(nbDropped)} />}
      {onExport && <ExportButton onExport={onExport} />}
    </>
  );
  return <ListTools search={toolbar} tools={all} actions={actions} />;
}

/** Export button, busy until the file is ready. Errors are shown by the caller's `onExport`. */
function ExportButton({ onExport }: { readonly onExport: () => Promise<unknown> }) {
  const texts = useUiTexts();
  const [busy, setBusy] = useState(false);

  const run = () => {
    setBusy(true);
    onExport().then(
      () => setBusy(false),
      () => setBusy(false),
    );
  };

  return <IconButton icon="download" label={texts.export} busy={busy} onClick={run} />;
}
