import { cx } from '@goats/ui/cx.ts';
import { t } from '@goats/words';
import { useState } from 'react';
import { pictureSources } from './gallery-pictures.ts';

const WIDTHS = [320, 480, 640, 960] as const;

/** A picture of the gallery with all the places it may be found; the last resort is words. */
export function GalleryPicture({
  filename,
  url,
  alt,
  sizes,
  className,
  eager = false,
}: {
  filename: string;
  url?: string;
  alt: string;
  sizes: string;
  /** Aspect and shape of the box. */
  className: string;
  eager?: boolean;
}) {
  const sources = pictureSources(filename, url);
  const [failures, setFailures] = useState(0);
  const source = sources[failures];
  return (
    <span className={cx('relative block overflow-hidden bg-[#08140e]', className)}>
      {source ? (
        <img
          key={source}
          src={`${source}?w=640`}
          srcSet={WIDTHS.map((width) => `${source}?w=${width} ${width}w`).join(', ')}
          sizes={sizes}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailures(failures + 1)}
          className="absolute inset-0 size-full object-cover transition-transform duration-420 ease-enter group-hover:scale-[1.03] motion-reduce:transform-none"
        />
      ) : (
        <span
          role="img"
          aria-label={t('Failed to load image')}
          className="absolute inset-0 grid place-items-center border border-dashed border-line-2 p-2 text-center text-small text-chalk-3"
        >
          {t('Image not found')}
        </span>
      )}
    </span>
  );
}
