import { roleRow } from '@memocartes/contract/permissions/roles';
import { useLocale } from '@memocartes/shared-shell/i18n';
import { useOptionalMe } from '@memocartes/shared-shell/session';
import { Confirms } from '@memocartes/shared-ui/dialog';
import { ThemeProvider } from '@memocartes/shared-ui/theme';
import { Toasts } from '@memocartes/shared-ui/toast';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { pageNonce } from '../theme/nonce.ts';
import { ModeProvider, useMode } from '../theme/useMode.tsx';

function Theme({ children }: { readonly children: ReactNode }) {
  const me = useOptionalMe();
  const { mode } = useMode();
  return (
    <ThemeProvider
      accent={me && roleRow(me.role).accent}
      mode={mode}
      locale={useLocale()}
      nonce={pageNonce()}
      link={Link}
    >
      {children}
      <Confirms />
      <Toasts />
    </ThemeProvider>
  );
}

/** The role's accent, colour mode and language, with the containers for dialogs and toasts. */
export function PortalTheme({ children }: { readonly children: ReactNode }) {
  return (
    <ModeProvider>
      <Theme>{children}</Theme>
    </ModeProvider>
  );
}
