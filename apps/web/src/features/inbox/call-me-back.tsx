import { failureWords } from '@goats/ui/api/failure-words.ts';
import { Checkbox } from '@goats/ui/field.tsx';
import { NotArrived } from '@goats/ui/not-arrived.tsx';
import { usePressed } from '@goats/ui/use-pressed.ts';
import { t } from '@goats/words';
import { type Callbacks, useCallbacks, useSetCallbacks } from './callback-queries.ts';

const WORDS = {
  rested: [
    t('My card is rested'),
    t('When none of your cards may play, and the first one may again.'),
  ],
  friends: [
    t('A friend is playing'),
    t('A friend begins a match to watch, and both of you let friends see you.'),
  ],
  cups: [
    t('A cup I like starts'),
    t('Of a tier you have entered before, ten minutes ahead at most.'),
  ],
} as const satisfies Record<keyof Callbacks, readonly [name: string, about: string]>;

const KINDS = Object.keys(WORDS) as (keyof Callbacks)[];

/** Off until somebody wants it; saved with the press. */
export function CallMeBack() {
  const { data, error, refetch } = useCallbacks();
  const change = useSetCallbacks();
  const { pressed, press } = usePressed(change.mutate);
  if (!data) {
    return error ? (
      <NotArrived onRetry={refetch}>
        {t('What you are called for did not arrive. {error}', { error: failureWords(error) })}
      </NotArrived>
    ) : null;
  }
  const shown = { ...data, ...pressed };
  return (
    <fieldset data-callbacks="">
      <legend>
        <h3 className="text-card">{t('Call me back')}</h3>
      </legend>
      <p className="mt-1.5 mb-3 text-small text-chalk-2">
        {t(
          'Into your inbox, and wherever “Called back” is ticked. Two a day at most, all three together.',
        )}
      </p>
      <div className="grid gap-x-6 border-y border-line py-1.5 sm:grid-cols-2">
        {KINDS.map((kind) => {
          const [name, about] = WORDS[kind];
          return (
            <Checkbox
              key={kind}
              label={<b className="font-semibold">{name}</b>}
              note={about}
              checked={shown[kind]}
              disabled={change.isPending}
              onChange={({ target }) => press({ [kind]: target.checked })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
