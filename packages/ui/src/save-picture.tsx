import { pictureHref, t } from '@goats/words';
import { Download } from 'lucide-react';
import { Button, type ButtonSize } from './button.tsx';

/** `<SavePicture src="/api/images/cups/12.won.png" name="rare-cup-no-12.png" />` */
export function SavePicture({
  src,
  name,
  size = 'md',
}: {
  src: string;
  /** What it is called on somebody's disk. */
  name: string;
  size?: ButtonSize;
}) {
  return (
    <Button asChild variant="outline" size={size}>
      <a href={pictureHref(src)} download={name}>
        <Download aria-hidden="true" className={size === 'sm' ? 'size-4' : 'size-4.5'} />
        {t('Save the picture')}
      </a>
    </Button>
  );
}
