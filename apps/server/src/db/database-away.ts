/** Connection trouble and a shutdown, as Node and PostgreSQL name them. */
const CONNECTION = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '57P01', '57P02', '57P03'];
/** Whoever we are connected to has become a standby: it reads, and never writes again. */
const DEMOTED = '25006';
/** A limit of the pool was reached: a row or a statement, an idle or a crossed transaction. */
const TOO_LONG = ['55P03', '57014', '25P03', '40001', '40P01'];

/** Not the fault of what was asked: the database does not answer, or has no time, disk or memory. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
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
