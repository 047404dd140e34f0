import { type Call, type CardExit, calls, type ExitProof } from '@goats/chain';
import { t } from '@goats/words';
import { isSame, type RootState, type StadiumState } from './stadium-state.ts';
import { hoofWords } from './words.ts';

/** One transaction that would work now. */
export interface Step {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  readonly call: Call;
  /** Only the account itself may send it; everything else anybody may send for it. */
  readonly ownOnly: boolean;
  /** How many cards and sums of HOOF come out with it; missing where nothing does. */
  readonly takesOut?: number;
}

export interface NextSteps {
  /** Where things stand, in a sentence or two; times are written by `when`. */
  readonly words: readonly string[];
  readonly steps: readonly Step[];
  /** The root that counts is another one than the file is about. */
  readonly needsProofOf: number | undefined;
}

type When = (seconds: number) => string;

/** What an account can do without the operator, given its proof and what the chain says. */
export function nextSteps(proof: ExitProof, state: StadiumState, when: When): NextSteps {
  if (state.frozen) return leaving(proof, state, 'frozen');
  if (state.canFreeze) return silence(proof, state, when);
  const { active, pending, canActivate, maxSilence, rootDelay, now } = state;
  // Freezing lets a root count first whose time has come.
  const due = canActivate ? pending.filter(({ postedAt }) => postedAt + rootDelay <= now) : [];
  const last = due.at(-1) ?? active;
  return asking(proof, state, when, last.postedAt + maxSilence, due.at(-1));
}

function silence(proof: ExitProof, state: StadiumState, when: When): NextSteps {
  return {
    words: [
      t(
        'Nobody has posted a root since {moment}. That is too long: anybody may freeze the Stadium now, and then everybody leaves with the last root.',
        { moment: when(state.active.postedAt) },
      ),
    ],
    steps: [
      {
        id: 'freeze',
        title: t('Freeze the Stadium'),
        why: t('For ever, and for everybody. Whoever comes first does it for all.'),
        call: calls.freeze(proof.contracts),
        ownOnly: false,
      },
    ],
    needsProofOf: undefined,
  };
}

function asking(
  proof: ExitProof,
  state: StadiumState,
  when: When,
  silentFrom: number,
  due: RootState | undefined,
): NextSteps {
  const { active, pending, lock, patience, rootDelay } = state;
  const { askedAt } = state.account;
  const orSilence = t('If no root comes at all, the Stadium can be frozen from {moment} on.', {
    moment: when(silentFrom),
  });
  if (askedAt === 0) {
    return {
      words: [
        t(
          'The Stadium is open, and its last root is from {moment}. Withdrawing on the site is quicker; leaving works even if nobody helps.',
          { moment: when(active.postedAt) },
        ),
        orSilence,
      ],
      steps: [
        {
          id: 'ask',
          title: t('Ask to leave'),
          why:
            patience === undefined
              ? t(
                  'Ends your open challenges, listings, offers and swaps. The first root that is posted {lock, plural, one {an hour} other {# hours}} later is your last one: you leave with it, and nobody has to agree.',
                  { lock: hours(lock) },
                )
              : t(
                  'Ends your open challenges, listings, offers and swaps. The first root that is posted {lock, plural, one {an hour} other {# hours}} later is your last one: you leave with it, and nobody has to agree. If none comes, you leave {patience, plural, one {an hour} other {# hours}} after asking with the one that counts then.',
                  { lock: hours(lock), patience: hours(lock + rootDelay + patience) },
                ),
          call: calls.ask(proof.contracts),
          ownOnly: true,
        },
      ],
      needsProofOf: undefined,
    };
  }
  const stay: Step = {
    id: 'stay',
    title: t('Stay after all'),
    why: t('Takes back that you asked to leave. You can play again.'),
    call: calls.stay(proof.contracts),
    ownOnly: true,
  };
  const notBefore = askedAt + lock;
  const anyFrom = patience === undefined ? Infinity : notBefore + rootDelay + patience;
  if (active.postedAt < notBefore && state.now >= anyFrom && due) {
    return {
      words: [
        t(
          'You asked to leave on {asked}, and since {any} any root will do. Root {root} is newer than the one that counts, and its time has come: let it count, and then leave with what it says.',
          { asked: when(askedAt), any: when(anyFrom), root: due.epoch },
        ),
      ],
      steps: [letCount(proof, due), stay],
      needsProofOf: undefined,
    };
  }
  if (active.postedAt >= notBefore || state.now >= anyFrom) {
    const out = leaving(proof, state, 'asked');
    return { ...out, steps: [...out.steps, stay] };
  }
  const words = [
    anyFrom === Infinity
      ? t(
          'You asked to leave on {asked}. You can go with the first root that is posted after {moment}.',
          { asked: when(askedAt), moment: when(notBefore) },
        )
      : t(
          'You asked to leave on {asked}. You can go with the first root that is posted after {moment}, and from {any} on with whichever counts.',
          { asked: when(askedAt), moment: when(notBefore), any: when(anyFrom) },
        ),
  ];
  const first = pending.find(({ postedAt }) => postedAt >= notBefore);
  if (first) {
    const from = first.postedAt + rootDelay;
    words.push(
      t('Root {root} is one, and it counts from {moment} on.', {
        root: first.epoch,
        moment: when(from),
      }),
    );
    return {
      words,
      steps: state.canActivate && from <= state.now ? [letCount(proof, first), stay] : [stay],
      needsProofOf: undefined,
    };
  }
  return { words: [...words, orSilence], steps: [stay], needsProofOf: undefined };
}

