import { Button } from '@goats/ui/button.tsx';
import { Dialog } from '@goats/ui/dialog.tsx';
import { Field, Input, Textarea } from '@goats/ui/field.tsx';
import { serverNow } from '@goats/ui/server-clock.ts';
import { useState } from 'react';
import { adminApi } from '../admin-session.ts';
import { useDeed } from '../use-deed.ts';
import {
  draftOfProposal,
  freeSlug,
  type ProposalDraft,
  type ProposalPlan,
  planOfProposal,
  proposalProblems,
} from './club-drafts.ts';
import type { DeskProposal } from './club-queries.ts';
import { TakeDown } from './take-down.tsx';

export function ProposalDialog({
  proposal,
  taken,
  onClose,
}: {
  /** Undefined: a new one. */
  proposal: DeskProposal | undefined;
  /** The addresses that are in use. */
  taken: readonly string[];
  onClose: () => void;
}) {
  const [draft, setDraft] = useState(() => draftOfProposal(proposal, serverNow()));
  const [shown, setShown] = useState(false);
  const problems = proposalProblems(draft);
  const voted = (proposal?.totalVotes ?? 0) > 0;
  const save = useDeed(
    (plan: ProposalPlan) =>
      adminApi('PUT /api/admin/club/proposals/:id', {
        params: { id: proposal?.id ?? freeSlug(plan.title, taken) },
        body: plan,
      }),
    ({ title }) => ({
      title: proposal ? 'Proposal Changed' : 'Proposal Made',
      description: `${title} is on the ballot.`,
    }),
  );
  const withdraw = useDeed(
    (id: string) => adminApi('DELETE /api/admin/club/proposals/:id', { params: { id } }),
    () => ({ title: 'Proposal Withdrawn', description: 'It is off the ballot.' }),
  );
  const set = (field: keyof ProposalDraft) => (change: { target: { value: string } }) =>
    setDraft({ ...draft, [field]: change.target.value });
  const error = (field: keyof ProposalDraft) => (shown ? { error: problems[field] } : {});
  return (
    <Dialog
      open
      onClose={onClose}
      title={proposal ? 'Change proposal' : 'Put to the vote'}
      description={
        voted
          ? 'Goats have voted on this: only its end can be moved.'
          : 'One goat, one vote. After the first vote only its end can be moved.'
      }
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(submit) => {
          submit.preventDefault();
          setShown(true);
          if (Object.keys(problems).length > 0) return;
          save.mutate(planOfProposal(draft), { onSuccess: onClose });
        }}
      >
        <Field label="Question" {...error('title')}>
          <Input maxLength={80} disabled={voted} value={draft.title} onChange={set('title')} />
        </Field>
        <Field label="What it is about" {...error('text')}>
          <Textarea
            rows={3}
            maxLength={600}
            disabled={voted}
            value={draft.text}
            onChange={set('text')}
          />
        </Field>
        <Field label="Answers" help="One a line, two to eight." {...error('options')}>
          <Textarea rows={4} disabled={voted} value={draft.options} onChange={set('options')} />
        </Field>
        <Field label="Open until" {...error('closes')}>
          <Input type="datetime-local" value={draft.closes} onChange={set('closes')} />
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={save.isPending} busyWord="Saving...">
            {proposal ? 'Save proposal' : 'Open the vote'}
          </Button>
          {proposal && !voted && (
            <TakeDown
              ask="Withdraw"
              sure="Withdraw it"
              busy={withdraw.isPending}
              onSure={() => withdraw.mutate(proposal.id, { onSuccess: onClose })}
            />
          )}
        </div>
      </form>
    </Dialog>
  );
}
