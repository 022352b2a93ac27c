import { findMedicineProfile } from '../medicines/catalogue.ts';
import { lexicon } from './lexicon.ts';
import { wordsOf } from './words.ts';

/** The years that a list of medicines may name. */
export const years = '(?:19\\d\\d|20[01]\\d|202[0-5])';

const verb =
  '(?:switched|changed|swapped|moved|went|transitioned|crossed|converted|replaced|exchanged|going|umgestellt|umstellung|cambi[eé]|cambio|pas[eé]|pass[eé]e?|passat[oa])';
const movedFrom = new RegExp(
  `\\b${verb}(?: (?:me|over|him|her|us|off|away))* (?:from|von|de|du|da|dal)\\s+(?:my |the |taking )?$`,
  'i',
);
const movedOff = new RegExp(`\\b${verb}\\s+(?:off\\s+)?(?:my |the )?$`, 'i');
const movedTo = new RegExp(
  `^[\\s(,:;–—>=→-]{1,6}(?:(?:i|we|he|she|it|they|was|were|got|then|but|now|since|have|has|been|until|doctor|gp|they['’]ve)\\s+)*${verb}(?: (?:me|over|him|her))? (?:to|with|by|for|onto)\\s+(?!\\d|half|double|a |an |another (?:dose|brand)|(?:the |my )?(?:morning|evening|night|bedtime|nights|mornings|evenings|noon|daytime|weekly|alternate|generic|brand\\w*|lower|higher|liquid|tablets?|capsules?|patch\\w*|dose|once|twice|every))\\p{L}{4,}`,
  'iu',
);
/** A change that is only planned, asked for or did not come about. */
const notMoved =
  /(?:n['’]t|\b(?:never|not|may|might|will|waiting|going|asked|want\w*|planning|due|about|could|should|to))\s+(?:to\s+)?(?:be\s+|get\s+|being\s+)?(?:switch|chang|swap|mov|transition|convert)\w*[^,]*$/i;
/** "Paxlovid in 2022", and nothing else said of it. */
const bareYear = new RegExp(`^\\s*in ${years}\\s*(?:$|[),;])`, 'i');
const onto = /^\s+(?:to|for|with|by|onto)\s+(?:my |the )?/i;
const arrow = /^\s*(?:[-–—]+>|→|=+>|⇒|»|>)\s*(?:now |then |switched to |changed to )?/i;
const nowBehind =
  /^[\s(,:–—-]*(?:but |and |then )?(?:now|currently|presently|nowadays|jetzt|ahora|maintenant|ora|ab|agora)(?: (?:on|taking|take|it['’]s|i['’]m on|i take|nehme ich|tomo|prends|prendo))*\s+/i;
const inPlaceOf =
  /^(.*?)[\s,(]+(?:(?:as )?a replacement for|instead of|rather than|in place of|replac(?:ing|es|ed)|to replace|which replaced|not|(after))\s+(?:my |the )?$/is;
const asks = /\?|\b(?:can|could|should|may|would|want|like|is it|are there|something|natural\w*|alternative)\b/i;

/** Another medicine has come in its place. */
export function isReplaced(head: string, tail: string, id: string): boolean {
  if (notMoved.test(head)) return false;
  if (bareYear.test(tail) && /(?:^|[,;.(]\s*)$/.test(head)) return true;
  if (
    movedTo.test(tail) ||
    movedFrom.test(head) ||
    (/(?:^|[,;]\s*)from (?:the )?$/i.test(head) && /^ to \p{L}/u.test(tail))
  )
    return true;
  const behind = (lead: RegExp) => {
    const match = lead.exec(tail);
    return match ? medicineAt(tail.slice(match[0].length), id) : undefined;
  };
  if (movedOff.test(head) && behind(onto) !== undefined) return true;
  if (behind(arrow) !== undefined) return true;
  if (behind(onto) !== undefined && /\b(?:switch|change|swap)(?:ed|over)?\s*$/i.test(tail)) return true;
  const now = behind(nowBehind);
  if (now !== undefined && areOfOneKind(now, id)) return true;
  const place = asks.test(head) ? null : inPlaceOf.exec(head);
  const successor = place ? medicineAt(lastWordOf(place[1] ?? ''), id) : undefined;
  return successor !== undefined && (place?.[2] === undefined || areOfOneKind(successor, id));
}

/** "I stopped simvastatin in March, on rosuvastatin now": the one that does the same work is told of behind it. */
export function isFollowed(raw: string, id: string): boolean {
  const next = onNext.exec(raw) ?? movedThem.exec(raw);
  const other = next === null ? undefined : medicineAt(raw.slice(next.index + next[0].length), id);
  return other !== undefined && areOfOneKind(other, id);
}

/** "He was on warfarin for years and hated the tests, so at Christmas they switched him to rivaroxaban." */
const movedThem =
  /^[^.?!;\n]{0,80}?\b(?:switched|changed|moved|swapped|transferred|put) (?:me|him|her|us|them) (?:over )?(?:on ?to|on|to) (?:the )?(?=\p{L})/iu;
const onNext =
  /^[^?;\n]{0,40}?(?:[,.]\s*|\b(?:and|but|so|then|now)\s+)(?:and |but |so |then |now )*(?:i['’]?m |i am |he['’]?s |she['’]?s |they (?:put|have) me |it['’]?s |i )?(?:now |currently |been |just )*(?:on|taking|take|given|got|have)(?: to)? (?:the |my )?(?:new )?(?=\p{L})/iu;

/** Another medicine whose name begins a text. */
export function medicineAt(text: string, id: string): string | undefined {
  const words = wordsOf(text.slice(0, 48)).map((word) => word.text);
  for (const length of [3, 2, 1]) {
    const entry = lexicon()
      .phrases.get(words.slice(0, length).join(' '))
      ?.find(({ kind }) => kind === 'medicine');
    if (entry) return entry.id === id ? undefined : entry.id;
  }
  return undefined;
}

export function lastWordOf(text: string): string {
  return (
    wordsOf(text.replace(/[\d.,]+\s?(?:mg|mcg|g|ml)?(?:\s(?:once|twice|daily|od|bd|bid))*\s*$/i, '')).at(-1)?.text ?? ''
  );
}

/** "Warfarin, now apixaban" names a successor; "metformin, now insulin" may name a second one. */
function areOfOneKind(left: string, right: string): boolean {
  const [one, other] = [findMedicineProfile(left)?.certain, findMedicineProfile(right)?.certain];
  return [...(one ?? [])].some((each) => other?.has(each)) && !isAddedTo.test(`${left} ${right}`);
}

const isAddedTo = /insulin|metformin|amlodipine|ezetimibe|aspirin/;
