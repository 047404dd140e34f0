import { formatHoof } from '@goats/rules';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/button.tsx';
import { TicketButton } from '../../../ui/ticket-button.tsx';
import { usePractice } from '../../battle/use-practice.ts';
import { wouldStakeLast } from '../../battle/would-stake-last.ts';
import { useWalletFigures } from '../../wallet/wallet-queries.ts';
import { type Match, sidesOf } from '../match-types.ts';
import { playerName } from '../player-name.ts';
import { rematchTerms, type Terms } from './rematch-rules.ts';
import { useRematch } from './use-rematch.ts';

/** The same again: practice at once, a stake against the same opponent for one click. */
export function Rematch({ match }: { match: Match }) {
  const terms = rematchTerms(match);
  if (terms && match.you) return <StakedRematch match={match} terms={terms} you={match.you} />;
  return match.kind === 'practice' && match.you ? <PractiseAgain match={match} /> : null;
}

/** Somebody of the same strength: who wants another one changes that where practice is offered. */
function PractiseAgain({ match }: { match: Match }) {
  const practice = usePractice();
  const strength = match.players[sidesOf(match).far].strength ?? undefined;
  return (
    <Button
      busy={practice.isPending}
      busyWord="Starting..."
      onClick={() => practice.mutate({ gameMode: match.mode, strength })}
    >
      Practise again
    </Button>
  );
}

function StakedRematch({ match, terms, you }: { match: Match; terms: Terms; you: string }) {
  const { theirs, ours, cards, busy, propose, accept, cancel } = useRematch(match, terms, you);
  const opponent = match.players[sidesOf(match).far];
  const name = playerName(opponent);
  const stake = `${formatHoof(terms.stake)} HOOF`;
  const { data: figures } = useWalletFigures(you);
  // One that is up already has been counted.
  if (terms.kind === 'request' && !ours && wouldStakeLast(figures?.keptCards)) {
    return (
      <Row words="Your last card stays with you: a battle needs two, a challenge only one.">
        <Button asChild>
          <Link to="/card-game" search={{ tab: 'lobby', tier: terms.tier, stake: terms.stake }}>
            Take a challenge
          </Link>
        </Button>
      </Row>
    );
  }
  if (theirs) {
    return (
      <Row
        words={`${name} wants a rematch for ${stake}.${cards === null ? ' Your cards need a rest first.' : ''}`}
      >
        <TicketButton
          action="Accept rematch"
          cost={stake}
          disabled={!cards}
          busy={busy}
          busyWord="Accepting..."
          onClick={accept}
        />
      </Row>
    );
  }
  if (ours) {
    const wait = opponent.house
      ? 'Nobody comes? Take it back, and your stake returns in full.'
      : `${name} sees it on this screen, everybody else in the lobby.`;
    return (
      <Row words={`Rematch proposed, ${stake} in the vault. ${wait}`}>
        <Button variant="outline" busy={busy} busyWord="Cancelling..." onClick={cancel}>
          Cancel rematch
        </Button>
      </Row>
    );
  }
  if (cards === null) {
    return (
      <Row
        words={
          match.mode === 'squad'
            ? 'A rematch needs ten free cards, and yours are resting.'
            : 'No free card of that tier is left for a rematch.'
        }
      >
        <Button asChild>
          {terms.kind === 'challenge' ? (
            <Link to="/card-game" search={{ tab: 'lobby', tier: terms.tier, stake: terms.stake }}>
              Choose another card
            </Link>
          ) : (
            <Link to="/battle" search={{ tab: 'collection' }}>
              See my cards
            </Link>
          )}
        </Button>
      </Row>
    );
  }
  const [card] = cards ?? [];
  return (
    <Row words={card ? `You bring ${cards?.length === 10 ? 'your ten' : card.name}.` : ''}>
      <TicketButton
        action="Rematch"
        cost={stake}
        disabled={!card}
        busy={busy}
        busyWord="Proposing..."
        onClick={propose}
      />
    </Row>
  );
}

/** What is going on, then what to do about it; a screen reader hears when it changes. */
function Row({ words, children }: { words: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 max-sm:w-full max-sm:*:w-full max-sm:*:text-center">
      {children}
      <p role="status" className="text-center text-small text-chalk-2">
        {words}
      </p>
    </div>
  );
}
