import { formatHoof, isStaked, signed } from '@goats/rules';
import { cx } from '@goats/ui/cx.ts';
import { MoreButton } from '@goats/ui/more-button.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { useNames } from '../players/use-names.ts';
import { BattleLine, BattleTerms } from './arena/battle-line.tsx';
import { battleResult, cardWords } from './arena/battle-result.ts';
import { type MatchSummary, useBattleHistory } from './battle-queries.ts';

const OUTCOMES = {
  won: { word: t('Won@@result of a match'), tone: 'live' },
  lost: { word: t('Lost@@result of a match'), tone: 'plain' },
  void: { word: t('Void@@result of a match'), tone: 'plain' },
} as const;

/** A wallet's finished battles, each from its side and with its replay; not there while there are none. */
export function PlayedBattles({ address, title }: { address: string; title: string }) {
  const history = useBattleHistory(address);
  const past = history.data?.pages.flat() ?? [];
  if (past.length === 0) return null;
  return (
    <section aria-labelledby="played">
      <h2 id="played" className="mb-2 text-panel">
        {title}
      </h2>
      {past.map((match) => (
        <PastBattle key={match.id} match={match} address={address} />
      ))}
      {history.hasNextPage && (
        <p className="mt-6 text-center">
          <MoreButton pages={history} busyWord={t('Looking...')}>
            {t('Show more battles')}
          </MoreButton>
        </p>
      )}
    </section>
  );
}

function PastBattle({ match, address }: { match: MatchSummary; address: string }) {
  const { seat, outcome, hoof, rating } = battleResult(match, address);
  const { word, tone } = OUTCOMES[outcome];
  const nameOf = useNames(match.players.map((player) => player.address));
  return (
    <BattleLine match={match} near={seat} action={t('Replay@@button: of a match')}>
      <p className="mb-1.5 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Tag tone={tone}>{word}</Tag>
        {isStaked(match) && (
          <b className={cx('numeral text-xl', hoof > 0 ? 'text-success' : 'text-chalk-2')}>
            {signed(hoof, formatHoof)} HOOF
          </b>
        )}
        {rating && (
          <span>
            {t('Rating {rating} ({change})', {
              rating: rating.after,
              change: signed(rating.change),
            })}
          </span>
        )}
      </p>
      {cardWords(match, seat, nameOf).map((words) => (
        <p key={words} className="mb-1 leading-snug text-chalk">
          {words}
        </p>
      ))}
      {rating && <p className="mb-1.5 text-fine leading-snug text-chalk-3">{rating.why}</p>}
      <BattleTerms match={match} />
    </BattleLine>
  );
}
