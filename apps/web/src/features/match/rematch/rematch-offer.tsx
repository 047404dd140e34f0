import { formatHoof } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { TicketButton } from '@goats/ui/ticket-button.tsx';
import { ConfirmStake } from '../../battle/confirm-stake.tsx';
import { useTwoPresses } from '../../battle/use-two-presses.ts';
import { handedOver } from '../end/handed-over.ts';
import { type Match, sidesOf } from '../match-types.ts';
import { playerName } from '../player-name.ts';
import { RematchRow } from './rematch-row.tsx';
import type { Terms } from './rematch-rules.ts';
import type { Rematch } from './use-rematch.ts';

/** Proposes a rematch or takes one up; in two presses, as everything that is staked. */
export function RematchOffer({
  match,
  terms,
  you,
  rematch: { proposal, cards, staking, callingOff, stake, callOff },
}: {
  match: Match;
  terms: Terms;
  you: string;
  rematch: Rematch;
}) {
  const { chosen, choose, back, first } = useTwoPresses();
  const name = playerName(match.players[sidesOf(match).far]);
  const hoof = `${formatHoof(terms.stake)} HOOF`;
  const theirs = proposal?.status === 'open';
  const [card] = cards ?? [];
  if (chosen && card) {
    const wins = theirs ? proposal.wins : 2 * terms.stake;
    const prize = terms.kind === 'request' ? ` and ${name}’s card` : '';
    return (
      <ConfirmStake
        kind={terms.kind}
        card={card}
        squad={match.mode === 'squad'}
        stake={terms.stake}
        win={`Win, and you take ${theirs ? '' : 'at least '}${formatHoof(wins)} HOOF${prize}.`}
        busy={staking}
        busyWord={theirs ? 'Accepting...' : 'Proposing...'}
        onConfirm={stake}
        onCancel={back}
        className="w-full max-w-140"
      />
    );
  }
  const lost = handedOver(match)?.loser === sidesOf(match).near;
  const ranOut = proposal?.status === 'expired' && proposal.player === you;
  const words = theirs
    ? `${name} wants a rematch for ${hoof}, with you and nobody else.`
    : ranOut
      ? `${name} did not answer in time. Your stake is back.`
      : `${name} again, for ${match.kind === 'friendly' ? hoof : 'the same stake'}${terms.kind === 'request' ? ' and a card each' : ''}.${lost ? ' A chance to win one back.' : ''}`;
  return (
    <RematchRow words={words}>
      <TicketButton
        ref={first}
        action={theirs ? 'Accept rematch' : 'Rematch'}
        cost={hoof}
        outlined
        disabled={!card}
        onClick={choose}
      />
      {theirs && (
        <Button variant="ghost" busy={callingOff} busyWord="Declining..." onClick={callOff}>
          No thanks
        </Button>
      )}
    </RematchRow>
  );
}
