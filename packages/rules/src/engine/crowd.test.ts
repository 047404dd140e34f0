import { describe, expect, test } from 'vitest';
import { RARITIES, tierRank } from '../rarity.ts';
import { crowdBounds, crowdFor } from './crowd.ts';
import { proofOf } from './proof.ts';
import rules2Proofs from './rules-2-proofs.json' with { type: 'json' };
import { begin, byOlderRules, byRules2, kickOff, playOn, testCard } from './test-matches.ts';
import { verifyProof } from './verify.ts';
import { matchView } from './view.ts';

const terms = { kind: 'challenge', stake: 1000, bonusGranted: true } as const;
const common = testCard(1, 'Common', 66);
const rare = testCard(2, 'Rare', 79);

function played(challenger = common, opponent = rare) {
  const hands = [[challenger], [opponent]] as const;
  return kickOff({ terms, cards: hands }, hands);
}

describe('the crowd', () => {
  test('is with the lower card, in halves, whoever challenged', () => {
    for (const challenger of RARITIES) {
      for (const opponent of RARITIES) {
        const crowd = crowdFor(challenger, opponent);
        if (challenger === opponent) expect(crowd).toBeNull();
        else {
          expect(crowd?.seat).toBe(tierRank(challenger) < tierRank(opponent) ? 0 : 1);
          // A half: two whole values can never be equal with it.
          expect([crowd!.bonus % 1, crowd!.later % 1]).toEqual([0.5, 0.5]);
        }
      }
    }
  });

  test('costs who climbs at most 6 % of the stake and never pays it, and is even for the challenged', () => {
    const climbs = [crowdBounds('Common', 'Rare'), crowdBounds('Common', 'Legendary')];
    expect(climbs.flat().map((each) => each.toFixed(3))).toEqual([
      '0.376',
      '0.400',
      '0.188',
      '0.200',
    ]);
    for (const lower of RARITIES) {
      for (const higher of RARITIES.slice(tierRank(lower))) {
        for (const [challenger, opponent] of [
          [lower, higher],
          [higher, lower],
        ] as const) {
          const { odds } = crowdFor(challenger, opponent)!;
          const [least, most] = crowdBounds(challenger, opponent);
          expect(odds).toBeGreaterThanOrEqual(least);
          expect(odds).toBeLessThanOrEqual(most);
        }
      }
    }
  });

  test('counts in the comparison and touches no card: the round shows the card’s own values', () => {
    const { bonus, later } = crowdFor('Common', 'Rare')!;
    expect([bonus < 79 - 66, later > 79 - 66]).toEqual([true, true]);
    const state = playOn(played());
    // Lost with the number of round 1, won with the one of the rounds after it.
    expect(state.rounds.map(({ values, winner }) => [values, winner])).toEqual([
      [[66, 79], 1],
      [[66, 79], 0],
      [[66, 79], 0],
    ]);
  });

  test('is in the view and in the proof, which fails when it is edited', () => {
    const view = matchView(played(), null);
    expect(view.crowd).toEqual(crowdFor('Common', 'Rare'));
    const proof = JSON.parse(JSON.stringify(proofOf(playOn(played()))));
    expect(verifyProof(proof)).toEqual({ ok: true });
    for (const number of ['bonus', 'later']) {
      const edited = { ...proof, crowd: { ...proof.crowd, [number]: proof.crowd[number] + 1 } };
      expect(verifyProof(edited)).toMatchObject({ ok: false, field: `crowd.${number}` });
    }
  });

  test('stays away from matches of one tier, and from matches of the older rules', () => {
    const level = matchView(played(common, testCard(3, 'Common', 60)), null);
    expect(level.crowd).toBeUndefined();
    expect(matchView(byOlderRules(played()), null).crowd).toBeUndefined();
  });

  test('has one number in a match of rules 2, in its view and in its proof', () => {
    const state = byRules2(begin({ terms, cards: [[common], [rare]] }));
    expect(matchView(state, null).crowd).toEqual({ seat: 0, bonus: 13.5, later: 13.5, odds: 0.38 });
    const [proof] = rules2Proofs;
    expect(proof?.crowd).toEqual({ seat: 0, bonus: 13.5 });
  });
});
