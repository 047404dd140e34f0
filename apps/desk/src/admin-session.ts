import { ApiError, type CallInput, type Calls } from '@goats/contract';
import { type Answer, api } from '@goats/ui/api/client.ts';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { queryClient } from '@goats/ui/api/query-client.ts';
import { localMemory } from '@goats/ui/browser/safe-storage.ts';
import { createListeners } from '@goats/ui/browser/store.ts';
import { useSyncExternalStore } from 'react';

/** Only picks the screen: every admin call is checked by the server's own session. */
const KEY = 'adminAuthenticated';
const { subscribe, tell } = createListeners();

/** Said above the login form when the server ended the session, not the operator. */
let goodbye: string | undefined;

function write(on: boolean): void {
  if (on) localMemory.setItem(KEY, 'true');
  else localMemory.removeItem(KEY);
  tell();
}

function read(): boolean {
  return localMemory.getItem(KEY) === 'true';
}

export function useAdminFlag(): boolean {
  return useSyncExternalStore(subscribe, read);
}

/** Why the login form is shown, when there is more to say than 'please log in'. */
export function useGoodbye(): string | undefined {
  return useSyncExternalStore(subscribe, () => goodbye);
}

export async function adminLogin(username: string, password: string): Promise<void> {
  await api('POST /api/admin/login', { body: { username, password } });
  goodbye = undefined;
  // What was refused to whoever was logged out is no answer for whoever is in.
  queryClient.removeQueries({
    queryKey: ['admin'],
    predicate: ({ state }) => state.status === 'error',
  });
  write(true);
}

/** The flag goes even when the server cannot be reached: the screen must not stay open. */
export async function adminLogout(): Promise<void> {
  goodbye = undefined;
  write(false);
  await api('POST /api/admin/logout', {}).catch(() => undefined);
}

/**
 * Any call that needs the operator's session: `adminApi('GET /api/admin/analytics', {})`.
 * A session that ended on the server leads back to the login form; what is on the desk stays.
 */
export async function adminApi<Name extends keyof Calls>(
  name: Name,
  input: CallInput<Calls[Name]>,
): Promise<Answer<Name>> {
  try {
    return await api(name, input);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      goodbye = 'Your session has ended. Log in again; what is on the desk is still there.';
      write(false);
    }
    throw error;
  }
}

/** Why something could not be read: an operator wants to know what the server itself says. */
export function sentenceOf(error: unknown): string {
  return (error instanceof ApiError && error.sentence) || failureWords(error);
}
