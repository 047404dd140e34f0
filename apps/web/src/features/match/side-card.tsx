import { MatchCard } from './match-card.tsx';
import type { Match } from './match-types.ts';
import type { Show } from './stage/use-stage.ts';

/**
 * One side's card. It lies face up while it is only announced, face down from the opening on, and
 * is turned over for everybody at the end; one's own is never hidden from oneself.
 */
export function SideCard({
  match,
  seat,
  side,
  own,
  show: { stage, over },
}: {
  match: Match;
  seat: 0 | 1;
  side: 'near' | 'far';
  own: boolean;
  show: Show;
}) {
  const player = match.players[seat];
  const { announcedCard: announced } = player;
  const squad = match.mode === 'squad';
  const played = squad ? player.lineup?.[Math.min(stage.done, 4)] : player.card;
  const revealed = match.phase === 'finished' && (stage.turned || stage.step === 'turn');
  const hidden = !own && !revealed && (squad || match.phase !== 'commit');
  const winner = over ? match.result?.winner : null;
  return (
    <div className={`match-side match-side-${side}`}>
      <MatchCard
        // Nobody may read the next card through the turning back of this one.
        card={hidden ? announced : (played ?? announced)}
        announced={announced}
        faceDown={hidden}
        faded={!own && !revealed && !hidden}
        fate={winner ? (winner === player.address ? 'won' : 'lost') : undefined}
        caption={captionOf(match, seat, { own, hidden, revealed })}
      />
    </div>
  );
}

function captionOf(
  match: Match,
  seat: 0 | 1,
  { own, hidden, revealed }: { own: boolean; hidden: boolean; revealed: boolean },
): string | undefined {
  const { card, announcedCard } = match.players[seat];
  if (match.mode === 'squad') return hidden ? 'Line-up hidden' : undefined;
  if (revealed) {
    if (!card) return undefined;
    return card.id === announcedCard.id
      ? 'Brought as announced'
      : `Swapped in. Announced: ${announcedCard.name}`;
  }
  if (own) return undefined;
  return 'Announced, may have swapped';
}
