import { createHash } from 'node:crypto';
import { type CupWords, cupPicture, winnerPicture } from '@goats/art';
import {
  CLUBS,
  goatSummary,
  type MintedCard,
  mintedCard,
  PICTURE_VERSION,
  versioned,
} from '@goats/collection';
import { CLUB_PLACES, cupOffWords, shortAddress } from '@goats/rules';
import { LANGUAGE_TAGS, type Locale, mapLocales, type Say } from '@goats/words';
import type { Queryable } from '../../db/database.ts';
import { nameMap } from '../../people/players/name-store.ts';
import type { ShownCupFacts } from '../../slices/cup/index.ts';
import { heroOf, type PicturedCup, picturedCup } from '../../slices/cup/index.ts';
import { houseOf } from '../../slices/match/index.ts';
import { sayIn } from '../../words/say-in.ts';

/** What a shared link to a cup shows elsewhere: words for the page's head, and a picture. */
export interface CupPreview {
  readonly title: string;
  readonly description: string;
  readonly image: string;
  readonly draw: () => string;
  /** Of the drawings and of the words: a name that was taken away leaves with the next look. */
  readonly version: string;
}

/** `await findCupPreview(db, '12')`; undefined when there is no such cup. */
export async function findCupPreview(
  db: Queryable,
  id: string,
  locale: Locale = 'en',
): Promise<CupPreview | undefined> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
  const shown = await picturedCup(db, Number(id));
  if (!shown) return undefined;
  const hero = heroOf(shown.cup);
  return cupPreview(shown, await nameMap(db, hero ? [hero.wallet] : []), locale);
}

/** Only what everybody may see: who brought which card is told when the cup is over. */
export function cupPreview(
  shown: PicturedCup,
  names: ReadonlyMap<string, string>,
  locale: Locale = 'en',
): CupPreview {
  const { cup } = shown;
  const { title, description, card, ...words } =
    cup.status === 'finished' ? finished(shown, names, locale) : expected(shown, locale);
  const version = `${PICTURE_VERSION}-${shortHash([title, words, card?.id ?? null])}`;
  return {
    ...{ title, description, version },
    image: versioned(`/api/images/cups/${cup.id}.png`, version),
    draw: () =>
      card
        ? winnerPicture({ ...words, title, traits: card.traits })
        : cupPicture({ ...words, title, places: cup.size }),
  };
}

type Told = CupWords & {
  readonly title: string;
  readonly description: string;
  /** What the winner brought; undefined before the end, and for a card that has no picture of ours. */
  readonly card?: MintedCard | undefined;
};

function finished(
  { cup, endedAt }: PicturedCup,
  names: ReadonlyMap<string, string>,
  locale: Locale,
): Told {
  const say = sayIn(locale);
  const hero = heroOf(cup);
  const card = hero ? mintedCard(hero.cardId) : undefined;
  const goat = card && goatSummary(card.goat).name;
  const club = hero?.club == null ? undefined : CLUBS[hero.club].name;
  const chosen = hero && (names.get(hero.wallet) ?? houseOf(hero.wallet)?.name);
  const date = dayOf(endedAt?.getTime() ?? cup.startsAt, locale);
  const winner = club ?? chosen ?? (hero && shortAddress(hero.wallet));
  return {
    ...nameWords(cup, say),
    title: victory(say, { cup: cupTitle(cup, say), winner, club: club !== undefined }),
    description: lifted(say, { goat, date, club: club !== undefined }),
    // Capitals would spell another address, so whoever has chosen no name lets the goat speak.
    ribbon: club ?? chosen ?? goat ?? say('We have a winner'),
    below: [deed(say, { goat, club, chosen }), date],
    card,
  };
}

function victory(
  say: Say,
  { cup, winner, club }: { cup: string; winner: string | undefined; club: boolean },
): string {
  if (winner === undefined) return say('Nobody wins the {cup}', { cup });
  return club
    ? say('{winner} win the {cup}@@a club', { winner, cup })
    : say('{winner} wins the {cup}', { winner, cup });
}

