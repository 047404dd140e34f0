import { shortAddress } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { useState } from 'react';
import { adminApi } from '../admin-session.ts';
import { ReasonForm } from '../marketplace/reason-form.tsx';
import { useDeed } from '../use-deed.ts';

const DEEDS = {
  reset: { call: 'DELETE /api/admin/names/:address', words: ['Reset name', 'Resetting...'] },
  keep: {
    call: 'DELETE /api/admin/names/:address/reports',
    words: ['Leave the name', 'Leaving...'],
  },
} as const;

type Deed = keyof typeof DEEDS;

/** What an operator can do about a name; either way it is written down why. */
export function NameDeeds({
  address,
  name,
  deeds,
}: {
  address: string;
  name: string;
  deeds: readonly Deed[];
}) {
  const [open, setOpen] = useState<Deed | null>(null);
  const deed = useDeed(
    ({ kind, reason }: { kind: Deed; reason: string }) =>
      adminApi(DEEDS[kind].call, { params: { address }, body: { name, reason: reason.trim() } }),
    (_, { kind }) =>
      kind === 'reset'
        ? {
            title: 'Name Reset',
            description: `${name} is ${shortAddress(address)} again, and may not come back for a week.`,
          }
        : { title: 'Name Kept', description: `${name} stays. The reports are settled.` },
  );
  if (!open) {
    return (
      <div className="mt-2.5 flex flex-wrap gap-2.5">
        {deeds.map((kind) => (
          <Button
            key={kind}
            size="sm"
            variant={kind === 'reset' ? 'danger' : 'outline'}
            onClick={() => setOpen(kind)}
          >
            {DEEDS[kind].words[0]}
            <span className="sr-only"> {name}</span>
          </Button>
        ))}
      </div>
    );
  }
  return (
    <ReasonForm
      label={open === 'reset' ? `Why reset ${name}` : `Why leave ${name}`}
      words={[...DEEDS[open].words, 'Not now']}
      busy={deed.isPending}
      className="mt-2.5"
      onSend={(reason) => deed.mutate({ kind: open, reason }, { onSuccess: () => setOpen(null) })}
      onKeep={() => setOpen(null)}
    />
  );
}
