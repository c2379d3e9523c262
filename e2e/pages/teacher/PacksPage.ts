import type { Locator, Page } from '@playwright/test';

import { boxOf } from '../../support/layout.ts';

/** Packs of a teacher: the calendar of a class, and the grid of all packs. */
export class PacksPage {
  readonly page: Page;
  readonly dialog: Locator;
  readonly question: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
    this.question = page.getByRole('alertdialog');
  }

  async open(classId: number): Promise<void> {
    await this.page.goto(`/schools/packs?class=${classId}`);
  }

  async openGrid(): Promise<void> {
    await this.page.goto('/schools/packs?view=all');
  }

  /** A week of the calendar of the page, or of the open dialog, by its Monday. */
  week(monday: string): Locator {
    return this.page.locator('main, .mc-dialog').last().locator(`[data-week="${monday}"]`);
  }

  /** Drags the pack of a week to another week by mouse. */
  async drag(from: string, to: string): Promise<void> {
    await this.week(to).scrollIntoViewIfNeeded();
    await this.week(from).hover();
    await this.page.mouse.down();
    const box = await boxOf(this.week(to));
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
    await this.page.mouse.up();
  }

  /** Drags the pack of a week to another week by touch, with the handle of its tile. */
  async dragByTouch(from: string, to: string): Promise<void> {
    const handle = await boxOf(this.week(from).locator('.mc-week__grip'));
    const target = await boxOf(this.week(to));
    const touches = await this.page.context().newCDPSession(this.page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      touches.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const x = handle.x + handle.width / 2;
    const y = handle.y + handle.height / 2;
    const down = target.y + target.height / 2 - y;
    await send('touchStart', x, y);
    for (let part = 1; part <= 8; part += 1) await send('touchMove', x, y + (down * part) / 8);
    await send('touchEnd', x, y + down);
  }

  dialogButton(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name });
  }

  async undo(): Promise<void> {
    await this.page.getByRole('status').getByRole('button', { name: 'Annuler' }).click();
  }

  /** Chooses an action of a pack in the grid. */
  async chooseAction(title: string, act: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^Actions de .*${title}`) }).click();
    await this.page.getByRole('menuitem', { name: act }).click();
  }
}
