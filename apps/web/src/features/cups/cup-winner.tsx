import { formatHoof } from '@goats/rules';
import type { CSSProperties } from 'react';
import { HouseTag } from '../../ui/house-tag.tsx';
import { tierLook } from '../../ui/rarity.ts';
import { CupGlyph } from './cup-glyph.tsx';
import type { CupWithTies } from './cup-queries.ts';
import { entrantName, entrantOf } from './cup-words.ts';
import './cups.css';

/** Who lifted it, and what came with it. */
export function CupWinner({ cup, you }: { cup: CupWithTies; you: string | null }) {
  const winner = entrantOf(cup, cup.winner);
  if (!winner) return null;
  const own = winner.address === you;
  return (
    <section
      aria-labelledby="winner-title"
      className="cup-stage mb-12 grid items-center gap-x-8 gap-y-4 border border-line-2 p-6 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:p-8"
      style={{ '--tier': tierLook(cup.tier).color } as CSSProperties}
    >
      <CupGlyph tier={cup.tier} className="size-24 sm:size-32" />
      <div className="min-w-0">
        <p className="kicker">{own ? 'Yours to lift' : 'Lifted by'}</p>
        <h2 id="winner-title" className="mt-3 flex flex-wrap items-center gap-3 text-part">
          {own ? 'You won it' : entrantName(winner)}
          {winner.house && <HouseTag />}
        </h2>
      </div>
      {winner.prize > 0 && (
        <p>
          <span className="numeral block text-[3rem] text-gold">{formatHoof(winner.prize)}</span>
          <span className="text-small text-chalk-2">HOOF for the winner</span>
        </p>
      )}
    </section>
  );
}
