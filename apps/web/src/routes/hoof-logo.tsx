import { Download } from 'lucide-react';
import {
  coinSvg,
  LOGO_VARIANTS,
  type LogoVariant,
  logoFileName,
} from '../features/hoof-logo/coin-svg.ts';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { toast } from '../ui/toasts.tsx';

const PREVIEW_SIZES = [128, 64, 32, 20] as const;
const SVG_SIZES = [512, 256] as const;
const STATIC_SIZES = [1024, 512, 256, 128] as const;

const REQUIREMENTS = [
  ['SVG', 'Preferred by exchanges'],
  ['PNG', 'With a transparent ground'],
  ['JPG', 'Where nothing else is taken'],
  ['Sizes', '1024, 512, 256, 128 px'],
] as const;

const FEATURES = [
  'Two toes of a hoof, so it reads as a coin at 20 px and as a goat at 200.',
  'One gold, one ink. It prints, embroiders and engraves.',
  'Round to the last pixel: no halo on dark or light ground.',
] as const;

export function HoofLogoPage() {
  return (
    <>
      <PageHeader
        variant="quiet"
        title="HOOF Logo"
        lead="The HOOF coin in every size an exchange could ask for."
      />
      <div className="wrap pt-6">
        <ul className="grid gap-6 lg:grid-cols-3">
          {LOGO_VARIANTS.map((variant) => (
            <Variant key={variant} variant={variant} />
          ))}
        </ul>
        <div className="mt-14 grid gap-12 lg:grid-cols-3">
          <section>
            <h2 className="text-panel">Static files</h2>
            <ul className="mt-5 border-t-[1.5px] border-line-2">
              {STATIC_SIZES.map((size) => (
                <li key={size} className="border-b border-line">
                  <a
                    href={`/hoof-logo-${size}.svg`}
                    className="flex min-h-12 items-center justify-between hover:underline underline-offset-4"
                  >
                    /hoof-logo-{size}.svg{' '}
                    <Download aria-hidden="true" className="size-4 text-chalk-3" />
                  </a>
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2 className="text-panel">Listing requirements</h2>
            <dl className="mt-5 border-t-[1.5px] border-line-2">
              {REQUIREMENTS.map(([name, note]) => (
                <div
                  key={name}
                  className="flex min-h-12 items-center justify-between gap-4 border-b border-line"
                >
                  <dt className="display text-xl">{name}</dt>
                  <dd className="text-right text-small text-chalk-2">{note}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section>
            <h2 className="text-panel">Design features</h2>
            <ul className="mt-5 grid gap-3 border-t-[1.5px] border-line-2 pt-4 text-chalk-2">
              {FEATURES.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  );
}

function Variant({ variant }: { variant: LogoVariant }) {
  const preview = `data:image/svg+xml,${encodeURIComponent(coinSvg(variant, 256))}`;
  return (
    <li className="flex flex-col rounded-panel border border-line bg-pitch-900 p-6">
      <h2 className="text-row">{variant}</h2>
      <div className="my-7 flex flex-wrap items-end gap-5">
        {PREVIEW_SIZES.map((size) => (
          <img
            key={size}
            src={preview}
            alt={`HOOF coin, ${variant}, ${size} pixels`}
            width={size}
            height={size}
          />
        ))}
      </div>
      <div className="mt-auto flex flex-wrap gap-2.5">
        {SVG_SIZES.map((size) => (
          <Button key={size} size="sm" variant="outline" onClick={() => downloadSvg(variant, size)}>
            SVG {size}
          </Button>
        ))}
        {SVG_SIZES.map((size) => (
          <Button key={size} size="sm" variant="outline" onClick={() => downloadPng(variant, size)}>
            PNG {size}
          </Button>
        ))}
      </div>
    </li>
  );
}

function save(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

function downloadSvg(variant: LogoVariant, size: number): void {
  const url = URL.createObjectURL(new Blob([coinSvg(variant, size)], { type: 'image/svg+xml' }));
  save(url, logoFileName(variant, size));
  URL.revokeObjectURL(url);
}

function downloadPng(variant: LogoVariant, size: number): void {
  save(`/hoof-logo-${variant}-${size}.png`, `hoof-logo-${variant}-${size}.png`);
  toast({
    title: 'Download Started',
    description: `The ${variant} PNG at ${size} pixels is downloading.`,
  });
}
