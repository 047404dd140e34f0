import type { Answers } from '../../../kernel/answering.ts';

export const answers: Answers<'season-leavers'> = {
  async 'season-leavers'(db, questions) {
    return await Promise.all(
      questions.map(({ before, most }) =>
        db.prepared<{ address: string; house: boolean }>(
          'facts-season-leavers',
          `select b.address, coalesce(p.house, false) as house
             from (select address from battlers where season < $1 order by season limit $2) b
             left join players p on p.address = b.address order by b.address`,
          [before, most],
        ),
      ),
    );
  },
};
