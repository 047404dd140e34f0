import {
  ALLOWANCE,
  crowdFor,
  HOOF_SUPPLY,
  oddsWords,
  PAID_PLACES,
  type Rarity,
} from '@goats/rules';
import { FactList } from '@goats/ui/fact-list.tsx';
import type { Chapter } from '@goats/ui/reading.tsx';
import { T } from '@goats/ui/t.tsx';
import { LOCALE, pageHref, t, wordCount } from '@goats/words';
import { byWorld } from './by-world.tsx';

const number = (value: number) => wordCount(LOCALE, value);

/** How often a Common that challenges this tier wins. */
const oddsUp = (tier: Rarity) => oddsWords(crowdFor('Common', tier)?.odds ?? 0);
const oddsDown = oddsWords(crowdFor('Legendary', 'Common')?.odds ?? 0);

const CODE =
  'rounded-row bg-well p-4 text-small leading-[1.6] whitespace-pre-wrap wrap-anywhere text-chalk';

export const WHITEPAPER: readonly Chapter[] = [
  {
    id: 'supply',
    title: t('Supply@@of a currency'),
    body: [
      t(
        'HOOF has a fixed supply. All of it lies in the treasury at genesis; nobody was given any before the whistle, and none can be made after it.',
      ),
      <FactList
        key="facts"
        facts={[
          [t('HOOF, all there will ever be'), number(HOOF_SUPPLY)],
          [t('Smallest part'), '0.01'],
          [t('Goats'), '10'],
          [t('NFT cards, 2,000 a goat'), number(20_000)],
          [t('Trading cards planned'), `${number(200_000)}+`],
          [t('Iconic moment cards planned, 25,000 a goat'), number(250_000)],
          [t('NFTs and moments together'), number(270_000)],
        ]}
      />,
      t(
        'Amounts are counted in whole hundredths and never rounded. Every movement is one balanced transfer with a reason, and the database itself refuses a balance below zero.',
      ),
    ],
  },
  {
    id: 'flow',
    title: t('Sources and sinks'),
    body: [
      <ul key="list">
        <li>
          <T
            m="<b>Source: the starter grant.</b> Once per wallet, and locked: it is there to play and to mint with, not to carry away: {grant}"
            b={<b />}
            grant={byWorld(({ starter }) =>
              t(
                '{lent, select, true {{hoof} HOOF and {cards} cards on loan.} other {{hoof} HOOF and {cards} cards.}}',
                { lent: String(starter.lent), hoof: number(starter.hoof), cards: starter.cards },
              ),
            )}
          />
        </li>
        <li>
          <T
            m="<b>Source: the allowance.</b> {allowance} locked HOOF a UTC day for a wallet that can stake nothing any more."
            b={<b />}
            allowance={ALLOWANCE}
          />
        </li>
        <li>
          <T
            m="<b>Source: quests.</b> Three a UTC day, the same for everybody, collected by whoever has done them: {quests}"
            b={<b />}
            quests={byWorld(({ quests }, world) =>
              t(
                '{world, select, live {{hoof} locked HOOF each, {perDay} a day over all wallets, for whoever has played their way in.} other {{hoof} locked HOOF each, {perDay} a day over all wallets.}}',
                { world, hoof: number(quests.hoof), perDay: number(quests.perDay) },
              ),
            )}
          />
        </li>
        <li>
          <T
            m="<b>Source: the battle bonus.</b> 30 HOOF on top of both stakes when a battle request is won."
            b={<b />}
          />
        </li>
        <li>
          <T
            m="<b>Source: the underdog bonus.</b> Own stake times the multiplier minus one, when a challenger of a lower tier wins."
            b={<b />}
          />
        </li>
        <li>
          <T
            m="<b>Source: the week.</b> {week}"
            b={<b />}
            week={byWorld(({ weekBudget }, world) =>
              t(
                '{world, select, demo {The best {places} of a UTC week share {hoof} HOOF.} other {The best {places} of a UTC week share {hoof} HOOF at most. It arrives locked, and a prize is bounded by how many play in its circle.}}',
                { world, places: PAID_PLACES, hoof: number(weekBudget) },
              ),
            )}
          />
        </li>
        <li>
          <T
            m="<b>Source: cups.</b> {cups}"
            b={<b />}
            cups={byWorld(({ cups: { treasury } }, world) =>
              t(
                '{world, select, live {The treasury adds to a cup’s entry fees, at most {perCup} HOOF a cup and {perWeek} a week, locked too.} other {The treasury adds to a cup’s entry fees, at most {perCup} HOOF a cup and {perWeek} a week.}}',
                { world, perCup: number(treasury.perCup), perWeek: number(treasury.perWeek) },
              ),
            )}
          />
        </li>
        <li>
          <T
            m="<b>Sink: minting.</b> Whoever mints a card pays its price in HOOF into the treasury."
            b={<b />}
          />
        </li>
        <li>
          <T
            m="<b>Neither: stakes and entry fees.</b> They lie in a vault and go to the winners or back to their owner. The house takes no cut: it would only spend it on grass. Only the part of a cup’s fees that nobody but a house player has won stays in the treasury."
            b={<b />}
          />
        </li>
      </ul>,
      <p key="bonus">
        <T
          m="A bonus is paid for at most three matches a UTC day between the same two wallets, only for a match that was played out, and out of a purse that the treasury fills once a day, with {hoof} HOOF. When there is none to be had, the pool says so before anybody stakes."
          hoof={byWorld(({ purse }) => number(purse.perDay))}
        />
      </p>,
    ],
  },
  {
    id: 'match',
    title: t('The rules of a match'),
    body: [
      <ul key="list">
        <li>
          <T
            m="<b>60 seconds</b> to keep the announced card or swap it for a free one of the same tier, in secret. Whoever says nothing plays the announced card."
            b={<b />}
          />
        </li>
        <li>
          <T
            m="<b>2 minutes</b> to open the choice to the referee. Committing and then not opening is a defeat, so refusing never pays."
            b={<b />}
          />
        </li>
        <li>
          <T
            m="<b>Round 1</b> is drawn, and three deciders are turned up with it. <b>Round 2</b> is picked by the loser of round 1, who takes one decider off: by playing it, or by crossing it out in the same move. <b>Round 3</b>, at 1:1, is one of the two left, and the winner of round 1 decides. A pick has 30 seconds, and no attribute is used twice."
            b={<b />}
          />
        </li>
        <li>
          <T
            m="<b>The crowd</b> is with the underdog of a duel across tiers: every value of the lower card counts for more, in halves, with one number for round 1 and one for the rest. A Common that challenges a Rare wins {rare}, an Epic {epic}, a Legendary {legendary}; a challenge downwards is {down}."
            b={<b />}
            rare={oddsUp('Rare')}
            epic={oddsUp('Epic')}
            legendary={oddsUp('Legendary')}
            down={oddsDown}
          />
        </li>
        <li>
          <T
            m="<b>Equal values</b> go to the next attribute in the match’s order, past the one that was crossed out; when all are equal, to the match’s coin."
            b={<b />}
          />
        </li>
        <li>
          <T
            m="<b>Afterwards</b> the losing card rests 12 hours, the winning one gains +1 on the deciding attribute (at most 5 times in its life, and never above its tier’s maximum), and no card plays more than 3 games a day."
            b={<b />}
          />
        </li>
      </ul>,
      <p key="link">
        <T
          m="The whole list, with numbers, is on the <rules>rules page</rules>."
          rules={<a href={pageHref('/game-rules#numbered')} className="link text-chalk" />}
        />
      </p>,
    ],
  },
  {
    id: 'fairness',
    title: t('Why the draw is fair'),
    body: [
      t(
        'Three seeds make the chance in a match: one of the server, one of each player. The server publishes the SHA-256 hash of its seed when the match begins. Each player sends a hash that binds card and seed before any seed is known:',
      ),
      <pre key="commitment" className={CODE}>
        {
          // English: code.
          'sha256("goat-duel-v1|" + matchId + "|" + address\n  + "|" + cardId + "|" + seed + "|" + salt)'
        }
      </pre>,
      t(
        'Match and player are part of the text, so a copied hash is of no use to the copier. When both are open, one stream is derived from all three seeds:',
      ),
      <pre key="stream" className={CODE}>
        {
          // English: code.
          'block n = sha256("goat-stream-v1|" + serverSeed + "|" + seed0\n  + "|" + seed1 + "|" + matchId + "|" + n)'
        }
      </pre>,
      t(
        'It shuffles the ten attributes and flips one coin. Nobody can choose a seed after seeing another’s, and one honest seed of the three is enough to make the draw random.',
      ),
      t(
        'Cards stay face down until the end. What the other side may see is decided in one place: two values a round, and nothing else.',
      ),
    ],
  },
  {
    id: 'proof',
    title: t('The proof'),
    body: [
      t(
        'Every finished match has a proof: commitments, seeds, salts, both cards, every round and the payout. The Verify panel recomputes it in your own browser. So does a command on your own machine, from a file, without asking us:',
      ),
      <pre key="verify" className={CODE}>
        {/* English: a command. */}
        npm run verify-match -- proof.json
      </pre>,
      t(
        'One changed, missing or surplus byte fails, and the verdict names it. Whoever edits a proof and seals it again still cannot change what stands behind a commitment, or the server seed behind its published hash.',
      ),
      t(
        'The collection has a fingerprint too: all 20,000 cards come from one published seed, and anybody can draw them again.',
      ),
    ],
  },
];

