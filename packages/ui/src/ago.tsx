import { timeAgo } from '@goats/rules';
import { useNow } from './use-now.ts';

/** How long ago something was, drawn anew only when that reads differently: `<Ago at={bid.bidTime} />` */
export function Ago({ at }: { at: string | number }) {
  const then = typeof at === 'string' ? Date.parse(at) : at;
  return <>{useNow((now) => timeAgo(then, now))}</>;
}
