/** The wallet did not sign, mostly because its owner said no; the message is a sentence for them. */
export class NotSigned extends Error {}
