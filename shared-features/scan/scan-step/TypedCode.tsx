import { Button } from '@memocartes/shared-ui/button';
import { TextField } from '@memocartes/shared-ui/fields';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  /** @returns whether `text` is the number of one of the student's cards; the field is then emptied */
  readonly onTyped: (text: string) => boolean;
};

/** Field for a card's number, to type instead of scanning its QR code [scanning.typed]. */
export function TypedCode({ onTyped }: Props) {
  const { t } = useTranslation('scan');
  const [text, setText] = useState('');

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() && onTyped(text)) setText('');
  };

  return (
    <form className="scan-typed" onSubmit={submit}>
      <TextField
        name="code"
        label={t('typed.label')}
        hint={t('typed.hint')}
        value={text}
        onChange={setText}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" icon="plus">
        {t('typed.add')}
      </Button>
    </form>
  );
}
