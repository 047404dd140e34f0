import {
  ATTRIBUTES,
  type Attributes,
  apply,
  commitmentOf,
  type FinishedState,
  houseMove,
  type MatchCard,
  type MatchProof,
  type MatchState,
  matchView,
  type Pair,
  proofOf,
  SEATS,
  type Seat,
  seededStream,
  sha256Hex,
  startMatch,
} from '@goats/rules';

/** For tests: a finished duel of two house players with four cards each, as its proof. */
export function testProof(number: number): MatchProof {
  return playedProof(number, 'duel');
}

/** For tests: a finished squad of two house players, as its proof. */
export function testSquadProof(number: number): MatchProof {
  return playedProof(number, 'squad');
}

/** What a side holds, announces of it and brings. */
const SIZES = {
  duel: { hand: 4, announced: 1, brought: 1 },
  squad: { hand: 10, announced: 10, brought: 5 },
} as const;

function playedProof(number: number, mode: MatchProof['mode']): MatchProof {
  const size = SIZES[mode];
  const stream = seededStream(sha256Hex(`test ${number}`), '', '', '');
  const card = (id: number): MatchCard => ({
    ...{ id, rarity: 'Rare' },
    attributes: Object.fromEntries(
      ATTRIBUTES.map((name) => [name, 70 + stream.int(16)]),
    ) as unknown as Attributes,
  });
  const hand = (first: number) => Array.from({ length: size.hand }, (_, i) => card(first + i));
  const hands: Pair<readonly MatchCard[]> = [hand(10), hand(20)];
  const addresses = SEATS.map((seat) => `0x${String(seat + 1).repeat(40)}`);
  const player = (seat: Seat) => ({
    address: addresses[seat] as string,
    house: seat === 1,
    announced: hands[seat].slice(0, size.announced),
  });
  const begun = startMatch({
    ...{ id: String(number), mode, terms: { kind: 'practice' } },
    players: [player(0), player(1)],
    serverSeed: sha256Hex(`server ${number}`),
    startedAt: 1_750_000_000_000,
  });
  if (!begun.ok) throw new Error(begun.rejection);
  let state = begun.state as MatchState;
  const act = (action: Parameters<typeof apply>[1]) => {
    const outcome = apply(state, action);
    if (!outcome.ok) throw new Error(outcome.rejection);
    state = outcome.state;
  };
  const bring = (seat: Seat) => stream.shuffle(hands[seat]).slice(0, size.brought);
  const brought: Pair<readonly MatchCard[]> = [bring(0), bring(1)];
  const secrets = SEATS.map((seat) => ({
    seed: sha256Hex(`seed ${seat} ${number}`),
    salt: sha256Hex(`salt ${seat} ${number}`),
  }));
  const secretOf = (seat: Seat) => secrets[seat] as { seed: string; salt: string };
  for (const seat of SEATS) {
    const parts = { mode, matchId: state.id, cardIds: brought[seat].map(({ id }) => id) };
    const address = addresses[seat] as string;
    const commitment = commitmentOf({ ...parts, address, ...secretOf(seat) });
    act({ type: 'commit', seat, commitment, at: state.startedAt });
  }
  for (const seat of SEATS) {
    act({ type: 'open', seat, cards: brought[seat], ...secretOf(seat), at: state.startedAt });
  }
  while (state.phase === 'pick') {
    const { turn } = state;
    const view = matchView(state, state.players[turn].address);
    const move = houseMove('friendly', view, hands, () => stream.int(1000) / 1000);
    act({ ...move, seat: turn, at: state.deadline - 1 });
  }
  const proof = proofOf(state as FinishedState, mode === 'duel' ? hands : undefined);
  return JSON.parse(JSON.stringify(proof)) as MatchProof;
}
