import { formatHoof } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { TicketButton } from '@goats/ui/ticket-button.tsx';
import { t } from '@goats/words';
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
  short,
}: {
  match: Match;
  terms: Terms;
  you: string;
  rematch: Rematch;
  /** That the stake is not there. */
  short: string | null;
}) {
  const { chosen, choose, back, first } = useTwoPresses();
  const name = playerName(match.players[sidesOf(match).far]);
  const hoof = `${formatHoof(terms.stake)} HOOF`;
  const theirs = proposal?.status === 'open';
  const [card] = cards ?? [];
  if (chosen && card) {
    const values = { hoof: formatHoof(theirs ? proposal.wins : 2 * terms.stake), name };
    const forCard = terms.kind === 'request';
    const win = theirs
      ? forCard
        ? t('Win, and you take {hoof} HOOF and {name}’s card.', values)
        : t('Win, and you take {hoof} HOOF.', values)
      : forCard
        ? t('Win, and you take at least {hoof} HOOF and {name}’s card.', values)
        : t('Win, and you take at least {hoof} HOOF.', values);
    return (
      <ConfirmStake
        kind={terms.kind}
        card={card}
        squad={match.mode === 'squad'}
        stake={terms.stake}
        win={win}
        busy={staking}
        busyWord={theirs ? t('Accepting...') : t('Proposing...')}
        onConfirm={stake}
        onCancel={back}
        className="w-full max-w-140"
      />
    );
  }
  const lost = handedOver(match)?.loser === sidesOf(match).near;
  const ranOut = proposal?.status === 'expired' && proposal.player === you;
  const again =
    match.kind === 'friendly'
      ? t('{name} again, for {hoof}.', { name, hoof })
      : terms.kind === 'request'
        ? t('{name} again, for the same stake and a card each.', { name })
        : t('{name} again, for the same stake.', { name });
  const words = theirs
    ? t('{name} wants a rematch for {hoof}, with you and nobody else.', { name, hoof })
    : ranOut
      ? t('{name} did not answer in time. Your stake is back.', { name })
      : lost
        ? `${again} ${t('A chance to win one back.')}`
        : again;
  return (
    <RematchRow words={short === null ? words : `${words} ${short}`}>
      <TicketButton
        ref={first}
        action={theirs ? t('Accept rematch') : t('Rematch')}
        cost={hoof}
        outlined
        disabled={!card || short !== null}
        onClick={choose}
      />
      {theirs && (
        <Button variant="ghost" busy={callingOff} busyWord={t('Declining...')} onClick={callOff}>
          {t('No thanks')}
        </Button>
      )}
    </RematchRow>
  );
}