function lifted(
  say: Say,
  { goat, date, club }: { goat: string | undefined; date: string; club: boolean },
): string {
  if (goat === undefined) {
    return say('Lifted on {date}. Watch every match again and check that it was fair.@@a cup', {
      date,
    });
  }
  return club
    ? say(
        'Lifted led by {goat} on {date}. Watch every match again and check that it was fair.@@a cup, by a club',
        { goat, date },
      )
    : say(
        'Lifted with {goat} on {date}. Watch every match again and check that it was fair.@@a cup',
        { goat, date },
      );
}

/** Below the ribbon, which names the winner. */
function deed(
  say: Say,
  { goat, club, chosen }: Record<'goat' | 'club' | 'chosen', string | undefined>,
): string {
  if (club === undefined && chosen === undefined)
    return say('takes it home@@below the name of a goat: the cup');
  if (goat === undefined) return say('lifts it@@below the name of the winner: the cup');
  return club === undefined
    ? say('with {goat}@@below the name of who won a cup', { goat })
    : say('led by {goat}@@below the name of a club that won', { goat });
}

function expected({ cup, reason }: PicturedCup, locale: Locale): Told {
  const say = sayIn(locale);
  const [day, time] = [dayOf(cup.startsAt, locale), timeOf(cup.startsAt)];
  const clubs = cup.kind === 'clubs';
  const places = clubs ? CLUB_PLACES : cup.size;
  const who = clubs
    ? say('{places} against {places}@@players of two clubs', { places })
    : say('{places} places@@in a cup', { places });
  const words = { ...nameWords(cup, say), title: cupTitle(cup, say) };
  switch (cup.status) {
    case 'cancelled':
      return {
        ...words,
        ribbon: say('Called off'),
        below: [say('Cards and fees went home'), day],
        description: say('{why} Cards and fees went home.@@why: a sentence', {
          why: reason === null ? say('Called off.') : cupOffWords(reason, say),
        }),
      };
    case 'running':
      return {
        ...words,
        ribbon: say('Live@@a match that is on'),
        below: [who, say('Since {time} UTC, {day}', { time, day })],
        description: say(
          '{kind, select, clubs {{places} against {places}} other {{places} places}}, live. Pull up a chair: every match can be watched.',
          { kind: cup.kind, places },
        ),
      };
    default:
      return {
        ...words,
        ribbon: who,
        below: [say('Starts {time} UTC', { time }), day],
        description: say(
          '{kind, select, clubs {{places} against {places}} other {{places} places}}, one winner. It starts at {time} UTC on {day}; your first entry of a day is free.',
          { kind: cup.kind, places, time, day },
        ),
      };
  }
}

function nameWords(
  { id, kind, rarity: tier }: ShownCupFacts,
  say: Say,
): Pick<CupWords, 'trophy' | 'name'> {
  const number = say('No. {id}@@number', { id });
  return kind === 'clubs'
    ? {
        trophy: 'Clubs',
        name: [
          say(
            '{tier, select, Common {Common} Rare {Rare} Epic {Epic} other {Legendary}} Club Match@@above its number',
            { tier },
          ),
          number,
        ],
      }
    : {
        trophy: tier,
        name: [
          say(
            '{tier, select, Common {Common} Rare {Rare} Epic {Epic} other {Legendary}} Cup@@above its number',
            { tier },
          ),
          number,
        ],
      };
}

function cupTitle({ id, kind, rarity: tier }: ShownCupFacts, say: Say): string {
  return kind === 'clubs'
    ? say(
        '{tier, select, Common {Common} Rare {Rare} Epic {Epic} other {Legendary}} Club Match No. {id}',
        { tier, id },
      )
    : say(
        '{tier, select, Common {Common} Rare {Rare} Epic {Epic} other {Legendary}} Cup No. {id}',
        { tier, id },
      );
}

const LONG_DAYS = mapLocales(
  (locale) =>
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : LANGUAGE_TAGS[locale], {
      ...{ dateStyle: 'long', timeZone: 'UTC' },
    }),
);

function dayOf(at: number, locale: Locale): string {
  return LONG_DAYS[locale].format(at);
}

function timeOf(at: number): string {
  return new Date(at).toISOString().slice(11, 16);
}

function shortHash(words: unknown): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 8);
}
