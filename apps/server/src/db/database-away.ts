/** Connection trouble and a shutdown, as Node and PostgreSQL name them. */
const AWAY = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '57P01', '57P02', '57P03'];
/** A limit of the pool was reached: a row or a statement, an idle or a crossed transaction. */
const TOO_LONG = ['55P03', '57014', '25P03', '40001', '40P01'];

/** Not the fault of what was asked: the database does not answer, or has no time, disk or memory. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return (
    [...AWAY, ...TOO_LONG].includes(code) ||
    /^(08|53|58)...$/.test(code) ||
    /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
      message,
    )
  );
}
