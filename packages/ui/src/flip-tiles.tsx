import type { CSSProperties } from 'react';
import { cx } from './cx.ts';

/** `<FlipTiles value="200K+" label="200 thousand and more" size="4.875rem" />` */
export function FlipTiles({
  value,
  label,
  size = '4.5rem',
  className,
}: {
  value: string;
  /** What a screen reader says instead of the characters. */
  label?: string;
  size?: string;
  className?: string;
}) {
  return (
    <span
      className={cx('tiles', className)}
      style={{ '--tile': size, '--letters': value.length } as CSSProperties}
    >
      <span className="sr-only">{label ?? value}</span>
      {Array.from(value, (character, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a changed character is a new tile, and flips in
          key={`${place}${character}`}
          aria-hidden="true"
          className={/[:,.\s]/.test(character) ? 'tile-sign' : 'tile'}
          style={{ '--i': place } as CSSProperties}
        >
          {character}
        </span>
      ))}
    </span>
  );
}
