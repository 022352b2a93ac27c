/** The code of an error of the system, a database or a mail server ("ECONNREFUSED"); the other word when it has none. */
export function codeOf(error: unknown, otherwise = ''): string {
  return error instanceof Error && 'code' in error ? String(error.code) : otherwise;
}
