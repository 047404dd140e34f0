import { attributeLabel, halves } from '@goats/rules';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { cx } from '@goats/ui/cx.ts';
import { action, film } from '@goats/ui/goat-pictures.ts';
import { useReducedMotion } from '@goats/ui/use-reduced-motion.ts';
import { t } from '@goats/words';
import { useEffect } from 'react';
import { roundTitle, swapLine, verdictWords } from '../commentary.ts';
import { crowdBonus } from '../crowd.ts';
import '../kick-off/poster.css';
import { type Match, type MatchRound, sidesOf } from '../match-types.ts';
import { PlainAddresses } from '../plain-addresses.tsx';
import { playerName } from '../player-name.ts';
import { slugOf } from '../slug-of.ts';
import { swapShown } from '../swapped.ts';
import './clash.css';
import { roundCard } from './round-card.ts';
import { StopReplay } from './stop-replay.tsx';
import { useAnyKey } from './use-any-key.ts';

type Side = 'near' | 'far';

/**
 * A round across the whole screen: the two goats of the poster face each other, their numbers slam,
 * one gives way. It is spoken elsewhere, and any press or key goes on.
 */
export function Clash({
  match,
  round,
  decided,
  deciding,
  onSkip,
  onStop,
}: {
  match: Match;
  round: MatchRound;
  /** The verdict may be seen. */
  decided: boolean;
  /** It is the round that decides the match. */
  deciding: boolean;
  onSkip: () => void;
  /** Ends a replay; undefined while the match is played. */
  onStop: (() => void) | undefined;
}) {
  useAnyKey(onSkip);
  const { near, far } = sidesOf(match);
  const swapped = swapLine(match, round);
  const won = round.winner === match.players[near].address ? 'near' : 'far';
  return (
    <>
      <div
        className="poster clash"
        onClick={onSkip}
        aria-hidden="true"
        data-clash={decided ? 'verdict' : 'meet'}
        data-deciding={deciding}
        data-won={decided && round.winner !== null ? won : undefined}
      >
        <div className="clash-shake">
          <Half match={match} round={round} seat={near} side="near" />
          <Half match={match} round={round} seat={far} side="far" />
          <i className="poster-seam" />
          <i className="clash-flash" />
          <Figure match={match} round={round} seat={near} side="near" />
          <Figure match={match} round={round} seat={far} side="far" />
          <p className="clash-title display">
            <span>{roundTitle(round, deciding)}</span>
            {attributeLabel(round.attribute)}
          </p>
          {decided && (
            <p className="clash-verdict display">
              <PlainAddresses text={verdictWords(match, round)} />
              {round.struck && (
                <span>
                  {t('{attribute} is crossed out', { attribute: attributeLabel(round.struck) })}
                </span>
              )}
              {swapped && (
                <span className="text-red-card">
                  <PlainAddresses text={swapped} />
                </span>
              )}
            </p>
          )}
        </div>
      </div>
      {onStop && <StopReplay onStop={onStop} />}
    </>
  );
}

interface Of {
  readonly match: Match;
  readonly round: MatchRound;
  readonly seat: 0 | 1;
  readonly side: Side;
}

/** The goat that everybody may know of: one's own as it plays, the other as it was announced. */
function goatOf(match: Match, round: number, seat: 0 | 1): string {
  const { address, announcedCard } = match.players[seat];
  const own = address === match.you ? roundCard(match, round, seat) : undefined;
  return slugOf((own ?? announcedCard).goatName);
}

function pictureOf(match: Match, round: number, seat: 0 | 1, side: Side) {
  return action(goatOf(match, round, seat), side === 'near' ? 'action' : 'rival');
}

function filmOf(match: Match, round: number, seat: 0 | 1, side: Side) {
  return film(goatOf(match, round, seat), side === 'near' ? 'action' : 'rival');
}

function Half({ match, round, seat, side }: Of) {
  // The announced goat never came: only that somebody stands there is known.
  const before = match.rounds.filter((each) => each.round < round.round);
  const player = match.players[seat];
  const stranger = player.address !== match.you && swapShown(match, seat, before) !== undefined;
  return (
    <div className={cx('poster-half clash-half', stranger && 'clash-stranger')} data-side={side}>
      <ArtImage
        {...pictureOf(match, round.round, seat, side)}
        alt=""
        eager
        boxClass="poster-goat"
        className="object-cover object-top"
      />
      {/* Over the picture it ends as; one that is late or never comes leaves that alone. */}
      <span className="poster-goat clash-film">
        <img {...filmOf(match, round.round, seat, side)} alt="" />
      </span>
    </div>
  );
}

function Figure({ match, round, seat, side }: Of) {
  const player = match.players[seat];
  const bonus = crowdBonus(match, seat, round.round);
  return (
    <div className="clash-figure" data-side={side}>
      <span className="clash-value numeral">{round.values[seat]}</span>
      {bonus > 0 && <span className="clash-bonus numeral">+{halves(bonus)}</span>}
      <span className="clash-name">
        {player.address === match.you ? (
          t('You@@in place of your own name')
        ) : (
          <PlainAddresses text={playerName(player)} />
        )}
      </span>
    </div>
  );
}

/** Both goats are there before their round is: a drawing that comes late would miss it. */
export function useGoatsAhead(match: Match): void {
  const { near, far } = sidesOf(match);
  const next = match.rounds.length + 1;
  const still = useReducedMotion();
  const wanted = !still && (match.phase === 'open' || match.phase === 'pick');
  const one = pictureOf(match, next, near, 'near').src;
  const other = pictureOf(match, next, far, 'far').src;
  const films = `${filmOf(match, next, near, 'near').src} ${filmOf(match, next, far, 'far').src}`;
  useEffect(() => {
    if (!wanted) return;
    for (const src of [one, other, ...films.split(' ')]) new Image().src = src;
  }, [wanted, one, other, films]);
}
