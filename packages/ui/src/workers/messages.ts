/** What a page and its workers say to each other; what is asked is each worker's own table. */
export type AskMessage = { readonly id: number; readonly ask: string; readonly with: unknown };
export type ToWorker = AskMessage | { readonly cancel: number };
export type FromWorker<Progress = never> =
  | { readonly id: number; readonly progress: Progress }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failed: string };
