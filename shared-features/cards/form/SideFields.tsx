import { maxAltLength, showsImage, type Side } from '@memocartes/contract/cards/layout/patterns';
import { Button } from '@memocartes/shared-ui/button';
import { FieldError, fieldOf, TextField } from '@memocartes/shared-ui/fields';
import { Row } from '@memocartes/shared-ui/stack';
import type { FormikProps } from 'formik';
import { type ClipboardEvent, type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { droppedImage, ImageDialog, pastedImage } from '../images/index.ts';
import { type CardValues, letterOf } from './card.form.ts';
import { LineFields } from './LineFields.tsx';
import { PatternPicker } from './PatternPicker.tsx';

type Props = { readonly form: FormikProps<CardValues>; readonly side: Side };

/**
 * The fields of one side of a card: layout, image with its alternative text, lines. A picture pasted or dropped on the
 * fields opens the image dialog.
 */
export function SideFields({ form, side }: Props) {
  const { t } = useTranslation('cardEditor');
  const titleId = useId();
  const pattern = form.values[`${side}_pattern`];
  const [picking, setPicking] = useState<Picking>();

  const takeImage = (event: ClipboardEvent | DragEvent, picked: File | undefined) => {
    if (!picked || event.defaultPrevented) return;
    event.preventDefault();
    if (!showsImage(pattern)) void form.setFieldValue(`${side}_pattern`, 'top');
    setPicking({ picked });
  };

  return (
    <section
      className={`card-side card-side--${side}`}
      aria-labelledby={titleId}
      onPaste={(event) => takeImage(event, pastedImage(event.clipboardData))}
      onDrop={(event) => takeImage(event, droppedImage(event.dataTransfer))}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
    >
      <div className="card-side__head">
        <h2 id={titleId}>{t(side)}</h2>
        <PatternPicker
          name={`${side}_pattern`}
          value={pattern}
          onChange={(next) => void form.setFieldValue(`${side}_pattern`, next)}
        />
      </div>
      {showsImage(pattern) && <ImageFields form={form} side={side} picking={picking} setPicking={setPicking} />}
      <LineFields form={form} side={side} />
    </section>
  );
}

type Picking = { readonly picked?: File };
type ImageProps = Props & {
  /** Set while the image dialog is open. */
  readonly picking: Picking | undefined;
  readonly setPicking: (picking: Picking | undefined) => void;
};

function ImageFields({ form, side, picking, setPicking }: ImageProps) {
  const { t } = useTranslation('cardEditor');
  const id = useId();
  const name = `${letterOf(side)}img` as const;
  const { value: image, error } = fieldOf(form, name);

  const setImage = (chosen: number, alt: string) => {
    void form.setValues({ ...form.values, [name]: chosen, [`${side}_alt`]: alt });
    setPicking(undefined);
  };

  return (
    <div className="card-image">
      <Row gap={3} role="group" aria-label={t('image')}>
        <Button
          icon="image"
          onClick={() => setPicking({})}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        >
          {t(image === null ? 'addImage' : 'changeImage')}
        </Button>
        {image !== null && (
          <Button kind="quiet" icon="trash" onClick={() => void form.setFieldValue(name, null)}>
            {t('removeImage')}
          </Button>
        )}
      </Row>
      <FieldError id={id} error={error} />
      {image !== null && (
        <TextField
          {...fieldOf(form, `${side}_alt`)}
          label={t('alt')}
          hint={t('altHint')}
          required
          maxLength={maxAltLength}
        />
      )}
      {picking && (
        <ImageDialog
          fillsSide={form.values[`${side}_pattern`] === 'full'}
          picked={picking.picked}
          onUse={setImage}
          onClose={() => setPicking(undefined)}
        />
      )}
    </div>
  );
}
