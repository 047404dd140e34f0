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

/** A write with a JSON body. `await sendJson('POST', '/api/subscribe', { email })` */
export async function sendJson<Answer>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return (text ? JSON.parse(text) : undefined) as Answer;
}
