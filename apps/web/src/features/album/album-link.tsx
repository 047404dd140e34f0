import type { GoatSlug } from '@goats/collection';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

interface AlbumLinkProps extends Pick<ComponentProps<'a'>, 'className' | 'children'> {
  /** Whose album; null for one's own. */
  of: string | null;
  /** Its page; the cover unless told. */
  goat?: GoatSlug | undefined;
  'aria-current'?: 'page' | undefined;
  /** Leafing through keeps the place on the screen. */
  resetScroll?: boolean;
}

/** `<AlbumLink of={null} goat="the-flea">Page 3</AlbumLink>` */
export function AlbumLink({ of, goat, ...rest }: AlbumLinkProps) {
  const search = goat ? { goat } : {};
  return of === null ? (
    <Link to="/album" search={search} {...rest} />
  ) : (
    <Link to="/album/$address" params={{ address: of }} search={search} {...rest} />
  );
}
