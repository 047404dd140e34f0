import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { setMuted, useMuted } from './mute.ts';

/** Everybody's faces, seen here or not: nobody else notices. */
export function MuteToggle() {
  const muted = useMuted();
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-pressed={!muted}
      onClick={() => setMuted(!muted)}
      className="min-h-11"
    >
      <Goat off={muted} /> {t('Faces@@that players make, to be seen or not')}
    </Button>
  );
}

/** A goat's head, struck through where it is not to be seen. */
export function Goat({ off = false }: { off?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-5 flex-none"
    >
      <path d="M8 7Q4 7 3 3M16 7q4 0 5-4M5 10 2 12M19 10l3 2M8 7h8l1 5-3 7h-4l-3-7ZM10 11h0M14 11h0M11 19v3" />
      {off && <path d="M3 21 21 4" />}
    </svg>
  );
}
