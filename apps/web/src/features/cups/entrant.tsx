import { cardImageUrl } from '@goats/collection';
import { cx } from '@goats/ui/cx.ts';
import { HouseTag, houseWords } from '@goats/ui/house-tag.tsx';
import { t } from '@goats/words';
import { CardFace } from '../battle/card-face.tsx';
import { PlayerName } from '../players/player-name.tsx';
import type { CupEntry } from './cup-queries.ts';

/** Somebody who plays for a cup: the announced card, the name, and whether it is the house. */
export function Entrant({
  entry,
  you,
  dim = false,
  tight = false,
}: {
  entry: CupEntry;
  you: string | null;
  /** Beaten. */
  dim?: boolean;
  /** In a bracket: the house below its name, which then has the whole width. */
  tight?: boolean;
}) {
  const [card] = entry.cardIds;
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <CardFace
        imageUrl={card === undefined ? null : cardImageUrl(card)}
        dim={dim}
        className={cx(tight ? 'h-9 w-7.5' : 'h-11 w-9', 'flex-none rounded-panel')}
      />
      <span className="min-w-0">
        <span
          className={cx(
            '-my-1 block py-1 leading-tight wrap-anywhere',
            dim ? 'text-chalk-3' : 'font-semibold',
          )}
        >
          {entry.address === you ? (
            t('You@@in place of the name of a player')
          ) : (
            <PlayerName address={entry.address} name={entry.house ? entry.name : null} />
          )}
        </span>
        {tight && entry.house && (
          <span className="block text-fine leading-none text-chalk-3">{houseWords()}</span>
        )}
      </span>
      {!tight && entry.house && <HouseTag />}
    </span>
  );
}
