import { nextDay, utcDay } from '@goats/rules';
import { refreshOn } from '@goats/ui/api/refresh-on.ts';
import { useNow } from '@goats/ui/use-now.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { WALLETS } from '../wallet/wallet-queries.ts';

/**
 * Games, mints, packs and quests are counted by the UTC day, and weeks and seasons end with one: a page
 * that stays open over midnight asks again, or it would call a card done for today that may play.
 */
export function useMidnight(): void {
  const client = useQueryClient();
  const [turnsAt, setTurnsAt] = useState<number | null>(null);
  const now = useNow('minute', turnsAt);
  useEffect(() => {
    if (turnsAt !== null && now >= turnsAt) {
      void client.invalidateQueries({ queryKey: WALLETS });
      refreshOn('battles', 'week');
    }
    if (turnsAt === null || utcDay(now) >= utcDay(turnsAt)) setTurnsAt(nextDay(now));
  }, [now, turnsAt, client]);
}
