import { seasonRankNamed, shortAddress } from '@goats/rules';
import { Avatar } from '@goats/ui/avatar.tsx';
import { clubTierLabel } from '@goats/ui/club-labels.ts';
import { CopyButton } from '@goats/ui/copy-button.tsx';
import { dayWords } from '@goats/ui/day-words.ts';
import { HouseTag } from '@goats/ui/house-tag.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { PageHeader } from '@goats/ui/page-header.tsx';
import { Shirt } from '@goats/ui/scenes/shirt.tsx';
import { SeasonBadge } from '@goats/ui/season-badge.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { type ReactNode, Suspense } from 'react';
import { useWallet } from '../wallet/wallet-store.ts';
import { NameForm } from './name-form.tsx';
import type { Player } from './player-queries.ts';
import { ReportName } from './report-form.tsx';

const KeeperTag = lazyPart(() => import('./keeper-tag.tsx'));

/** Who it is, large, and what one can do about the name. */
export function PlayerHeader({ player, actions }: { player: Player; actions: ReactNode }) {
  const { address, name, house, clubTier, seasonRank, since, fullPages } = player;
  const own = useWallet().address?.toLowerCase() === address;
  return (
    <PageHeader
      ground="dressing-room"
      scene={<Shirt number={shirtNumber(address)} />}
      kicker={
        <span className="flex flex-wrap items-center gap-2.5">
          <Avatar address={address} size={40} />
          {t('Player')}
          {house && <HouseTag />}
          {own && <Tag tone="chalk">{t('You@@in place of the name of a player')}</Tag>}
          {clubTier && (
            <Tag>{t('{tier} member@@tier: of the club', { tier: clubTierLabel(clubTier) })}</Tag>
          )}
          {/* A server of the release before does not say. */}
          {fullPages?.length > 0 && (
            <Suspense>
              <KeeperTag fullPages={fullPages} />
            </Suspense>
          )}
        </span>
      }
      title={
        name ? (
          <span className="wrap-anywhere normal-case">{name}</span>
        ) : (
          <span className="whitespace-nowrap normal-case max-sm:text-[.82em]">
            {shortAddress(address)}
          </span>
        )
      }
      lead={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2 text-body">
          {seasonRank && (
            <span className="display inline-flex items-center gap-2 text-2xl text-chalk">
              <SeasonBadge rank={seasonRank} className="size-10" />
              {seasonRankNamed(seasonRank)}
            </span>
          )}
          {name && <span className="text-chalk">{shortAddress(address)}</span>}
          <span className="text-chalk-3">{sinceWords(since)}</span>
        </span>
      }
      aside={
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
          {own && <NameForm name={name} />}
          {actions}
          <CopyButton text={address}>{t('Copy address')}</CopyButton>
          {!own && !house && name && <ReportName address={address} name={name} />}
        </div>
      }
    />
  );
}

/** Everybody gets the same one again: `shirtNumber('0x…07') // 7` */
function shirtNumber(address: string): number {
  return (Number.parseInt(address.slice(-4), 16) % 99) + 1;
}

function sinceWords(since: string | null): string {
  if (!since) return t('Has not set foot on the pitch yet.');
  return t('On the pitch since {day} {year}.@@day: 22 June', {
    day: dayWords(since),
    year: new Date(since).getFullYear(),
  });
}
