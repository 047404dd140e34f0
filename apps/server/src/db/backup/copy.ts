import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type pg from 'pg';

/** As much of pg's connection as PostgreSQL's COPY needs; pg itself only speaks rows. */
interface Connection {
  readonly stream: Socket;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** A query of our own, as pg's client calls it back. */
abstract class Copy {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  submit(connection: Connection): void {
    connection.query(this.text);
  }

  abstract handleError(error: Error): void;
  abstract handleReadyForQuery(): void;
  handleCopyInResponse(_connection: Connection): void {}
  handleCopyData(_message: { chunk: Buffer }, _connection: Connection): void {}
  handleCommandComplete(): void {}
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleParseComplete(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
}

class CopyOut extends Copy {
  readonly rows: Readable;
  #connection: Connection | undefined;

  constructor(text: string) {
    super(text);
    const flow = () => this.#connection?.stream.resume();
    // Whoever stops reading early must not leave a connection behind that waits for ever.
    this.rows = new Readable({
      read: flow,
      destroy: (error, done) => {
        flow();
        done(error);
      },
    });
  }

  override submit(connection: Connection): void {
    this.#connection = connection;
    super.submit(connection);
  }

  override handleCopyData({ chunk }: { chunk: Buffer }, connection: Connection): void {
    if (this.rows.destroyed) return;
    // The parser uses its buffer again; what is kept has to be our own.
    if (!this.rows.push(Buffer.from(chunk))) connection.stream.pause();
  }

  handleReadyForQuery(): void {
    this.rows.push(null);
  }

  handleError(error: Error): void {
    this.rows.destroy(error);
  }
}

class CopyIn extends Copy {
  readonly done: Promise<void>;
  readonly #chunks: AsyncIterable<Buffer>;
  #resolve: () => void = () => {};
  #reject: (error: Error) => void = () => {};
  #failed = false;

  constructor(text: string, chunks: AsyncIterable<Buffer>) {
    super(text);
    this.#chunks = chunks;
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  override handleCopyInResponse(connection: Connection): void {
    this.#pump(connection).catch((error: Error) => connection.sendCopyFail(error.message));
  }

  async #pump(connection: Connection): Promise<void> {
    for await (const chunk of this.#chunks) {
      if (this.#failed) return;
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) {
        await new Promise((resolve) => connection.stream.once('drain', resolve));
      }
    }
    connection.endCopyFrom();
  }

  handleReadyForQuery(): void {
    this.#resolve();
  }

  handleError(error: Error): void {
    this.#failed = true;
    this.#reject(error);
  }
}

/** `copyOut(client, 'copy cards to stdout')`: the rows in COPY's text format, as fast as they are read. */
export function copyOut(client: pg.Client, sql: string): Readable {
  return client.query(new CopyOut(sql) as unknown as pg.Submittable & CopyOut).rows;
}

/** `await copyIn(client, 'copy cards from stdin', chunks)` */
export function copyIn(
  client: pg.Client,
  sql: string,
  chunks: AsyncIterable<Buffer>,
): Promise<void> {
  return client.query(new CopyIn(sql, chunks) as unknown as pg.Submittable & CopyIn).done;
}
