import { Checkbox } from '@goats/ui/field.tsx';
import { t } from '@goats/words';
import { type Topic, useSwitchTopic } from './notices-queries.ts';

const WORDS = {
  match: [t('Matches'), t('Somebody took your challenge, or nobody dared.')],
  cup: [t('Cups'), t('Your tie begins, and how far you came.')],
  offer: [t('Offers'), t('HOOF or other cards for yours, and what became of what you offered.')],
  sale: [t('Sales'), t('A card of yours is sold.')],
  auction: [t('Auctions'), t('You are outbid, or it is yours.')],
  watch: [t('What I follow'), t('For sale, cheaper, or about to end.')],
  week: [t('The week'), t('Your place, and what it paid.')],
  chain: [t('The chain'), t('What came into the Stadium, and what left it.')],
  call: [t('Called back'), t('What you have asked to be called for.')],
} as const satisfies Record<Topic, readonly [name: string, about: string]>;

/** One by one, saved with the press. */
export function TopicChoice({
  where,
  label,
  all,
  chosen,
}: {
  where: 'push' | 'mail';
  label: string;
  all: readonly Topic[];
  chosen: readonly Topic[];
}) {
  const change = useSwitchTopic(where);
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="grid gap-x-6 border-y border-line py-1.5 sm:grid-cols-2">
        {all.map((topic) => {
          const [name, about] = WORDS[topic];
          return (
            <Checkbox
              key={topic}
              label={<b className="font-semibold">{name}</b>}
              note={about}
              checked={chosen.includes(topic)}
              onChange={({ target }) => change.mutate({ topic, on: target.checked })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
