/** Where in a message a sign was found. */
export interface Found {
  readonly isLesson: boolean;
  readonly sentence: string;
  readonly before: string;
  readonly matched: string;
  /** What follows at once. */
  readonly after: string;
}