/** After the examples, which are computed. */
export const WHITEPAPER_END: readonly Chapter[] = [
  {
    id: 'chain',
    title: t('On the chain'),
    body: [
      t(
        'Three contracts: Hoof, the whole supply, made once; GoatCards, 20,000 cards with their printed values sealed for ever; and the Stadium, which holds whatever plays. None of them has an owner who could change it.',
      ),
      t(
        'The fast game is kept in our ledger, and the ledger answers to the Stadium: again and again a root is posted that says who owns what, with the list it seals. The contract refuses a root that promises more than is there, and no key can spend what a root has promised.',
      ),
      t(
        'Free HOOF and free cards leave by a voucher that we sign and your wallet sends. Should we refuse, you ask the contract to leave and go with the next root, or a day later with the last one; should we fall silent for a week, everybody goes at once. The next root is ours to write, and what was won since the last one exists on our word alone: that is the honest limit of it.',
      ),
      t(
        'A zkEVM chain was planned from the first sketch on. What there is runs on any chain that runs Ethereum’s contracts, a zkEVM among them; which one this site uses, the chain page says.',
      ),
      <p key="check">
        <T
          m="<chain>What is on the chain</chain> shows all of it, and your browser reckons it again."
          chain={<a href={pageHref('/chain')} className="link" />}
        />
      </p>,
    ],
  },
  {
    id: 'risks',
    title: t('What this is not'),
    body: [
      t(
        'It is not an investment, not advice and not affiliated with any real club or player. HOOF is play money in a parody card game about goats. Play with what you can afford to lose, and lose with grace.',
      ),
    ],
  },
];
