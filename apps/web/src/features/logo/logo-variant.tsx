import { type CoinVariant, hoofCoin } from '@goats/art';
import { Button } from '@goats/ui/button.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { t } from '@goats/words';
import { coinName, downloadPng, downloadSvg } from './logo-download.ts';

const PREVIEW_SIZES = [128, 64, 32, 20] as const;
const SVG_SIZES = [512, 256] as const;
const PNG_SIZES = [1024, 512, 256, 128] as const;

const WORDS = {
  icon: t('For lists and avatars. Reads at twenty pixels.'),
  minimal: t('Flat and light, for print and for small screens.'),
  full: t('The whole coin, struck letters and all.'),
} as const satisfies Record<CoinVariant, string>;

export function coinSource(variant: CoinVariant, size: number): string {
  return `data:image/svg+xml,${encodeURIComponent(hoofCoin(variant, size))}`;
}

export function LogoVariant({ variant }: { variant: CoinVariant }) {
  return (
    <Panel
      className="flex h-full flex-col md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-10"
      aria-label={t('{variant} variant@@of a logo', { variant: coinName(variant) })}
    >
      <div>
        <h2 className="text-card">{coinName(variant)}</h2>
        <p className="mt-2 text-chalk-2">{WORDS[variant]}</p>
        <div className="my-8 flex flex-wrap items-end gap-5 md:max-lg:mb-0">
          {PREVIEW_SIZES.map((size) => (
            <img
              key={size}
              src={coinSource(variant, size)}
              alt={t('HOOF coin, {variant}, {size} pixels', {
                variant: coinName(variant),
                size,
              })}
              width={size}
              height={size}
            />
          ))}
        </div>
      </div>
      <div className="mt-auto grid gap-4">
        <Sizes
          // English: the name of a format.
          label="SVG"
          sizes={SVG_SIZES}
          variant={variant}
          onPick={(size) => downloadSvg(variant, size)}
        />
        <Sizes
          // English: the name of a format.
          label="PNG"
          sizes={PNG_SIZES}
          variant={variant}
          onPick={(size) => void downloadPng(variant, size)}
        />
      </div>
    </Panel>
  );
}

function Sizes({
  label,
  sizes,
  variant,
  onPick,
}: {
  label: string;
  sizes: readonly number[];
  variant: CoinVariant;
  onPick: (size: number) => void;
}) {
  return (
    <div className="grid items-center gap-x-3 gap-y-2.5 xs:grid-cols-[2.5rem_1fr] border-t border-line pt-4">
      <span className="kicker">{label}</span>
      <div className="flex flex-wrap gap-2">
        {sizes.map((size) => (
          <Button
            key={size}
            size="sm"
            variant="outline"
            className="px-3!"
            aria-label={t('Download {variant} {format} at {size} pixels', {
              variant: coinName(variant),
              format: label,
              size,
            })}
            onClick={() => onPick(size)}
          >
            {size}
          </Button>
        ))}
      </div>
    </div>
  );
}
