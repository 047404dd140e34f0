import { PageHeader } from '@goats/ui/page-header.tsx';
import { t } from '@goats/words';
import { HungFrames } from '../features/gallery/hung-frames.tsx';
import { MoreArtworks } from '../features/gallery/more-artworks.tsx';
import { NamedCards } from '../features/gallery/named-cards.tsx';

export function GalleryPage() {
  return (
    <>
      <PageHeader
        ground="wall"
        scene={<HungFrames />}
        title={t('Card Gallery')}
        lead={t('Twenty-seven cards in ten shirts. Please do not feed the pictures.')}
      />
      <div className="wrap">
        <NamedCards />
        <MoreArtworks />
      </div>
    </>
  );
}
