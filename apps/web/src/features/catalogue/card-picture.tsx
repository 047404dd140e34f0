import { ArtImage } from '@goats/ui/art-image.tsx';
import { cx } from '@goats/ui/cx.ts';
import type { Sheets } from '@goats/ui/foil/foil-sheets.tsx';
import { DEFAULT_GOAT } from '@goats/ui/goat-pictures.ts';

/** Widths that the server keeps ready. */
const WIDTHS = [256, 384, 512, 640, 960] as const;
const CARD_FILE = /\/card-\d+(?=\.)/;

/** The drawn name of a picture under /api/images/, tried when its own address fails. */
export function drawnName(imageUrl: string): string {
  const file = imageUrl.split('?')[0]?.split('/').at(-1) ?? '';
  return `/api/images/${file}`;
}

/** The addresses of a card's picture, as an img takes them. */
export function cardSources(imageUrl: string): { src: string; srcSet: string } {
  return {
    src: `${imageUrl}?w=512`,
    srcSet: WIDTHS.map((width) => `${imageUrl}?w=${width} ${width}w`).join(', '),
  };
}

/** The two sheets of a card that the light falls between; none for a picture that is no card's. */
export function cardSheets(imageUrl: string, sizes: string): Sheets | undefined {
  const sheet = (layer: string) => ({
    ...cardSources(imageUrl.replace(CARD_FILE, `$&-${layer}`)),
    sizes,
  });
  return CARD_FILE.test(imageUrl)
    ? { ground: sheet('ground'), figure: sheet('figure') }
    : undefined;
}

/**
 * A whole card, frame and all, 5:7. The first failure looks under the drawn name, the second shows
 * the default goat, and where not even that comes the card's back stays.
 *
 * `<CardPicture imageUrl={nft.imageUrl} alt={nft.name} rarity="Epic" sizes="196px" />`
 */
export function CardPicture({
  imageUrl,
  alt,
  rarity = null,
  sizes,
  eager = false,
  className,
}: {
  imageUrl: string;
  alt: string;
  rarity?: string | null;
  /** How wide it stands on the page, as an img's sizes. */
  sizes: string;
  eager?: boolean;
  className?: string;
}) {
  return (
    <ArtImage
      {...cardSources(imageUrl)}
      sizes={sizes}
      fallbacks={[drawnName(imageUrl), DEFAULT_GOAT]}
      alt={alt}
      eager={eager}
      back={rarity}
      boxClass={cx('aspect-[5/7] rounded-[4.6%/3.3%]', className)}
    />
  );
}
