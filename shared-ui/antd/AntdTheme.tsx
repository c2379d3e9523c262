import 'dayjs/locale/fr';
import 'dayjs/locale/en-gb';

import ConfigProvider from 'antd/es/config-provider';
import enGB from 'antd/es/locale/en_GB';
import frFR from 'antd/es/locale/fr_FR';
import darkAlgorithm from 'antd/es/theme/themes/dark';
import defaultAlgorithm from 'antd/es/theme/themes/default';
import type { ReactNode } from 'react';

import { useMobile } from '../theme/breakpoints.ts';
import { palette } from '../theme/palette.ts';
import { useTheme } from '../theme/ThemeProvider.tsx';

/** Applies the portal's theme to antd. Only lazily loaded components use it, so that other pages don't load antd. */
export function AntdTheme({ children }: { readonly children: ReactNode }) {
  const { accent = 'teacher', mode, locale, nonce } = useTheme();
  const colours = palette[mode];
  const isMobile = useMobile();
  return (
    <ConfigProvider
      locale={locale === 'fr' ? frFR : enGB}
      csp={nonce ? { nonce } : undefined}
      theme={{
        algorithm: mode === 'dark' ? darkAlgorithm : defaultAlgorithm,
        token: {
          colorPrimary: colours[accent],
          colorError: colours.danger,
          colorText: colours.ink,
          colorTextPlaceholder: colours['ink-soft'],
          colorTextDescription: colours['ink-soft'],
          colorTextQuaternary: colours['ink-soft'],
          colorBgContainer: colours.surface,
          colorBgElevated: colours.surface,
          colorBorder: colours.edge,
          colorSplit: colours.line,
          colorTextLightSolid: colours['on-accent'],
          fontFamily: 'inherit',
          fontSize: 16,
          borderRadius: 8,
          controlHeight: isMobile ? 44 : 40,
          motion: false,
        },
      }}
    >
      {children}
    </ConfigProvider>
  );
}
