import { Skeleton } from '@goats/ui/skeleton.tsx';
import { t } from '@goats/words';
import './match.css';
import { CARD_BACK } from './match-card.tsx';

/**
 * The pitch before its match is known, as high as it will be: nothing moves when that comes. Two cards
 * lie face down on it, which is true of every match. In a document the server may have turned over
 * what both sides announced (apps/server/src/site/pages/match-frame.ts), and it stays so.
 */
export function MatchFrame({ id }: { id: string }) {
  return (
    <div aria-busy="true">
      <h1 className="sr-only">{t('Match@@noun')}</h1>
      <div className="h-14 max-lg:hidden" />
      <div className="match-pitch min-h-dvh">
        <div className="match-grid wrap">
          <div className="match-score flex min-h-14 items-center justify-center gap-3.5 border-b border-line-2 bg-well max-lg:-mx-(--edge) lg:min-h-35 lg:border-0 lg:bg-transparent">
            <Skeleton className="h-8 w-24" />
            <Skeleton className="h-8 w-24" />
          </div>
          <Card match={id} seat={0} />
          <Card match={id} seat={1} />
          <div className="match-centre pt-54 lg:pt-28">
            <div className="h-110 rounded-row border border-line-2 bg-well/95 max-lg:-mx-(--edge) max-lg:border-x-0 lg:h-90" />
          </div>
        </div>
      </div>
    </div>
  );
}

function Card({ match, seat }: { match: string; seat: 0 | 1 }) {
  const face = match === framed?.match ? framed.faces[seat] : undefined;
  const card = {
    ...{ 'data-seat': seat, width: 384, height: 538 },
    className:
      'block aspect-5/7 h-auto w-full rounded-card bg-pitch-900 shadow-card data-announced:absolute data-announced:inset-0 data-announced:brightness-60 data-announced:grayscale-[.8]',
  };
  return (
    <div className={`match-side match-side-${seat === 0 ? 'near' : 'far'}`}>
      <div className="relative">
        {/* Scripts wait for this one; a face may have to be drawn first, and a match has a clock. */}
        <img {...card} {...CARD_BACK} alt="" fetchPriority="high" />
        {face && <img {...card} {...CARD_BACK} {...face} alt="" data-announced="" />}
      </div>
    </div>
  );
}

/** Read while the drawn page is on screen: the live one must not turn over what lies there. */
const framed = typeof document === 'undefined' ? undefined : readFrame();

function readFrame() {
  const cards = document.querySelectorAll<HTMLImageElement>('[data-drawn-ahead] [data-announced]');
  const match = new URLSearchParams(location.search).get('match');
  const faces = Array.from(cards, ({ src, srcset }) => ({ src, srcSet: srcset }));
  return { match, faces };
}
