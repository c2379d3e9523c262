import type { ReactNode } from 'react';

import { Button } from '../button/Button.tsx';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import { Banner } from './Banner.tsx';

/** A part of a page that failed to load, with retry. */
export function LoadErrorBanner({ onRetry, children }: { readonly onRetry: () => void; readonly children: ReactNode }) {
  const { retry } = useUiTexts();
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
