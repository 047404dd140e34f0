import { Button } from '@goats/ui/button.tsx';
import { LANGUAGE_TAGS, LOCALE, type Locale, preferredLocale } from '@goats/words';
import { useState } from 'react';
import { addressIn, keptLanguage } from '../../site/language.ts';
import { useChooseLanguage } from './use-choose-language.ts';

// English: each is in the language that is offered, whichever the page is in.
const OFFERS: Readonly<Record<Locale, { sentence: string; yes: string; no: string }>> = {
  en: { sentence: 'The goats speak English too.', yes: 'In English, please', no: 'Stay here' },
  es: { sentence: 'Las cabras también hablan español.', yes: 'En español', no: 'Seguir aquí' },
  pt: { sentence: 'As cabras também falam português.', yes: 'Em português', no: 'Ficar aqui' },
  fr: { sentence: 'Les boucs parlent aussi français.', yes: 'En français', no: 'Rester ici' },
  de: { sentence: 'Die Ziegen sprechen auch Deutsch.', yes: 'Auf Deutsch', no: 'Hier bleiben' },
};

/** Offers a first visitor the language their browser asks for, once, and takes no for an answer. */
export default function LanguageOffer() {
  const [offered, setOffered] = useState(languageToOffer);
  const keep = useChooseLanguage();
  if (!offered) return null;
  const { sentence, yes, no } = OFFERS[offered];
  const choose = (locale: Locale) => {
    keep(locale);
    setOffered(undefined);
    if (locale !== LOCALE) location.assign(addressIn(locale));
  };
  return (
    <section
      lang={LANGUAGE_TAGS[offered]}
      aria-label={sentence}
      className="sticky bottom-0 z-46 border-t border-line-2 bg-pitch-850 animate-[rise-in_240ms_var(--ease-enter)]"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-3 py-3">
        <p className="text-small text-chalk-2">{sentence}</p>
        <div className="flex gap-2.5">
          <Button variant="ghost" size="sm" onClick={() => choose(LOCALE)}>
            {no}
          </Button>
          <Button variant="outline" size="sm" onClick={() => choose(offered)}>
            {yes}
          </Button>
        </div>
      </div>
    </section>
  );
}

function languageToOffer(): Locale | undefined {
  if (keptLanguage()) return undefined;
  const wished = preferredLocale(navigator.languages);
  return wished === LOCALE ? undefined : wished;
}
