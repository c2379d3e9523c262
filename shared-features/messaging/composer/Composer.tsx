import { messageMaxLength } from '@memocartes/contract/messaging/messaging';
import { useMe } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { useMedia } from '@memocartes/shared-ui/theme';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { readDraft, writeDraft } from './draft.ts';

/** Number of characters from which the counter is shown. */
const counterFrom = messageMaxLength - 200;

type Props = { readonly chatId: number; readonly onSend: (content: string) => void };

/**
 * Writes a message of limited length [messaging.length]. Enter sends and Shift+Enter makes a new line; on a touch
 * screen only the button sends. An ancestor has the conversation's id as its key, so that each conversation has its
 * own draft [messaging.draft].
 */
export function Composer({ chatId, onSend }: Props) {
  const { t } = useTranslation('messaging');
  const me = useMe();
  const id = useId();
  const isTouch = useMedia('(pointer: coarse)');
  const [text, setText] = useState(() => readDraft(me.id, chatId));
  const field = useRef<HTMLTextAreaElement>(null);
  const isNew = (useLocation().state as { readonly isNew?: boolean } | null)?.isNew;
  const focusNew = useEffectEvent(() => {
    if (isNew) field.current?.focus();
  });
  // [messaging.new]
  useEffect(() => focusNew(), []);
  const nbCharacters = text.trim().length;
  const isTooLong = nbCharacters > messageMaxLength;

  const write = (next: string) => {
    setText(next);
    writeDraft(me.id, chatId, next);
  };

  const send = () => {
    if (!nbCharacters || isTooLong) return;
    onSend(text.trim());
    write('');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isTouch || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="msg-composer"
      data-bottom-bar
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="msg-composer__field">
        <label htmlFor={id} className="mc-sr-only">
          {t('message')}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          dir="auto"
          value={text}
          placeholder={t('placeholder')}
          aria-invalid={isTooLong || undefined}
          aria-describedby={nbCharacters >= counterFrom ? `${id}-count` : undefined}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {nbCharacters >= counterFrom && (
          <p id={`${id}-count`} className="msg-composer__count" role={isTooLong ? 'alert' : 'status'}>
            {isTooLong
              ? t('tooLong', { max: messageMaxLength, count: nbCharacters })
              : `${nbCharacters} / ${messageMaxLength}`}
          </p>
        )}
      </div>
      <Button kind="primary" type="submit" disabled={!nbCharacters || isTooLong}>
        {t('send')}
      </Button>
    </form>
  );
}
