import { GOAT_SLUGS, type GoatSlug } from '@goats/collection';
import type { Rarity } from '@goats/rules';

export interface GoatSummary {
  slug: GoatSlug;
  baseGoatId: number;
  name: string;
  inspiredBy: string;
  origin: string;
  position: string;
  jerseyNumber: number;
  era: string;
  team: string;
  overall: number;
  price: number;
  rarity: Rarity;
  shortDescription: string;
}

const FACTS: Record<
  GoatSlug,
  [string, string, string, string, number, string, string, number, number, Rarity]
> = {
  'the-black-pearl': [
    'The Black Pearl',
    'Pelé',
    'Brazil',
    'Forward',
    10,
    '1956–77',
    'Praia Rovers',
    96,
    50_000,
    'Legendary',
  ],
  'hand-of-horn': [
    'Hand of Horn',
    'Diego Maradona',
    'Argentina',
    'Midfielder',
    10,
    '1976–97',
    'Porto Vesuvio',
    95,
    46_500,
    'Legendary',
  ],
  'the-flea': [
    'The Flea',
    'Lionel Messi',
    'Argentina',
    'Forward',
    10,
    '2004–',
    'Rosario Meadow',
    96,
    44_000,
    'Legendary',
  ],
  'the-machine': [
    'The Machine',
    'Cristiano Ronaldo',
    'Portugal',
    'Forward',
    7,
    '2002–',
    'Ilha Athletic',
    95,
    42_800,
    'Legendary',
  ],
  'el-fenomeno': [
    'El Fenómeno',
    'Ronaldo Nazário',
    'Brazil',
    'Forward',
    9,
    '1993–2011',
    'Serra Pastures',
    94,
    39_500,
    'Epic',
  ],
  'the-wizard': [
    'The Wizard',
    'Zinedine Zidane',
    'France',
    'Midfielder',
    5,
    '1989–2006',
    'Mistral Wanderers',
    94,
    38_200,
    'Epic',
  ],
  'flying-dutchman': [
    'Flying Dutchman',
    'Johan Cruyff',
    'Netherlands',
    'Forward',
    14,
    '1964–84',
    'Polder Union',
    93,
    36_700,
    'Epic',
  ],
  'magic-goat': [
    'Magic Goat',
    'Ronaldinho',
    'Brazil',
    'Midfielder',
    80,
    '1998–2015',
    'Porto Alegria',
    92,
    34_900,
    'Rare',
  ],
  'platinum-prince': [
    'Platinum Prince',
    'Michel Platini',
    'France',
    'Midfielder',
    10,
    '1972–87',
    'Argent Vale',
    91,
    31_400,
    'Rare',
  ],
  'kaiser-goat': [
    'Kaiser Goat',
    'Franz Beckenbauer',
    'Germany',
    'Defender',
    5,
    '1964–83',
    'Isar Herd',
    90,
    28_000,
    'Common',
  ],
};

export const goatSummaries: readonly GoatSummary[] = GOAT_SLUGS.map((slug, index) => {
  const [name, inspiredBy, origin, position, jerseyNumber, era, team, overall, price, rarity] =
    FACTS[slug];
  return {
    slug,
    baseGoatId: index + 1,
    name,
    inspiredBy,
    origin,
    position,
    jerseyNumber,
    era,
    team,
    overall,
    price,
    rarity,
    shortDescription: `${name} of ${team}.`,
  };
});
