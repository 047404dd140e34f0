import { describe, expect, test } from 'vitest';
import { sha256Hex } from '../hash/sha256.ts';
import { drawClubs, drawCup } from './cup-draw.ts';
import { tieSeed } from './cups.ts';
import { type DrawnCup, verifyDraw, verifyTieSeeds } from './verify-cup.ts';

const seed = sha256Hex('a seed');

function drawn(people: number, houses: number, size = 8): DrawnCup {
  const entries = [
    ...Array.from({ length: people }, (_, i) => ({ address: `0x${i}`, house: false })),
    ...Array.from({ length: houses }, (_, i) => ({ address: `0xhouse${i}`, house: true })),
  ].map((entry, i) => ({ ...entry, known: i % 2 === 0, club: null }));
  const { ties } = drawCup({
    ...{ id: 7, seed, size },
    entries: entries.flatMap(({ address: wallet, house, ...rest }) =>
      house ? [] : [{ wallet, ...rest }],
    ),
    fillIns: entries.flatMap(({ address, house }) => (house ? [address] : [])),
  });
  return {
    ...{ id: 7, kind: 'knockout', size, seed, seedHash: sha256Hex(seed), entries },
    ties: ties.map((players, index) => ({ round: 1, index, players })),
  };
}

const failed = (cup: DrawnCup) =>
  verifyDraw(cup).flatMap(({ ok, sentence }) => (ok ? [] : [sentence]));

describe('[E41] anybody can make the draw again', () => {
  test.each([
    ['house players', drawn(5, 3)],
    ['byes', drawn(5, 0)],
    ['more than there are places', drawn(30, 0)],
    ['a full cup', drawn(64, 0, 64)],
  ])('with %s', (_, cup) => {
    expect(failed(cup)).toEqual([]);
    const [first] = cup.ties;
    const later = { round: 2, index: 0, players: [first!.players[0]!, null] };
    expect(failed({ ...cup, ties: [later, ...cup.ties].reverse() })).toEqual([]);
  });

  test('one changed part fails, with a sentence that says which', () => {
    const cup = drawn(5, 3);
    const [one, other, ...rest] = cup.ties;
    expect(failed({ ...cup, seedHash: sha256Hex('another') })).toEqual([
      'The seed does not belong to the hash that was told when the cup opened.',
    ]);
    const swapped = [
      { ...one!, players: [other!.players[0]!, one!.players[1]!] },
      { ...other!, players: [one!.players[0]!, other!.players[1]!] },
      ...rest,
    ];
    const wrong = 'The ties of the first round do not follow from the seed and the entries.';
    expect(failed({ ...cup, ties: swapped })).toEqual([wrong]);
    expect(failed({ ...cup, entries: cup.entries.slice(1) })).toEqual([wrong]);
    expect(failed({ ...cup, id: 8 })).toEqual([wrong]);
    expect(failed({ ...cup, ties: [] })).toEqual([wrong]);
  });

  test('a house player on a person’s place is seen', () => {
    const cup = drawn(8, 0);
    const entries = [...cup.entries, { address: '0xh', house: true, known: true, club: null }];
    expect(failed({ ...cup, entries })).toEqual([
      'Somebody is in it twice, or house players took places of people: there are 8.',
    ]);
  });

  test('also where two clubs meet', () => {
    const people = Array.from({ length: 9 }, (_, i) => ({
      ...{ wallet: `0x${i}`, known: true, club: i < 5 ? (0 as const) : (1 as const) },
    }));
    const fillIns = [['0xh1', '0xh2', '0xh3'], ['0xh4']] as const;
    const { ties } = drawClubs({ id: 7, seed, entries: people, fillIns });
    const house = (club: 0 | 1) =>
      fillIns[club].map((address) => ({ address, house: true, known: true, club }));
    const cup: DrawnCup = {
      ...{ id: 7, kind: 'clubs', size: 16, seed, seedHash: sha256Hex(seed) },
      entries: [
        ...people.map(({ wallet: address, ...rest }) => ({ address, house: false, ...rest })),
        ...house(0),
        ...house(1),
      ],
      ties: ties.map((players, index) => ({ round: 1, index, players })),
    };
    expect(failed(cup)).toEqual([]);
    expect(failed({ ...cup, ties: cup.ties.slice(1) })).toHaveLength(1);
  });
});

describe('[E41] the server seeds of the ties were fixed when the cup opened', () => {
  const secret = sha256Hex('a secret');
  const ties = [0, 1, 2].map((index) => ({
    ...{ round: 1, index, serverSeed: tieSeed(secret, 1, index) },
  }));
  const told = { secretHash: sha256Hex(secret), secret, ties };

  test('each of them, and one that was chosen later is named', () => {
    expect(verifyTieSeeds(told).map(({ ok }) => ok)).toEqual([true, true]);
    const chosen = ties.map((tie) => (tie.index === 1 ? { ...tie, serverSeed: secret } : tie));
    expect(verifyTieSeeds({ ...told, ties: chosen }).filter(({ ok }) => !ok)).toEqual([
      {
        ok: false,
        sentence: 'These do not come from the secret: the server seeds of tie 2 of round 1.',
      },
    ]);
    expect(verifyTieSeeds({ ...told, secret: seed })[0]!.ok).toBe(false);
  });
});
