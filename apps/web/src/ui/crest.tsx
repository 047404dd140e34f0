import { type GoatSlug, versioned } from '@goats/collection';
import { cx } from './cx.ts';

/**
 * The crest of a goat's club, small and beside the club's name, which says what it is.
 * `<Crest goat="the-flea" size={32} />`
 */
export function Crest({
  goat,
  size = 32,
  className,
}: {
  goat: GoatSlug;
  size?: number;
  className?: string;
}) {
  return (
    <img
      src={versioned(`/api/images/crest-${goat}.svg`)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={cx('inline-block flex-none', className)}
      style={{ width: size, height: size }}
    />
  );
}
