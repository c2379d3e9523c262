import { create } from 'storybook/theming';

/** Storybook in the portal's paper and ink colours. */
export const theme = create({
  base: 'light',
  brandTitle: 'Mémocartes',
  brandUrl: '/',
  fontBase: "'Atkinson Hyperlegible Next Variable', system-ui, sans-serif",
  colorPrimary: '#2449a0',
  colorSecondary: '#2449a0',
  appBg: '#f6f6f3',
  appBorderColor: '#d6d8dd',
  textColor: '#1a2138',
});
