import {
  BellRing,
  CalendarDays,
  Gavel,
  HandCoins,
  Link2,
  type LucideIcon,
  PhoneCall,
  Swords,
  Tag,
  Trophy,
} from 'lucide-react';
import type { Message } from './inbox-queries.ts';

const ICONS = {
  match: Swords,
  offer: HandCoins,
  sale: Tag,
  auction: Gavel,
  watch: BellRing,
  cup: Trophy,
  week: CalendarDays,
  chain: Link2,
  call: PhoneCall,
} as const satisfies Record<Message['topic'], LucideIcon>;

/** What a message is about, for whoever skims; the words say it too. */
export function TopicIcon({ topic }: Pick<Message, 'topic'>) {
  const Icon = ICONS[topic];
  return <Icon aria-hidden="true" className="mt-0.5 size-4.5 self-start text-chalk-3" />;
}
