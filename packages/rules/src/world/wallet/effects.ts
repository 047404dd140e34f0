import type { MessageTopic } from '../../economy/inbox.ts';
import type { Notice } from '../../notices/notices.ts';

export interface WalletEffects {
  /** One line in the inbox of a wallet. */
  message: {
    readonly wallet: string;
    readonly topic: MessageTopic;
    /** In English; `notice` holds the facts, for other languages. */
    readonly text: string;
    readonly notice?: Notice;
    readonly href: string;
    /** Whose doing it is, when nobody asked for it: the commit sees to it that nobody is flooded. */
    readonly from?: string;
  };
  /** The same for everybody who follows a card or its goat: one line, which is spread afterwards. */
  'watchers-told': {
    readonly cardId: number;
    readonly text: string;
    readonly notice?: Notice;
    readonly href: string;
    /** Whose doing it is, and who knows it already. */
    readonly except: string;
    /** Gives way to other news. */
    readonly overpriced: boolean;
  };
  /** What an operator did, for the log that nobody can change; in the transaction that does it. */
  'operator-acted': {
    readonly username: string;
    readonly address: string;
    readonly action: string;
    /** A number whose name ends in `At` is a moment. */
    readonly details: Readonly<Record<string, unknown>>;
  };
}
