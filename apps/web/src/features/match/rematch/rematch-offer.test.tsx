// @vitest-environment happy-dom

import { mount } from '@goats/ui/testing/mount.tsx';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { OwnedCard } from '../../wallet/wallet-queries.ts';
import type { Match } from '../match-types.ts';
import { BILLY as LOST_TO, wonBattle, YOU } from '../test-match.ts';
import { RematchOffer } from './rematch-offer.tsx';
import type { Proposal, Terms } from './rematch-rules.ts';

const [ME, BILLY] = ['0xa', '0xb'];
const terms: Terms = {
  ...{ kind: 'request', gameMode: 'duel', stake: 10, tier: 'Rare', opponent: BILLY },
};
const match = {
  ...{ mode: 'duel', kind: 'request', you: ME },
  players: [{ address: ME }, { address: BILLY, name: 'Gaffer Billy' }],
} as Match;
const card = { id: 7, name: 'El Fenómeno #0412', imageUrl: '/goat.webp' } as OwnedCard;

async function offered(proposal: Proposal | null, after = match, short: string | null = null) {
  const [stake, callOff] = [vi.fn(), vi.fn()];
  const idle = { staking: false, callingOff: false };
  const { host, unmount } = await mount(
    <RematchOffer
      {...{ match: after, terms, you: ME, short }}
      rematch={{ proposal, cards: [card], ...idle, stake, callOff }}
    />,
  );
  const press = (name: RegExp) =>
    act(async () =>
      [...host.querySelectorAll('button')]
        .find((each) => name.test(each.getAttribute('aria-label') ?? each.textContent))
        ?.click(),
    );
  return { host, unmount, press, stake, callOff };
}

describe('a rematch on the end screen', () => {
  it('is proposed with the second press, which names the card that may be lost', async () => {
    const { host, unmount, press, stake } = await offered(null);
    await press(/^Rematch/);
    expect(stake).not.toHaveBeenCalled();
    expect(host.textContent).toContain('You may lose this card.');
    await press(/^Confirm: El Fenómeno #0412, 10 HOOF$/);
    expect(stake).toHaveBeenCalledOnce();
    await unmount();
  });

  it('of the other side is taken up for what it would win, or turned down', async () => {
    const theirs: Proposal = { id: 3, player: BILLY, status: 'open', wins: 50, matchId: null };
    const { host, unmount, press, stake, callOff } = await offered(theirs);
    expect(host.querySelector('[role=status]')?.textContent).toContain('Gaffer Billy wants');
    await press(/^No thanks/);
    expect([callOff.mock.calls.length, stake.mock.calls.length]).toEqual([1, 0]);
    await press(/^Accept rematch/);
    expect(host.textContent).toContain('you take 50 HOOF and Gaffer Billy’s card.');
    await unmount();
  });

  it('is not to be pressed without the stake, and can still be turned down', async () => {
    const theirs: Proposal = { id: 3, player: BILLY, status: 'open', wins: 50, matchId: null };
    const { host, unmount, press, callOff } = await offered(theirs, match, 'Required: 10');
    expect(host.querySelector('[role=status]')?.textContent).toContain('Required: 10');
    await press(/^Accept rematch/);
    expect(host.textContent).not.toContain('Confirm');
    await press(/^No thanks/);
    expect(callOff).toHaveBeenCalledOnce();
    await unmount();
  });

  it('promises a way back only to whoever has lost a card', async () => {
    const lost = wonBattle(LOST_TO);
    const status = async (after: Match) => {
      const { host, unmount } = await offered(null, after);
      const words = host.querySelector('[role=status]')?.textContent;
      await unmount();
      return words;
    };
    expect(await status(lost)).toContain('win one back');
    expect(await status(wonBattle(YOU))).not.toContain('win one back');
  });

  it('that ran out says where the stake is', async () => {
    const out: Proposal = { id: 3, player: ME, status: 'expired', wins: 50, matchId: null };
    const { host, unmount } = await offered(out);
    expect(host.querySelector('[role=status]')?.textContent).toContain('Your stake is back.');
    await unmount();
  });
});
