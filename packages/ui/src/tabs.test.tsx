// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';
import { type Mounted, mount } from './testing/mount.tsx';

let mounted: Mounted;
afterEach(() => mounted.unmount());

function Card() {
  const [tab, setTab] = useState('stats');
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabList label="Card">
        <Tab value="stats">Stats</Tab>
        <Tab value="story">Story</Tab>
        <Tab value="bids">Bids</Tab>
      </TabList>
      <TabPanel value="stats">Pace 90</TabPanel>
      <TabPanel value="story">Born in a stable</TabPanel>
      <TabPanel value="bids">Nobody yet</TabPanel>
    </Tabs>
  );
}

const tabs = () => [...mounted.host.querySelectorAll<HTMLElement>('[role=tab]')];
const chosen = () => tabs().filter((tab) => tab.getAttribute('aria-selected') === 'true');
const press = (key: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });

test('a screen reader finds one chosen tab, and its panel by it', async () => {
  mounted = await mount(<Card />);
  await act(async () => tabs()[1]?.click());
  expect(chosen().map((tab) => tab.textContent)).toEqual(['Story']);
  const panel = document.getElementById(chosen()[0]?.getAttribute('aria-controls') ?? '');
  expect(panel?.textContent).toBe('Born in a stable');
  expect(panel?.getAttribute('aria-labelledby')).toBe(chosen()[0]?.id);
  expect(mounted.host.querySelectorAll('[role=tabpanel]:not([hidden])')).toHaveLength(1);
});

test('the row is one stop of the keyboard, and arrows go round in it', async () => {
  mounted = await mount(<Card />);
  tabs()[0]?.focus();
  const walked: (string | null | undefined)[] = [];
  for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
    await press(key);
    expect(document.activeElement).toBe(chosen()[0]);
    expect(tabs().filter((tab) => tab.tabIndex === 0)).toEqual(chosen());
    walked.push(chosen()[0]?.textContent);
  }
  expect(walked).toEqual(['Story', 'Bids', 'Stats', 'Bids', 'Stats']);
});

test('what a page begins with does not fade in, or it would go dark again when it comes alive', async () => {
  mounted = await mount(<Card />);
  const fading = () => mounted.host.querySelectorAll('[class*=fade-in]');
  expect(fading()).toHaveLength(0);
  await act(async () => tabs()[1]?.click());
  expect(fading()).not.toHaveLength(0);
});
