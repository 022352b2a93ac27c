/** Where a model is and how it is reached: what every adapter needs. */
export interface ModelService {
  /** The model's name, as the service knows it. */
  readonly name: string;
  /** Provider and host, as shown to people. */
  readonly service: string;
  /** The address before the path of the format, without a slash at its end. */
  readonly baseUrl: string;
  readonly key: string | undefined;
}
