import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { Match } from './match-types.ts';
import { useTie } from './tie.ts';

/** A tie has no rematch: the way is on, or back to the bracket. */
export function TieActions({ match }: { match: Match }) {
  const tie = useTie(match, true);
  return (
    <>
      {tie?.next && (
        <Button asChild>
          <Link to="/battle" search={{ match: tie.next }}>
            {t('Your next tie has begun')}
          </Link>
        </Button>
      )}
      <Button asChild variant={tie?.next ? 'outline' : 'primary'}>
        <Link to="/cups/$id" params={{ id: String(match.originId) }}>
          {t('To the cup')}
        </Link>
      </Button>
    </>
  );
}
