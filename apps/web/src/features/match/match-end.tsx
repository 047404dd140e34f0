import { attributeLabel, formatHoof, GROWTH_PER_CARD, signed } from '@goats/rules';
import { Panel } from '@goats/ui/panel.tsx';
import { cardsSeen } from './end/handed-over.ts';
import { LineUps } from './line-ups.tsx';
import type { Match, Sides } from './match-types.ts';
import { netOf, signedHoof } from './net.ts';
import { playerName } from './player-name.ts';
import { broughtWords } from './swapped.ts';

/** What the match changed, for both. */
export function MatchEnd({ match, sides }: { match: Match; sides: Sides }) {
  if (!match.result) return null;
  const facts = consequences(match, sides);
  return (
    <Panel corners className="mt-8" aria-labelledby="end-title">
      <h2 id="end-title" className="text-card">
        What it changed
      </h2>
      {facts.length > 0 ? (
        <dl className="mt-4 grid gap-x-8 sm:grid-cols-2">
          {facts.map(([name, words]) => (
            <div key={`${name}${words}`} className="flex gap-4 border-t border-line py-2.5">
              <dt className="kicker w-18 flex-none pt-1">{name}</dt>
              <dd className="min-w-0 text-chalk-2">{words}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-3 text-chalk-2">Nothing. That is what practice is for.</p>
      )}
      {match.mode === 'squad' && <LineUps match={match} sides={sides} />}
    </Panel>
  );
}

type Fact = readonly [name: string, words: string];

function consequences(match: Match, sides: Sides): Fact[] {
  const { result } = match;
  if (!result || match.kind === 'practice') return [];
  const known = cardsSeen(match);
  const nameOf = (id: number) => known.find((card) => card.id === id)?.name ?? `Card ${id}`;
  const winner = match.players.find((player) => player.address === result.winner);
  const you = winner?.address === match.you;
  const facts: Fact[] = [];
  const tie = match.kind === 'cup';
  if (tie) {
    facts.push(
      ['HOOF', 'Nothing is paid for a tie. The pool is, when the cup is over.'],
      ['Rest', 'No rest for whoever goes on. Once out, the cards that played rest for 12 hours.'],
    );
  } else if (winner) {
    const seat = winner.address === match.players[0].address ? 0 : 1;
    const net = signedHoof(netOf(match, sides.playing ? sides.near : seat));
    const who = you ? 'You were' : `${playerName(winner)} was`;
    const paid = `${formatHoof(result.payouts[seat])} HOOF out of the vault`;
    facts.push(['HOOF', `${net}. ${who} paid ${paid}, stake included.`]);
  } else facts.push(['HOOF', 'Both stakes went back in full.']);
  const brought = broughtLine(match, sides);
  if (brought) facts.push(['Brought', brought]);
  if (result.cardToWinner !== null && winner) {
    const to = you ? 'you' : playerName(winner);
    facts.push(['Card', `${nameOf(result.cardToWinner)} now belongs to ${to}.`]);
  }
  if (result.improved) {
    const { cardId, attribute } = result.improved;
    facts.push(['Form', `${nameOf(cardId)} gained +1 ${attributeLabel(attribute)}.`]);
  } else if (!tie && winner && playedOut(match)) {
    facts.push([
      'Form',
      `No +1 this time: a card grows ${GROWTH_PER_CARD} times at most, never above its tier’s maximum, and not while it is lent or bound.`,
    ]);
  }
  if (result.restingCards.length > 0) {
    const names = result.restingCards.map(nameOf);
    const verb = names.length === 1 ? 'rests' : 'rest';
    facts.push(['Rest', `${listed(names)} ${verb} for 12 hours${until(result.restsUntil)}.`]);
  }
  if (result.rating) {
    const { before, after, counted, reason } = result.rating;
    const change = Math.round(after[sides.near] - before[sides.near]);
    const share = `${Math.round(counted * 100)} %`;
    facts.push([
      'Rating',
      sides.playing
        ? `${signed(change)}, counted at ${share}. ${reason}`
        : `Counted at ${share} for the ranking. ${reason}`,
    ]);
  }
  return facts;
}

/** `broughtLine(match, sides) // 'You brought The Flea #0033 as announced. …'`; a squad shows its line-ups. */
function broughtLine(match: Match, { near, far, playing }: Sides): string {
  return [near, far]
    .map((seat) => {
      const player = match.players[seat];
      const words = match.mode === 'duel' ? broughtWords(player) : undefined;
      const who = playing && seat === near ? 'You' : playerName(player);
      return words ? `${who} b${words.slice(1)}.` : '';
    })
    .filter(Boolean)
    .join(' ');
}

/** Whether the winner won a round that decided it: conceding and forfeits train nobody. */
function playedOut({ result, rounds }: Match): boolean {
  if (!result || result.reason === 'conceded' || result.reason === 'forfeited') return false;
  return rounds.some(({ winner }) => winner === result.winner);
}

/** `listed(['Ada', 'Bob', 'Cat']) // 'Ada, Bob and Cat'` */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** `until('2026-01-01T18:42:00Z') // ', until 18:42'` in the visitor's own time */
function until(at: string | null): string {
  if (at === null) return '';
  const time = new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return `, until ${time}`;
}
