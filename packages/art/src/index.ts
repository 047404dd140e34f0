export { COIN_VARIANTS, type CoinVariant, hoofCoin } from './coin/hoof-coin.ts';
export {
  cardPicture,
  type GoatCard,
  type MomentCard,
  momentPicture,
} from './picture/card-picture.ts';
export { defaultGoat, placeholder } from './picture/placeholder.ts';
export { cover, figure, portrait } from './picture/portrait.ts';
export { thumbnail } from './picture/thumbnail.ts';
