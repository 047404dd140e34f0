/** A stream of events whose server is the test. */
export class TestEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readyState: 0 | 1 | 2 = 0;
  readonly url: string;
  constructor(url = '') {
    super();
    this.url = url;
  }
  get closed(): boolean {
    return this.readyState === TestEventSource.CLOSED;
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  /** `tell({ id: 7 })`, `tell({ topics }, 'lists')` */
  tell(data: unknown, name = 'message'): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
  beat(): void {
    this.tell({}, 'beat');
  }
  /** 0: the browser tries again by itself; 2: it was refused. */
  breakOff(readyState: 0 | 2): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
  close(): void {
    this.readyState = 2;
  }
}
