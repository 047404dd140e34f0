import { cx } from './cx.ts';

const METALS = {
  1: { fill: 'var(--color-gold)', shade: '#b07c12', edge: 'var(--color-gold-hi)' },
  2: { fill: '#c9d1d6', shade: '#87939b', edge: '#f1f5f7' },
  3: { fill: '#c98a56', shade: '#8a5529', edge: '#ecbd93' },
} as const;

export type CupPlace = keyof typeof METALS;

/** A cup for the winner, a smaller one for the second, a medal for a beaten semi-finalist. */
export function CupGlyph({ place, className }: { place: CupPlace; className?: string }) {
  const { fill, shade, edge } = METALS[place];
  return (
    <svg aria-hidden="true" viewBox="0 0 64 72" fill="none" className={cx('block', className)}>
      {place === 3 ? (
        <>
          <path d="M18 4h12l6 22-10 6zM46 4H34l-6 22 10 6z" fill={shade} />
          <circle cx="32" cy="46" r="20" fill={fill} stroke={edge} strokeWidth="2" />
          <circle cx="32" cy="46" r="13" stroke={shade} strokeWidth="2" />
        </>
      ) : (
        <>
          <path
            d="M17 14H5c0 14 6 22 16 23M47 14h12c0 14-6 22-16 23"
            stroke={shade}
            strokeWidth="5"
            strokeLinecap="round"
          />
          <path d="M15 6h34v16c0 13-7 22-17 22s-17-9-17-22z" fill={fill} />
          <path d="M20 6h6v18c0 7 2 13 5 17-7-2-11-9-11-19z" fill={edge} opacity=".55" />
          <path d="M28 43h8l2 13H26z" fill={shade} />
          <path d="M18 56h28v5H18z" fill={fill} />
          <path d={place === 1 ? 'M13 61h38v8H13z' : 'M18 61h28v6H18z'} fill={shade} />
          {place === 1 && <path d="M11 4h42v4H11z" fill={edge} />}
        </>
      )}
      <text
        x="32"
        y={place === 3 ? 53 : 31}
        textAnchor="middle"
        fontSize="20"
        className="font-display font-black"
        fill="var(--color-gold-ink)"
      >
        {place}
      </text>
    </svg>
  );
}
