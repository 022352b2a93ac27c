/** Signs of elements as labels print them; in a sentence "I", "K" or "mg" are words and units, so only a bare sign counts. */
export const elementSigns: ReadonlyMap<string, string> = new Map([
  ['Ca', 'calcium'],
  ['Mg', 'magnesium'],
  ['K', 'potassium'],
  ['Fe', 'iron'],
  ['Zn', 'zinc'],
  ['Se', 'selenium'],
  ['Cu', 'copper'],
  ['Cr', 'chromium'],
  ['Mn', 'manganese'],
  ['Mo', 'molybdenum'],
  ['B', 'boron'],
  ['Si', 'silica'],
  ['I', 'iodine'],
  ['Ag', 'colloidal-silver'],
]);
