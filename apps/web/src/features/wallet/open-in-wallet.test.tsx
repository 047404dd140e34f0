// @vitest-environment happy-dom
import { mount } from '@goats/ui/testing/mount.tsx';
import { expect, test } from 'vitest';
import OpenInWallet from './open-in-wallet.tsx';

test('a phone is led to the same page in the wallets that people have', async () => {
  const { host, unmount } = await mount(
    <OpenInWallet page={new URL('https://goats.example/battle')} />,
  );
  const links = [...host.querySelectorAll('a')];
  expect(links.map(({ textContent }) => textContent)).toContain('Open in MetaMask');
  expect(links[0]!.href).toBe('https://link.metamask.io/dapp/goats.example/battle');
  await unmount();
});

test('nothing is offered that a wallet could not reach', async () => {
  const { host, unmount } = await mount(<OpenInWallet page={new URL('http://localhost:3000/')} />);
  expect(host.textContent).toBe('');
  await unmount();
});
