import { useSyncExternalStore } from 'react';
import { sendJson } from '../../api/get-json.ts';

/** Only picks the screen: every admin call is checked by the server's own session. */
const KEY = 'adminAuthenticated';
const listeners = new Set<() => void>();

function write(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, 'true');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the operator signs in again after a reload.
  }
  for (const tell of listeners) tell();
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

export function useAdminFlag(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);
}

export async function adminLogin(username: string, password: string): Promise<void> {
  await sendJson('POST', '/api/admin/login', { username, password });
  write(true);
}

/** The flag goes even when the server cannot be reached: the screen must not stay open. */
export async function adminLogout(): Promise<void> {
  write(false);
  await sendJson('POST', '/api/admin/logout').catch(() => undefined);
}
