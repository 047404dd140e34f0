import { describe, expect, test } from 'vitest';
import { quickMultiplier } from '../economy/multipliers.ts';
import { RARITIES, tierRank } from '../rarity.ts';
import { crowdFor } from './crowd.ts';
import { proofOf } from './proof.ts';
import { byOlderRules, kickOff, playOn, testCard } from './test-matches.ts';
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
          expect(crowd!.bonus % 1).toBe(0.5);
        }
      }
    }
  });

  test('never makes a challenge better than a fair bet, and evens the match for the challenged', () => {
    for (const lower of RARITIES) {
      for (const higher of RARITIES.slice(tierRank(lower))) {
        const fair = 1 / (1 + quickMultiplier(lower, higher));
        const climbing = crowdFor(lower, higher)!.odds;
        expect(climbing).toBeLessThanOrEqual(fair);
        expect(climbing).toBeGreaterThan(fair * 0.6);
        expect(Math.abs(crowdFor(higher, lower)!.odds - 0.5)).toBeLessThan(0.07);
      }
    }
  });

  test('counts in the comparison and touches no card: the round shows the card’s own values', () => {
    const { bonus } = crowdFor('Common', 'Rare')!;
    expect(bonus).toBeGreaterThan(79 - 66);
    const [round] = matchView(played(), null).rounds;
    expect(round?.values).toEqual([66, 79]);
    expect(round?.winner).toBe(matchView(played(), null).players[0].address);
  });

  test('is in the view and in the proof, which fails when it is edited', () => {
    const view = matchView(played(), null);
    expect(view.crowd).toEqual(crowdFor('Common', 'Rare'));
    const proof = JSON.parse(JSON.stringify(proofOf(playOn(played()))));
    expect(verifyProof(proof)).toEqual({ ok: true });
    proof.crowd.bonus += 1;
    expect(verifyProof(proof)).toMatchObject({ ok: false, field: 'crowd.bonus' });
  });

  test('stays away from matches of one tier, and from matches of the older rules', () => {
    const level = matchView(played(common, testCard(3, 'Common', 60)), null);
    expect(level.crowd).toBeUndefined();
    expect(matchView(byOlderRules(played()), null).crowd).toBeUndefined();
  });
});
