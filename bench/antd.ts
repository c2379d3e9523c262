import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { buildScreens, screensDir } from './antd/build.ts';
import { type Component, components } from './antd/components.ts';
import { measure, type Measured, type Variant } from './antd/measure.ts';
import { launchChromium } from './browser/launchChromium.ts';
import { isRequested } from './report/report.ts';
import { median } from './statistics/quantile.ts';

const rounds = 5;
const variants: Readonly<Record<string, Variant>> = {
  ours: { library: 'ours', base: false },
  antd: { library: 'antd', base: false },
  'antd, base loaded': { library: 'antd', base: true },
};

const summary = (measured: readonly Measured[]) => ({
  KB: Number(((measured[0]?.bytes ?? 0) / 1000).toFixed(1)),
  'click → content, ms': Math.round(median(measured.map(({ ms }) => ms))),
  axe: measured[0]?.axe.join(', ') || 'none',
});

await buildScreens();
const pictures = join(screensDir, 'pictures');
mkdirSync(pictures, { recursive: true });
const browser = await launchChromium();

/** Measures the variants in turn, so that other load on the machine affects all of them. */
async function compare(component: Component) {
  const measured = new Map<string, Measured[]>(Object.keys(variants).map((variant) => [variant, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, variant] of Object.entries(variants)) {
      const picture = round === 0 ? join(pictures, `${component.name}.${variant.library}.png`) : undefined;
      measured.get(name)?.push(await measure(browser, component, variant, picture));
    }
  }
  return Object.fromEntries([...measured].map(([name, all]) => [`${component.name}, ${name}`, summary(all)]));
}

const rows = [];
for (const component of components) {
  if (isRequested(component.name)) rows.push(await compare(component));
}
console.table(Object.assign({}, ...rows));
console.log(`Pictures: ${pictures}`);
await browser.close();
