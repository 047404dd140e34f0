import { Button, type ButtonVariant } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { GraduationCap } from 'lucide-react';
import { useGuidedMatch } from './use-practice.ts';

/** The first match, with somebody who explains it: `<LearnButton variant="outline" />` */
export function LearnButton({
  variant = 'primary',
  onStarted,
}: {
  variant?: ButtonVariant;
  /** A dialog that stands around it has to go. */
  onStarted?: () => void;
}) {
  const guided = useGuidedMatch();
  return (
    <Button
      variant={variant}
      busy={guided.isPending}
      busyWord={t('Kicking off...')}
      onClick={() => guided.mutate(undefined, { onSuccess: () => onStarted?.() })}
    >
      <GraduationCap aria-hidden="true" className="size-5.5" /> {t('Learn by playing')}
    </Button>
  );
}
