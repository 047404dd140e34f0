import { formatSol } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { MomentTitle } from '@goats/ui/moment-title.tsx';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { CardPicture } from '../catalogue/card-picture.tsx';
import type { RelatedNft } from './use-profile-goat.ts';

/** One card of the goat, with the way to its own page. */
export function RelatedNftPanel({ nft }: { nft: RelatedNft }) {
  return (
    <section
      aria-labelledby="related-nft"
      className="grid grid-cols-[7.5rem_1fr] gap-x-5 border-t-[1.5px] border-line-2 pt-5 sm:grid-cols-[10rem_1fr] lg:block"
    >
      <h2 id="related-nft" className="kicker col-span-full mb-4">
        {t('Related NFT')}
      </h2>
      <CardPicture
        imageUrl={nft.imageUrl}
        alt={t('{name}, GOAT Score {goatScore}', { name: nft.name, goatScore: nft.goatScore })}
        sizes="(min-width: 68.75rem) 300px, 160px"
      />
      <div className="min-w-0 lg:mt-4">
        <p lang="en" className="display text-2xl sm:text-row">
          {nft.name}
        </p>
        <p className="mt-1.5 text-small text-chalk-2">
          <MomentTitle of={nft.momentTitle} />
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <RarityBadge rarity={nft.rarity} />
          {nft.price !== undefined && (
            <span className="numeral text-2xl">{formatSol(nft.price)}</span>
          )}
        </p>
        <div className="mt-4">
          <Button asChild size="sm">
            <Link to="/nft/$id" params={{ id: String(nft.id) }}>
              {t('View NFT')}
            </Link>
          </Button>
        </div>
      </div>
    </section>
  );
}
