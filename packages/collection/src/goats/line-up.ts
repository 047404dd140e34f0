import type { GoatSlug } from '../goat-slugs.ts';
import type { GoatFacts } from './goat-types.ts';

/** What stands on a team sheet. */
export type LinedUpGoat = Pick<
  GoatFacts,
  'slug' | 'name' | 'inspiredBy' | 'origin' | 'position' | 'jerseyNumber'
>;

/** Apart from the rest of the facts: the first screen of the site needs no more of them. */
export const LINE_UP: Readonly<Record<GoatSlug, LinedUpGoat>> = {
  'the-black-pearl': {
    slug: 'the-black-pearl',
    name: 'The Black Pearl',
    inspiredBy: 'Pelé',
    origin: 'Brazil',
    position: 'Forward',
    jerseyNumber: 10,
  },
  'hand-of-horn': {
    slug: 'hand-of-horn',
    name: 'Hand of Horn',
    inspiredBy: 'Diego Maradona',
    origin: 'Argentina',
    position: 'Midfielder',
    jerseyNumber: 10,
  },
  'the-flea': {
    slug: 'the-flea',
    name: 'The Flea',
    inspiredBy: 'Lionel Messi',
    origin: 'Argentina',
    position: 'Forward',
    jerseyNumber: 10,
  },
  'the-machine': {
    slug: 'the-machine',
    name: 'The Machine',
    inspiredBy: 'Cristiano Ronaldo',
    origin: 'Portugal',
    position: 'Forward',
    jerseyNumber: 7,
  },
  'el-fenomeno': {
    slug: 'el-fenomeno',
    name: 'El Fenómeno',
    inspiredBy: 'Ronaldo Nazário',
    origin: 'Brazil',
    position: 'Forward',
    jerseyNumber: 9,
  },
  'the-wizard': {
    slug: 'the-wizard',
    name: 'The Wizard',
    inspiredBy: 'Zinedine Zidane',
    origin: 'France',
    position: 'Midfielder',
    jerseyNumber: 5,
  },
  'flying-dutchman': {
    slug: 'flying-dutchman',
    name: 'Flying Dutchman',
    inspiredBy: 'Johan Cruyff',
    origin: 'Netherlands',
    position: 'Forward',
    jerseyNumber: 14,
  },
  'magic-goat': {
    slug: 'magic-goat',
    name: 'Magic Goat',
    inspiredBy: 'Ronaldinho',
    origin: 'Brazil',
    position: 'Midfielder',
    jerseyNumber: 80,
  },
  'platinum-prince': {
    slug: 'platinum-prince',
    name: 'Platinum Prince',
    inspiredBy: 'Michel Platini',
    origin: 'France',
    position: 'Midfielder',
    jerseyNumber: 10,
  },
  'kaiser-goat': {
    slug: 'kaiser-goat',
    name: 'Kaiser Goat',
    inspiredBy: 'Franz Beckenbauer',
    origin: 'Germany',
    position: 'Defender',
    jerseyNumber: 5,
  },
};
