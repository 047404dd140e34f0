import { type CallInput, type Calls, FAULT_LIMITS } from '@goats/contract';
import { MissingChunk } from '../patiently.ts';

type Fault = CallInput<Calls['POST /api/faults']>['body'];

/** A page that breaks with every frame says so a few times and not a thousand. */
const MOST_OF_A_TAB = 5;

const told = new Set<string>();

/**
 * Writes into the server's log what broke here. The same thing is told once.
 * `reportFault('bell', error)`
 */
export function reportFault(part: string, error: unknown): void {
  // Neither is a line that was cut a fault of ours, nor what a wallet's extension does.
  if (!(error instanceof Error) || error instanceof MissingChunk) return;
  if (error.name === 'AbortError' || error.stack?.includes('-extension://')) return;
  const fault = faultOf(part, error);
  const key = `${fault.part} ${fault.name} ${fault.message}`;
  if (told.has(key) || told.size >= MOST_OF_A_TAB) return;
  told.add(key);
  void fetch('/api/faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
    // Whoever leaves a page that broke must not take the news along.
    keepalive: true,
  }).catch(() => undefined);
}

function faultOf(part: string, { name, message, stack }: Error): Fault {
  const fault = { part, name, message, stack: stack ?? '', path: location.pathname };
  return Object.fromEntries(
    Object.entries(fault).map(([field, text]) => [
      field,
      text.slice(0, FAULT_LIMITS[field as keyof typeof FAULT_LIMITS]),
    ]),
  ) as Fault;
}

/** What no boundary sees: clicks, timers and promises that nobody waited for. */
export function listenForFaults(): void {
  addEventListener('error', ({ error }) => reportFault('script', error));
  addEventListener('unhandledrejection', ({ reason }) => reportFault('promise', reason));
}

/** A tab of its own, as a test wants one. */
export function forgetFaults(): void {
  told.clear();
}
