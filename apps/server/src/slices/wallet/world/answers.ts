import type { Answers } from '../../../kernel/answering.ts';

export const answers: Answers<'frozen'> = {
  async frozen(db, questions) {
    const rows = await db.prepared<{ wallet: string }>(
      'facts-frozen',
      'select wallet from wallet_freezes where wallet = any ($1)',
      [questions.map(({ wallet }) => wallet)],
    );
    const frozen = new Set(rows.map(({ wallet }) => wallet));
    return questions.map(({ wallet }) => frozen.has(wallet));
  },
};
