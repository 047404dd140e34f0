import { isGoatSlug, resultMoment } from '@goats/collection';
import type { Match, MatchCard } from '../match-types.ts';
import { slugOf } from '../slug-of.ts';
import { winnersScore } from './winning-card.ts';

/** What the winning goat did, as the stand will tell it. */
export default function MomentLine({ match, card }: { match: Match; card: MatchCard }) {
  const goat = slugOf(card.goatName);
  if (!isGoatSlug(goat)) return null;
  const seed = match.serverSeed ?? match.id;
  const { title, text } = resultMoment({ goat, seed, score: winnersScore(match) });
  return (
    <figure className="moment-line">
      <figcaption className="kicker">{title}</figcaption>
      <p>{text}</p>
    </figure>
  );
}
