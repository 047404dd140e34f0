const ANNOUNCEMENT_MS = 250;

/**
 * Whether any wallet lives in this browser: one that announces itself (EIP-6963), or the older
 * window.ethereum. Whoever has none enters the club with a guest wallet instead of being refused.
 */
export function browserWalletPresent(page: Window = window): Promise<boolean> {
  if ('ethereum' in page) return Promise.resolve(true);
  return new Promise((resolve) => {
    const answer = (present: boolean) => {
      clearTimeout(timer);
      page.removeEventListener('eip6963:announceProvider', heard);
      resolve(present);
    };
    const heard = () => answer(true);
    const timer = setTimeout(() => answer(false), ANNOUNCEMENT_MS);
    page.addEventListener('eip6963:announceProvider', heard);
    page.dispatchEvent(new Event('eip6963:requestProvider'));
  });
}
