/** Timeouts, retries and sizes of one request to a model service. In one place, so that tests can lower them. */
export interface RequestLimits {
  /** From sending until the first chunk of the response, retries included. */
  readonly firstByteMs: number;
  /** Between two chunks. */
  readonly silenceMs: number;
  /** For one call of the model. */
  readonly totalMs: number;
  readonly retries: number;
  readonly backoffMs: number;
  readonly maxBytes: number;
  readonly maxLine: number;
}

export const defaultRequestLimits: RequestLimits = {
  firstByteMs: 30_000,
  silenceMs: 20_000,
  totalMs: 120_000,
  retries: 2,
  backoffMs: 400,
  maxBytes: 2_000_000,
  maxLine: 256_000,
};
