import { t } from '@goats/words';
import { type ComponentPropsWithRef, type CSSProperties, useState } from 'react';
import { cx } from './cx.ts';
import { tierLook } from './rarity.ts';

interface ArtImageProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'loading'> {
  src: string;
  alt: string;
  /** Tried in turn when the one before fails to load. */
  fallbacks?: readonly string[];
  /** Above the fold: load at once and first. */
  eager?: boolean;
  /** Seen without scrolling, but not what a visitor came for: after style and lettering. */
  seen?: boolean;
  /**
   * For a card: its back lies here, in the colours of this tier, until the picture does, and stays
   * when none comes. Null takes the colours of whatever it stands in.
   */
  back?: string | null;
  /** Aspect, size and shape of the box; the picture fills it. */
  boxClass?: string | undefined;
}

/** A picture in a box of fixed shape, so nothing moves when it arrives. */
export function ArtImage({
  src,
  alt,
  fallbacks = [],
  eager = false,
  seen = false,
  back,
  boxClass,
  className,
  srcSet,
  ...rest
}: ArtImageProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const current = [src, ...fallbacks].find((candidate) => !failed.includes(candidate));
  return (
    <span
      className={cx(
        'relative block overflow-hidden',
        back === undefined ? 'bg-[#08140e]' : 'card-back',
        boxClass,
      )}
      {...(back && { style: { '--tier': tierLook(back).color } as CSSProperties })}
    >
      {current ? (
        <img
          {...rest}
          src={current}
          srcSet={current === src ? srcSet : undefined}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          // What is drawn ahead leaves lazy pictures out, but for these.
          data-seen={seen || undefined}
          decoding="async"
          fetchPriority={eager ? 'high' : 'auto'}
          onError={() => setFailed((before) => [...before, current])}
          className={cx('absolute inset-0 size-full', className ?? 'object-cover')}
        />
      ) : (
        <span
          role="img"
          aria-label={alt || t('Failed to load image')}
          className="absolute inset-0 grid place-items-center p-2 text-center text-small text-chalk-3"
        >
          {back === undefined && t('Image not found')}
        </span>
      )}
    </span>
  );
}
