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
import { CLUB_PLACES, shortAddress } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { nameMap } from '../../people/players/name-store.ts';
import type { ShownCupFacts } from '../../slices/cup/index.ts';
import { cupName, heroOf, type PicturedCup, picturedCup } from '../../slices/cup/index.ts';
import { houseOf } from '../../slices/match/index.ts';

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
export async function findCupPreview(db: Queryable, id: string): Promise<CupPreview | undefined> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
  const shown = await picturedCup(db, Number(id));
  if (!shown) return undefined;
  const hero = heroOf(shown.cup);
  return cupPreview(shown, await nameMap(db, hero ? [hero.wallet] : []));
}

/** Only what everybody may see: who brought which card is told when the cup is over. */
export function cupPreview(shown: PicturedCup, names: ReadonlyMap<string, string>): CupPreview {
  const { cup } = shown;
  const { title, description, card, ...words } =
    cup.status === 'finished' ? finished(shown, names) : expected(shown);
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

function finished({ cup, endedAt }: PicturedCup, names: ReadonlyMap<string, string>): Told {
  const name = cupName(cup);
  const hero = heroOf(cup);
  const card = hero ? mintedCard(hero.cardId) : undefined;
  const goat = card && goatSummary(card.goat).name;
  const club = hero?.club == null ? undefined : CLUBS[hero.club].name;
  const chosen = hero && (names.get(hero.wallet) ?? houseOf(hero.wallet)?.name);
  const winner = club ?? chosen ?? (hero ? shortAddress(hero.wallet) : 'Nobody');
  const date = dayOf(endedAt?.getTime() ?? cup.startsAt);
  const deed = club ? 'led by' : 'with';
  return {
    ...nameWords(cup),
    title: `${winner} ${club ? 'win' : 'wins'} the ${name}`,
    description: `${goat ? `Lifted ${deed} ${goat} ` : 'Lifted '}on ${date}. Watch every match again and check that it was fair.`,
    // Capitals would spell another address, so whoever has chosen no name lets the goat speak.
    ribbon: club ?? chosen ?? goat ?? 'We have a winner',
    below: [club || chosen ? (goat ? `${deed} ${goat}` : 'lifts it') : 'takes it home', date],
    card,
  };
}

function expected({ cup, reason }: PicturedCup): Told {
  const title = cupName(cup);
  const [day, time] = [dayOf(cup.startsAt), timeOf(cup.startsAt)];
  const who = cup.kind === 'clubs' ? `${CLUB_PLACES} against ${CLUB_PLACES}` : `${cup.size} places`;
  const words = { ...nameWords(cup), title };
  switch (cup.status) {
    case 'cancelled':
      return {
        ...words,
        ribbon: 'Called off',
        below: ['Cards and fees went home', day],
        description: `${reason ?? 'Called off.'} Cards and fees went home.`,
      };
    case 'running':
      return {
        ...words,
        ribbon: 'Live',
        below: [who, `Since ${time} UTC, ${day}`],
        description: `${who}, live. Pull up a chair: every match can be watched.`,
      };
    default:
      return {
        ...words,
        ribbon: who,
        below: [`Starts ${time} UTC`, day],
        description: `${who}, one winner. It starts at ${time} UTC on ${day}; your first entry of a day is free.`,
      };
  }
}

function nameWords(cup: ShownCupFacts): Pick<CupWords, 'trophy' | 'name'> {
  const [before = '', number = ''] = cupName(cup).split(/ (?=No\. )/);
  return { trophy: cup.kind === 'clubs' ? 'Clubs' : cup.rarity, name: [before, number] };
}

const LONG_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function dayOf(at: number): string {
  return LONG_DAY.format(at);
}

function timeOf(at: number): string {
  return new Date(at).toISOString().slice(11, 16);
}

function shortHash(words: unknown): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 8);
}
