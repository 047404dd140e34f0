import { failureWords } from '@goats/ui/api/failure-words.ts';
import { t } from '@goats/words';
import { getRouteApi } from '@tanstack/react-router';
import { GoatProblem } from '../features/goats/goat-problem.tsx';
import { GoatProfile } from '../features/goats/goat-profile.tsx';
import { GoatSkeleton } from '../features/goats/goat-skeleton.tsx';
import { useProfileGoat } from '../features/goats/use-profile-goat.ts';

const route = getRouteApi('/goat-profile/$id');

export function GoatProfilePage() {
  const { id } = route.useParams();
  const { failed, goat, related, isPending } = useProfileGoat(id);
  if (isPending) return <GoatSkeleton />;
  if (failed) {
    return (
      <GoatProblem
        title={t('Error Loading Goat')}
        text={t("There was an unexpected error loading this goat's data.")}
        detail={failureWords(failed.error)}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (!goat) {
    return (
      <GoatProblem
        title={t('Goat Not Found')}
        text={t('This goat could not be found or has wandered off.')}
      />
    );
  }
  return <GoatProfile key={goat.id} goat={goat} related={related} />;
}
