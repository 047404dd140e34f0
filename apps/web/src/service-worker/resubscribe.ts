/** As much of GET /api/me/notices as it takes. */
interface Notices {
  readonly topics: readonly string[];
  readonly push: { readonly publicKey: string; readonly thisDevice?: readonly string[] };
}

type Subscribe = Pick<PushManager, 'subscribe'>;

/**
 * The push service gave the device a new address: the same key and topics go along to it. Nobody is
 * signed in any more: then nothing is to be told, and the next sign-in begins anew.
 */
export async function resubscribe(
  old: Pick<PushSubscription, 'options'> | null,
  pushes: Subscribe,
  fetch: (path: string, init?: RequestInit) => Promise<Response>,
): Promise<void> {
  const asked = await fetch('/api/me/notices');
  if (!asked.ok) return;
  const { topics, push } = (await asked.json()) as Notices;
  const subscription = await pushes.subscribe({
    userVisibleOnly: true,
    applicationServerKey: old?.options.applicationServerKey ?? push.publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/api/me/push', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, topics: push.thisDevice ?? topics }),
  });
}
