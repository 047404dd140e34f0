import type { FastifyBaseLogger } from 'fastify';

type Bindings = Parameters<FastifyBaseLogger['child']>[0];
type Options = Parameters<FastifyBaseLogger['child']>[1];

/**
 * A request's own logger, made when something is logged through it. Nearly every request ends with
 * the one line of the request log, which carries its id itself; a child logger for each of them
 * would cost as much as the answer.
 */
export class LazyLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  readonly #options: Options;
  #made: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options: Options) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  get #child(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(this.#bindings, this.#options);
    return this.#made;
  }

  get level() {
    return this.#parent.level;
  }

  child(bindings: Bindings, options?: Options): FastifyBaseLogger {
    return this.#child.child(bindings, options);
  }

  fatal(...line: Parameters<FastifyBaseLogger['fatal']>): void {
    this.#child.fatal(...line);
  }

  error(...line: Parameters<FastifyBaseLogger['error']>): void {
    this.#child.error(...line);
  }

  warn(...line: Parameters<FastifyBaseLogger['warn']>): void {
    this.#child.warn(...line);
  }

  info(...line: Parameters<FastifyBaseLogger['info']>): void {
    this.#child.info(...line);
  }

  debug(...line: Parameters<FastifyBaseLogger['debug']>): void {
    this.#child.debug(...line);
  }

  trace(...line: Parameters<FastifyBaseLogger['trace']>): void {
    this.#child.trace(...line);
  }

  silent(...line: Parameters<FastifyBaseLogger['silent']>): void {
    this.#child.silent(...line);
  }
}
