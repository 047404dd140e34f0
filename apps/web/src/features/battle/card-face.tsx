import { ArtImage } from '@goats/ui/art-image.tsx';
import { cx } from '@goats/ui/cx.ts';
import { PLACEHOLDER_GOAT } from './challenge-queries.ts';

/**
 * The goat on a card, closer than the frame: for rows and small choices.
 * `<CardFace imageUrl={card.imageUrl} className="size-15" />`
 */
export function CardFace({
  imageUrl,
  className,
  dim = false,
  alt = '',
}: {
  imageUrl: string | null;
  className?: string;
  /** A card that cannot play now. */
  dim?: boolean;
  alt?: string;
}) {
  const src = imageUrl ?? PLACEHOLDER_GOAT;
  const sized = (width: number) => (imageUrl ? `${imageUrl}?w=${width}` : PLACEHOLDER_GOAT);
  return (
    <ArtImage
      src={sized(256)}
      srcSet={imageUrl ? `${sized(256)} 1x, ${sized(384)} 2x` : undefined}
      fallbacks={[src, PLACEHOLDER_GOAT]}
      alt={alt}
      back={null}
      boxClass={className}
      className={cx(
        'origin-[50%_34%] scale-150 object-cover object-[50%_30%] transition-[filter] duration-180',
        dim && 'brightness-55 grayscale',
      )}
    />
  );
}
