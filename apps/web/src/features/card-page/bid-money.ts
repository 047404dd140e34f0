import { formatHoof, formatSol, readTypedAmount } from '@goats/rules';

/**
 * Two names of money stand in one dialog: which of them is counted, and what that is in the other.
 * `moneyWords('3.69', 20) // 'Counted in SOL, as the card’s price is. 3.69 SOL are about 0.18 ETH at our rate, 20 SOL to one ETH.'`
 */
export function moneyWords(typed: string, solPerEther: number | undefined): string {
  const counted = 'Counted in SOL, as the card’s price is.';
  const read = readTypedAmount(typed);
  if (solPerEther === undefined || 'problem' in read) return counted;
  const ether = read.amount / solPerEther;
  const about = ether >= 0.01 ? `about ${ether.toFixed(2)}` : 'less than 0.01';
  return `${counted} ${formatSol(read.amount)} are ${about} ETH at our rate, ${formatHoof(solPerEther)} SOL to one ETH.`;
}
