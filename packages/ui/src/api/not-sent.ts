/** The browser knew of no line when this was to be sent, and of none when it had failed. */
export class NotSent extends TypeError {
  override readonly name = 'NotSent';
}
