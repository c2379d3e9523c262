import { Button, LinkButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { MessagePage } from './MessagePage.tsx';

type Alone = {
  /** Whether the page is shown without the menu. */
  readonly alone?: boolean;
};

/** 404: unknown address. */
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

/** 403: shown in place; the address stays. */
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

type Broken = Alone & {
  readonly onRetry?: () => void;
  /** Which part is broken, when not the whole page. */
  readonly hint?: string;
};

/** 500 and every other failure. */
export function BrokenPage({ alone, onRetry, hint }: Broken) {
  const { t } = useTranslation('pages');
  return (
    <MessagePage alone={alone} card="…" torn title={t('broken.title')} hint={hint ?? t('broken.hint')}>
      {onRetry && (
        <Button kind="primary" icon="refresh" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
      <LinkButton to="/" icon="home">
        {t('home')}
      </LinkButton>
    </MessagePage>
  );
}
