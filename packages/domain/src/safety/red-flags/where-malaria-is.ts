/** Countries and parts of the world where a fever may be malaria; not each of their towns. */
const places = String.raw`(?:africa|nigeria|ghana|kenya|uganda|tanzania|zanzibar|the gambia|gambia|senegal|cameroon|congo|zambia|malawi|mozambique|madagascar|sierra leone|liberia|ivory coast|benin|togo|burkina faso|mali|rwanda|burundi|angola|ethiopia|sudan|south sudan|papua new guinea|the solomon islands|the amazon)\b`;
const hot = String.raw`(?:fevers?|feverish|temperature|hot and (?:achy|cold|shivery|sweaty)|chills|shivers|shivering|shivery|burning up|sweats and aches|flu)\b`;
const notYet = String.raw`^(?![^]*\b(?:if (?:i|we|he|she|they)|in case|yellow fever|hay ?fever|no (?:fever|temperature)|without (?:a )?fever|going to|flying to|travelling to|traveling to|off to|before (?:i|we) (?:go|fly|leave)|next (?:week|month|year)|years? ago)\b)[^]*`;

/** "In Ghana now, with a fever since this morning", "hot and achy since Zanzibar": a test the same day. */
export const feverWhereMalariaIs = new RegExp(
  String.raw`${notYet}\b(?:(?:in|from|since|after|to|left|visited) ${places}[^?]{0,80}\b${hot}|${hot}[^?]{0,60}\b(?:in|from|since|after|to|left|visited) ${places})`,
  'i',
);

/** Whether malaria, its tablets or a country that has it is spoken of. */
export const ofMalaria = new RegExp(
  String.raw`\b(?:(?:anti[- ]?)?malaria\w*|malarone|lariam|${places}|tropics|tropical)`,
  'i',
);

/** "Back from there ten days, now a fever", after Ghana was spoken of: the message with the place by name. */
export function withPlaceNamed(toldBefore: readonly string[], message: string): string {
  if (!isFever.test(message) || ofPlace.test(message)) return message;
  const place = toldBefore.flatMap((told) => ofPlace.exec(told)?.[0] ?? []).at(-1);
  if (place === undefined) return message;
  return thereAgain.test(message)
    ? message.replace(thereAgain, `$1 ${place}`)
    : message.replace(cameBack, `$& from ${place}`);
}

const isFever = new RegExp(String.raw`\b${hot}`, 'i');
const ofPlace = new RegExp(String.raw`\b${places}`, 'i');
const thereAgain =
  /\b(from|since|in|after|left|visited) (?:there|that (?:place|trip|country)|the (?:trip|journey|holiday|visit))\b/i;
const cameBack =
  /\b(?:(?:came|come|comes|got|gets|flew|just|am|i'm|im|is|been|are|were|we're) (?:\w+ )?(?:back|home)|returned|landed|back (?:home|since))\b/i;
