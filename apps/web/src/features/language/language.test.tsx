// @vitest-environment happy-dom

import { mount } from '@goats/ui/testing/mount.tsx';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addressIn, goToKeptLanguage, keepLanguage, keptLanguage } from '../../site/language.ts';
import { walletState } from '../wallet/state/wallet-state.ts';
import LanguageOffer from './language-offer.tsx';
import { LanguageSwitch } from './language-switch.tsx';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  walletState.set({ signedInAs: null });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function browserAsksFor(...languages: string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}
const leavesFor = () => ({
  assign: vi.spyOn(location, 'assign').mockReturnValue(),
  replace: vi.spyOn(location, 'replace').mockReturnValue(),
});
const button = (host: HTMLElement, words: string) =>
  [...host.querySelectorAll('button')].find(({ textContent }) => textContent === words)!;

it('offers a Spaniard Spanish, in Spanish, and goes there', async () => {
  browserAsksFor('ca-ES', 'es-ES', 'en');
  const { assign } = leavesFor();
  const { host, unmount } = await mount(<LanguageOffer />);
  expect(host.textContent).toContain('Las cabras también hablan español.');
  await act(async () => button(host, 'En español').click());
  expect(assign).toHaveBeenCalledWith(addressIn('es'));
  expect(keptLanguage()).toBe('es');
  await unmount();
});

it('takes no for an answer, also the next time', async () => {
  browserAsksFor('de-AT');
  const { assign } = leavesFor();
  const first = await mount(<LanguageOffer />);
  await act(async () => button(first.host, 'Hier bleiben').click());
  expect(first.host.textContent).toBe('');
  await first.unmount();
  const next = await mount(<LanguageOffer />);
  expect(next.host.textContent).toBe('');
  expect(assign).not.toHaveBeenCalled();
  await next.unmount();
});

it.each([[['en-GB', 'es']], [['ja']], [[]]])(
  'asks nobody who has what they want: %j',
  async (languages) => {
    browserAsksFor(...languages);
    const { host, unmount } = await mount(<LanguageOffer />);
    expect(host.textContent).toBe('');
    await unmount();
  },
);

it('brings whoever chose a language to it, whatever the link says, and nobody else anywhere', () => {
  const { replace } = leavesFor();
  expect(goToKeptLanguage()).toBe(false);
  keepLanguage('en');
  expect(goToKeptLanguage()).toBe(false);
  keepLanguage('fr');
  expect(goToKeptLanguage()).toBe(true);
  expect(replace).toHaveBeenCalledExactlyOnceWith(addressIn('fr'));
});

it('keeps the page and all that is in its address', async () => {
  const at = { pathname: '/es/cups/7', search: '?tab=draw', hash: '#final' } as Location;
  expect(addressIn('pt', at)).toBe('/pt/cups/7?tab=draw#final');
  expect(addressIn('en', at)).toBe('/cups/7?tab=draw#final');
  const { host, unmount } = await mount(<LanguageSwitch path="/cups/7" />);
  const links = [...host.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...['/cups/7', '/es/cups/7', '/pt/cups/7', '/fr/cups/7', '/de/cups/7'],
  ]);
  const current = links.filter((link) => link.hasAttribute('aria-current'));
  expect(current.map(({ textContent }) => textContent)).toEqual(['English']);
  await unmount();
});

it('tells the server which language a signed-in wallet chose, and leaves without waiting for it', async () => {
  const sent = vi.fn(() => new Promise<Response>(() => undefined));
  vi.stubGlobal('fetch', sent);
  browserAsksFor('de-AT');
  const { assign } = leavesFor();
  const offer = await mount(<LanguageOffer />);
  await act(async () => walletState.set({ signedInAs: '0xada' }));
  await act(async () => button(offer.host, 'Auf Deutsch').click());
  expect(assign).toHaveBeenCalledWith(addressIn('de'));
  const told = (language: string) => [
    '/api/me/language',
    expect.objectContaining({
      ...{ method: 'PUT', keepalive: true },
      body: JSON.stringify({ language, chosen: true }),
    }),
  ];
  expect(sent.mock.calls).toEqual([told('de')]);
  await offer.unmount();
  const { host, unmount } = await mount(<LanguageSwitch path="/cups" />);
  host.addEventListener('click', (event) => event.preventDefault());
  const french = [...host.querySelectorAll('a')].find(({ lang }) => lang === 'fr')!;
  await act(async () => french.click());
  expect(sent.mock.calls.at(-1)).toEqual(told('fr'));
  // A visitor has no letters to get.
  await act(async () => walletState.set({ signedInAs: null }));
  await act(async () => french.click());
  expect(sent).toHaveBeenCalledTimes(2);
  await unmount();
});
