import { AppError } from '../errors.ts';

/** Somebody was faster, or it may not be: an answer, and no fault of anybody's. */
export function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.status < 500;
}

/** Whether a command was carried out; a refusal is an answer, anything else a fault. */
export function unlessRefused(command: Promise<unknown>): Promise<boolean> {
  return command.then(
    () => true,
    (error: unknown) => {
      if (isRefusal(error)) return false;
      throw error;
    },
  );
}
