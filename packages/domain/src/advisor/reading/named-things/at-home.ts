import { namesHerbOrMedicine } from './names-a-herb.ts';

/** "Senokot is in the drawer", "we have elderberry syrup at home": told to ask whether it may be taken. */
export function asksOfWhatIsAtHome(text: string): string {
  const thing = atHome.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  if (thing === undefined || text.includes('?')) return text;
  const isTaken = namesHerbOrMedicine(thing);
  return isTaken ? `Can I take ${thing}?` : text;
}

const where = String.raw`(?:in|at) (?:the |my |our |mum's |mom's )?(?:drawer|cupboard|cabinet|kitchen|pantry|house|home|medicine chest)`;
/** "I had senna in the cupboard": it is there, and nobody took it. */
export const keptAtHome = new RegExp(
  String.raw`\b(?:i|we|he|she|they)(?:'ve|'s)? (?:have|has|had|got|still have|keep|found)(?: still)?(?: got)? (?:[\w'-]+ ){1,5}?(?:left )?${where}`,
  'gi',
);
const atHome = [
  new RegExp(
    String.raw`^\W*(?:(?:and|but|ok|well|so|there's|there is|there are|we've|we have|i've|i have|got|i've got|we've got|still|some|a (?:box|pack|bottle|jar) of)\W+)+([\w' -]{3,40}?) (?:left )?${where}\W*$`,
    'i',
  ),
  new RegExp(String.raw`^\W*(?:the |my |some )?([\w' -]{3,40}?)(?:'s| is| are) (?:still )?${where}\W*$`, 'i'),
];
