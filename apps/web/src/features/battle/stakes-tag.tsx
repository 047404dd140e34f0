import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';

/** A challenge and a battle look alike and end differently: `<StakesTag kind="request" />` */
export function StakesTag({ kind }: { kind: 'challenge' | 'request' }) {
  return kind === 'challenge' ? (
    <Tag>{t('Cards stay')}</Tag>
  ) : (
    <Tag tone="risk">{t('Card at stake')}</Tag>
  );
}
