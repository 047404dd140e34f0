import type { ButtonLook } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { DuelButton } from './duel-button.tsx';

const LOOK: ButtonLook = { variant: 'outline' };

/** A link for somebody who need not be here yet. */
export default function PlayAFriend() {
  return <DuelButton label={t('Play a friend')} look={LOOK} />;
}
