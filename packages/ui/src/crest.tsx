import { type GoatSlug, versioned } from '@goats/collection';
import { SmallPicture } from './small-picture.tsx';

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
    <SmallPicture
      src={versioned(`/api/images/crest-${goat}.svg`)}
      size={size}
      className={className}
    />
  );
}
