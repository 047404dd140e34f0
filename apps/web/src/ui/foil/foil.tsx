import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { useReducedMotion } from '../use-reduced-motion.ts';
import './foil.css';
import { holdFoil } from './hold-foil.ts';
import { shines } from './shines.ts';

/**
 * A card that tilts under the pointer or with the phone, and catches the floodlights if it is worth
 * it: gold for a Legendary, a restrained shimmer for an Epic. Still for whoever asked for stillness.
 * `<Foil rarity={nft.rarity}><CardPicture … /></Foil>`
 */
export function Foil({
  rarity,
  off = false,
  className,
  children,
}: {
  rarity: string;
  /** A card that lies face down has nothing to show. */
  off?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const card = useRef<HTMLSpanElement>(null);
  const still = useReducedMotion() || off;
  useEffect(() => (still || !card.current ? undefined : holdFoil(card.current)), [still]);
  return (
    <span ref={card} className={cx('foil', className)} data-rarity={rarity}>
      <span className="foil-card">
        {children}
        {shines(rarity) && !still && (
          <span aria-hidden="true" className="foil-sheen">
            <i className="foil-band" />
            <i className="foil-spot" />
          </span>
        )}
      </span>
    </span>
  );
}
