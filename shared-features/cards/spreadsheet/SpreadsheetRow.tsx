import { maxAltLength } from '@memocartes/contract/cards/layout/patterns';
import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import { IconButton } from '@memocartes/shared-ui/button';
import { FieldError } from '@memocartes/shared-ui/fields';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { droppedImage, pastedImage } from '../images/index.ts';
import { type CardRow, type TextColumn, textColumns } from './spreadsheet.form.ts';
import type { Spreadsheet } from './useSpreadsheet.ts';

type Props = {
  readonly sheet: Spreadsheet;
  readonly row: CardRow;
  /** Index of the row, from 0. */
  readonly index: number;
};
type RowProps = Props & {
  /** Whether the screen is a touch screen, whose keyboard has no Shift + Enter: Enter then starts a new line. */
  readonly isTouch: boolean;
};

/** Focuses the next row's first cell; adds a row after the last one. */
function goToNextRow(row: HTMLElement, addRow: () => void) {
  const focus = () => row.nextElementSibling?.querySelector('textarea')?.focus();
  if (row.nextElementSibling) return focus();
  addRow();
  requestAnimationFrame(focus);
}

/** A row of the spreadsheet: a card's texts, its image with alternative text, and the errors of each cell. */
export function SpreadsheetRow({ sheet, row, index, isTouch }: RowProps) {
  const { t } = useTranslation('cardSpreadsheet');
  const n = index + 1;

  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (isTouch && event.target instanceof HTMLTextAreaElement) return;
    const isText = event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !isText) return;
    event.preventDefault();
    goToNextRow(event.currentTarget, sheet.addRow);
  };

  const onPaste = (event: ClipboardEvent<HTMLTableRowElement>) => {
    const image = pastedImage(event.clipboardData);
    if (!image) return;
    event.preventDefault();
    void sheet.addImage(row.key, image);
  };

  const onDrop = (event: DragEvent<HTMLTableRowElement>) => {
    const image = droppedImage(event.dataTransfer);
    if (!image) return;
    event.preventDefault();
    void sheet.addImage(row.key, image);
  };

  const onDragOver = (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  };

  return (
    <tr onKeyDown={onKeyDown} onPaste={onPaste} onDrop={onDrop} onDragOver={onDragOver}>
      <th scope="row">{n}</th>
      {textColumns.map((column) => (
        <TextCell key={column} sheet={sheet} row={row} index={index} column={column} />
      ))}
      <td className="card-spreadsheet__image">
        <ImageCell sheet={sheet} row={row} index={index} />
      </td>
      <td className="card-spreadsheet__actions">
        <IconButton icon="trash" size="small" label={t('remove', { n })} onClick={() => sheet.removeRow(row.key)} />
      </td>
    </tr>
  );
}

function TextCell({ sheet, row, index, column }: Props & { readonly column: TextColumn }) {
  const { t } = useTranslation('cardSpreadsheet');
  const id = useId();
  const error = sheet.errors.get(row.key)?.[column];
  const title = t(`columns.${column}`);
  return (
    <td data-title={title}>
      <textarea
        rows={Math.max(1, row[column].split('\n').length)}
        aria-label={t('cell', { column: title, n: index + 1 })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        value={row[column]}
        onChange={(event) => sheet.change(row.key, { [column]: event.target.value })}
        onPaste={(event) => {
          if (sheet.paste(index, column, event.clipboardData.getData('text/plain'))) event.preventDefault();
        }}
      />
      <FieldError id={id} error={error} />
    </td>
  );
}

function ImageCell({ sheet, row, index }: Props) {
  const { t } = useTranslation('cardSpreadsheet');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { image } = row;
  const n = index + 1;
  const error = sheet.errors.get(row.key)?.image;
  if (sheet.sending.has(row.key)) return <span role="status">{t('imageWaiting')}</span>;

  return (
    <>
      {image ? (
        <div className="card-spreadsheet__picture">
          <img src={documentUrl(image.id)} alt={image.alt} />
          <input
            type="text"
            aria-label={t('alt', { n })}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            placeholder={t('altPlaceholder')}
            maxLength={maxAltLength}
            value={image.alt}
            onChange={(event) => sheet.change(row.key, { image: { ...image, alt: event.target.value } })}
          />
          <IconButton
            icon="close"
            size="small"
            label={t('removeImage', { n })}
            onClick={() => sheet.change(row.key, { image: null })}
          />
        </div>
      ) : (
        <>
          <input
            ref={input}
            hidden
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif"
            aria-label={t('addImage', { n })}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file) void sheet.addImage(row.key, file);
            }}
          />
          <IconButton icon="image" size="small" label={t('addImage', { n })} onClick={() => input.current?.click()} />
        </>
      )}
      <FieldError id={id} error={error} />
    </>
  );
}
