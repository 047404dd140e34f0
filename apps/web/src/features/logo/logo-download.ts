import { type CoinVariant, hoofCoin } from '@goats/art';
import { toast } from '@goats/ui/toasts.tsx';
import { t } from '@goats/words';

const NAMES = {
  icon: t('icon@@variant of a logo'),
  minimal: t('minimal@@variant of a logo'),
  full: t('full@@variant of a logo'),
} as const satisfies Record<CoinVariant, string>;

/** `coinName('icon')`: a variant as a person calls it. */
export function coinName(variant: CoinVariant): string {
  return NAMES[variant];
}

/** `svgFileName('full', 256) // 'hoof-logo-full-256px.svg'` */
export function svgFileName(variant: CoinVariant, size: number): string {
  return `hoof-logo-${variant}-${size}px.svg`;
}

/** Drawn here and now: no server is asked. */
export function downloadSvg(variant: CoinVariant, size: number): void {
  save(new Blob([hoofCoin(variant, size)], { type: 'image/svg+xml' }), svgFileName(variant, size));
}

export async function downloadPng(variant: CoinVariant, size: number): Promise<void> {
  const name = `hoof-logo-${variant}-${size}.png`;
  toast({
    title: t('Download Started'),
    description: t('The {variant} PNG at {size} pixels is downloading.', {
      variant: coinName(variant),
      size,
    }),
  });
  try {
    const response = await fetch(`/${name}`);
    if (!response.ok) throw new Error(String(response.status));
    save(await response.blob(), name);
  } catch {
    toast({
      title: t('Download Failed'),
      description: t('The PNG did not arrive. Please try again.'),
      tone: 'red',
    });
  }
}

function save(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
