import { formatHoof, VOUCHER_MS } from '@goats/rules';
import type { ChainDeposit, ChainInfo, Withdrawal } from '../chain-queries.ts';

/** How far something is on its way; `lapsed` is a voucher past its time that is not settled yet. */
export type Stage = 'signed' | 'sent' | 'seen' | 'final' | 'lapsed' | 'expired';

/** The way of a passage, in the order in which it is gone. */
export const WAY = ['signed', 'sent', 'seen', 'final'] as const;

export function stageOut(
  { state, deadline }: Pick<Withdrawal, 'state' | 'deadline'>,
  sent: boolean,
  now: number,
): Stage {
  if (state !== 'signed') return state;
  if (Date.parse(deadline) <= now) return 'lapsed';
  return sent ? 'sent' : 'signed';
}

export function stageIn(deposit: Pick<ChainDeposit, 'state'> | undefined): Stage {
  return deposit?.state ?? 'sent';
}

/** What goes, as the subject of a sentence: `whatGoes({ hoof: 12.5 }) // '12.50 HOOF'` */
export function whatGoes({
  hoof,
  cardId,
}: {
  hoof?: number | undefined;
  cardId?: number | undefined;
}): string {
  return hoof === undefined ? `Card ${cardId}` : `${formatHoof(hoof)} HOOF`;
}

type Finality = Pick<ChainInfo, 'head' | 'final'>;

const OUT = {
  signed: 'The Stadium has signed',
  sent: 'Your wallet has sent it',
  seen: 'A block has it',
  final: 'Final: it is in your wallet',
} as const;
const IN = {
  signed: 'You have signed',
  sent: 'Your wallet has sent it',
  seen: 'A block has it',
  final: 'Final: it plays',
} as const;

/** The names of the four steps, for either way. */
export function stepName(way: 'out' | 'in', stage: (typeof WAY)[number]): string {
  return (way === 'out' ? OUT : IN)[stage];
}

/** What is waited for, and what happens if it never comes. */
export function stageWords(
  stage: Stage,
  about: { way: 'out' | 'in'; card: boolean; deadline?: string; now: number; chain?: Finality },
): string {
  const { way, card, deadline, now, chain } = about;
  const it = card ? 'The card' : 'The HOOF';
  switch (stage) {
    case 'signed': {
      const left = minutesWords(deadline ? Date.parse(deadline) - now : VOUCHER_MS);
      return `${it} waits behind the touchline. Your wallet has ${left} to fetch it with what the Stadium signed; after that ${card ? 'the card goes back on the pitch' : 'the HOOF comes back'} by itself.`;
    }
    case 'sent':
      return 'Waiting for a block to pick it up. You may close this: nothing gets lost.';
    case 'seen':
      return `It is on the chain. Waiting until that can no longer change${blocksLeft(chain)}.`;
    case 'final':
      if (way === 'in')
        return card ? 'Back in the Stadium, boots on.' : 'Arrived. It is in your purse.';
      return card
        ? 'Yours, on the chain. It plays again once you bring it back.'
        : 'Paid out. It is in your own wallet now, and out of our hands.';
    case 'lapsed':
      return `Nobody fetched it in time. ${it} comes back as soon as the chain has confirmed that.`;
    case 'expired':
      return `Nobody fetched it in time, and ${card ? 'the card is back in the Stadium' : 'the HOOF is back in your purse'}.`;
  }
}

function minutesWords(left: number): string {
  const minutes = Math.ceil(left / 60_000);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

function blocksLeft(chain: Finality | undefined): string {
  const left = chain ? chain.head - chain.final : 0;
  if (left <= 0) return '';
  return left === 1 ? ', one block behind' : `, ${left} blocks behind`;
}
