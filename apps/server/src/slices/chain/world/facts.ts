import type { WithdrawalFacts, WithdrawalState } from '@goats/rules';
import type { Row } from '../../../db/database.ts';

export interface WithdrawalRow extends Row {
  readonly id: number;
  readonly wallet: string;
  readonly hoof: number | null;
  readonly card_id: number | null;
  readonly of_day: number;
  readonly exits: number;
  readonly deadline: Date;
  readonly state: WithdrawalState;
  readonly created_at: Date;
}

export function toWithdrawal(row: WithdrawalRow): WithdrawalFacts {
  const { id, wallet, hoof, exits, state } = row;
  return {
    ...{ id, wallet, hoof, cardId: row.card_id, ofDay: row.of_day, exits, state },
    ...{ deadline: row.deadline.getTime(), createdAt: row.created_at.getTime() },
  };
}
