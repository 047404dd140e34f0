import { REACTION_GAP_MS, REACTION_WORDS, REACTIONS, type Reaction } from '@goats/rules';
import { api } from '@goats/ui/api/client.ts';
import { failureNews, NO_HARM } from '@goats/ui/api/command-failure.ts';
import { Button } from '@goats/ui/button.tsx';
import { toast } from '@goats/ui/toasts.tsx';
import { t } from '@goats/words';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { withSignIn } from '../../wallet/sign-in.ts';
import { facePath } from './face-path.ts';
import { setMuted, useMuted } from './mute.ts';
import { Goat } from './mute-toggle.tsx';

/** One small button beside the cards; the six faces never lie over the clock or what is decided. */
export function MakeFace({
  matchId,
  wallet,
  plays,
  hushed,
  hushedByMe,
}: {
  matchId: string;
  wallet: string;
  plays: boolean;
  /** A player wants none of those who watch. */
  hushed: boolean;
  hushedByMe: boolean;
}) {
  const row = useId();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [resting, setResting] = useState(false);
  const muted = useMuted();
  const quiet = hushed && !plays;

  const shut = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);

  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => setResting(false), REACTION_GAP_MS);
    return () => clearTimeout(timer);
  }, [resting]);

  useEffect(() => {
    if (!open) return;
    place.current?.querySelector<HTMLElement>('.face-row button')?.focus();
    const elsewhere = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) setOpen(false);
    };
    const away = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') shut();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('keydown', away);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('keydown', away);
    };
  }, [open, shut]);

  async function make(reaction: Reaction): Promise<void> {
    shut();
    setResting(true);
    await send(
      () => api('POST /api/matches/:id/reactions', { params: { id: matchId }, body: { reaction } }),
      t('Sign in to make a face.'),
      t('No face this time'),
    );
  }

  return (
    <div ref={place} className="make-face">
      <button
        ref={button}
        type="button"
        className="face-button"
        aria-label={t('Make a face')}
        aria-expanded={open}
        aria-controls={row}
        aria-disabled={resting}
        onClick={() => setOpen(!open && !resting)}
      >
        <Goat off={muted || quiet} />
      </button>
      {open && (
        <div id={row} className="face-panel">
          {muted || quiet ? (
            <p className="px-1 text-small">
              {muted
                ? t('You see nobody’s faces, your own included.')
                : t('A player has asked for quiet: just watch this one.')}
            </p>
          ) : (
            <div className="face-row">
              {REACTIONS.map((reaction) => (
                <button
                  key={reaction}
                  type="button"
                  title={t(REACTION_WORDS[reaction])}
                  onClick={() => void make(reaction)}
                >
                  <img src={facePath(reaction, wallet)} alt={t(REACTION_WORDS[reaction])} />
                </button>
              ))}
            </div>
          )}
          <div className="flex flex-wrap justify-center gap-x-4">
            <Button size="sm" variant="ghost" onClick={() => setMuted(!muted)}>
              {muted ? t('Show faces') : t('Mute all')}
            </Button>
            {plays && (
              <Button
                size="sm"
                variant="ghost"
                onClick={() =>
                  void send(
                    () =>
                      api('PUT /api/matches/:id/hush', {
                        params: { id: matchId },
                        body: { hushed: !hushedByMe },
                      }),
                    hushedByMe
                      ? t('Sign in to let the stand bleat.')
                      : t('Sign in to hush the stand.'),
                    t('Nothing changed'),
                  )
                }
              >
                {hushedByMe ? t('Let the stand bleat') : t('Hush the stand')}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

async function send(work: () => Promise<unknown>, purpose: string, refused: string): Promise<void> {
  try {
    await withSignIn(work, purpose);
  } catch (error) {
    toast(failureNews(error, refused, { again: NO_HARM }));
  }
}
