import { ApiError } from '@goats/contract';

/**
 * A read whose path is its query key. Anything but OK throws 'status: body'.
 * `await getJson<Challenge[]>('/api/challenges')`
 */
export async function getJson<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(path, { credentials: 'include', ...(signal && { signal }) });
  if (!response.ok) {
    throw new ApiError(response.status, await response.text(), response.statusText);
  }
  return response.json() as Promise<Answer>;
}
