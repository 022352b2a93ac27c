/**
 * What people in danger say in another language, as the signs know it in English. Letters stand without accents; `~` is
 * a few words of the same sentence. What a line puts into English is no longer there for the lines below it.
 */
export interface AlarmTongue {
  /** One to twelve, as said before a unit of time or weight. */
  readonly numbers: string;
  /** The units that numbers stand before, as `pattern => English`. */
  readonly units: string;
  /** `pattern => English`, a line each, whole statements before their words. */
  readonly lines: string;
  /** Words stand without spaces between them, or with small ones written onto them. */
  readonly isWrittenTogether?: true;
}
