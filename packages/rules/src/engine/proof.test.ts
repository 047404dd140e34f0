import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ATTRIBUTES } from '../attributes.ts';
import { sha256Hex } from '../hash/sha256.ts';
import type { MatchCard } from './cards.ts';
import type { MatchMode } from './commitment.ts';
import { commitmentOf } from './commitment.ts';
import { type MatchProof, proofFromFacts, proofOf } from './proof.ts';
import { type ProofFacts, readFacts } from './proof-facts.ts';
import { sealFacts } from './seals.ts';
import type { FinishedState, MatchState } from './state.ts';
import {
  act,
  begin,
  commitAction,
  expire,
  kickOff,
  openAction,
  pick,
  playOn,
  randomMatch,
  START,
  secretFor,
  testCard,
} from './test-matches.ts';
import { verifyProof } from './verify.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const cards: [MatchCard[], MatchCard[]] = [[testCard(1, 'Rare', 78)], [testCard(2, 'Rare', 74)]];

function finished(state: MatchState): FinishedState {
  if (state.phase !== 'finished') throw new Error(state.phase);
  return state;
}

function onTheWire(proof: MatchProof): { [key: string]: Json } {
  return JSON.parse(JSON.stringify(proof));
}

function fuzzed(number: number, mode: MatchMode): MatchProof {
  const { match, brought } = randomMatch(number, mode);
  return proofOf(playOn(kickOff(match, brought)));
}

/** Every leaf of a document, with a function that changes it and its readable path. */
function leaves(value: Json, path = ''): { path: string; keys: string[] }[] {
  if (typeof value !== 'object' || value === null) return [{ path, keys: [] }];
  return Object.entries(value).flatMap(([key, part]) => {
    const here = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    return leaves(part, here).map((leaf) => ({ ...leaf, keys: [key, ...leaf.keys] }));
  });
}

function changed(value: Json): Json {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (value === null) return 0;
  if (typeof value !== 'string') return null;
  const last = value.at(-1) === 'a' ? 'b' : 'a';
  return value === '' ? 'a' : value.slice(0, -1) + last;
}

function shallow(value: Json): { [key: string]: Json } {
  return (Array.isArray(value) ? [...value] : { ...(value as object) }) as { [key: string]: Json };
}

function mutate(document: Json, keys: readonly string[], change: (value: Json) => Json): Json {
  const [key, ...rest] = keys;
  if (key === undefined) return change(document);
  const copy = shallow(document);
  copy[key] = mutate(copy[key]!, rest, change);
  return copy;
}

describe('a proof that holds', () => {
  test.each(Array.from({ length: 60 }, (_, i) => i))(
    '[P1] fuzz seed %i: a real match verifies after a trip over the wire',
    (number) => {
      expect(verifyProof(onTheWire(fuzzed(number, 'duel')))).toEqual({ ok: true });
      expect(verifyProof(onTheWire(fuzzed(number, 'squad')))).toEqual({ ok: true });
    },
  );

  test('[P1] so do matches that ended by concession, forfeit, silence or not at all', () => {
    const fresh = begin({ cards });
    const half = act(fresh, commitAction(fresh, 0, cards[0]));
    const open = act(half, commitAction(half, 1, cards[1]));
    const one = act(open, openAction(open, 0, cards[0]));
    const playing = kickOff({ cards }, cards);
    const concede = (state: MatchState, seat: 0 | 1) =>
      act(state, { type: 'concede', seat, at: START + 7 });
    const silent = playOn(expire(fresh));
    for (const end of [
      ...[fresh, half, open, one, playing].flatMap((s) => [concede(s, 0), concede(s, 1)]),
      expire(open),
      expire(one),
      expire(expire(half)),
      silent,
    ]) {
      expect(verifyProof(onTheWire(proofOf(finished(end))))).toEqual({ ok: true });
    }
  });

  test('[P1] and matches that the clock played', () => {
    let state: MatchState = begin({ cards });
    while (state.phase !== 'finished') state = expire(state);
    expect(proofOf(state).picks.every((pick) => pick.byClock)).toBe(true);
    expect(verifyProof(onTheWire(proofOf(state)))).toEqual({ ok: true });
  });
});

