/**
 * Everything that can go wrong with the database we bring along, as one sentence for a person.
 *
 * @example throw new EmbeddedPostgresError('The disk is full.');
 */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/**
 * Turns a file-system or spawn failure into a sentence; unknown failures keep their own words.
 *
 * @example catch (error) { throw asEmbeddedPostgresError(error, 'write', '/srv/data'); }
 */
export function asEmbeddedPostgresError(
  error: unknown,
  doing: string,
  where: string,
): EmbeddedPostgresError {
  if (error instanceof EmbeddedPostgresError) return error;
  const code = errorCode(error);
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new EmbeddedPostgresError(
        `There is no space left for the database in ${where}: free some, or set DATA_DIR to a folder on another disk.`,
      );
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new EmbeddedPostgresError(
        `This account may not ${doing} ${where}: allow it, or set DATA_DIR to a folder it can write.`,
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return new EmbeddedPostgresError(
        `${where} cannot hold the database because something on its path is not a folder: set DATA_DIR to another one.`,
      );
    default:
      return new EmbeddedPostgresError(
        `Could not ${doing} ${where} (${firstLine(error)}): set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL of your own.`,
      );
  }
}

/**
 * The system's code of a failure, when it has one.
 *
 * @example errorCode(error) === 'ENOENT'
 */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0] ?? message;
}
