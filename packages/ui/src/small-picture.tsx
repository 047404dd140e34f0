import { cx } from './cx.ts';

/** A small square drawing beside the words that say what it is; it never holds up a page. */
export function SmallPicture({
  src,
  size,
  className,
}: {
  src: string;
  size: number;
  className: string | undefined;
}) {
  return (
    <img
      src={src}
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
