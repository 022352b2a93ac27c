/** A herb's name as it stands inside a sentence: "green tea", but "Asian ginseng" and "St John's wort". */
export function inSentence(whole: string): string {
  const name = whole.replace(/ \(topical\)$/, '');
  const [first = ''] = name.split(' ');
  const isOrdinary = /^[A-Z][a-z'’]+(?:-[a-z]+)*,?$/.test(first) && !properNames.has(first);
  return isOrdinary ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** Whether a name takes a verb in the plural: "oats are", "hops are". */
export function isPlural(name: string): boolean {
  return /(?:isoflavones|enzymes|probiotics|hops|salts|glucans|mushrooms|greens|berries|seeds|oats|sprouts)$/i.test(
    name,
  );
}

/** A medicine as it was typed, with its own name where that differs: "Microgynon (levonorgestrel)". */
export function medicineName({
  id,
  name,
  text,
}: {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}): string {
  const typed = text.trim();
  if (id.startsWith('class:') || typed === '') return name;
  const isSame = typed.toLowerCase().includes(name.toLowerCase()) || name.toLowerCase().includes(typed.toLowerCase());
  return isSame || typed.length > longestTyped ? name : `${typed} (${name})`;
}

const longestTyped = 20;

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const properNames: ReadonlySet<string> = new Set(
  `Alzheimer’s American Asian Baikal Brewer's California Crohn’s Hashimoto’s Parkinson’s Chinese German Jamaican Java Oregon Roman St Saccharomyces Syrian`.split(
    ' ',
  ),
);
