import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useWallet } from '../../wallet/wallet-store.ts';
import { WaysIn } from '../../wallet/ways-in.tsx';

/** Below the closed pack: what is in it, and for whoever has no wallet yet the two ways to one. */
export function StarterBefore({
  torn,
  claimed,
  onGuest,
  onConnect,
  onClose,
}: {
  /** It is being opened: nothing is left to say, and it folds away. */
  torn: boolean;
  /** This wallet has had its pack: there is only the way on. */
  claimed: boolean;
  onGuest: () => void;
  onConnect: () => void;
  onClose: () => void;
}) {
  const { address, guest, signedInAs } = useWallet();
  const [cameWithout] = useState(address === null);
  if (claimed) {
    return (
      <p className="mt-5 text-center">
        <Button asChild>
          <Link to="/card-game" search={{ tab: 'lobby' }} onClick={onClose}>
            {t('Find an opponent')}
          </Link>
        </Button>
      </p>
    );
  }
  const mustSign = address !== null && !guest && signedInAs === null;
  return (
    <div className="starter-before" data-torn={torn}>
      {/* The inner room is for the focus ring, which a folding box would cut. */}
      <div className="-m-1 mx-auto w-full max-w-92 p-1">
        <p className="mb-4 text-center text-small text-balance text-chalk-2">
          {t('Cards and HOOF to begin with. One pack per wallet, on the house.')}
          {mustSign &&
            ` ${t('Your wallet asks for one signature: it moves nothing and costs no gas.')}`}
        </p>
        {(address === null || (torn && cameWithout)) && (
          <WaysIn guestFirst onGuest={onGuest} onConnect={onConnect} />
        )}
      </div>
    </div>
  );
}
