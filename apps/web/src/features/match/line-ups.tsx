import { attributeLabel } from '@goats/rules';
import { cx } from '@goats/ui/cx.ts';
import { rarityLabel } from '@goats/ui/labels.ts';
import { t } from '@goats/words';
import type { Match, MatchCard, MatchRound, Sides } from './match-types.ts';

/** A squad's two line-ups, turned over side by side as they met. */
export function LineUps({ match, sides }: { match: Match; sides: Sides }) {
  const near = match.players[sides.near];
  const far = match.players[sides.far];
  if (!near.lineup || !far.lineup) return null;
  return (
    <ol className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-6">
      {match.rounds.map((round, at) => (
        <li key={round.round}>
          <p className="kicker mb-2">
            {t('R{round}@@short for Round', { round: round.round })}{' '}
            <span className="sr-only">{attributeLabel(round.attribute)}</span>
          </p>
          <div className="grid grid-cols-2 gap-1.5">
            <Met card={near.lineup?.[at]} round={round} seat={sides.near} match={match} />
            <Met card={far.lineup?.[at]} round={round} seat={sides.far} match={match} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Met({
  card,
  round,
  seat,
  match,
}: {
  card: MatchCard | undefined;
  round: MatchRound;
  seat: 0 | 1;
  match: Match;
}) {
  if (!card) return null;
  const won = round.winner === match.players[seat].address;
  return (
    <figure className="m-0 text-center">
      <img
        src={`${card.imageUrl}?w=192`}
        alt={`${card.name}, ${rarityLabel(card.rarity)}`}
        width={192}
        height={269}
        loading="lazy"
        className={cx(
          'block aspect-5/7 h-auto w-full rounded-[5px] bg-pitch-900',
          !won && 'brightness-[.62] saturate-50',
        )}
      />
      <figcaption className={cx('numeral mt-1.5 text-2xl', !won && 'text-chalk-3')}>
        {round.values[seat]}
      </figcaption>
    </figure>
  );
}
