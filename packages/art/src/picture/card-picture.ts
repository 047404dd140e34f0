import type { CardType, GoatTraits } from '@goats/collection';
import type { Rarity } from '@goats/rules';
import { numberShield, scoreSeal } from '../card/badges.ts';
import { frameRing, rarityGem } from '../card/frame.ts';
import { laurel } from '../card/gold.ts';
import { LIVERIES, liveryDefs } from '../card/livery.ts';
import { namePlate, type PlateWords } from '../card/plate.ts';
import { stanceFor } from '../card/stance.ts';
import { WINDOWS } from '../card/window-shape.ts';
import { withPrefix } from '../ink/ids.ts';
import { momentMotif } from '../scene/moment-motif.ts';
import type { Tint } from '../scene/tint.ts';
import { pictureKey, svgDocument } from './document.ts';
import { goatName } from './goat-name.ts';
import { drawSubject } from './subject.ts';

/** One of the 20,000. */
export interface GoatCard {
  readonly traits: GoatTraits;
  readonly rarity: Rarity;
  readonly name: string;
  readonly shirtNumber: number;
  readonly position: string;
  readonly origin: string;
  readonly goatScore: number;
  readonly serial: number;
  /** 20,000 unless told. */
  readonly supply?: number;
}

/** A card about one afternoon in a career. */
export interface MomentCard {
  readonly traits: GoatTraits;
  readonly rarity: Rarity;
  readonly cardType: CardType;
  readonly momentTitle: string;
  readonly year: number;
  readonly competition: string;
  readonly momentScore: number;
  readonly cardNumber: number;
  /** 25,000 unless told. */
  readonly supply?: number;
}

interface Mounting {
  readonly shield: string;
  readonly seal: readonly [over: string, figure: string, under: string];
  readonly words: PlateWords;
  readonly motif: (tint: Tint) => string;
}

function glowBehind(rarity: Rarity, silhouetteId: string): string {
  const halo = (colour: string, width: number, opacity: number): string =>
    `<use href="#${silhouetteId}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" opacity="${opacity}"/>`;
  if (rarity === 'Legendary') return halo('#fff3b0', 46, 0.9) + halo('#ffd24a', 30, 1);
  if (rarity === 'Epic') return halo('#ff9df0', 38, 0.55);
  return rarity === 'Rare' ? halo('#dff3ff', 28, 0.6) : '';
}

function assemble(key: string, traits: GoatTraits, rarity: Rarity, mounting: Mounting): string {
  const livery = LIVERIES[rarity];
  const subject = drawSubject(traits, key);
  const { x, y, scale } = stanceFor(traits.goat, traits.pose);
  const place = `translate(${x} ${y}) scale(${scale})`;
  const breaksOut = rarity === 'Epic' || rarity === 'Legendary';
  const window = WINDOWS[rarity];
  const clips =
    `<clipPath id="~Cw"><path d="${window}"/></clipPath>` +
    (breaksOut ? `<clipPath id="~Cf"><path d="${window}M-20-20H520V300H-20Z"/></clipPath>` : '');
  const inWindow = (markup: string): string => `<g clip-path="url(#~Cw)">${markup}</g>`;
  const scene = `<g transform="translate(-3 130) scale(.8)">${subject.scene}${mounting.motif(subject.tint)}</g>`;
  const figure = `<g clip-path="url(#~C${breaksOut ? 'f' : 'w'})"><g transform="${place}">${subject.figure}</g></g>`;
  const glow = `<g transform="${place}">${glowBehind(rarity, subject.silhouetteId)}${subject.behind}</g>`;
  const fade = `<linearGradient id="~Cv" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${livery.plate[1]}" stop-opacity="0"/><stop offset=".8" stop-color="${livery.plate[1]}"/></linearGradient>${inWindow(`<path d="M0 480H500V700H0Z" fill="url(#~Cv)"/>`)}`;
  return (
    subject.defs +
    `<defs>${clips}${liveryDefs(livery)}</defs>` +
    inWindow(scene) +
    frameRing(rarity) +
    inWindow(glow) +
    figure +
    fade +
    (rarity === 'Legendary' ? laurel(livery) : '') +
    namePlate(rarity, mounting.words) +
    numberShield(mounting.shield, livery) +
    scoreSeal(...mounting.seal, livery) +
    rarityGem(rarity)
  );
}

function whole(value: number): string {
  return String(Math.round(Number.isFinite(value) ? value : 0));
}

function serialTab(words: string, serial: number, supply: number): string {
  return `${words} · ${whole(serial).padStart(5, '0')} / ${whole(supply)}`;
}

/** A trading card in its rarity's frame. `cardPicture(card) // '<svg …>'` */
export function cardPicture(card: GoatCard): string {
  const key = pictureKey('card', card);
  const body = assemble(key, card.traits, card.rarity, {
    shield: whole(card.shirtNumber),
    seal: ['GOAT', whole(card.goatScore), 'SCORE'],
    words: {
      name: card.name,
      line: `${card.position} · ${card.origin}`,
      tab: serialTab(card.rarity, card.serial, card.supply ?? 20_000),
    },
    motif: () => '',
  });
  return svgDocument(
    { width: 500, height: 700, title: `${card.name}, ${card.rarity} card` },
    withPrefix(body, key),
  );
}

/** A moment card: the year on the shield, the moment on the plate. `momentPicture(card)` */
export function momentPicture(card: MomentCard): string {
  const key = pictureKey('moment', card);
  const body = assemble(key, card.traits, card.rarity, {
    shield: `'${whole(card.year).slice(-2)}`,
    seal: ['MOMENT', whole(card.momentScore), 'SCORE'],
    words: {
      name: card.momentTitle,
      line: `${card.year} · ${card.competition}`,
      tab: serialTab(`${card.rarity} ${card.cardType}`, card.cardNumber, card.supply ?? 25_000),
    },
    motif: (tint) => momentMotif(card.cardType, tint, card.year),
  });
  return svgDocument(
    {
      width: 500,
      height: 700,
      title: `${card.momentTitle}, ${goatName(card.traits.goat)}, ${card.rarity} moment card`,
    },
    withPrefix(body, key),
  );
}
