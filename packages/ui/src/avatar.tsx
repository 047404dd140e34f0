import { versioned } from '@goats/collection';
import { cx } from './cx.ts';
import { SmallPicture } from './small-picture.tsx';

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
    <SmallPicture
      src={avatarSrc(address)}
      size={size}
      className={cx('rounded-full bg-pitch-800', className)}
    />
  );
}

export function avatarSrc(address: string): string {
  return versioned(`/api/images/avatar-${address.toLowerCase()}.svg`);
}
