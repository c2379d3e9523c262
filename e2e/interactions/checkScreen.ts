import { expect, type Page } from '@playwright/test';

import { axeViolations } from '../support/accessibility.ts';
import { excessWidth } from '../support/layout.ts';
import { takePicture } from '../support/takePicture.ts';
import { expectLoaded } from './expectLoaded.ts';

/** Takes a picture of a loaded page, and expects no accessibility violation and no horizontal scrolling. */
export async function checkScreen(page: Page, picture: string): Promise<void> {
  await expectLoaded(page, picture);
  await takePicture(page, picture);
  expect(await axeViolations(page), picture).toEqual([]);
  expect(await excessWidth(page), picture).toBe(0);
}
