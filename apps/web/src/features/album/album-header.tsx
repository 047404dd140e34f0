import { type GoatSlug, isGoatSlug, keeperOf, progressOf } from '@goats/collection';
import { shortAddress } from '@goats/rules';
import { Avatar } from '@goats/ui/avatar.tsx';
import { cx } from '@goats/ui/cx.ts';
import { FlipTiles } from '@goats/ui/flip-tiles.tsx';
import { Progress } from '@goats/ui/progress.tsx';
import { SavePicture } from '@goats/ui/save-picture.tsx';
import { ShareButton } from '@goats/ui/share-button.tsx';
import { T } from '@goats/ui/t.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { PlayerName } from '../players/player-name.tsx';
import type { Album } from './album-queries.ts';
import { AlbumTabs } from './album-tabs.tsx';
import { leadWords } from './album-words.ts';

/** What it is called on somebody's disk. */
const PICTURE = 'best-eleven.png';

interface AlbumHeaderProps {
  album: Album;
  /** Whose; null for one's own. */
  of: string | null;
  open: GoatSlug | undefined;
  /** Nobody's: there is nothing to share and no player behind it. */
  nobody?: boolean;
}

/** The same over every page, as an album has one cover: how full it is, and its index. */
export function AlbumHeader({ album, of, open, nobody = false }: AlbumHeaderProps) {
  const progress = progressOf(album.pages.flatMap(({ moments }) => moments));
  const title =
    !album.house &&
    keeperOf(
      album.pages.flatMap(({ goat, moments }) => {
        const { stuck, of: places } = progressOf(moments);
        return stuck === places && isGoatSlug(goat) ? [goat] : [];
      }),
    );
  return (
    <header className="band">
      <div className="wrap pt-8 sm:pt-12">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <div className="min-w-0">
            {of !== null && (
              <p className="kicker mb-3 flex items-center gap-2.5">
                <Avatar address={album.address} />
                <span>
                  <T
                    m="Of {name}@@whose album it is"
                    name={<PlayerName address={album.address} className="text-chalk" />}
                  />
                </span>
              </p>
            )}
            <h1 className="text-page leading-[.82]">{t('Album')}</h1>
            {title && (
              <p className="mt-4">
                <Tag tone="gold">{title}</Tag>
              </p>
            )}
            <p className={cx('mt-4 max-w-130 text-chalk-2', open && 'max-sm:hidden')}>
              {leadWords(progress)}
            </p>
          </div>
          <div className={cx('w-full max-w-90', open && 'max-sm:hidden')}>
            <div className="mb-3 flex items-end justify-between gap-4">
              <p className="flex items-end gap-2">
                <FlipTiles
                  value={String(progress.stuck)}
                  label={t('{stuck} of {all} stuck in@@stickers of an album', {
                    stuck: progress.stuck,
                    all: progress.of,
                  })}
                  size="3.25rem"
                />
                <span
                  aria-hidden="true"
                  className="numeral text-2xl whitespace-nowrap text-chalk-3"
                >
                  / {progress.of}
                </span>
              </p>
              {!nobody && (
                <div className="flex flex-wrap justify-end gap-2">
                  <ShareButton
                    label={t('Share album')}
                    size="sm"
                    message={() => messageOf(album, of)}
                  />
                  {album.image && <SavePicture src={album.image} name={PICTURE} size="sm" />}
                </div>
              )}
            </div>
            <Progress
              label={t('Stuck in@@stickers of an album')}
              value={progress.stuck}
              max={progress.of}
            />
          </div>
        </div>
        <div className="mt-7 sm:mt-9">
          <AlbumTabs album={album} of={of} open={open} />
        </div>
      </div>
    </header>
  );
}

function messageOf(album: Album, of: string | null) {
  const { address, name, eleven, image } = album;
  const { stuck, of: all } = progressOf(album.pages.flatMap(({ moments }) => moments));
  const said = { name: name ?? shortAddress(address), stuck, all };
  const full =
    of === null
      ? t('My album: {stuck} of {all} stuck in.', said)
      : t('The album of {name}: {stuck} of {all} stuck in.', said);
  const team = t('Best eleven: {shape}, {total}.', {
    shape: eleven.shape.join('-'),
    total: eleven.total,
  });
  return {
    title: of === null ? t('My album') : t('The album of {name}', said),
    text: eleven.total > 0 ? `${full} ${team}` : full,
    path: `/album/${address}`,
    ...(image && { picture: { src: image, name: PICTURE } }),
  };
}
