import { useBackOnline } from '@memocartes/shared-shell/online';
import { Button, LinkButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { MessagePage } from './MessagePage.tsx';

type Alone = {
  /** Whether the page is shown without the menu. */
  readonly alone?: boolean;
};

/** 404: unknown address [interface.not-found]. */
export function UnknownPage({ alone }: Alone) {
  const { t } = useTranslation('pages');
  return (
    <MessagePage alone={alone} card="?" title={t('unknown.title')} hint={t('unknown.hint')}>
      <LinkButton kind="primary" to="/" icon="home">
        {t('home')}
      </LinkButton>
    </MessagePage>
  );
}

/** 403: shown at the requested address, or at its own address `/Error403` [interface.error-pages]. */
export function ForbiddenPage({ alone }: Alone) {
  const { t } = useTranslation('pages');
  return (
    <MessagePage alone={alone} card="!" title={t('forbidden.title')} hint={t('forbidden.hint')}>
      <LinkButton kind="primary" to="/dashboard" icon="home">
        {t('dashboard')}
      </LinkButton>
    </MessagePage>
  );
}

/** A part of the portal that is disabled [portal.disabled-remote]. */
export function DisabledPage() {
  const { t } = useTranslation('pages');
  return (
    <MessagePage card="…" title={t('disabled.title')} hint={t('disabled.hint')}>
      <LinkButton kind="primary" to="/" icon="home">
        {t('home')}
      </LinkButton>
    </MessagePage>
  );
}

type Broken = Alone & {
  readonly onRetry?: () => void;
  /** Shows the previous version. */
  readonly onTakeLastGood?: () => void;
  /** Ends the developer's override. */
  readonly onLeaveOverride?: () => void;
  /** Text that replaces the default one, when only a part of the page failed. */
  readonly hint?: string;
};

/** Every other failure; also the page of the address `/Error500` [interface.error-pages]. */
export function BrokenPage({ alone, onRetry, onTakeLastGood, onLeaveOverride, hint }: Broken) {
  const { t } = useTranslation('pages');
  return (
    <MessagePage alone={alone} card="…" torn title={t('broken.title')} hint={hint ?? t('broken.hint')}>
      {onRetry && (
        <Button kind="primary" icon="refresh" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
      {onTakeLastGood && (
        <Button icon="undo" onClick={onTakeLastGood}>
          {t('lastGood')}
        </Button>
      )}
      {onLeaveOverride && (
        <Button icon="undo" onClick={onLeaveOverride}>
          {t('leaveOverride')}
        </Button>
      )}
      <LinkButton to="/" icon="home">
        {t('home')}
      </LinkButton>
    </MessagePage>
  );
}

/** The portal could not be reached when the page was opened. Tries again when the network is back [interface.unreachable]. */
export function UnreachablePage({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('pages');
  useBackOnline(onRetry);
  return (
    <MessagePage alone card="…" title={t('unreachable.title')} hint={t('unreachable.hint')}>
      <Button kind="primary" icon="refresh" onClick={onRetry}>
        {t('retry')}
      </Button>
    </MessagePage>
  );
}
