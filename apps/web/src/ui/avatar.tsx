import { versioned } from '@goats/collection';
import { cx } from './cx.ts';

/**
 * The goat of a player, drawn from the address alone. It stands beside a name and says nothing that
 * the name does not. `<Avatar address={row.address} size={32} />`
 */
export function Avatar({
  address,
  size = 32,
  className,
}: {
  address: string;
  size?: number;
  className?: string;
}) {
  return (
    <img
      src={versioned(`/api/images/avatar-${address.toLowerCase()}.svg`)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={cx('inline-block flex-none rounded-full bg-pitch-800', className)}
      style={{ width: size, height: size }}
    />
  );
}
