import type { CSSProperties } from 'react';
import { tierLook } from '../../ui/rarity.ts';

/** The thing itself, in the colour of its tier. Decorative: the words beside it say which cup. */
export function CupGlyph({ tier, className = 'size-10' }: { tier: string; className?: string }) {
  const { color } = tierLook(tier);
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      className={`flex-none ${className}`}
      style={{ '--tier': color } as CSSProperties}
    >
      <path
        d="M13 12H6.5c0 8 3 13 9.5 13.5M35 12h6.5c0 8-3 13-9.5 13.5"
        fill="none"
        stroke="color-mix(in oklab, var(--tier) 72%, #07140e)"
        strokeWidth="3.2"
      />
      <path d="M11.5 6h25v10.5C36.5 26 31 31.5 24 31.5S11.5 26 11.5 16.5Z" fill="var(--tier)" />
      <path
        d="M15.5 9.5h5V18c0 5 1.5 8 3.5 10-5-1-8.5-5-8.5-11.5Z"
        fill="color-mix(in oklab, var(--tier) 45%, #fff)"
      />
      <path d="M22 31h4v6h-4Z" fill="color-mix(in oklab, var(--tier) 72%, #07140e)" />
      <path d="M15 36.5h18l2 6.5H13Z" fill="color-mix(in oklab, var(--tier) 86%, #07140e)" />
    </svg>
  );
}

/** A club's shield: `<Shield club={0} />`; halves for the one, a sash for the other. */
export function Shield({ club, className = 'h-14 w-12' }: { club: 0 | 1; className?: string }) {
  const [field, mark] = club === 0 ? ['#f5e14c', '#1f7a4d'] : ['#dfe9f5', '#2d5fa8'];
  return (
    <svg viewBox="0 0 48 56" aria-hidden="true" className={`flex-none ${className}`}>
      <path d="M4 4h40v24c0 14-9 21-20 25C13 49 4 42 4 28Z" fill={field} />
      {club === 0 ? (
        <path d="M24 4h20v24c0 14-9 21-20 25Z" fill={mark} />
      ) : (
        <path d="M4 13 4 27 36 47c4-4 8-10 8-17Z" fill={mark} />
      )}
      <path
        d="M4 4h40v24c0 14-9 21-20 25C13 49 4 42 4 28Z"
        fill="none"
        stroke="#f4f1e4"
        strokeWidth="2.5"
      />
    </svg>
  );
}
