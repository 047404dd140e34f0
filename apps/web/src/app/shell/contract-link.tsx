import { ExternalLink } from '@goats/ui/first-icons.tsx';
import { useNearby } from '@goats/ui/use-nearby.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/**
 * To the contracts: on the explorer of a real chain, else on our own page about them. Which of the two
 * is asked once somebody comes near.
 */
export function ContractLink({ className }: { className: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  const nearby = useNearby('contract-link', ref, '400px');
  const [explorer, setExplorer] = useState<string | null>(null);
  useEffect(() => {
    if (!nearby) return;
    import('../../features/chain/contract-url.ts')
      .then(({ contractUrl }) => contractUrl())
      .then(setExplorer)
      .catch(() => undefined);
  }, [nearby]);
  return (
    <span ref={ref}>
      {explorer ? (
        <a href={explorer} target="_blank" rel="noopener noreferrer" className={className}>
          {t('Smart contract')}
          <ExternalLink aria-hidden="true" className="size-3.5" />
        </a>
      ) : (
        <Link to="/chain" className={className}>
          {t('Smart contract')}
        </Link>
      )}
    </span>
  );
}
