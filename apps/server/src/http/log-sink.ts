import { createWriteStream, writeSync } from 'node:fs';

/** Where log lines go. `write` is what pino asks of a stream. */
export interface LogSink {
  write(line: string): void;
  /** Writes what is waiting, now: for the last words of a server. */
  close(): void;
}

const FLUSH_EVERY_MS = 100;
const FLUSH_AT_LENGTH = 32_768;

/**
 * Writes log lines in batches: a line written by itself costs a system call, which is more than the
 * rest of a small answer. A process that is killed loses at most the last tenth of a second.
 *
 * `const sink = openLogSink(config.logFile)`
 */
export function openLogSink(file: string | undefined): LogSink {
  const stream = file ? createWriteStream(file, { flags: 'a' }) : process.stdout;
  // A full disk must not take the game down with it; whoever reads stderr learns why lines stop.
  const lost = (error: Error) => console.error(`Log lines are lost: ${error.message}`);
  if (file) stream.on('error', lost);
  let batch = '';
  let timer: NodeJS.Timeout | undefined;

  function take(): string {
    clearTimeout(timer);
    timer = undefined;
    const taken = batch;
    batch = '';
    return taken;
  }

  function flushNow(): void {
    // Not opened yet, or closed by an error: there is nowhere to write to.
    const { fd } = stream as { fd?: number | null };
    if (batch && typeof fd === 'number') writeSync(fd, take());
  }

  process.on('exit', flushNow);
  return {
    write(line) {
      batch += line;
      if (batch.length >= FLUSH_AT_LENGTH) stream.write(take());
      // Unreferenced: waiting lines must not keep a finished process alive.
      else timer ??= setTimeout(() => stream.write(take()), FLUSH_EVERY_MS).unref();
    },
    close() {
      flushNow();
      process.off('exit', flushNow);
      if (file) stream.end();
    },
  };
}
