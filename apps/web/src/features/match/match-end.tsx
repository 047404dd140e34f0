import { attributeLabel, formatHoof } from '@goats/rules';
import { Link } from '@tanstack/react-router';
import { Pause, Play } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { Match, MatchCard, Sides } from './match-types.ts';
import { playerName } from './player-name.ts';

/** What the match changed, and what to do next. */
export function MatchEnd({
  match,
  sides,
  replaying,
  onReplay,
}: {
  match: Match;
  sides: Sides;
  replaying: boolean;
  onReplay: () => void;
}) {
  const { result } = match;
  if (!result) return null;
  const facts = consequences(match, sides);
  return (
    <Panel corners className="mt-8" aria-labelledby="end-title">
      <h2 id="end-title" className="text-card">
        What it changed
      </h2>
      {facts.length > 0 ? (
        <ul className="mt-4 grid gap-x-8 gap-y-2 text-chalk-2 sm:grid-cols-2">
          {facts.map((fact) => (
            <li key={fact} className="border-t border-line pt-2">
              {fact}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 text-chalk-2">Nothing. That is what practice is for.</p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {match.rounds.length > 0 && (
          <Button variant="outline" onClick={onReplay}>
            {replaying ? (
              <Pause aria-hidden="true" className="size-4.5" />
            ) : (
              <Play aria-hidden="true" className="size-4.5" />
            )}
            {replaying ? 'Stop replay' : 'Replay'}
          </Button>
        )}
        <Rematch match={match} playing={sides.playing} />
        <Button asChild variant="ghost">
          <Link to="/battle">Back to the arena</Link>
        </Button>
      </div>
    </Panel>
  );
}

function Rematch({ match, playing }: { match: Match; playing: boolean }) {
  if (!playing) return null;
  if (match.kind === 'practice') {
    return (
      <Button asChild>
        <Link to="/card-game">Practise again</Link>
      </Button>
    );
  }
  const tier = match.players[0].announcedCard.rarity;
  return (
    <Button asChild>
      <Link to="/card-game" search={{ tab: 'lobby', tier, stake: match.stake as 10 }}>
        Rematch
      </Link>
    </Button>
  );
}

function consequences(match: Match, sides: Sides): string[] {
  const { result } = match;
  if (!result || match.kind === 'practice') return [];
  const known = match.players.flatMap((player) =>
    [player.card, ...(player.lineup ?? []), player.announcedCard].filter(
      (card): card is MatchCard => card !== undefined,
    ),
  );
  const nameOf = (id: number) => known.find((card) => card.id === id)?.name ?? `Card ${id}`;
  const winner = match.players.find((player) => player.address === result.winner);
  const facts: string[] = [];
  if (winner) {
    const seat = winner.address === match.players[0].address ? 0 : 1;
    const who = winner.address === match.you ? 'You were' : `${playerName(winner)} was`;
    facts.push(`${who} paid ${formatHoof(result.payouts[seat])} HOOF out of the vault.`);
  } else facts.push('Both stakes went back in full.');
  if (result.cardToWinner !== null) facts.push(`${nameOf(result.cardToWinner)} changed hands.`);
  if (result.improved) {
    const { cardId, attribute } = result.improved;
    facts.push(`${nameOf(cardId)} gained +1 ${attributeLabel(attribute)}.`);
  }
  for (const id of result.restingCards) facts.push(`${nameOf(id)} rests for 12 hours.`);
  if (result.rating) {
    const { before, after, counted, reason } = result.rating;
    const change = Math.round(after[sides.near] - before[sides.near]);
    const signed = change > 0 ? `+${change}` : String(change);
    if (sides.playing)
      facts.push(`Rating ${signed}. Counted ${Math.round(counted * 100)} %: ${reason}`);
    else facts.push(`Counted ${Math.round(counted * 100)} % for the ranking: ${reason}`);
  }
  return facts;
}
