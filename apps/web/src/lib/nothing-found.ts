/** What a check says that found nothing. It is never called safe. */
export function nothingFound(rules: number): string {
  return `Nothing was found in Herbie’s collection of ${rules.toLocaleString('en')} checked facts. That is no promise.`;
}
