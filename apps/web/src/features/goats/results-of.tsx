import type { GoatSlug } from '@goats/collection';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ResultList } from './result-list.tsx';
import { storyOf } from './story-of.ts';

/** The results of a goat on a page that is not about its story. */
export function ResultsOf({ slug }: { slug: GoatSlug }) {
  const { data: story, error } = useQuery({
    queryKey: ['story', slug],
    queryFn: () => storyOf(slug),
  });
  if (error) throw error;
  return story ? <ResultList slug={slug} story={story} /> : <Skeleton className="h-100" />;
}
