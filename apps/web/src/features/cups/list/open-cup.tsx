import { CountdownTiles } from '@goats/ui/clock.tsx';
import { tierLook } from '@goats/ui/rarity.ts';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { Trophy } from '@goats/ui/trophy.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { useWallet } from '../../wallet/wallet-store.ts';
import type { Cup } from '../cup-queries.ts';
import { cupTitle } from '../cup-words.ts';
import { EntryControl } from '../enter/entry-control.tsx';
import { Places } from '../places.tsx';
import { PrizeLine } from '../prize-line.tsx';
import { Shield } from '../shield.tsx';

export const CUP_FRAME =
  'corners relative grid overflow-hidden rounded-panel border border-edge bg-pitch-850 md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[17rem_minmax(0,1fr)_20rem]';
export const CUP_SIDE =
  'flex flex-col justify-between gap-6 border-line p-5 max-md:order-first max-md:border-b md:max-lg:border-t sm:p-7 md:max-lg:col-span-2 md:max-lg:flex-row md:max-lg:items-center lg:border-l';

/** The one thing to do on this page: a cup that takes entries. */
export function OpenCup({
  cup,
  titled = true,
}: {
  cup: Cup;
  /** False on its own page, which says it. */
  titled?: boolean;
}) {
  const { address } = useWallet();
  const own = cup.entries.some((entry) => entry.address === address?.toLowerCase());
  const msLeft = Date.parse(cup.startsAt) - useNow('countdown', cup.startsAt);
  return (
    <article
      aria-label={cupTitle(cup)}
      className={CUP_FRAME}
      style={{ '--tier': tierLook(cup.tier).color } as CSSProperties}
    >
      <CupStage cup={cup} />
      <div className="min-w-0 p-5 sm:p-7">
        {titled && (
          <>
            <p className="flex flex-wrap items-center gap-2.5">
              <RarityBadge rarity={cup.tier} />
              {own && <Tag tone="chalk">{t('You are in')}</Tag>}
            </p>
            <h3 className="mt-3.5 text-part">
              <Link
                to="/cups/$id"
                params={{ id: String(cup.id) }}
                className="hover:underline hover:decoration-2 hover:underline-offset-4"
              >
                {cupTitle(cup)}
              </Link>
            </h3>
          </>
        )}
        <div className={titled ? 'mt-5 grid gap-5' : 'grid gap-5'}>
          {cup.clubs && (
            <p className="text-chalk-2">
              {t(
                '{one} against {other}, eight a side, points added up. Your cards decide whom you play for.',
                { one: cup.clubs[0].name, other: cup.clubs[1].name },
              )}
            </p>
          )}
          <Places cup={cup} />
          <PrizeLine cup={cup} />
        </div>
      </div>
      <div className={CUP_SIDE}>
        <div>
          <p className="kicker mb-3">
            {msLeft > 0 ? t('Kick-off in@@a countdown follows') : t('The draw is being made')}
          </p>
          <CountdownTiles msLeft={msLeft} size="3.25rem" />
        </div>
        {msLeft > 0 && <EntryControl cup={cup} own={own} linked={titled} />}
      </div>
    </article>
  );
}

/** The trophy under the lights, or the two shields. */
export function CupStage({ cup }: { cup: Pick<Cup, 'kind' | 'tier'> }) {
  return (
    <div className="cup-stage grid min-h-28 place-items-center border-line max-sm:hidden max-md:border-b sm:min-h-40 md:border-r">
      {cup.kind === 'clubs' ? (
        <span className="flex gap-3">
          <Shield club={0} className="h-24 w-20" />
          <Shield club={1} className="h-24 w-20" />
        </span>
      ) : (
        <Trophy tier={cup.tier} large className="size-22 sm:size-28 md:size-36" />
      )}
    </div>
  );
}
