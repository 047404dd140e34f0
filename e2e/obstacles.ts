import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What a screen reader would stumble over right now. */
export async function obstacles(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  // In forced colours the contrast is the visitor's own, and is not measured against ours.
  const forced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  const rules = forced ? { 'color-contrast': { enabled: false } } : {};
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as {
      axe: { run(options: unknown): Promise<{ violations: { id: string; nodes: unknown[] }[] }> };
    };
    const { violations } = await axe.run({ resultTypes: ['violations'], rules });
    return violations.map(({ id, nodes }) => `${id}: ${JSON.stringify(nodes).slice(0, 300)}`);
  }, rules);
}

/** How many pixels a page can be scrolled sideways; none, if it holds. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
