import { formatHoof } from '@goats/rules';
import { LOCALE, t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { cupTitle } from '../cups/cup-words.ts';
import type { Match } from './match-types.ts';
import { PlainAddresses } from './plain-addresses.tsx';
import { type Tie, useTie } from './tie.ts';

/** Where others have a payout: a tie pays nothing, it leads on or home. */
export function TiePaper({ match, over }: { match: Match; over: boolean }) {
  return <PaperOfTie tie={useTie(match, over)} cupId={match.originId} />;
}

export function PaperOfTie({ tie, cupId }: { tie: Tie | null; cupId: number | null }) {
  return (
    <section aria-label={t('Cup')} className="match-ticket match-paper mt-6">
      <div className="h-28 px-5 py-4">
        <p className="kicker text-paper-2">{tie ? nameOf(tie) : t('Cup tie')}</p>
        <p className="display mt-3 text-row leading-[.95]">
          <PlainAddresses text={tie ? (tie.news ?? tie.round) : t('For nothing but the cup')} />
        </p>
      </div>
      <div className="border-t-2 border-dashed border-paper-ink/40 px-5 py-3 text-small">
        <p>
          {tie && tie.prize > 0
            ? t('The cup has paid you {hoof} HOOF.', { hoof: formatHoof(tie.prize) })
            : t('Nothing is paid for a tie. The pool is, when the cup is over.')}
        </p>
        {cupId !== null && (
          <Link
            to="/cups/$id"
            params={{ id: String(cupId) }}
            className="mt-1 inline-block py-1 underline"
          >
            {tie?.cup.kind === 'clubs' ? t('See how the clubs stand') : t('See the bracket')}
          </Link>
        )}
      </div>
    </section>
  );
}

/** The server names it in English. */
function nameOf({ cup }: Tie): string {
  return LOCALE === 'en' ? cup.name : cupTitle(cup);
}
