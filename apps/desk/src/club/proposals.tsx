import { groupedCount } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { eventDay } from '@goats/ui/event-date.ts';
import { Tag } from '@goats/ui/tag.tsx';
import { useState } from 'react';
import type { DeskProposal } from './club-queries.ts';
import { ProposalDialog } from './proposal-dialog.tsx';

/** What owners vote on, and how it stands. */
export function Proposals({ proposals }: { proposals: readonly DeskProposal[] }) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section aria-labelledby="proposals-title" className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-4 border-b-[1.5px] border-line-2 pb-3.5">
        <h2 id="proposals-title" className="text-card">
          On the ballot
        </h2>
        <Button size="sm" onClick={() => setOpen('')}>
          Put to the vote
        </Button>
      </div>
      {proposals.length === 0 && (
        <EmptyState compact title="Nothing to decide" text="The herd is of one mind." />
      )}
      <ul>
        {proposals.map((proposal) => (
          <Ballot key={proposal.id} proposal={proposal} onChange={() => setOpen(proposal.id)} />
        ))}
      </ul>
      {open !== null && (
        <ProposalDialog
          key={open}
          proposal={proposals.find(({ id }) => id === open)}
          taken={proposals.map(({ id }) => id)}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

function Ballot({ proposal, onChange }: { proposal: DeskProposal; onChange: () => void }) {
  const { title, options, totalVotes, open, closesAt } = proposal;
  return (
    <li className="border-b border-line py-4">
      <div className="flex items-start justify-between gap-4">
        <span className="min-w-0">
          <span className="display block text-label">{title}</span>
          <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-fine text-chalk-3">
            <Tag tone={open ? 'live' : 'plain'}>{open ? 'Open' : 'Closed'}</Tag>
            {open ? 'until' : 'since'} {eventDay(closesAt)}, {groupedCount(totalVotes)} votes
          </span>
        </span>
        <Button variant="outline" size="sm" aria-label={`Change ${title}`} onClick={onChange}>
          Change
        </Button>
      </div>
      <ul className="mt-3.5 grid gap-2.5">
        {options.map(({ option, label, votes }) => (
          <li key={option} className="text-small">
            <span className="flex justify-between gap-4">
              <span className="min-w-0 truncate text-chalk-2">{label}</span>
              <span className="numeral text-lead">{groupedCount(votes)}</span>
            </span>
            <span aria-hidden="true" className="mt-1 block h-1.5 bg-pitch-800">
              <i
                className="block h-full bg-chalk-2"
                style={{ width: `${totalVotes === 0 ? 0 : (votes / totalVotes) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}
