import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { useReducedMotion } from '../use-reduced-motion.ts';
import './foil.css';
import { FoilSheets, type Sheets } from './foil-sheets.tsx';
import { holdFoil } from './hold-foil.ts';
import { shines } from './shines.ts';

/**
 * A card that tilts under the pointer or with the phone, and catches the floodlights if it is worth
 * it: gold for a Legendary, a restrained shimmer for an Epic. Still for whoever asked for stillness.
 * `<Foil rarity={nft.rarity} sheets={cardSheets(…)}><CardPicture … /></Foil>`
 */
export function Foil({
  rarity,
  sheets,
  night = false,
  off = false,
  className,
  children,
}: {
  rarity: string;
  /** Without them the card tilts and nothing shines. */
  sheets?: Sheets | undefined;
  /** Printed by night: gold light would turn its blue to rust, so the moon lights it. */
  night?: boolean;
  /** A card that lies face down has nothing to show. */
  off?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const card = useRef<HTMLSpanElement>(null);
  const still = useReducedMotion() || off;
  useEffect(() => (still || !card.current ? undefined : holdFoil(card.current)), [still]);
  return (
    <span
      ref={card}
      className={cx('foil', className)}
      data-rarity={rarity}
      data-night={night || undefined}
    >
      <span className="foil-card">
        {children}
        {sheets && shines(rarity) && !still && <FoilSheets {...sheets} />}
      </span>
    </span>
  );
}
