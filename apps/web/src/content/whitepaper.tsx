import type { Chapter } from '../ui/reading.tsx';

export const WHITEPAPER: readonly Chapter[] = [
  {
    id: 'supply',
    title: 'Supply',
    body: [
      'Ten goats, 2,000 cards each: 20,000 NFTs, minted from one published seed. 25,000 iconic moment cards a goat are planned on top, 250,000 in all, 270,000 together.',
      'HOOF has a fixed supply of 10,000,000,000, all of it in the treasury at genesis. It is kept in whole hundredths, and no account can go below zero.',
    ],
  },
  {
    id: 'flow',
    title: 'Where HOOF comes from and goes',
    body: [
      <ul key="list">
        <li>
          <b>Out of the treasury:</b> the starter grant, the bonus on battle requests, and the
          underdog bonus on challenges
        </li>
        <li>
          <b>Into the treasury:</b> every card minted with HOOF
        </li>
        <li>
          <b>Through the vault:</b> stakes, which only ever go to the winner or back to their owner
        </li>
      </ul>,
      'The bonus is paid for at most three matches a day between the same two wallets, so it cannot be farmed.',
    ],
  },
  {
    id: 'match',
    title: 'A fair match',
    body: [
      'Both players commit to a card and a random seed by a hash. The server publishes the hash of its own seed when the match begins. Round 1 is derived from all three, so no side can steer it.',
      'Cards stay face down until the end; only the numbers of the rounds played are turned over. Whoever commits and then refuses to open forfeits, so refusing never pays.',
    ],
  },
  {
    id: 'proof',
    title: 'Proof',
    body: [
      'Every finished match has a proof: commitments, seeds, cards, rounds and payout. Anybody can recompute it offline; one changed byte fails and names the field.',
      'The collection has one too: its fingerprint was published before anything was revealed.',
    ],
  },
  {
    id: 'risks',
    title: 'What this is not',
    body: [
      'It is not an investment, not advice and not affiliated with any real club or player. It is a parody card game about goats. Play with what you can afford to lose, and lose with grace.',
    ],
  },
];
