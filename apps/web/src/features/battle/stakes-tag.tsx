import { Tag } from '@goats/ui/tag.tsx';

/** A challenge and a battle look alike and end differently: `<StakesTag kind="request" />` */
export function StakesTag({ kind }: { kind: 'challenge' | 'request' }) {
  return kind === 'challenge' ? <Tag>Cards stay</Tag> : <Tag tone="risk">Card at stake</Tag>;
}
