import { crowdWords } from './crowd.ts';
import type { Match } from './match-types.ts';
import { PlainAddresses } from './plain-addresses.tsx';

/** Whom the crowd is with in a match across tiers, and what that is worth. */
export function CrowdLine({ match }: { match: Match }) {
  const words = crowdWords(match);
  if (!words) return null;
  return (
    <p className="crowd-line">
      <b className="kicker text-gold">
        <PlainAddresses text={words.title} />
      </b>{' '}
      <span className="text-fine text-chalk-2">{words.text}</span>
    </p>
  );
}
