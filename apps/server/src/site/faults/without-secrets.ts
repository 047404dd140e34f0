/** An address of a page or a file, up to where its query begins. */
const QUERY = /((?:https?:\/)?\/[^\s?#'")]*)[?#][^\s'")]*/g;
const MAILBOX = /[^\s@'"(]+@[^\s@/:'")]+\.[a-z]{2,}/gi;
/** Keys, signatures, seeds and tokens are long and unbroken; names in our own code are not. */
const TOKEN = /[\w+=-]{32,}/g;

/** What a page tells about itself may quote what somebody typed. `withoutSecrets('at /a?token=1')` */
export function withoutSecrets(text: string): string {
  return text.replace(QUERY, '$1').replace(MAILBOX, '[cut]').replace(TOKEN, '[cut]');
}