describe('a proof that was touched', () => {
  test.each([
    ['duel', 3],
    ['squad', 3],
    ['squad', 8],
  ] as const)('[P2] %s %i: any one changed leaf fails and is named', (mode, number) => {
    const proof = onTheWire(fuzzed(number, mode));
    for (const { path, keys } of leaves(proof)) {
      const verdict = verifyProof(mutate(proof, keys, changed));
      expect(verdict.ok, path).toBe(false);
      // The named field is the changed one, or the card or pick that holds it.
      const { field } = verdict as { field: string };
      expect(path.startsWith(field), `${path} was reported as ${field}`).toBe(true);
    }
  });

  test('[P2] fuzzed: any changed, removed or added part of any match fails', () => {
    fc.assert(
      fc.property(
        fc.nat(400),
        fc.constantFrom<MatchMode>('duel', 'squad'),
        fc.nat(),
        fc.constantFrom('change', 'remove', 'surplus'),
        (number, mode, choice, how) => {
          const proof = onTheWire(fuzzed(number, mode));
          const all = leaves(proof);
          const { keys } = all[choice % all.length]!;
          const key = keys.at(-1)!;
          const edited = mutate(proof, keys.slice(0, -1), (holder) => {
            if (how === 'change') return mutate(holder, [key], changed);
            const copy = shallow(holder);
            if (how === 'surplus') {
              if (Array.isArray(copy)) copy.push(0);
              else copy.surplus = 0;
            } else if (Array.isArray(copy)) copy.splice(Number(key), 1);
            else delete copy[key];
            return copy;
          });
          expect(verifyProof(edited).ok).toBe(false);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('[P3] nothing that is thrown at the verifier makes it throw', () => {
    const proof = onTheWire(fuzzed(1, 'squad'));
    const all = leaves(proof);
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(all.length - 1), (value, leaf) => {
        expect(verifyProof(value).ok).toBe(false);
        const keys = all[leaf]!.keys.slice(0, 1 + (leaf % 3));
        const edited = mutate(proof, keys, () => value as Json);
        const same = JSON.stringify(edited) === JSON.stringify(proof);
        expect(verifyProof(edited).ok).toBe(same);
      }),
    );
  });
});

describe('a forger who seals the forgery again', () => {
  const honest = fuzzed(5, 'duel');
  /** A document whose seals fit whatever the facts now say. */
  function resealed(change: Partial<ProofFacts>): unknown {
    const facts = { ...readFacts(onTheWire(honest)), ...change };
    return onTheWire({ ...honest, ...change, ...sealFacts(facts) } as MatchProof);
  }
  /**
   * As above, with every consequence recomputed as well: the forger tells of a match that was
   * conceded before any pick, since no other story fits seeds that were changed.
   */
  function rebuilt(change: Partial<ProofFacts>): unknown {
    const { strike: _, ...facts } = readFacts(onTheWire(honest));
    return onTheWire(proofFromFacts({ ...facts, picks: [], conceded: 1, ...change }));
  }
  const [a, b] = honest.players;
  const other = secretFor('elsewhere', 0);

  test('[P4] cannot bring another card, seed, salt or player than was committed', () => {
    const swapped = testCard(4321, a.announced[0]!.rarity, 90);
    for (const change of [
      { cards: [swapped] },
      { seed: other.seed },
      { salt: other.salt },
      { address: '0x0000000000000000000000000000000000000bad' },
    ]) {
      expect(rebuilt({ players: [{ ...a, ...change }, b] })).toSatisfy((document) => {
        const verdict = verifyProof(document);
        return !verdict.ok && verdict.field === 'players[0].commitment';
      });
    }
  });

  test('[P4] cannot change the server seed once its hash was published', () => {
    const serverSeed = sha256Hex('a luckier seed');
    expect(verifyProof(resealed({ serverSeed }))).toMatchObject({
      ok: false,
      field: 'serverSeedHash',
    });
    // Rebuilt whole it is consistent, but no longer with the hash everybody saw at the start.
    expect((rebuilt({ serverSeed }) as MatchProof).serverSeedHash).not.toBe(honest.serverSeedHash);
  });

  test('[P4] cannot claim that the clock chose what it would not choose', () => {
    const own = testCard(1, 'Rare', 70, { vision: 71, pace: 72 });
    const hands: [MatchCard[], MatchCard[]] = [[own], [testCard(2, 'Rare', 80)]];
    const state = kickOff({ cards: hands }, hands);
    if (state.phase !== 'pick') throw new Error(state.phase);
    const dull = ATTRIBUTES.find(
      (name) => own.attributes[name] === 70 && name !== state.rounds[0]!.attribute,
    )!;
    const real = proofOf(finished(pick(state, dull)));
    const claim = <T>(turns: readonly T[]) => turns.map((turn) => ({ ...turn, byClock: true }));
    const picks = claim(real.picks);
    const facts = { ...readFacts(onTheWire(real)), picks };
    const rounds = [real.rounds[0], ...claim(real.rounds.slice(1))];
    expect(verifyProof({ ...onTheWire(real), picks, rounds, ...sealFacts(facts) })).toMatchObject({
      field: 'picks[0].attribute',
    });
  });

  test('[P4] cannot play an attribute twice, play on after the end, or stop before it', () => {
    const first = { attribute: honest.order![0]!, byClock: false };
    expect(verifyProof(resealed({ picks: [first] }))).toMatchObject({
      field: 'picks[0].attribute',
    });
    const spare = honest.order!.find(
      (attribute) => !honest.rounds.some((round) => round.attribute === attribute),
    )!;
    expect(
      verifyProof(resealed({ picks: [...honest.picks, { attribute: spare, byClock: false }] })),
    ).toMatchObject({ field: `picks[${honest.picks.length}]` });
    expect(verifyProof(resealed({ picks: [] }))).toMatchObject({ field: 'picks' });
  });

  test('[P4] cannot bring a card of another tier, even one that was committed', () => {
    const { seed, salt } = secretFor('x', 0);
    const rarity = a.announced[0]!.rarity === 'Epic' ? 'Rare' : 'Epic';
    const card = testCard(999, rarity, 85);
    const { matchId, mode } = honest;
    const commitment = commitmentOf({
      mode,
      matchId,
      address: a.address,
      cardIds: [999],
      seed,
      salt,
    });
    const player = { ...a, cards: [card], seed, salt, commitment };
    expect(verifyProof(rebuilt({ players: [player, b] }))).toMatchObject({
      field: 'players[0].cards',
    });
  });
});
