import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { api } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { usePracticeRefused } from '../battle/use-practice.ts';
import { idempotencyKey } from '../wallet/idempotency-key.ts';

/** From reading to playing: a match against the house, no wallet, no stake. `<TryIt mode="duel" />` */
export function TryIt({
  mode,
  variant = 'primary',
  children = 'Try it',
}: {
  mode: 'duel' | 'squad';
  variant?: 'primary' | 'outline';
  children?: string;
}) {
  const navigate = useNavigate();
  const practice = useMutation({
    mutationFn: () =>
      api('POST /api/practice', { body: { gameMode: mode } }, { idempotencyKey: idempotencyKey() }),
    onSuccess: ({ redirectTo }) => navigate({ href: redirectTo }),
    onError: usePracticeRefused(),
  });
  return (
    <Button
      variant={variant}
      busy={practice.isPending}
      busyWord="Kicking off..."
      onClick={() => practice.mutate()}
    >
      <Play aria-hidden="true" className="size-4.5" /> {children}
    </Button>
  );
}
