import type { Page } from '@playwright/test';

export type Library = 'ours' | 'antd';

export type Component = {
  readonly name: string;
  /** Selector of the content that appears after the click on « Ouvrir ». */
  readonly content: Readonly<Record<Library, string>>;
  /** Brings the component into the state that axe checks. */
  readonly open?: (page: Page, library: Library) => Promise<void>;
};

const sameSelector = (selector: string) => ({ ours: selector, antd: selector });

/** The compared components: those that both libraries have. */
export const components: readonly Component[] = [
  {
    name: 'table',
    content: { ours: 'tbody tr th', antd: 'tbody tr.ant-table-row' },
    async open(page) {
      await page.getByRole('button', { name: 'Colonnes' }).click();
      await page.getByRole('checkbox', { name: 'Niveau' }).waitFor();
    },
  },
  {
    name: 'search',
    content: sameSelector('main [role=combobox]'),
    async open(page) {
      await page.getByRole('combobox').fill('NUM');
      await page.getByText('Élève NUMÉRO 3').first().waitFor();
    },
  },
  {
    name: 'dates',
    content: sameSelector('main input'),
    async open(page, library) {
      if (library === 'ours') await page.getByRole('button', { name: 'Ouvrir le calendrier' }).first().click();
      else await page.locator('input').first().click();
      await page.getByRole('table').first().waitFor();
    },
  },
  { name: 'file', content: sameSelector('main input[type=file]') },
  { name: 'steps', content: sameSelector('main :is(ol, .ant-steps)') },
  {
    name: 'tooltip',
    content: sameSelector('main button ~ * button, main button + button'),
    async open(page) {
      await page.getByRole('button', { name: 'Exporter' }).hover();
      await page.getByText('Réservé aux écoles').waitFor();
    },
  },
  { name: 'message', content: { ours: '.mc-toast', antd: '.ant-message-notice' } },
];
