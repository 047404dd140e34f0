import type { RequestExtras } from '@goats/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { cardKey } from '../cards/card-queries.ts';
import { idempotencyKey } from '../wallet/idempotency-key.ts';
import { withSignIn } from '../wallet/sign-in.ts';
import { isSettled } from './refusal.ts';
import { OWN_MARKET } from './trading-queries.ts';

/**
 * Something that moves HOOF or a card: signed in for when that is missing, sent under one key until
 * it is answered, and asked about anew afterwards. Answers null when the visitor turned away.
 */
export function useTrade<Input, Result>(
  cardId: number,
  send: (input: Input, player: string, extras: RequestExtras) => Promise<Result>,
  purpose: string,
) {
  const queryClient = useQueryClient();
  const kept = useRef<{ readonly said: string; readonly key: string } | null>(null);
  return useMutation({
    mutationFn: (input: Input) =>
      withSignIn((player) => {
        // Another price is another intention.
        const said = JSON.stringify(input) ?? '';
        if (kept.current?.said !== said) kept.current = { said, key: idempotencyKey() };
        return send(input, player, { idempotencyKey: kept.current.key });
      }, purpose),
    onError: (error) => {
      if (isSettled(error)) kept.current = null;
      void queryClient.invalidateQueries({ queryKey: cardKey(cardId) });
    },
    onSuccess: async (answer) => {
      if (answer === null) return;
      kept.current = null;
      await Promise.all(
        [['/api/wallets'], cardKey(cardId), OWN_MARKET].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}
