/** Connection trouble and a shutdown, as Node and PostgreSQL name them. */
const CONNECTION = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '57P01', '57P02', '57P03'];
/** Whoever we are connected to has become a standby: it reads, and never writes again. */
const DEMOTED = '25006';
/** A limit of the pool was reached: a row or a statement, an idle or a crossed transaction. */
const TOO_LONG = ['55P03', '57014', '25P03', '40001', '40P01'];

/** Not the fault of what was asked: the database does not answer, or has no time, disk or memory. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof OutcomeUnknown) return true;
  const { code = '', message = '' } = error as Fault;
  return (
    [...CONNECTION, ...TOO_LONG, DEMOTED].includes(code) ||
    /^(08|53|58)...$/.test(code) ||
    /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
      message,
    )
  );
}

/** What to say when one finds out before anything was asked. */
export function demoted(): Error {
  return Object.assign(new Error('This PostgreSQL is a standby'), { code: DEMOTED });
}

/** True for a connection to a machine that another one has taken over from. */
export function isDemoted(error: unknown): boolean {
  return (error as { code?: string }).code === DEMOTED;
}

/**
 * A write was sent, and the connection was lost before it was answered: it may be in the books or not,
 * and whoever has no key to ask with must look.
 */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';

  constructor(cause: unknown) {
    super('A write was sent and not answered', { cause });
  }
}

/** What PostgreSQL and the pool say before anything was sent: not now, not to a standby, nobody there. */
const NEVER_BEGAN = ['ECONNREFUSED', 'ENOENT', '57P03', DEMOTED];

/**
 * Whether what was sent may have been done although it failed. PostgreSQL takes back what it calls an
 * ERROR; everything else that ends a connection may have come after the commit. A standby that was
 * waited for in vain is told so by the end of the connection alone.
 */
export function mayHaveCounted(error: unknown): boolean {
  const { code = '', message = '', severity } = error as Fault;
  if (severity === 'ERROR' || NEVER_BEGAN.includes(code) || code.startsWith('53')) return false;
  return isDatabaseAway(error) && !message.startsWith('timeout exceeded when trying to connect');
}

/** Whether nothing was done, and another connection may do it. */
export function isWorthAnother(error: unknown): boolean {
  const { code = '' } = error as Fault;
  return NEVER_BEGAN.includes(code);
}

interface Fault {
  readonly code?: string;
  readonly message?: string;
  readonly severity?: string;
}
