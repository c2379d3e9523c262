import { type Accent, accents, type Locale, type ThemeMode, ThemeProvider } from '@memocartes/shared-ui/theme';
import type { Preview } from '@storybook/react-webpack5';

import { theme } from './theme.ts';

const choice = (title: string, icon: string, items: Record<string, string>) => ({
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, text]) => ({ value, title: text })),
  },
});

const preview: Preview = {
  // [portal.stories]
  globalTypes: {
    accent: choice('Accent', 'user', Object.fromEntries(accents.map((accent) => [accent, accent]))),
    mode: choice('Theme', 'contrast', { light: 'Light', dark: 'Dark', system: 'System' }),
    locale: choice('Language', 'globe', { fr: 'Français', en: 'English' }),
  },
  initialGlobals: { accent: 'teacher', mode: 'light', locale: 'fr' },
  parameters: {
    // The accessibility panel shows the story's axe findings as errors [interface.accessible].
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    docs: { theme },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Design',
          ['Start', 'Colour', 'Type', 'Spacing', 'Motion', 'Voice and content', 'Components', 'The card', 'The boxes'],
          'Design system',
          'Cards',
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => (
      <ThemeProvider
        accent={globals['accent'] as Accent}
        mode={globals['mode'] as ThemeMode}
        locale={globals['locale'] as Locale}
      >
        <Story />
      </ThemeProvider>
    ),
  ],
};

export default preview;
