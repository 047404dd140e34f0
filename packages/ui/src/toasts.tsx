import { createToastQueue, type ToastMessage } from './toast-queue.ts';

/** What is to be said waits here until there is somewhere to say it: see toast-region.tsx. */
export const toastQueue = createToastQueue();

/** `toast({ title: 'Wallet Not Found', description: '…', tone: 'red' })` */
export function toast(message: ToastMessage): void {
  toastQueue.show(message);
}
