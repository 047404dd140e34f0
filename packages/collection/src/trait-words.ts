import { m } from '@goats/words';
import type { CARD_STYLES, EFFECTS, FRAME_COLORS, SPECIAL_EDITIONS } from './moment-traits.ts';
import type { CARD_TYPES, TRAIT_VALUES } from './traits.ts';

/** What a page calls the words that are printed into token metadata, which are never translated there. */
type Trait<Kind extends keyof typeof TRAIT_VALUES> = (typeof TRAIT_VALUES)[Kind][number];

export const TRAIT_KIND_WORDS = {
  background: m('Background@@what varies on the picture of a card'),
  expression: m('Expression@@what varies on the picture of a card'),
  accessories: m('Accessories@@what varies on the picture of a card'),
  special: m('Special@@what varies on the picture of a card'),
  kit: m('Kit@@what varies on the picture of a card'),
  head: m('Head@@what varies on the picture of a card'),
  pose: m('Pose@@what varies on the picture of a card'),
} satisfies Record<keyof typeof TRAIT_VALUES, string>;

const BACKGROUND_WORDS = {
  'Stadium Night': m('Stadium Night@@background of a card'),
  'Chalk Pitch': m('Chalk Pitch@@background of a card'),
  'Mountain Pasture': m('Mountain Pasture@@background of a card'),
  Sunburst: m('Sunburst@@background of a card'),
  Halftone: m('Halftone@@background of a card'),
  'City Mural': m('City Mural@@background of a card'),
  Rain: m('Rain@@background of a card'),
  Confetti: m('Confetti@@background of a card'),
  'Trophy Room': m('Trophy Room@@background of a card'),
  Galaxy: m('Galaxy@@background of a card'),
  'Beach Dusk': m('Beach Dusk@@background of a card'),
  'Snow Match': m('Snow Match@@background of a card'),
} satisfies Record<Trait<'background'>, string>;

const EXPRESSION_WORDS = {
  Determined: m('Determined@@expression of a goat'),
  Joyful: m('Joyful@@expression of a goat'),
  Smirk: m('Smirk@@expression of a goat'),
  Roar: m('Roar@@expression of a goat'),
  Calm: m('Calm@@expression of a goat'),
  'Cheeky Wink': m('Cheeky Wink@@expression of a goat'),
  Scowl: m('Scowl@@expression of a goat'),
  Proud: m('Proud@@expression of a goat'),
} satisfies Record<Trait<'expression'>, string>;

const ACCESSORY_WORDS = {
  None: m('None@@what a goat wears'),
  "Captain's Band": m("Captain's Band@@what a goat wears"),
  Headband: m('Headband@@what a goat wears'),
  Sunglasses: m('Sunglasses@@what a goat wears'),
  'Gold Chain': m('Gold Chain@@what a goat wears'),
  Earring: m('Earring@@what a goat wears'),
  Scarf: m('Scarf@@what a goat wears'),
  Whistle: m('Whistle@@what a goat wears'),
  Medal: m('Medal@@what a goat wears'),
  Laurel: m('Laurel@@what a goat wears'),
  'Nose Ring': m('Nose Ring@@what a goat wears'),
  Plaster: m('Plaster@@what a goat wears'),
  Daisy: m('Daisy@@what a goat wears'),
} satisfies Record<Trait<'accessories'>, string>;

const SPECIAL_WORDS = {
  None: m('None@@special effect on a card'),
  Aura: m('Aura@@special effect on a card'),
  Flames: m('Flames@@special effect on a card'),
  Lightning: m('Lightning@@special effect on a card'),
  'Gold Dust': m('Gold Dust@@special effect on a card'),
  'Holographic Foil': m('Holographic Foil@@special effect on a card'),
  'Ghost Double': m('Ghost Double@@special effect on a card'),
  'Night Edition': m('Night Edition@@special effect on a card'),
} satisfies Record<Trait<'special'>, string>;

const KIT_WORDS = {
  Home: m('Home@@kit of a team'),
  Away: m('Away@@kit of a team'),
  International: m('International@@kit of a team'),
} satisfies Record<Trait<'kit'>, string>;

const HEAD_WORDS = {
  'Three-Quarter': m('Three-Quarter@@how the head is drawn'),
  Front: m('Front@@how the head is drawn'),
  Profile: m('Profile@@how the head is drawn'),
  'Thrown Back': m('Thrown Back@@how the head is drawn'),
} satisfies Record<Trait<'head'>, string>;

