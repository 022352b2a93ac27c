/** How long and how much is waited for. In one place, so that tests can be quick. */
export interface Patience {
  /** From sending until the first piece of the answer, retries included. */
  readonly firstByteMs: number;
  /** Between two pieces. */
  readonly silenceMs: number;
  /** For one call of the model. */
  readonly totalMs: number;
  readonly retries: number;
  readonly backoffMs: number;
  readonly mostBytes: number;
  readonly mostLine: number;
}

export const usualPatience: Patience = {
  firstByteMs: 30_000,
  silenceMs: 20_000,
  totalMs: 120_000,
  retries: 2,
  backoffMs: 400,
  mostBytes: 2_000_000,
  mostLine: 256_000,
};
