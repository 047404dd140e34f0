import { formatHoof } from '@goats/rules';
import { Ago } from '@goats/ui/ago.tsx';
import { Button } from '@goats/ui/button.tsx';
import { CardName } from '@goats/ui/card-name.tsx';
import { cx } from '@goats/ui/cx.ts';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { houseWords } from '@goats/ui/house-tag.tsx';
import { T } from '@goats/ui/t.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PlayerName } from '../../players/player-name.tsx';
import { useWallet } from '../../wallet/wallet-store.ts';
import type { MatchSummary } from '../battle-queries.ts';
import { CardFace } from '../card-face.tsx';
import { MODE_WORDS } from '../mode-words.ts';
import { StakesTag } from '../stakes-tag.tsx';
import { endingWords } from './battle-result.ts';

type Side = MatchSummary['players'][number];

/** Two cards, two names and the score between them, as a fixture list prints it. */
export function BattleLine({
  match,
  near = 0,
  action,
  children,
}: {
  match: MatchSummary;
  /** The seat that stands left. */
  near?: 0 | 1;
  action: string;
  /** What is to be said besides the score. */
  children?: ReactNode;
}) {
  const far = near === 0 ? 1 : 0;
  const [left, right] = [match.players[near], match.players[far]];
  return (
    <article className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-3 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_minmax(10rem,17rem)_auto] md:gap-x-6">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3 max-md:col-span-2">
        <Player side={left} won={match.winner === left.address} />
        <p className="numeral text-row whitespace-nowrap">
          {match.score[near]}
          <span className="px-1 text-chalk-3">:</span>
          {match.score[far]}
        </p>
        <Player side={right} won={match.winner === right.address} far />
      </div>
      <div className="min-w-0 text-small text-chalk-2">{children}</div>
      <Button asChild size="sm" variant="outline">
        <Link to="/battle" search={{ match: match.id }}>
          {action}
        </Link>
      </Button>
    </article>
  );
}

function Player({ side, won, far = false }: { side: Side; won: boolean; far?: boolean }) {
  const { address } = useWallet();
  const own = side.address === address?.toLowerCase();
  const shown = side.brought ?? side.card;
  return (
    <div
      className={cx(
        'flex min-w-0 gap-x-3 gap-y-1.5 max-sm:flex-col sm:items-center',
        far && 'text-right max-sm:items-end sm:flex-row-reverse',
      )}
    >
      <CardFace imageUrl={shown.imageUrl} className="h-14 w-11 flex-none rounded-panel" />
      <p className="max-w-full min-w-0">
        <span className={cx('block font-semibold wrap-anywhere', !won && 'text-chalk-2')}>
          {own ? (
            t('You@@in place of the name of a player')
          ) : (
            <PlayerName address={side.address} name={side.name} />
          )}
        </span>
        <span className="block text-fine leading-snug text-chalk-3">
          <CardName name={shown.name} number="whitespace-nowrap" />
          {side.house && ` · ${houseWords()}`}
        </span>
      </p>
    </div>
  );
}

/** What it was for and when, below anybody's battle. */
export function BattleTerms({ match }: { match: MatchSummary }) {
  const ending = endingWords(match.reason);
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Tag>{MODE_WORDS[match.mode]}</Tag>
      {(match.kind === 'challenge' || match.kind === 'request') && <StakesTag kind={match.kind} />}
      <Stake match={match} />
      <span className="text-chalk-3">
        {match.finishedAt ? (
          ending ? (
            <T
              m="{ending}, {ago}@@how a match was decided, and when"
              ending={ending}
              ago={<Ago at={match.finishedAt} />}
            />
          ) : (
            <Ago at={match.finishedAt} />
          )
        ) : (
          t('Live@@a match that is on')
        )}
      </span>
    </p>
  );
}

function Stake({ match: { kind, stake } }: { match: MatchSummary }) {
  if (kind === 'practice')
    return <span>{t('Practice@@a match for nothing, against the house')}</span>;
  if (kind === 'cup') return <span>{t('Cup tie')}</span>;
  if (kind === 'friendly') return <span>{t('Friendly@@a match for nothing')}</span>;
  return (
    <span className="flex items-center gap-1.5">
      <HoofCoin className="size-4" /> {t('{stake} a side', { stake: formatHoof(stake) })}
    </span>
  );
}
