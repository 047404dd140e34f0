export { COIN_VARIANTS, type CoinVariant, hoofCoin } from './coin/hoof-coin.ts';
export type { Contour, Mark, Shape } from './marks/mark.ts';
export type { Box } from './picture/box.ts';
export { cardBack } from './picture/card-back.ts';
export { cardLayers } from './picture/card-layers.ts';
export { cardPicture, type GoatCard } from './picture/card-picture.ts';
export { EVENT_PICTURES, type EventPicture, eventPicture } from './picture/event-picture.ts';
export type {
  LayeredPicture,
  MarkedLayer,
  PictureLayer,
  Sheet,
  SheetLayer,
} from './picture/layers.ts';
export { type MatchSide, type MatchWords, matchPicture } from './picture/match-picture.ts';
export { type MomentCard, momentPicture } from './picture/moment-picture.ts';
export { PACK_KINDS, type PackKind, packWrapper } from './picture/pack-wrapper.ts';
export { defaultGoat, placeholder } from './picture/placeholder.ts';
export { cover, figure, portrait } from './picture/portrait.ts';
export { type SocialWords, socialPicture } from './picture/social-picture.ts';
export { type StoryNumber, storyPicture } from './picture/story-picture.ts';
export { TEAM_SIZE, teamPicture } from './picture/team-picture.ts';
export { thumbnail } from './picture/thumbnail.ts';
