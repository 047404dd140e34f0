import { Button } from '@goats/ui/button.tsx';
import { eventDay } from '@goats/ui/event-date.ts';
import { Panel } from '@goats/ui/panel.tsx';
import { t } from '@goats/words';
import { type Proposal, useVote } from './club-queries.ts';

export function Ballots({ proposals, wallet }: { proposals: readonly Proposal[]; wallet: string }) {
  return (
    <ul className="grid items-start gap-6 lg:grid-cols-2">
      {proposals.map((proposal) => (
        <li key={proposal.id}>
          <Ballot proposal={proposal} wallet={wallet} />
        </li>
      ))}
    </ul>
  );
}

function Ballot({ proposal, wallet }: { proposal: Proposal; wallet: string }) {
  const vote = useVote(wallet, proposal);
  const { title, text, open, options, totalVotes, goatsLeft, yourVotes } = proposal;
  const mine = new Map(yourVotes.map((own) => [own.option, own.votes]));
  const canVote = open && goatsLeft > 0;
  return (
    <Panel aria-label={title}>
      <h3 className="text-card">{title}</h3>
      <p className="mt-2.5 text-chalk-2">{text}</p>
      <ul className="mt-5 grid gap-4">
        {options.map(({ option, label, votes: count }) => {
          const share = totalVotes === 0 ? 0 : Math.round((count / totalVotes) * 100);
          return (
            <li key={option} className="grid grid-cols-[1fr_auto] items-end gap-x-4 gap-y-2">
              <span className="font-medium">
                {label}
                {mine.has(option) && (
                  <span className="text-small text-chalk-3">
                    {' '}
                    {t('· your {votes}@@votes of the visitor', { votes: mine.get(option) })}
                  </span>
                )}
              </span>
              <span className="numeral text-2xl">
                {share}%{' '}
                <span className="text-lead text-chalk-3">
                  {t('{count, plural, one {# vote} other {# votes}}', { count })}
                </span>
              </span>
              <span
                aria-hidden="true"
                className="col-span-full block h-4 overflow-hidden rounded-panel bg-well"
              >
                <span
                  className="mown block h-full border-r-[3px] border-chalk transition-[width] duration-240"
                  style={{ width: `${share}%`, borderRightWidth: count === 0 ? 0 : undefined }}
                />
              </span>
              {canVote && (
                <Button
                  size="sm"
                  variant="outline"
                  className="justify-self-start"
                  busy={vote.isPending && vote.variables === option}
                  busyWord={t('Counting...@@votes')}
                  disabled={vote.isPending}
                  aria-label={t('Vote for {label}', { label })}
                  onClick={() => vote.mutate(option)}
                >
                  {t('Vote@@verb, on a button')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-5 border-t border-line pt-4 text-small text-chalk-3">
        {ballotWords(proposal)}
      </p>
    </Panel>
  );
}

/** What a press would do, said before it is pressed. */
function ballotWords({
  open,
  closesAt,
  goatsLeft,
  goatsSpent,
  votesLeft,
  yourVotes,
}: Proposal): string {
  const day = eventDay(closesAt);
  if (!open) return t('Closed on {day}. The result stands.', { day });
  const spent =
    goatsSpent > 0 &&
    t(
      '{goats, plural, one {# of your goats has voted here already, with a former owner.} other {# of your goats have voted here already, with a former owner.}}',
      { goats: goatsSpent },
    );
  const left =
    goatsLeft > 0
      ? spent
        ? t(
            'Your other {goats, plural, one {# goat} other {# goats}} would cast {votes, plural, one {# vote} other {# votes}} at once.',
            { goats: goatsLeft, votes: votesLeft },
          )
        : t(
            'Your {goats, plural, one {# goat} other {# goats}} would cast {votes, plural, one {# vote} other {# votes}} at once.',
            { goats: goatsLeft, votes: votesLeft },
          )
      : goatsSpent + yourVotes.length > 0
        ? t('All your goats have voted.')
        : t('Lent and bound goats have no vote.');
  return [spent, left, t('Open until {day}.', { day })].filter(Boolean).join(' ');
}
