import { t } from '@goats/words';
import { DISCLAIMER } from '../../content/about.ts';
import { SITE } from '../../site/site-config.ts';

export function DisclaimerTab() {
  return (
    <div className="grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-18">
      <div>
        <h2 className="text-part lg:sticky lg:top-8">{t('Intellectual property notice')}</h2>
      </div>
      <ol className="border-t-[1.5px] border-line-2">
        {DISCLAIMER.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2.75rem_1fr] border-b border-line py-6">
            <span aria-hidden="true" className="numeral text-row text-chalk-3">
              {index + 1}
            </span>
            <div>
              <h3 className="text-row">{title}</h3>
              <p className="mt-2.5 text-chalk-2">{text}</p>
              {index === DISCLAIMER.length - 1 && (
                <p className="mt-3">
                  <a href={`mailto:${SITE.generalEmail}`} className="link">
                    {SITE.generalEmail}
                  </a>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
