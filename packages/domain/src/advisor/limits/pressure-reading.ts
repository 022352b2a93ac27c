/** "My pressure is 150/95": a reading that counts as high is said to be so; null for others. The highest are alarms. */
export function highReading(question: string): string | null {
  const reading = told.exec(question);
  if (reading === null) return null;
  const [upper, lower] = [Number(reading[1] ?? reading[3]), Number(reading[2] ?? reading[4])];
  const isHigh = (upper >= highFrom.upper || lower >= highFrom.lower) && upper > lower;
  return isHigh ? `${upper}/${lower} ${counts}` : null;
}

const told =
  /(?:\b(?:pressure|bp|reading|measured?|average|systolic)\b[^.?!]{0,24}?)\b(\d{3}) ?(?:\/|over) ?(\d{2,3})\b|\b(\d{3}) ?(?:\/|over) ?(\d{2,3})\b(?=[^.?!]{0,24}\b(?:pressure|bp)\b)/i;
const highFrom = { upper: 140, lower: 90 };
const counts =
  'counts as high. Measure on a few days at rest and show the doctor the list: a medicine may be due, or a change of it. No herb makes up for that.';
