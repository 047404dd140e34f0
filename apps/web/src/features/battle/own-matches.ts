import { toast } from '@goats/ui/toasts.tsx';
import { t } from '@goats/words';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { refreshWallet } from '../wallet/wallet-queries.ts';
import { useWallet } from '../wallet/wallet-store.ts';
import { type MatchSummary, useActiveMatches } from './battle-queries.ts';
import { refreshChallenges } from './challenge-queries.ts';

/** Matches this page has led somebody to, or found running: they call nobody a second time. */
const known = new Set<string>();
/** Wallets whose running matches have been looked up once. */
const looked = new Set<string>();

/** `knowMatch('12')`: whoever is in the match already needs no summons to it. */
export function knowMatch(id: string): void {
  known.add(id);
}

/** `newMatches(matches, '0x91…') // the ones that began since the last look` */
export function newMatches(matches: readonly MatchSummary[], wallet: string): MatchSummary[] {
  const first = !looked.has(wallet);
  looked.add(wallet);
  const fresh = matches.filter(({ id, kind }) => kind !== 'practice' && !known.has(id));
  for (const { id } of matches) known.add(id);
  // What ran before this page was opened is shown, not announced: nobody is dragged back into it.
  return first ? [] : fresh;
}

/** Follows an answer's redirectTo: `go('/battle?match=12')` */
export function useGoToMatch(): (redirectTo: string) => void {
  const navigate = useNavigate();
  return (redirectTo) => {
    const id = new URLSearchParams(redirectTo.split('?')[1]).get('match');
    if (id) knowMatch(id);
    void navigate({ href: redirectTo });
  };
}

const SUMMONS = {
  challenge: t('Challenge Accepted!'),
  request: t('Battle Joined!'),
  cup: t('Your Cup Tie Is On!'),
  friendly: t('Your Friendly Is On!'),
  practice: t('Practice@@a match for nothing, against the house'),
} as const satisfies Record<MatchSummary['kind'], string>;

/** Screens that wait for a match to begin, and want to be led there: a rematch that was proposed. */
let expecting = 0;

/** From here the way leads straight into the new match, as it does from a lobby. */
export function useExpectMatch(): void {
  useEffect(() => {
    expecting += 1;
    return () => {
      expecting -= 1;
    };
  }, []);
}

const LOBBIES = ['/card-game', '/battle', '/battle-lobby'];

/**
 * Somebody took a challenge or a request of this wallet, or its tie in a cup began: its sixty
 * seconds are running. In a lobby that leads straight to the match; elsewhere a toast does, because
 * the page may hold a half-typed bid, or another match.
 */
export function useSummons(onSummons: () => void): void {
  const { address } = useWallet();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const go = useGoToMatch();
  const { data } = useActiveMatches(address);
  const inLobby = LOBBIES.includes(pathname) && !('match' in search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new list can hold a new match
  useEffect(() => {
    if (!data || !address) return;
    const [match] = newMatches(data, address.toLowerCase());
    if (!match) return;
    const words = SUMMONS[match.kind];
    const opponent = match.players.find((each) => each.address !== address.toLowerCase());
    const description = opponent?.name
      ? t('{player} is on the pitch. Choose your card in secret.', { player: opponent.name })
      : t('An opponent is on the pitch. Choose your card in secret.');
    void refreshChallenges(queryClient);
    void refreshWallet(queryClient, address);
    onSummons();
    if (inLobby || expecting > 0) {
      toast({ title: words, description });
      go(match.url);
      return;
    }
    const action = { label: t('Go to the match'), run: () => go(match.url) };
    toast({ title: words, description, action });
  }, [data]);
}
