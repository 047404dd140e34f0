import { Download } from 'lucide-react';
import { Button, type ButtonSize } from './button.tsx';

/** `<SavePicture src="/api/images/cups/12.won.png" name="rare-cup-no-12.png" />` */
export function SavePicture({
  src,
  name,
  size = 'md',
  className,
}: {
  src: string;
  /** What it is called on somebody's disk. */
  name: string;
  size?: ButtonSize;
  className?: string;
}) {
  return (
    <Button asChild variant="outline" size={size} {...(className && { className })}>
      <a href={src} download={name}>
        <Download aria-hidden="true" className={size === 'sm' ? 'size-4' : 'size-4.5'} />
        Save the picture
      </a>
    </Button>
  );
}
