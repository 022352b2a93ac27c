/** What one condition is called; the names are parted by `|`. A name may stand under two conditions. */
export interface NamesOfCondition {
  /** As Herbie calls it. */
  readonly label: string;
  /** As people, letters, wards and test results name it in English. */
  readonly names?: string;
  /** In other languages, in Latin letters. */
  readonly abroad?: string;
}
