// @vitest-environment happy-dom

import { mount } from '@goats/ui/testing/mount.tsx';
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { SoundOffer } from './sound-offer.tsx';

beforeEach(() => localStorage.clear());

describe('the invitation to hear a match', () => {
  it('is made once, whatever the answer', async () => {
    const first = await mount(<SoundOffer />);
    expect(first.host.textContent).toContain('The terrace hums');
    await first.unmount();
    const second = await mount(<SoundOffer />);
    expect(second.host.textContent).toBe('');
    await second.unmount();
  });

  it('goes at once for whoever likes it quiet', async () => {
    const { host, unmount } = await mount(<SoundOffer />);
    const quiet = [...host.querySelectorAll('button')].find((button) =>
      button.textContent?.startsWith('Quiet'),
    );
    await act(async () => quiet?.click());
    expect(host.textContent).toBe('');
    await unmount();
  });
});
