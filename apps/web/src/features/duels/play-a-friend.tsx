import type { ButtonLook } from '@goats/ui/button.tsx';
import { DuelButton } from './duel-button.tsx';

const LOOK: ButtonLook = { variant: 'outline' };

/** A link for somebody who need not be here yet. */
export default function PlayAFriend() {
  return <DuelButton label="Play a friend" look={LOOK} />;
}
