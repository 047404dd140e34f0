import { GOAT_SLUGS, goatSummary, isGoatSlug } from '@goats/collection';
import { api } from '@goats/ui/api/client.ts';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { Button } from '@goats/ui/button.tsx';
import { thumbnail } from '@goats/ui/goat-pictures.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { adminApi } from '../admin-session.ts';
import { useDeed } from '../use-deed.ts';
import { moved } from './moved.ts';

/** Who comes first on the home page. */
export function FeaturedGoats() {
  const { data } = useQuery({
    queryKey: ['admin', 'featured-goats'],
    queryFn: () => api('GET /api/featured-goats', {}),
  });
  const [goats, setGoats] = useState<readonly string[]>([]);
  useEffect(() => {
    if (data) setGoats(data.featured);
  }, [data]);
  const save = useDeed(
    () => adminApi('PUT /api/admin/featured-goats', { body: { goats: [...goats] } }),
    ({ featured }) => ({
      title: 'Featured Goats Saved',
      description:
        featured.length === 0 ? 'The usual order again.' : `${featured.length} come first.`,
    }),
  );
  const changed = data !== undefined && data.featured.join() !== goats.join();
  const left = GOAT_SLUGS.filter((slug) => !goats.includes(slug));
  return (
    <section aria-labelledby="featured-title">
      <h2 id="featured-title" className="mb-5 border-b-[1.5px] border-line-2 pb-3.5 text-card">
        Featured goats
      </h2>
      <p className="text-small text-chalk-2">
        {goats.length === 0
          ? 'None: the ten come in their usual order.'
          : 'These come first, in this order.'}
      </p>
      <ol className="mt-3">
        {goats.filter(isGoatSlug).map((slug, at) => {
          const { name } = goatSummary(slug);
          return (
            <li key={slug} className="flex items-center gap-3 border-b border-line py-2">
              <span className="numeral w-6 text-xl text-chalk-3">{at + 1}</span>
              <ArtImage {...thumbnail(slug)} alt="" boxClass="h-10 w-9 rounded-panel" />
              <span className="display min-w-0 grow truncate text-xl">{name}</span>
              {([-1, 1] as const).map((by) => (
                <button
                  key={by}
                  type="button"
                  aria-label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
                  disabled={at + by < 0 || at + by >= goats.length}
                  onClick={() => setGoats(moved(goats, at, by))}
                  className="grid size-10 place-items-center rounded-control text-chalk-2 hover:text-chalk disabled:text-pitch-700"
                >
                  {by < 0 ? <ArrowUp className="size-4.5" /> : <ArrowDown className="size-4.5" />}
                </button>
              ))}
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Take ${name} out`}
                onClick={() => setGoats(goats.filter((each) => each !== slug))}
              >
                Out
              </Button>
            </li>
          );
        })}
      </ol>
      {left.length > 0 && (
        <p className="mt-4 flex flex-wrap gap-2">
          {left.map((slug) => (
            <button
              key={slug}
              type="button"
              onClick={() => setGoats([...goats, slug])}
              className="min-h-10 rounded-control px-3 font-display text-lead font-bold tracking-[.03em] text-chalk-2 uppercase shadow-[inset_0_0_0_1px_var(--color-control)] hover:text-chalk"
            >
              + {goatSummary(slug).name}
            </button>
          ))}
        </p>
      )}
      <Button
        size="sm"
        className="mt-5"
        disabled={!changed}
        busy={save.isPending}
        busyWord="Saving..."
        onClick={() => save.mutate(undefined)}
      >
        Save order
      </Button>
    </section>
  );
}
