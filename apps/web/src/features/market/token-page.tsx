import { attributeLabel, groupedCount, shortAddress } from '@goats/rules';
import { ExternalLink, Share2 } from 'lucide-react';
import { usePageTitle } from '../../app/shell/page-title.ts';
import { ArtImage } from '../../ui/art-image.tsx';
import { Button } from '../../ui/button.tsx';
import { RarityBadge } from '../../ui/rarity-badge.tsx';
import { ScoreNumber } from '../../ui/score.tsx';
import { toast } from '../../ui/toasts.tsx';
import { TradingCard } from '../../ui/trading-card.tsx';
import { DEFAULT_GOAT } from '../goats/goat-pictures.ts';
import { CardStage } from './card-stage.tsx';
import type { TokenNft } from './market-queries.ts';

export function TokenPage({ token }: { token: TokenNft }) {
  usePageTitle(token.goatName);
  return (
    <div className="wrap grid gap-7 pt-6 lg:grid-cols-[560px_1fr] lg:gap-18">
      <CardStage
        papers={[
          ['Token', groupedCount(token.nftTokenId)],
          ['Contract', shortAddress(token.contractAddress)],
          ['Owner', token.walletAddress ? shortAddress(token.walletAddress) : '–'],
        ]}
      >
        <TradingCard
          name={token.goatName}
          moment={token.momentTitle}
          rarity={token.rarity}
          score={token.goatScore}
          art={
            <ArtImage src={token.imageUrl} fallbacks={[DEFAULT_GOAT]} alt={token.goatName} eager />
          }
        />
      </CardStage>
      <div className="min-w-0">
        <RarityBadge rarity={token.rarity} />
        <h1 className="mt-4 text-page leading-[.82]">{token.goatName}</h1>
        <p className="mt-3 text-lead text-chalk-2">{token.momentTitle}</p>
        <p className="mt-8 flex items-end gap-4 border-t-[1.5px] border-line-2 pt-5">
          <ScoreNumber score={token.goatScore} className="text-[5rem]" />
          <span className="kicker pb-2">GOAT Score</span>
        </p>
        <dl className="mt-6 grid grid-cols-2 gap-px bg-line p-px sm:grid-cols-5">
          {Object.entries(token.attributes).map(([name, value]) => (
            <div key={name} className="flex flex-col-reverse justify-end bg-pitch-900 p-3.5">
              <dt className="mt-1.5 text-[.8125rem] leading-tight text-chalk-2">
                {attributeLabel(name)}
              </dt>
              <dd>
                <ScoreNumber score={value} className="text-[2.25rem]" />
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-8 flex flex-wrap gap-3">
          {token.openseaUrl && (
            <Button asChild>
              <a href={token.openseaUrl} target="_blank" rel="noopener noreferrer">
                View on marketplace <ExternalLink aria-hidden="true" className="size-4.5" />
              </a>
            </Button>
          )}
          <Button variant="outline" onClick={() => void share()}>
            <Share2 aria-hidden="true" className="size-4.5" /> Share
          </Button>
        </div>
      </div>
    </div>
  );
}

async function share(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    toast({ title: 'Link copied', description: 'The page address is on your clipboard.' });
  } catch {
    toast({ title: 'Could not copy the link', description: window.location.href, tone: 'yellow' });
  }
}
