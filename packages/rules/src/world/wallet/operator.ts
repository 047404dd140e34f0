/** Whoever sits at the desk, for the log. */
export interface Operator {
  readonly username: string;
  readonly address: string;
}