function letCount(proof: ExitProof, { epoch }: RootState): Step {
  return {
    id: 'activate',
    title: t('Let root {root} count', { root: epoch }),
    why: t('Its time has come, and anybody may say so.'),
    call: calls.activate(proof.contracts),
    ownOnly: false,
  };
}

/** What is still inside, and how it comes out. */
function leaving(proof: ExitProof, state: StadiumState, way: 'frozen' | 'asked'): NextSteps {
  const { active, account, contracts } = state;
  const fits =
    proof.root.index === active.epoch &&
    isSame(proof.root.hash, active.accounts) &&
    isSame(proof.root.cards, active.cards);
  const exit = way === 'frozen' ? calls.exit : calls.forceExit;
  const steps: Step[] = [];
  let missing = false;
  if (proof.hoof && account.exitEpoch !== active.epoch) {
    const { balance, withdrawn } = proof.hoof.leaf;
    const since = account.withdrawn - BigInt(withdrawn);
    const pays = BigInt(balance) - since;
    if (!fits) missing = true;
    else if (pays > 0n) {
      steps.push({
        id: 'hoof',
        title: t('Take out {hoof}', { hoof: hoofWords(pays) }),
        why:
          since > 0n
            ? t('The root says {all}, and {paid} of it were paid out since.', {
                all: hoofWords(BigInt(balance)),
                paid: hoofWords(since),
              })
            : t('All of your HOOF in the root, in one transaction.'),
        call: exit(contracts, proof.hoof),
        ownOnly: false,
        takesOut: 1,
      });
    }
  }
  const cards: OwnCard[] = [];
  for (const [token, { holder, depositor }] of state.cards) {
    if (!isSame(holder, contracts.stadium)) continue;
    const own = proof.cards.find((card) => card.tokenId === token);
    // A deposit after the root needs no proof, and beats one.
    const back = depositor && isSame(depositor, proof.address);
    if (depositor ? !back : !own) continue;
    if (!back && !fits) {
      missing = true;
      continue;
    }
    cards.push({
      tokenId: token,
      leaf: { tokenId: token, owner: proof.address },
      proof: back ? [] : (own?.proof ?? []),
      isBack: Boolean(back),
    });
  }
  steps.push(...cardSteps(cards, state, way));
  if (way === 'frozen') {
    for (const { number, amount } of state.deposits) {
      steps.push({
        id: `deposit-${number}`,
        title: t('Take back a deposit of {hoof}', { hoof: hoofWords(amount) }),
        why: t('Deposit {number}, which came after the last root.', { number }),
        call: calls.depositBack(contracts, number),
        ownOnly: false,
        takesOut: 1,
      });
    }
  }
  return {
    words: [sentence(way, active.epoch, steps.length, missing)],
    steps,
    needsProofOf: missing ? active.epoch : undefined,
  };
}

interface OwnCard extends CardExit {
  /** Deposited after the root. */
  readonly isBack: boolean;
}

/** With its proof a card takes some 120,000 gas: so many fit into a block of any chain. */
export const CARDS_AT_ONCE = 40;

/** One by one where the Stadium knows no other way, or there is only one. */
function cardSteps(
  cards: readonly OwnCard[],
  { contracts, patience }: StadiumState,
  way: 'frozen' | 'asked',
): Step[] {
  const size = patience === undefined ? 1 : CARDS_AT_ONCE;
  const [exitCard, exitCards] =
    way === 'frozen'
      ? [calls.exitCard, calls.exitCards]
      : [calls.forceExitCard, calls.forceExitCards];
  const batches = Array.from({ length: Math.ceil(cards.length / size) }, (_, i) =>
    cards.slice(i * size, (i + 1) * size),
  );
  return batches.map((batch) => {
    const [{ tokenId, isBack }] = batch as [OwnCard];
    if (batch.length === 1) {
      return {
        id: `card-${tokenId}`,
        title: t('Take out card {card}', { card: tokenId - 1_000_000 }),
        why: isBack
          ? t('You deposited it after the last root.')
          : t('Token {token} of the collection.', { token: tokenId }),
        call: exitCard(contracts, batch[0]!),
        ownOnly: false,
        takesOut: 1,
      };
    }
    const names = batch.map((card) => card.tokenId - 1_000_000);
    return {
      id: `cards-${tokenId}`,
      title: t('Take out {cards, plural, one {# card} other {# cards}}', { cards: batch.length }),
      why: t('In one transaction: {cards}.', { cards: names.join(', ') }),
      call: exitCards(contracts, batch),
      ownOnly: false,
      takesOut: batch.length,
    };
  });
}

function sentence(way: 'frozen' | 'asked', root: number, left: number, missing: boolean): string {
  const isOut = left === 0 && !missing;
  if (way === 'frozen') {
    return isOut
      ? t(
          'The Stadium is frozen, and everybody leaves with root {root}. Nothing of yours is left inside. Thank you for playing.',
          { root },
        )
      : t('The Stadium is frozen, and everybody leaves with root {root}.', { root });
  }
  return isOut
    ? t(
        'You asked to leave in time for root {root}: what it says is yours comes out now. Nothing of yours is left inside. Thank you for playing.',
        { root },
      )
    : t('You asked to leave in time for root {root}: what it says is yours comes out now.', {
        root,
      });
}

function hours(seconds: number): number {
  return Math.round(seconds / 3600);
}
