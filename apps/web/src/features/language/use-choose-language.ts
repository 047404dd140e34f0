import { api } from '@goats/ui/api/client.ts';
import type { Locale } from '@goats/words';
import { keepLanguage } from '../../site/language.ts';
import { useWallet } from '../wallet/wallet-store.ts';

/**
 * What somebody chose is kept on this device, and told to the server where a wallet is signed in: its
 * letters then speak it too. The page is left at once, so nobody waits for an answer.
 */
export function useChooseLanguage(): (language: Locale) => void {
  const { signedInAs } = useWallet();
  return (language) => {
    keepLanguage(language);
    if (signedInAs === null) return;
    const body = { language, chosen: true };
    api('PUT /api/me/language', { body }, { keepalive: true }).catch(() => undefined);
  };
}
