import { randomBytes } from 'node:crypto';

/** 32 random bytes; only their hash is shown until the match is over. */
export function newSeed(): string {
  return randomBytes(32).toString('hex');
}

/** What accepting, joining and practising answer. */
export function matchEntry(message: string, matchId: number) {
  return { message, redirectTo: `/battle?match=${matchId}`, matchId: String(matchId) };
}
