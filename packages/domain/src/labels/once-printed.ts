/** A second look at a photo often reads a line again: in other pieces, without its end, or with a few letters wrong. */
export function oncePrinted(lines: readonly string[]): string[] {
  const printed = lines.map(toPrinted);
  return lines.filter((_, place) => {
    const own = printed[place];
    return own === undefined || !printed.some((other, at) => at !== place && isHeld(own, other, at < place));
  });
}

function isHeld(own: Printed, other: Printed, isLater: boolean): boolean {
  if (other.letters.includes(own.letters)) return isLater || other.letters !== own.letters;
  const isPart = other.letters.length > own.letters.length * (1 + wrongShare);
  return (isLater || isPart) && isMisread(own, other);
}

interface Printed {
  readonly letters: string;
  readonly digits: string;
}

function toPrinted(line: string): Printed {
  const letters = line.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
  return { letters, digits: letters.replaceAll(/\D/g, '') };
}

/** Shorter lines can differ in one word that matters; so can a number. */
const fewestLetters = 40;
const wrongShare = 0.08;

function isMisread(own: Printed, other: Printed): boolean {
  if (own.letters.length < fewestLetters || own.digits !== other.digits) return false;
  return changesWithin(own.letters, other.letters) <= own.letters.length * wrongShare;
}

/** How many letters of one text differ from the part of another that is most like it. */
function changesWithin(text: string, whole: string): number {
  let above = Array.from<number>({ length: whole.length + 1 }).fill(0);
  for (const [row, letter] of [...text].entries()) {
    const current = [row + 1];
    for (const [place, other] of [...whole].entries()) {
      const [left, up, corner] = [current[place] ?? 0, above[place + 1] ?? 0, above[place] ?? 0];
      current.push(Math.min(left + 1, up + 1, corner + (letter === other ? 0 : 1)));
    }
    above = current;
  }
  return Math.min(...above);
}
