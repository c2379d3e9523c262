import { useRef, useSyncExternalStore } from 'react';

import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { classes } from '../theme/classes.ts';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import { dismiss, type Toast, type ToastAction, toastElementId, toasts, type ToastTone } from './toast.ts';
import { toastKey, useToastKeys } from './useToastKeys.ts';
import './toast.css';

const icons = { success: 'check', info: 'info', warning: 'alert', failure: 'alert' } as const;

function ToastLine({ id, tone, text, action, otherAction }: Toast) {
  const texts = useUiTexts();
  const kinds: Record<ToastTone, string> = {
    success: texts.success,
    info: texts.information,
    warning: texts.warning,
    failure: texts.failure,
  };

  const runAction = ({ onClick }: ToastAction) => {
    dismiss(id);
    onClick();
  };

  return (
    <div id={toastElementId(id)} className={classes('mc-toast', `mc-toast--${tone}`)}>
      <Icon name={icons[tone]} label={kinds[tone]} />
      <div className="mc-toast__text">{text}</div>
      {action && <span className="mc-toast__key mc-sr-only">{texts.toToast(toastKey)}</span>}
      {action && (
        <div className="mc-toast__actions">
          <Button kind="quiet" size="small" onClick={() => runAction(action)} aria-keyshortcuts={toastKey}>
            {action.label}
          </Button>
          {otherAction && (
            <Button kind="quiet" size="small" onClick={() => runAction(otherAction)}>
              {otherAction.label}
            </Button>
          )}
        </div>
      )}
      <IconButton icon="close" size="small" label={texts.close} onClick={() => dismiss(id)} />
    </div>
  );
}

/**
 * Renders the toasts, which F8 focuses from anywhere [interface.toast-keys]. Rendered once by the host
 * [interface.toasts].
 */
export function Toasts() {
  const { shown } = useSyncExternalStore(toasts.subscribe, toasts.get);
  const urgent = shown.filter(({ tone }) => tone === 'failure' || tone === 'warning');
  const polite = shown.filter(({ tone }) => tone === 'success' || tone === 'info');
  const ref = useRef<HTMLDivElement>(null);
  const keys = useToastKeys(ref, shown);

  return (
    <div ref={ref} className="mc-toasts" role="presentation" {...keys}>
      <div role="alert" className="mc-toasts__group">
        {urgent.map((item) => (
          <ToastLine key={item.id} {...item} />
        ))}
      </div>
      <div role="status" className="mc-toasts__group">
        {polite.map((item) => (
          <ToastLine key={item.id} {...item} />
        ))}
      </div>
    </div>
  );
}
