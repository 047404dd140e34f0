import { Button, type ButtonLook } from '@goats/ui/button.tsx';
import { T } from '@goats/ui/t.tsx';
import { BellPlus, BellRing } from 'lucide-react';
import { type Followable, useFollow, useWatches } from './inbox-queries.ts';

const HIDDEN = <span className="sr-only" />;

/** Tells whoever presses it when something happens to a card, or to any card of a goat. */
export function FollowButton({
  kind,
  id,
  name,
  className,
  ...look
}: Followable & ButtonLook & { name: string; className?: string }) {
  const { data } = useWatches();
  const follow = useFollow();
  const on = data?.[kind].some((each) => each.id === id) ?? false;
  const Icon = on ? BellRing : BellPlus;
  return (
    <Button
      variant="outline"
      {...look}
      {...(className && { className })}
      aria-pressed={on}
      busy={follow.isPending}
      onClick={() => follow.mutate({ kind, id, on: !on })}
    >
      <Icon aria-hidden="true" className="size-4.5" />
      {on ? (
        <T m="Following<hidden> {name}</hidden>" hidden={HIDDEN} name={name} />
      ) : (
        <T m="Follow<hidden> {name}</hidden>" hidden={HIDDEN} name={name} />
      )}
    </Button>
  );
}
