import { duelPosition, type MatchView } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { Dialog } from '@goats/ui/dialog.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { t } from '@goats/words';
import { useQuery } from '@tanstack/react-query';
import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { pickWords } from './choice-words.ts';
import { namesIn } from './notes/use-notes.ts';
import { OddsBars } from './odds-bars.tsx';
import { PickLabel } from './pick-label.tsx';
import type { Match } from './seen-match.ts';
import { theGaffer } from './worker/gaffer.ts';

/** Practice alone has hands to look at; where HOOF is at stake everybody thinks for themselves. */
export function mayAsk({ kind, mode, rules, phase, turn, you, hands }: Match): boolean {
  const ownPick = phase === 'pick' && you !== null && turn === you;
  return kind === 'practice' && mode === 'duel' && rules !== undefined && ownPick && !!hands;
}

/** The odds of every choice, while it is still to be made; he is heard out while the pitch moves. */
export function AskTheGaffer({ match, offered }: { match: Match; offered: boolean }) {
  const [open, setOpen] = useState(false);
  if (!mayAsk(match)) return null;
  return (
    <>
      {offered && (
        <div className="flex justify-center pb-2.5">
          <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
            <MessageCircleQuestion aria-hidden="true" className="size-4.5" /> {t('Ask the gaffer')}
          </Button>
        </div>
      )}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('The gaffer whispers')}
        description={t('From what you can know right now. The clock does not wait for him.')}
      >
        <Advice match={match} />
      </Dialog>
    </>
  );
}

function Advice({ match }: { match: Match }) {
  const { data, isError } = useQuery({
    queryKey: ['advice', match.id, match.rounds.length],
    queryFn: () => {
      const { hands } = match;
      if (!hands) throw new Error(t('Without the hands there is no advice.'));
      // The same view; only the wire may write an absent field as undefined.
      const position = duelPosition(match as unknown as MatchView, hands);
      return theGaffer().ask('advice', { position, names: namesIn(match) });
    },
  });
  if (isError)
    return <p className="text-error-text">{t('The gaffer is speechless. Trust yourself.')}</p>;
  if (!data) return <Skeleton className="h-60" />;
  const [best] = data;
  return (
    <>
      {best && (
        <p className="mb-5 text-chalk-2">
          <b className="text-gold">{pickWords(best.attribute, best.strike)}.</b> {best.why}
        </p>
      )}
      <OddsBars
        what="choices"
        rows={data.map(({ attribute, strike, odds }, place) => ({
          id: `${attribute} ${strike}`,
          label: <PickLabel attribute={attribute} strike={strike} />,
          ...{ odds, best: place === 0, yours: false },
        }))}
      />
    </>
  );
}
