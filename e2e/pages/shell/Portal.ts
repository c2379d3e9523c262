import type { Locator, Page } from '@playwright/test';

/** Layout around every page of a signed-in person, and the shell's own pages. */
export class Portal {
  readonly page: Page;
  readonly menu: Locator;
  readonly main: Locator;
  readonly title: Locator;
  readonly account: Locator;
  readonly sidePanel: Locator;
  readonly retry: Locator;

  constructor(page: Page) {
    this.page = page;
    this.menu = page.getByRole('navigation', { name: /^(Menu principal|Main menu)$/ });
    this.main = page.getByRole('main');
    this.title = this.main.getByRole('heading', { level: 1 });
    this.account = page.getByRole('button', { name: /^(Mon compte|My account)/ });
    this.sidePanel = page.getByRole('complementary', { name: /^(Volet latéral|Side panel)$/ });
    this.retry = this.main.getByRole('button', { name: 'Réessayer' });
  }

  /** All entries of the menu: links and buttons. */
  get entries(): Locator {
    const lines = this.menu.getByRole('listitem');
    return lines.getByRole('link').or(lines.getByRole('button'));
  }

  /** One entry of the menu. */
  entry(name: string): Locator {
    return this.entries.filter({ hasText: name });
  }

  async follow(name: string): Promise<void> {
    await this.menu.getByRole('link', { name, exact: true }).click();
  }

  /** Chooses an entry of the « ⋯ » menu of the page or of its list. */
  async chooseAction(name: string, of: 'screen' | 'list' = 'screen'): Promise<void> {
    const menus = this.main.getByRole('button', { name: 'Plus d’actions' });
    await (of === 'screen' ? menus.first() : menus.last()).click();
    await this.page.getByRole('menuitem', { name, exact: true }).click();
  }

  /** Chooses an entry of the account menu. */
  async chooseAccountEntry(name: string): Promise<void> {
    await this.account.click();
    await this.page.getByRole('menuitem', { name }).click();
  }

  async openNotifications(): Promise<void> {
    await this.page.getByRole('button', { name: 'Notifications', exact: true }).click();
  }
}
