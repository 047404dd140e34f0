import { t } from '@goats/words';
/** Who won which cup, as the page that shows it knows it. */
export interface Victory {
  readonly cupId: number;
  /** 'Rare Cup No. 12' */
  readonly cupName: string;
  /** A player's name, or of two clubs the club's. */
  readonly winner: string;
  /** In HOOF; of two clubs what each of its players gets. */
  readonly prize: number;
  /** The victory of whoever looks at it. */
  readonly own: boolean;
  readonly clubs?: boolean;
}

/** `momentWords({ …, own: true }).title // 'The Rare Cup No. 12 is yours'` */
export function momentWords({ cupName, winner, own, clubs = false }: Victory) {
  const values = { winner, cup: cupName };
  const wins = clubs
    ? t('{winner} win the {cup}@@a club', values)
    : t('{winner} wins the {cup}', values);
  const title = own
    ? clubs
      ? t('Your club wins the {cup}', values)
      : t('The {cup} is yours', values)
    : wins;
  return {
    title,
    text: textFor(own, clubs),
    alt: t('{wins}: a goat lifts the trophy over its horns@@wins: somebody wins the cup', { wins }),
    message: {
      title: wins,
      text:
        own && !clubs
          ? t('I won the {cup}. Come and take the next one off me.', values)
          : `${wins}.`,
    },
    /** What the picture is called on somebody's disk: `rare-cup-no-12.png`. */
    file: `${cupName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.png`,
  };
}

function textFor(own: boolean, clubs: boolean): string {
  if (own && clubs)
    return t('Eight went out, one shield came home. Somebody has to polish it now.');
  if (own)
    return t('Horns up. It goes on your shelf, and nobody can stake it, sell it or borrow it.');
  if (clubs) return t('Eight against eight, and the shield goes to the louder half of the meadow.');
  return t('Every match of it can be watched again and checked. The next cup is never far.');
}
