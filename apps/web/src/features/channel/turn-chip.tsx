import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { Turn } from './channel-events.ts';
import { TURN_WORDS } from './turn-words.ts';
import { usePressingTurn } from './use-pressing-turn.ts';

const WORDS = {
  commit: t('Choose@@a card, now'),
  open: t('Open@@the sealed choice, now'),
  pick: t('Pick@@an attribute, now'),
  finished: '',
} as const;

/** In the header of every page but the match's own: it waits, for so long, and this is the way. */
export function TurnChip() {
  const { turn, here } = usePressingTurn();
  return turn && !here ? <Chip turn={turn} /> : null;
}

function Chip({ turn }: { turn: Turn }) {
  const left = useNow((now) =>
    Math.max(0, Math.ceil((Date.parse(turn.deadline ?? '') - now) / 1000)),
  );
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <Link
      data-turn
      to={turn.href}
      className="display flex h-11 flex-none items-center gap-2 rounded-control bg-gold px-3 text-lead text-gold-ink animate-[rise-in_240ms_var(--ease-enter)] hover:brightness-110"
    >
      <span className="sr-only">
        {t('Your match waits. {text}', { text: TURN_WORDS[turn.phase] })}
      </span>
      <span className="max-sm:sr-only nav:max-xl:sr-only">{WORDS[turn.phase]}</span>
      <span role="timer" className="numeral tabular-nums">
        {clock}
      </span>
    </Link>
  );
}