const POSE_WORDS = {
  'Chest Out': m('Chest Out@@pose of a goat'),
  'Raised Hoof': m('Raised Hoof@@pose of a goat'),
  'Folded Arms': m('Folded Arms@@pose of a goat'),
  'Ball Under Arm': m('Ball Under Arm@@pose of a goat'),
  Dribble: m('Dribble@@pose of a goat'),
  Volley: m('Volley@@pose of a goat'),
  'Overhead Kick': m('Overhead Kick@@pose of a goat'),
  Header: m('Header@@pose of a goat'),
  Slide: m('Slide@@pose of a goat'),
  Save: m('Save@@pose of a goat'),
  Celebration: m('Celebration@@pose of a goat'),
  'Cup Lifted': m('Cup Lifted@@pose of a goat'),
  'Free Kick': m('Free Kick@@pose of a goat'),
  Chip: m('Chip@@pose of a goat'),
  'Scissor Kick': m('Scissor Kick@@pose of a goat'),
  'Diving Header': m('Diving Header@@pose of a goat'),
  Backheel: m('Backheel@@pose of a goat'),
  Samba: m('Samba@@pose of a goat'),
  Sprint: m('Sprint@@pose of a goat'),
  Stroll: m('Stroll@@pose of a goat'),
  'Step-Over': m('Step-Over@@pose of a goat'),
  'Foot on the Ball': m('Foot on the Ball@@pose of a goat'),
  Juggle: m('Juggle@@pose of a goat'),
  'Chest Trap': m('Chest Trap@@pose of a goat'),
  'Balancing Act': m('Balancing Act@@pose of a goat'),
  'Arm in a Sling': m('Arm in a Sling@@pose of a goat'),
  'Arms Wide': m('Arms Wide@@pose of a goat'),
  'Knee Slide': m('Knee Slide@@pose of a goat'),
  Leap: m('Leap@@pose of a goat'),
  Pointing: m('Pointing@@pose of a goat'),
  'Ball Held High': m('Ball Held High@@pose of a goat'),
  'Hoof on Heart': m('Hoof on Heart@@pose of a goat'),
  'At Ease': m('At Ease@@pose of a goat'),
  Recline: m('Recline@@pose of a goat'),
  'On One Knee': m('On One Knee@@pose of a goat'),
  Seated: m('Seated@@pose of a goat'),
  'Sling and Salute': m('Sling and Salute@@pose of a goat'),
  'Sling and Sprint': m('Sling and Sprint@@pose of a goat'),
} satisfies Record<Trait<'pose'>, string>;

export const TRAIT_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  background: BACKGROUND_WORDS,
  expression: EXPRESSION_WORDS,
  accessories: ACCESSORY_WORDS,
  special: SPECIAL_WORDS,
  kit: KIT_WORDS,
  head: HEAD_WORDS,
  pose: POSE_WORDS,
};

export const CARD_TYPE_WORDS = {
  Goal: m('Goal@@kind of moment that a card shows'),
  Save: m('Save@@kind of moment that a card shows'),
  Assist: m('Assist@@kind of moment that a card shows'),
  Skill: m('Skill@@kind of moment that a card shows'),
  Celebration: m('Celebration@@kind of moment that a card shows'),
  Historic: m('Historic@@kind of moment that a card shows'),
  Special: m('Special@@kind of moment that a card shows'),
} satisfies Record<(typeof CARD_TYPES)[number], string>;

export const CARD_STYLE_WORDS = {
  'Match Programme': m('Match Programme@@style of a moment card'),
  Floodlit: m('Floodlit@@style of a moment card'),
  Chalkboard: m('Chalkboard@@style of a moment card'),
  'Comic Panel': m('Comic Panel@@style of a moment card'),
  'Back Page': m('Back Page@@style of a moment card'),
  Watercolour: m('Watercolour@@style of a moment card'),
  'Sticker Album': m('Sticker Album@@style of a moment card'),
  'Stained Glass': m('Stained Glass@@style of a moment card'),
} satisfies Record<(typeof CARD_STYLES)[number], string>;

export const FRAME_WORDS = {
  Steel: m('Steel@@colour of a card’s frame'),
  Pewter: m('Pewter@@colour of a card’s frame'),
  Galvanised: m('Galvanised@@colour of a card’s frame'),
  'Blue Enamel': m('Blue Enamel@@colour of a card’s frame'),
  Cobalt: m('Cobalt@@colour of a card’s frame'),
  Teal: m('Teal@@colour of a card’s frame'),
  'Violet Inlay': m('Violet Inlay@@colour of a card’s frame'),
  Amethyst: m('Amethyst@@colour of a card’s frame'),
  Damson: m('Damson@@colour of a card’s frame'),
  'Gold Foil': m('Gold Foil@@colour of a card’s frame'),
  'Rose Gold': m('Rose Gold@@colour of a card’s frame'),
  'White Gold': m('White Gold@@colour of a card’s frame'),
} satisfies Record<(typeof FRAME_COLORS)[keyof typeof FRAME_COLORS][number], string>;

export const EFFECT_WORDS = {
  None: m('None@@effect on a moment card'),
  'Floodlight Flare': m('Floodlight Flare@@effect on a moment card'),
  'Mud Splash': m('Mud Splash@@effect on a moment card'),
  'Net Ripple': m('Net Ripple@@effect on a moment card'),
  'Motion Trail': m('Motion Trail@@effect on a moment card'),
  'Ticker Tape': m('Ticker Tape@@effect on a moment card'),
  Sparks: m('Sparks@@effect on a moment card'),
  'Shooting Star': m('Shooting Star@@effect on a moment card'),
} satisfies Record<(typeof EFFECTS)[number], string>;

export const EDITION_WORDS = {
  'Match Worn': m('Match Worn@@special edition of a card'),
  'Golden Hay': m('Golden Hay@@special edition of a card'),
  'Midnight Graze': m('Midnight Graze@@special edition of a card'),
  "Captain's Copy": m("Captain's Copy@@special edition of a card"),
} satisfies Record<(typeof SPECIAL_EDITIONS)[number], string>;
