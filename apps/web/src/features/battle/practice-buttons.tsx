import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts.tsx';
import type { GameMode } from './battle-queries.ts';
import { useIntent } from './intent.ts';
import { useGoToMatch } from './own-matches.ts';
import { refusalWords } from './refusal.ts';

/** Either game against the house: no wallet, no stake, no effect on any card. */
export function PracticeButtons({ primary = false }: { primary?: boolean }) {
  const intent = useIntent();
  const go = useGoToMatch();
  const practice = useMutation({
    mutationFn: (gameMode: GameMode) => {
      const body = { gameMode };
      return api('POST /api/practice', { body }, { idempotencyKey: intent.keyFor(body) });
    },
    onSuccess: ({ redirectTo }) => go(redirectTo),
    onError: (error) =>
      toast({
        title: 'No practice right now',
        description: refusalWords(error, 'The house did not answer. Please try again.'),
        tone: 'red',
      }),
    onSettled: (_, error) => intent.settle(error ?? undefined),
  });
  const starting = (mode: GameMode) => practice.isPending && practice.variables === mode;
  return (
    <>
      <Button
        variant={primary ? 'primary' : 'outline'}
        disabled={practice.isPending}
        busy={starting('duel')}
        busyWord="Starting..."
        onClick={() => practice.mutate('duel')}
      >
        Practice
      </Button>
      <Button
        variant="outline"
        disabled={practice.isPending}
        busy={starting('squad')}
        busyWord="Starting..."
        onClick={() => practice.mutate('squad')}
      >
        Practice squad
      </Button>
    </>
  );
}
