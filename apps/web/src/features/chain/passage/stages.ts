import { formatHoof, VOUCHER_MS } from '@goats/rules';
import { t } from '@goats/words';
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

/** What goes: `whatGoes({ hoof: 12.5 }) // '12.50 HOOF'` */
export function whatGoes({
  hoof,
  cardId,
}: {
  hoof?: number | undefined;
  cardId?: number | undefined;
}): string {
  return hoof === undefined ? t('Card {number}', { number: cardId }) : `${formatHoof(hoof)} HOOF`;
}

type Finality = Pick<ChainInfo, 'head' | 'final'>;

const OUT = {
  signed: t('The Stadium has signed'),
  sent: t('Your wallet has sent it'),
  seen: t('A block has it'),
  final: t('Final: it is in your wallet'),
} as const;
const IN = {
  signed: t('You have signed'),
  sent: t('Your wallet has sent it'),
  seen: t('A block has it'),
  final: t('Final: it plays'),
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
  switch (stage) {
    case 'signed': {
      const ms = deadline ? Date.parse(deadline) - now : VOUCHER_MS;
      const left = { n: Math.ceil(ms / 60_000) };
      return card
        ? t(
            'The card waits behind the touchline. Your wallet has {n, plural, =1 {a minute} other {# minutes}} to fetch it with what the Stadium signed; after that the card goes back on the pitch by itself.',
            left,
          )
        : t(
            'The HOOF waits behind the touchline. Your wallet has {n, plural, =1 {a minute} other {# minutes}} to fetch it with what the Stadium signed; after that the HOOF comes back by itself.',
            left,
          );
    }
    case 'sent':
      return t('Waiting for a block to pick it up. You may close this: nothing gets lost.');
    case 'seen':
      return t(
        'It is on the chain. Waiting until that can no longer change{blocks, plural, =0 {} =1 {, one block behind} other {, # blocks behind}}.',
        { blocks: chain ? Math.max(0, chain.head - chain.final) : 0 },
      );
    case 'final':
      if (way === 'in')
        return card ? t('Back in the Stadium, boots on.') : t('Arrived. It is in your purse.');
      return card
        ? t('Yours, on the chain. It plays again once you bring it back.')
        : t('Paid out. It is in your own wallet now, and out of our hands.');
    case 'lapsed':
      return card
        ? t(
            'Nobody fetched it in time. The card comes back as soon as the chain has confirmed that.',
          )
        : t(
            'Nobody fetched it in time. The HOOF comes back as soon as the chain has confirmed that.',
          );
    case 'expired':
      return card
        ? t('Nobody fetched it in time, and the card is back in the Stadium.')
        : t('Nobody fetched it in time, and the HOOF is back in your purse.');
  }
}
