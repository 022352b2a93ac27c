import type { Mention } from '../../../resolve/mention.ts';

/** Named for sport alone, or a contraceptive that was given up: it is neither taken nor asked about. */
export function isUntaken(message: string, { start, text }: Pick<Mention, 'start' | 'text'>): boolean {
  return isForSport(text, message.slice(start + text.length)) || isPillGivenUp(message.slice(0, start), text);
}

/** "A pre workout herb" is one for sport, and no powder. */
function isForSport(text: string, after: string): boolean {
  return powderAndPurpose.test(text) && herbsFor.test(after);
}

const powderAndPurpose = /^pre-? ?workout$/i;
const herbsFor = /^ (?:herbs?|teas?|supplements?|snacks?|meals?|boosts?|energy|help)\b/i;

/** "Irregular periods since I stopped the pill": of the contraceptive nothing is left to clash with. */
function isPillGivenUp(before: string, text: string): boolean {
  return ofContraception.test(text) && givenUp.test(before) && !isWish.test(before);
}

/** "I came off the pill in May": told, and nothing to warn of. */
export function tellsPillGivenUp(text: string): boolean {
  const told = pillGivenUp.exec(text);
  return told !== null && !isWish.test(text.slice(0, told.index + told[0].length));
}

const pillGivenUp =
  /\b(?:i|she)(?:['’](?:ve|s)| have| has)? (?:just |recently |already )?(?:stopped(?: (?:taking|using))?|quit|came off|come off|went off|gone off|gave up|given up|dropped) (?:the|my) (?:contraceptive |combined |birth control |mini )?pill\b/i;
const ofContraception =
  /^(?:the )?(?:(?:birth control|contraceptive|combined|mini|combi) )?pills?$|^(?:the )?(?:contraceptive )?(?:implant|patch|depo(?:-?provera)?|nuvaring|vaginal ring|birth control|contracepti(?:on|ve))$/i;
const givenUp =
  /\b(?:i|she)(?:['’](?:ve|s)| have| has)? (?:just |recently |already )?(?:stopped(?: (?:taking|using))?|quit|came off|come off|went off|gone off|gave up|given up|dropped)\s+(?:the |my |her |hormonal )*$/i;
/** "What if I stopped the pill?" */
const isWish =
  /\b(?:if|when|once|until|before|should|could|can|shall|may|might|want|plan\w*|think\w*) (?:i|she)\b[^.?!]*$/i;
