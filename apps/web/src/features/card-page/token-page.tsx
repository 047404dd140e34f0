import { attributeLabel, shortAddress } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { useMomentTitle } from '@goats/ui/moment-title.tsx';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { ScoreNumber } from '@goats/ui/score.tsx';
import { toast } from '@goats/ui/toasts.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { ExternalLink, Share2 } from 'lucide-react';
import { usePageTitle } from '../../site/page-title.ts';
import type { TokenNft } from '../catalogue/card-queries.ts';
import { CardPlace } from '../chain/card-place.tsx';
import { PlaceBadge } from '../chain/place-badge.tsx';
import { FollowButton } from '../inbox/follow-button.tsx';
import { CardPrices } from '../price-history/card-prices.tsx';
import { CardCharacter } from './card-character.tsx';
import { CardHistory } from './card-history.tsx';
import { CardStage, Owner } from './card-stage.tsx';
import { DealSection } from './deal-section.tsx';

export function TokenPage({ token }: { token: TokenNft }) {
  const moment = useMomentTitle()(token.momentTitle);
  usePageTitle(t('{goat}, token {number}', { goat: token.goatName, number: token.nftTokenId }));
  return (
    <div className="wrap grid gap-7 sm:pt-10 md:grid-cols-[minmax(0,340px)_minmax(0,1fr)] md:gap-9 lg:grid-cols-[minmax(0,560px)_minmax(0,1fr)] lg:gap-18">
      <CardStage
        cardId={token.cardId}
        rarity={token.rarity}
        imageUrl={token.imageUrl}
        alt={`${token.goatName}: ${moment}`}
        papers={[
          [t('Token'), token.nftTokenId],
          [
            t('Contract@@on the chain'),
            <span key="contract" title={token.contractAddress}>
              {shortAddress(token.contractAddress)}
            </span>,
          ],
          [
            t('Owner@@of a card'),
            <span key="owner" title={token.walletAddress ?? undefined}>
              <Owner address={token.walletAddress} />
            </span>,
          ],
        ]}
      />
      <div className="min-w-0">
        <div className="flex items-center gap-2.5">
          <RarityBadge rarity={token.rarity} />
          <PlaceBadge place={token.place} />
          <FollowButton
            kind="cards"
            id={token.cardId}
            name={token.goatName}
            size="sm"
            className="ml-auto"
          />
        </div>
        <h1 lang="en" className="mt-4 text-page leading-[.82]">
          {token.goatName}
        </h1>
        <p className="mt-4 text-lead text-chalk-2">{moment}</p>
        <div className="mt-8 grid gap-x-8 gap-y-5 border-t-[1.5px] border-line-2 pt-6 sm:grid-cols-[auto_1fr]">
          <p className="flex items-end gap-3 sm:flex-col sm:items-start sm:gap-2">
            <ScoreNumber
              score={token.goatScore}
              className="text-poster-xl leading-[.78]! font-black!"
            />
            <span className="kicker">{t('GOAT Score')}</span>
          </p>
          <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-panel bg-line p-px sm:grid-cols-5 md:grid-cols-2 lg:grid-cols-5">
            {Object.entries(token.attributes).map(([name, value]) => (
              <div key={name} className="flex flex-col-reverse justify-end bg-pitch-900 p-3">
                <dt
                  className={`mt-1.5 text-fine leading-tight ${name === token.strongIn ? 'font-semibold text-chalk' : 'text-chalk-2'}`}
                >
                  {attributeLabel(name)}
                </dt>
                <dd>
                  <ScoreNumber score={value} className="text-poster-s" />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <CardCharacter card={token} className="mt-6" />
        <div className="mt-8 flex flex-wrap gap-3">
          {token.openseaUrl && (
            <Button asChild>
              <a href={token.openseaUrl} target="_blank" rel="noopener noreferrer">
                {t('View on marketplace')} <ExternalLink aria-hidden="true" className="size-4.5" />
              </a>
            </Button>
          )}
          <Button variant="outline" onClick={() => void share()}>
            <Share2 aria-hidden="true" className="size-4.5" /> {t('Share@@button')}
          </Button>
          <Button asChild variant="ghost">
            <Link to="/nft/$id" params={{ id: String(token.cardId) }}>
              {t('Auction page')}
            </Link>
          </Button>
        </div>
        <DealSection cardId={token.cardId} />
        <CardPlace cardId={token.cardId} />
        <CardPrices cardId={token.cardId} />
        <CardHistory cardId={token.cardId} />
      </div>
    </div>
  );
}

async function share(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    toast({ title: t('Link copied'), description: t('The page address is on your clipboard.') });
  } catch {
    // No permission, or no clipboard on a plain http address: the visitor can still copy by hand.
    toast({
      title: t('Could not copy the link'),
      description: window.location.href,
      tone: 'yellow',
    });
  }
}
