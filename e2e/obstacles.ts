import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** How often a page is looked at before what is wrong with it counts: something may still be moving. */
const LOOKS = 4;
const PAUSE_MS = 500;

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: unknown[];
}

/** `obstacles(page, isSerious)`: not what is only bad style. */
export const isSerious = ({ impact }: Finding) => impact === 'serious' || impact === 'critical';

/** What a screen reader would stumble over, once whatever fades in or out has done so. */
export async function obstacles(
  page: Page,
  counts: (finding: Finding) => boolean = () => true,
): Promise<string[]> {
  // Run by the protocol, not as a script element: the content security policy stays in force.
  await page.evaluate(AXE);
  // In forced colours the contrast is the visitor's own, and is not measured against ours.
  const forced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  const rules = forced ? { 'color-contrast': { enabled: false } } : {};
  const found = await atRest(
    page,
    async () => {
      const findings = await page.evaluate(async (rules) => {
        const { axe } = window as unknown as {
          axe: { run(options: unknown): Promise<{ violations: Finding[] }> };
        };
        return (await axe.run({ resultTypes: ['violations'], rules })).violations;
      }, rules);
      return findings.filter(counts);
    },
    ({ length }) => length === 0,
  );
  return found.map(({ id, nodes }) => `${id}: ${JSON.stringify(nodes).slice(0, 300)}`);
}

/** How many pixels a page can be scrolled sideways; none, if it holds. */
export function sidewaysScroll(page: Page): Promise<number> {
  return atRest(
    page,
    () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    (pixels) => pixels <= 0,
  );
}

/** What is seen once all is well, or still after the last look. */
async function atRest<T>(
  page: Page,
  look: () => Promise<T>,
  isWell: (seen: T) => boolean,
): Promise<T> {
  let seen = await look();
  for (let looks = 1; looks < LOOKS && !isWell(seen); looks += 1) {
    await page.waitForTimeout(PAUSE_MS);
    seen = await look();
  }
  return seen;
}
