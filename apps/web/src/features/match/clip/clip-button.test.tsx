// @vitest-environment happy-dom
import { type Mounted, mount } from '@goats/ui/testing/mount.tsx';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Match } from '../match-types.ts';
import { wonBattle, YOU } from '../test-match.ts';
import { ClipButton } from './clip-button.tsx';

let mounted: Mounted;
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

async function seen(match: Match, encodes: boolean | undefined): Promise<string> {
  vi.stubGlobal('OffscreenCanvas', class {});
  const isConfigSupported = async () => ({ supported: encodes });
  vi.stubGlobal('VideoEncoder', encodes === undefined ? undefined : { isConfigSupported });
  mounted = await mount(<ClipButton match={match} />);
  await act(async () => undefined);
  return mounted.host.textContent ?? '';
}

it('offers a clip where the browser makes one', async () => {
  expect(await seen(wonBattle(YOU), true)).toBe('Make a clip');
});

it.each([undefined, false])(
  'promises no clip that the browser cannot make (%s)',
  async (encodes) => {
    expect(await seen(wonBattle(YOU), encodes)).toBe('Save the picture');
  },
);

it('offers the picture alone where nobody won by playing', async () => {
  const { result } = wonBattle(YOU);
  const conceded = wonBattle(YOU, { result: { ...result!, reason: 'conceded' } });
  expect(await seen(conceded, true)).toBe('Save the picture');
});

it('is not there while the match is played', async () => {
  expect(await seen(wonBattle(YOU, { phase: 'pick' }), true)).toBe('');
});
