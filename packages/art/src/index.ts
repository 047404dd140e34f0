export { COIN_VARIANTS, type CoinVariant, hoofCoin } from './coin/hoof-coin.ts';
export { cardBack } from './picture/card-back.ts';
export {
  cardPicture,
  type GoatCard,
  type MomentCard,
  momentPicture,
} from './picture/card-picture.ts';
export { EVENT_PICTURES, type EventPicture, eventPicture } from './picture/event-picture.ts';
export { PACK_KINDS, type PackKind, packWrapper } from './picture/pack-wrapper.ts';
export { defaultGoat, placeholder } from './picture/placeholder.ts';
export { cover, figure, portrait } from './picture/portrait.ts';
export { type SocialWords, socialPicture } from './picture/social-picture.ts';
export { type StoryNumber, storyPicture } from './picture/story-picture.ts';
export { TEAM_SIZE, teamPicture } from './picture/team-picture.ts';
export { thumbnail } from './picture/thumbnail.ts';
