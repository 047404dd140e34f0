import { fixedGrouped, formatHoof, formatSol, readTypedAmount } from '@goats/rules';
import { t } from '@goats/words';

/**
 * Two names of money stand in one dialog: which of them is counted, and what that is in the other.
 * `moneyWords('3.69', 20) // 'Counted in SOL, as the card’s price is. 3.69 SOL are about 0.18 ETH at our rate, 20 SOL to one ETH.'`
 */
export function moneyWords(typed: string, solPerEther: number | undefined): string {
  const counted = t('Counted in SOL, as the card’s price is.');
  const read = readTypedAmount(typed);
  if (solPerEther === undefined || 'problem' in read) return counted;
  const ether = read.amount / solPerEther;
  const money = {
    ...{ sol: formatSol(read.amount), eth: fixedGrouped(ether, 2) },
    rate: formatHoof(solPerEther),
  };
  const worth =
    ether >= 0.01
      ? t('{sol} are about {eth} ETH at our rate, {rate} SOL to one ETH.', money)
      : t('{sol} are less than 0.01 ETH at our rate, {rate} SOL to one ETH.', money);
  return `${counted} ${worth}`;
}
