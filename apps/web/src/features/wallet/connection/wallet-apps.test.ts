import { expect, test } from 'vitest';
import { opensInApps, WALLET_APPS } from './wallet-apps.ts';

const PAGE = new URL('https://goats.example/es/battle?tab=collection&a=1#top');
const linkOf = (name: string) => WALLET_APPS.find((app) => app.name === name)!.open(PAGE);

test('each wallet gets the page as its makers want it, with its path and its question', () => {
  expect(linkOf('MetaMask')).toBe(
    'https://link.metamask.io/dapp/goats.example/es/battle?tab=collection&a=1',
  );
  expect(new URL(linkOf('Coinbase Wallet')).searchParams.get('cb_url')).toBe(PAGE.href);
  expect(new URL(linkOf('Trust Wallet')).searchParams.get('url')).toBe(PAGE.href);
  const deep = new URL(new URL(linkOf('OKX Wallet')).searchParams.get('deeplink')!);
  expect([deep.protocol, deep.searchParams.get('dappUrl')]).toEqual(['okx:', PAGE.href]);
  const [, browse] = linkOf('Phantom').split('/ul/browse/');
  expect(decodeURIComponent(browse!.split('?ref=')[0]!)).toBe(PAGE.href);
});

test('every address is one of the net, which a phone without the app can open too', () => {
  for (const { open } of WALLET_APPS) expect(new URL(open(PAGE)).protocol).toBe('https:');
  expect(opensInApps(PAGE)).toBe(true);
  expect(opensInApps(new URL('http://localhost:3000/'))).toBe(false);
});
