import { expect, type Locator, type Page } from '@playwright/test';

import { Portal } from '../pages/shell/Portal.ts';

/** Uses a page as a person without a mouse does. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /**
   * Waits until a control is enabled, then presses Tab until it has focus: Tab skips disabled controls.
   * @throws Error when `maxTabs` presses do not reach the control
   */
  async to(target: Locator, { maxTabs = 60, isBack = false } = {}): Promise<void> {
    await expect(target.first()).toBeEnabled();
    const isReached = () => target.first().evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < maxTabs && !(await isReached()); presses += 1) {
      await this.press(isBack ? 'Shift+Tab' : 'Tab');
    }
    if (await isReached()) return;
    throw new Error(`${maxTabs} tabs don't reach ${target.toString()}`);
  }

  /** Reaches a control by Tab and uses it. */
  async use(target: Locator, key = 'Enter'): Promise<void> {
    await this.to(target);
    await this.press(key);
  }

  /** Reaches a field by Tab and types into it. */
  async fill(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.type(text);
  }

  /** Reaches a select field by Tab, and chooses an option by typing the first letters of its label. */
  async choose(target: Locator, text: string): Promise<void> {
    const options = target.getByRole('option').filter({ hasText: new RegExp(`^${text}`) });
    // Letters typed before the options are loaded would choose nothing.
    await options.first().waitFor({ state: 'attached' });
    await this.fill(target, text);
    await expect(target.locator('option:checked')).toHaveText(new RegExp(`^${text}`));
  }

  /** Follows a menu entry, and expects the new page's title to have focus. */
  async follow(name: string): Promise<void> {
    const { menu, title } = new Portal(this.page);
    const link = menu.getByRole('link', { name, exact: true });
    await this.to(link, { isBack: !(await this.#isAtStart()) });
    await this.press('Enter');
    await expect(this.page).toHaveTitle(/./);
    await expect(title).toBeFocused();
  }

  /** Whether nothing has focus, so that the next Tab starts at the top of the page. */
  #isAtStart(): Promise<boolean> {
    return this.page.evaluate(() => document.activeElement === document.body);
  }

  /** Expects that focus has moved into a panel or a dialog. */
  async expectInside(box: Locator): Promise<void> {
    await expect.poll(() => box.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
}
