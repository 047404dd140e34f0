export const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * JSON that is ready to be sent as it is: checked when it was built, not again for every reader.
 *
 * `new Prepared(JSON.stringify(view))`
 */
export class Prepared {
  readonly json: string | Buffer;

  constructor(json: string | Buffer) {
    this.json = json;
  }
}
