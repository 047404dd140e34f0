import { Button } from '@goats/ui/button.tsx';
import { figure } from '@goats/ui/goat-pictures.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';

export function NotFoundPage() {
  return (
    <div className="band">
      <div className="wrap grid items-end gap-x-8 md:grid-cols-[1fr_minmax(0,20rem)] lg:grid-cols-[1fr_minmax(0,31rem)]">
        <div className="py-14 sm:py-24">
          <h1 className="text-page leading-[.82]">{t('404 Page Not Found')}</h1>
          <p className="mt-5 max-w-130 text-lead text-chalk-2">
            {t('Did you forget to add the page to the router?')}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button asChild>
              <Link to="/">{t('Back to Home')}</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to="/marketplace">{t('Go to Marketplace')}</Link>
            </Button>
          </div>
        </div>
        <div aria-hidden="true" className="relative isolate max-md:-mt-8">
          <p className="numeral absolute inset-x-0 top-0 -z-1 text-center text-[12rem] leading-[.8] font-black text-transparent [-webkit-text-stroke:2px_rgb(244_241_228/.34)] lg:text-[19rem]">
            404
          </p>
          <img
            {...figure('magic-goat')}
            sizes="(min-width: 68.75rem) 496px, 320px"
            alt=""
            width={496}
            height={496}
            className="mx-auto w-full max-w-80 pt-20 lg:max-w-none lg:pt-28"
          />
        </div>
      </div>
    </div>
  );
}
