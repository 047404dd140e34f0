import { COIN_VARIANTS } from '@goats/art';
import { PageHeader } from '@goats/ui/page-header.tsx';
import { t } from '@goats/words';
import { Download } from 'lucide-react';
import { coinSource, LogoVariant } from '../features/logo/logo-variant.tsx';

const STATIC_SIZES = [1024, 512, 256, 128] as const;

const REQUIREMENTS = [
  ['SVG', t('Preferred by exchanges')],
  ['PNG', t('With a transparent ground')],
  ['JPG', t('Where nothing else is taken')],
  [t('Sizes'), '1024, 512, 256, 128 px'],
] as const;

const FEATURES = [
  t('Two toes of a hoof, so it reads as a coin at 20 px and as a goat at 200.'),
  t('Outlines all the way down: no font is needed and nothing shifts.'),
  t('Round to the last pixel: no halo on dark or light ground.'),
  t('Gold, ink and a rim. It prints, embroiders and engraves.'),
] as const;

export function HoofLogoPage() {
  return (
    <>
      <PageHeader
        variant="split"
        ground="squared"
        title={t('HOOF Logo')}
        lead={t(
          'The HOOF coin in every size an exchange could ask for. Take it, it is only money.',
        )}
        aside={
          <div className="grid place-items-center py-2">
            <img
              src={coinSource('full', 512)}
              alt={t('HOOF coin, full@@the whole coin with its letters')}
              width={360}
              height={360}
              className="h-auto w-[min(360px,70%)] drop-shadow-[0_30px_40px_rgb(0_0_0/.6)]"
            />
          </div>
        }
      />
      <div className="wrap pt-10 sm:pt-14">
        <ul className="grid gap-6 lg:grid-cols-3">
          {COIN_VARIANTS.map((variant) => (
            <li key={variant}>
              <LogoVariant variant={variant} />
            </li>
          ))}
        </ul>
        <div className="mt-16 grid gap-12 md:grid-cols-2 md:gap-x-10 lg:grid-cols-3">
          <section>
            <h2 className="text-panel">{t('Static files')}</h2>
            <ul className="mt-5 border-t-[1.5px] border-line-2">
              {STATIC_SIZES.map((size) => (
                <li key={size} className="border-b border-line">
                  <a
                    href={`/hoof-logo-${size}.svg`}
                    download
                    className="flex min-h-12 items-center justify-between underline-offset-4 hover:underline"
                  >
                    {/* English: the name of a file. */}
                    {`/hoof-logo-${size}.svg`}
                    <Download aria-hidden="true" className="size-4 text-chalk-3" />
                  </a>
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2 className="text-panel">{t('Listing requirements')}</h2>
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
          <section className="md:max-lg:col-span-2">
            <h2 className="text-panel">{t('Design features')}</h2>
            <ul className="mt-5 border-t-[1.5px] border-line-2">
              {FEATURES.map((feature) => (
                <li key={feature} className="border-b border-line py-2.75 text-chalk-2">
                  {feature}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  );
}
