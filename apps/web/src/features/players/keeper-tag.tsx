import { isGoatSlug, keeperOf } from '@goats/collection';
import { Tag } from '@goats/ui/tag.tsx';

/** Of whoever has whole pages of the album. Few have any, so it comes apart: it brings the goats' names. */
export default function KeeperTag({ fullPages }: { fullPages: readonly string[] }) {
  return <Tag tone="gold">{keeperOf(fullPages.filter(isGoatSlug))}</Tag>;
}
