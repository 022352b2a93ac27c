/** Notes in the browser's console what could not be done. The words for the user are the caller's to show. */
export function reportFailure(what: string, error: unknown): void {
  console.error(what, error instanceof Error ? error.message : error);
}
