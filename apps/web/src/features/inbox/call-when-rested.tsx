import { Button } from '@goats/ui/button.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { BellRing } from 'lucide-react';
import { useCallbacks, useSetCallbacks } from './callback-queries.ts';

/** Where no card may play: one press, and what comes of it. */
export function CallWhenRested() {
  const { data } = useCallbacks();
  const change = useSetCallbacks();
  if (data?.rested) {
    return (
      <p role="status" className="flex basis-full items-start gap-2.5 text-small text-chalk-2">
        <BellRing aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-gold" />
        <span>
          <T
            m="We call you when the first one may play, twice a day at most: a line in your inbox, and a ring where you let us. <button>Do not call</button>"
            button={
              <button
                type="button"
                className="link min-h-6"
                disabled={change.isPending}
                onClick={() => change.mutate({ rested: false })}
              />
            }
          />
        </span>
      </p>
    );
  }
  return (
    <Button
      variant="outline"
      busy={change.isPending}
      onClick={() => change.mutate({ rested: true })}
    >
      <BellRing aria-hidden="true" className="size-4.5" />
      {t('Call me when it is rested')}
    </Button>
  );
}
