import type { Battler } from '../../rating/rate-match.ts';
import type { Asked, Unchecked } from '../kernel/registry.ts';
import type { WalletPair } from '../wallet/index.ts';
import type { MatchFacts } from './facts.ts';
import type { LiveFriendlies } from './live-friendlies.ts';

export interface MatchQuestions {
  match: Unchecked<{ readonly id: number }, MatchFacts | null>;
  /** The practice matches that somebody has going, oldest first. */
  'live-practice': Asked<{ readonly player: string }, readonly number[]>;
  /** The friendlies that a wallet has going, from either seat. */
  'live-friendlies': Asked<{ readonly wallet: string }, LiveFriendlies>;
  /** Whether two wallets have ever played a match out against each other. */
  met: Asked<{ readonly pair: WalletPair }, boolean>;
  /** Matches with a bonus that two wallets had on a UTC day. */
  'bonus-matches': Asked<{ readonly pair: WalletPair; readonly day: number }, number>;
  battler: Asked<{ readonly address: string }, Battler | null>;
  /** Rated matches between two wallets after `since`. */
  meetings: Asked<{ readonly pair: WalletPair; readonly since: number }, number>;
}
