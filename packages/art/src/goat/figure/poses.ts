import type { Pose } from '@goats/collection';
import * as feelings from './poses/feelings.ts';
import * as play from './poses/play.ts';
import * as strikes from './poses/strikes.ts';
import type { Skeleton } from './skeleton.ts';

/** Poses that show a goat from horns to hooves, right-footed; all others are portraits. */
export const FIGURES: Readonly<Partial<Record<Pose, Skeleton>>> = {
  Dribble: play.DRIBBLE,
  Volley: strikes.VOLLEY,
  'Overhead Kick': strikes.OVERHEAD,
  Header: strikes.HEADER,
  Slide: play.SLIDE,
  Save: play.SAVE,
  Celebration: feelings.CELEBRATION,
  'Free Kick': strikes.FREE_KICK,
  Chip: strikes.CHIP,
  'Scissor Kick': strikes.SCISSOR_KICK,
  'Diving Header': strikes.DIVING_HEADER,
  Backheel: strikes.BACKHEEL,
  Samba: strikes.SAMBA,
  Sprint: play.SPRINT,
  Stroll: play.STROLL,
  'Step-Over': play.STEP_OVER,
  'Foot on the Ball': play.FOOT_ON_BALL,
  Juggle: play.JUGGLE,
  'Chest Trap': play.CHEST_TRAP,
  'Balancing Act': play.BALANCING_ACT,
  'Arm in a Sling': play.SLING,
  'Sling and Salute': play.SLING_SALUTE,
  'Sling and Sprint': play.SLING_SPRINT,
  'Arms Wide': feelings.ARMS_WIDE,
  'Knee Slide': feelings.KNEE_SLIDE,
  Leap: feelings.LEAP,
  Pointing: feelings.POINTING,
  'Ball Held High': feelings.BALL_HELD_HIGH,
  'Hoof on Heart': feelings.HAND_ON_HEART,
  'At Ease': feelings.AT_EASE,
  Recline: feelings.RECLINE,
  'On One Knee': feelings.ON_ONE_KNEE,
  Seated: feelings.SEATED,
};
