import type { Mention } from '../../../resolve/mention.ts';

/** Named for sport alone, or a contraceptive that was given up: it is neither taken nor asked about. */
export function isUntaken(message: string, mention: Pick<Mention, 'start' | 'text'>): boolean {
  return isForSport(message, mention) || isPillGivenUp(message, mention) || isForbidden(message, mention);
}

/** "I was told never to touch ibuprofen." */
function isForbidden(message: string, { start }: Pick<Mention, 'start'>): boolean {
  return forbidden.test(message.slice(0, start));
}

const forbidden =
  /\b(?:told|advised|warned|ordered)(?: me| him| her| us)? (?:never|not|on no account)(?: ever)? to (?:touch|take|have|use|go near|swallow|buy)(?: (?:any|an?|the|my|more|another|things like|stuff like))?(?: [\w-]+(?:,| or| and))* $/i;

/** "A pre workout herb" is one for sport, and no powder. */
export function isForSport(message: string, { start, text }: Pick<Mention, 'start' | 'text'>): boolean {
  return powderAndPurpose.test(text) && herbsFor.test(message.slice(start + text.length));
}

const powderAndPurpose = /^pre-? ?workout$/i;
const herbsFor = /^ (?:herbs?|teas?|supplements?|snacks?|meals?|boosts?|energy|help)\b/i;

/** "Irregular periods since I stopped the pill": of the contraceptive nothing is left to clash with. */
export function isPillGivenUp(message: string, { start, text }: Pick<Mention, 'start' | 'text'>): boolean {
  const before = message.slice(0, start);
  return ofContraception.test(text) && givenUp.test(before) && !isWish.test(before);
}

const ofContraception =
  /^(?:the )?(?:(?:birth control|contraceptive|combined|mini|combi) )?pills?$|^(?:the )?(?:contraceptive )?(?:implant|patch|depo(?:-?provera)?|nuvaring|vaginal ring|birth control|contracepti(?:on|ve))$/i;
const givenUp =
  /\b(?:i|she)(?:['’](?:ve|s)| have| has)? (?:just |recently |already )?(?:stopped(?: (?:taking|using))?|quit|came off|come off|went off|gone off|gave up|given up|dropped)\s+(?:the |my |her |hormonal )*$/i;
/** "What if I stopped the pill?" */
const isWish =
  /\b(?:if|when|once|until|before|should|could|can|shall|may|might|want|plan\w*|think\w*) (?:i|she)\b[^.?!]*$/i;
