import { t } from '@goats/words';

export type WalletRefusalKind = 'rejected' | 'pending' | 'unauthorized' | 'failed';

export interface WalletRefusal {
  kind: WalletRefusalKind;
  /** A sentence for a person; empty when the wallet gave none. */
  words: string;
}

/** Codes of EIP-1193 and EIP-1474, plus the ones that wallets use in their place. */
const KINDS: Readonly<Record<string, WalletRefusalKind>> = {
  4001: 'rejected',
  5000: 'rejected',
  ACTION_REJECTED: 'rejected',
  '-32002': 'pending',
  4100: 'unauthorized',
};

/**
 * A no is not a fault, and a window that hides behind the browser is not a no.
 * `walletRefusal({ code: 4001 }).kind // 'rejected'`
 */
export function walletRefusal(error: unknown, doing: 'connect' | 'sign'): WalletRefusal {
  const kind = KINDS[String(codeOf(error))] ?? 'failed';
  switch (kind) {
    case 'rejected':
      return {
        kind,
        words:
          doing === 'connect'
            ? t('You turned the request down in your wallet. Nothing was connected.')
            : t('You turned the signature down in your wallet. Nothing was signed.'),
      };
    case 'pending':
      return {
        kind,
        words: t(
          'Your wallet is still waiting for an answer. Look for its window and reply there.',
        ),
      };
    case 'unauthorized':
      return {
        kind,
        words: t('Your wallet does not let this site use that account. Connect again.'),
      };
    case 'failed':
      return { kind, words: messageOf(error) };
  }
}

function codeOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, cause, data } = error as { code?: unknown; cause?: unknown; data?: unknown };
  if (code !== undefined && String(code) in KINDS) return code;
  // Some wallets wrap the real refusal, e.g. as { code: -32603, data: { originalError } }.
  const inner = (data as { originalError?: unknown } | undefined)?.originalError ?? cause;
  return inner === undefined ? code : codeOf(inner);
}

function messageOf(error: unknown): string {
  const message = (error as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message.slice(0, 200) : '';
}
