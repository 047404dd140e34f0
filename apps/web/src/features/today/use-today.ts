import { shortAddress } from '@goats/rules';
import { localMemory } from '@goats/ui/browser/safe-storage.ts';
import { useNow } from '@goats/ui/use-now.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useActiveMatches } from '../battle/battle-queries.ts';
import { useCups, useOwnCups } from '../cups/cup-queries.ts';
import { useOwnDuels } from '../duels/duel-queries.ts';
import { useInbox } from '../inbox/inbox-queries.ts';
import { restsOf } from '../own-cards/card-standing.ts';
import { useDailyPack } from '../packs/daily-pack-queries.ts';
import { useName } from '../players/names.ts';
import { keptAnswer } from '../puzzle/kept-answer.ts';
import { puzzleQuery } from '../puzzle/puzzle-queries.ts';
import { starterWaits, useWalletCards, useWalletFigures } from '../wallet/wallet-queries.ts';
import { useWallet } from '../wallet/wallet-store.ts';
import { type TodaysItem, todaysItems } from './todays-items.ts';

const EVERY_MS = 15_000;

/** What can be done today, by whoever is here; undefined until the first answers are in. */
export function useToday(): TodaysItem[] | undefined {
  const { address, signedInAs } = useWallet();
  const wallet = signedInAs?.toLowerCase() ?? null;
  const { data: matches } = useActiveMatches(wallet, EVERY_MS);
  const { data: inbox } = useInbox();
  const { data: figures } = useWalletFigures(address);
  const puzzle = useQuery(puzzleQuery(signedInAs));
  const { data: cups, isPending } = useCups(EVERY_MS);
  const { data: own } = useOwnCups();
  const { data: daily } = useDailyPack();
  const { data: owned } = useWalletCards(address);
  const { data: everyDuel } = useOwnDuels();
  const duels = (everyDuel?.duels ?? []).filter(({ to }) => to !== undefined && to === wallet);
  const asks = useName(duels.length === 1 ? duels[0]!.challengerId : '');
  const now = useNow(
    'minute',
    puzzle.data?.nextAt,
    ...(cups ?? []).map(({ startsAt }) => startsAt),
    ...restsOf(owned?.cards),
    ...duels.map(({ expiresAt }) => expiresAt),
  );
  const todays = puzzle.data?.puzzle;
  const answeredHere = todays != null && keptAnswer(localMemory, todays.day) !== undefined;
  const over = now >= Date.parse(puzzle.data?.nextAt ?? '');
  const { refetch } = puzzle;
  useEffect(() => {
    if (over) void refetch();
  }, [over, refetch]);
  if (isPending || puzzle.isPending) return undefined;
  return todaysItems(
    {
      matches: matches ?? [],
      wallet,
      duels: duels.map((duel) => ({
        ...duel,
        from: duel.challengerName ?? asks?.name ?? shortAddress(duel.challengerId),
      })),
      messages: inbox?.messages ?? [],
      starterWaits: starterWaits(figures),
      daily,
      puzzle: todays && { ...todays, answeredHere },
      cups: cups ?? [],
      freeEntry: own?.freeEntry,
      cards: owned?.cards,
    },
    now,
  );
}
