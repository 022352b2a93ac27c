import { asksForOneself } from '../person/asks-for-oneself.ts';
import { relation as relationGroup } from '../person/relation-words.ts';
import { whoseOf } from '../person/whose.ts';

/** A message that asks for several at once. */
export interface SeveralAsked {
  readonly message: string;
  /** Each as it stands in a sentence: "my wife", "Leo", and "me" for whoever writes. */
  readonly people: readonly string[];
  /** Where all of them are named at once: "my wife and me", "both of them". */
  readonly spans: readonly RegExp[];
}

/** Whom words for a group stand for among the profiles of the account; empty where they tell of nobody known. */
export interface Groups {
  readonly children: (whose: 'his' | 'her' | null) => readonly string[];
  readonly parents: readonly string[];
  readonly everyone: readonly string[];
  /** With whom "we two" is said; null where nobody fits. */
  readonly partner: string | null;
}

type Before = () => readonly string[];

export const me = 'me';

/**
 * Those a message asks for together, where they are two or more: "can my son and my daughter have it?", "something for me and
 * the wife", "both the kids", "for the two of us". Names have to stand as kin already. `before` tells those
 * the talk has named so far, the newest last. Null where it asks for one, or nobody.
 */
export function severalAsked(message: string, groups: Groups, before: Before): SeveralAsked | null {
  if (onlySome.test(message)) return null;
  const several = inARow(message, before) ?? asGroup(message, groups) ?? asCount(message, groups, before);
  // "The kids are asleep, what can I take?"
  return several?.people.includes(me) === false && asksForOneself(message) ? null : several;
}

/** Those a message names, in its order. */
export function namedIn(message: string): readonly string[] {
  return [...new Set([...message.matchAll(anybody)].flatMap(([words]) => asNamed(words) ?? []))];
}

/** The same people again, in a message that goes on without naming anybody: "and how much for them?" */
export function askedAgain(message: string, before: SeveralAsked): SeveralAsked | null {
  if (somebody.test(message) || ofOne.test(message)) return null;
  return { message, people: before.people, spans: pointing(before.people) };
}

/** "My son and my daughter", "me, the wife and my mother": named one after the other. */
function inARow(message: string, before: Before): SeveralAsked | null {
  const found = rows.exec(message);
  const [span] = found ?? [];
  if (found === null || span === undefined || !joins.test(span)) return null;
  const rest = message.slice(found.index + span.length);
  if (somebody.test(rest) || asksOfOne.test(rest) || tellsAStory.test(rest)) return null;
  const last = [...before(), ...namedIn(message.slice(0, found.index))];
  const people = [...new Set([...span.matchAll(inRow)].flatMap(([words]) => asNamed(words, last) ?? []))];
  return severalOf({ message, people, spans: [literal(span), ...pointing(people)] });
}

/** "Both the kids", "my parents", "the whole family". */
function asGroup(message: string, groups: Groups): SeveralAsked | null {
  const found = groupIn(message, groups);
  if (found === null) return null;
  const people = meToo.test(message) && !found.people.includes(me) ? [...found.people, me] : found.people;
  return severalOf({ message, people, spans: [found.span, ...pointing(people)] });
}

function groupIn(message: string, { children: childrenOf, parents: both, everyone: all }: Groups) {
  const [span, word] = children.exec(message) ?? [];
  if (span !== undefined && word !== undefined) return { span: literal(span), people: childrenOf(whoseOfGroup(word)) };
  if (ofMine.test(message)) return { span: ofMine, people: childrenOf(null) };
  if (parents.test(message)) return { span: parents, people: both };
  if (!everyone.test(message)) return null;
  return { span: everyone, people: notMe.test(message) ? all.filter((each) => each !== me) : all };
}

function whoseOfGroup(word: string): 'his' | 'her' | null {
  if (/^(?:boys|sons|lads|grandsons)$/i.test(word)) return 'his';
  return /^(?:girls|daughters|granddaughters)$/i.test(word) ? 'her' : null;
}

/** "For the two of us", "either of them", "those three", of those the talk names apart, or of whoever writes and one more. */
function asCount(message: string, { partner }: Groups, before: Before): SeveralAsked | null {
  const named = namedIn(message);
  const withMe = ofUs.test(message) || (named.length === 1 && alsoMine.test(message) && we.test(message));
  if (withMe && named.length < 2) {
    const other = named[0] ?? before().at(-1) ?? partner;
    return other === null ? null : { message, people: [me, other], spans: pointing([me]) };
  }
  const [words] = ofThem.exec(message) ?? [];
  if (words === undefined) return null;
  const count = /three/i.test(words) ? 3 : 2;
  const others = [...new Set([...before().filter((each) => !named.includes(each)), ...named])].slice(-count);
  const people = others.length < count && hasItToo.test(message) ? [...others, me] : others;
  return people.length === count ? { message, people, spans: pointing(people) } : null;
}

/** Words that mean all of them, once they are named. */
function pointing(people: readonly string[]): readonly RegExp[] {
  return people.includes(me) ? [ofUs, ofThem, we] : [ofThem, they];
}

function severalOf(asked: SeveralAsked): SeveralAsked | null {
  return asked.people.length < 2 ? null : asked;
}

/** The message as it stands for one of those it asks for, without what it tells of the others alone. */
export function asAskedFor(one: string, { message, people, spans }: SeveralAsked): string {
  const others = people.filter((each) => each !== one);
  const marked = spans.reduce((text, span) => text.replaceAll(new RegExp(span, 'gi'), mark), message);
  const isNamed = marked.includes(mark);
  const clauses = marked.split(betweenClauses);
  const own = clauses.filter((clause) => !isOnlyOf(clause, one, others));
  const text = own
    .join('')
    .replaceAll(aroundMark, (_, verb: string = '', after: string = '') => inPlace(one, verb, after));
  const whole = isNamed || mentions(text, one) ? text : `for ${one}: ${text}`;
  return whole
    .replaceAll(/\s{2,}/g, ' ')
    .replace(/^\W*(?:and|but) /i, '')
    .trim();
}

/** The one in the place of all of them, with the verb beside it. */
function inPlace(one: string, verb: string, after: string): string {
  const follows = after.trim().toLowerCase();
  const isSubject = one === me && (asks.test(verb.trim()) || goesOn.test(follows));
  const who = isSubject ? 'I' : one;
  const singular = one === me ? ofMe : ofKin;
  const before = verb === '' ? '' : `${singular[verb.trim().toLowerCase()] ?? verb.trim()} `;
  const isAsked = asks.test(verb.trim());
  const next = follows === '' ? '' : ` ${isAsked ? follows : (singular[follows] ?? follows)}`;
  return `${before}${who}${next}`;
}

const ofKin: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  do: 'does',
  have: 'has',
  "'ve": 'has',
  "'re": 'is',
  "'d": 'would',
};
const ofMe: Readonly<Record<string, string>> = { are: 'am', were: 'was', "'ve": 'have', "'re": 'am', "'d": 'would' };

/** "He's on furosemide" beside "I'm on warfarin": told of another of them. */
function isOnlyOf(clause: string, one: string, others: readonly string[]): boolean {
  if (clause.includes(mark) || mentions(clause, one)) return false;
  if (others.some((other) => other !== me && mentions(clause, other))) return true;
  const told = pronoun.exec(clause)?.[1]?.toLowerCase();
  const isOf = (each: string) => told !== undefined && each !== me && pronounOf(each) === told;
  if (one === me ? others.some(isOf) : !isOf(one) && others.some(isOf)) return true;
  return one !== me && others.includes(me) && startsWithMe.test(clause);
}

function pronounOf(one: string): string | undefined {
  return { his: 'he', her: 'she' }[whoseOf(one.replace(/^my /, ''))];
}

function mentions(text: string, one: string): boolean {
  if (one === me) return tellsOfMe.test(text);
  const word = one.replace(/^my /, '');
  return new RegExp(String.raw`\b${word.replaceAll(/[()]/g, '')}\b`, 'i').test(text);
}

/** "The wife" and "wife" are "my wife", "him" the last of the men that were named; null where there was none. */
function asNamed(words: string, before: readonly string[] = []): string | null {
  const plain = words.trim().toLowerCase();
  if (/^(?:me|myself|i)$/.test(plain)) return me;
  const pointed = { he: 'he', him: 'he', she: 'she', her: 'she' }[plain];
  if (pointed !== undefined) return before.findLast((each) => pronounOf(each) === pointed) ?? null;
  return `my ${plain.replace(/^(?:my|our|the|his|her) /, '')}`;
}

const literal = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'i');

const kin = relationGroup.replace('(', '(?:');
const described = String.raw`(?:(?:dear|poor|lovely|old|little|own|elder|eldest|younger|youngest|older|oldest|small|teenage|\d{1,2}[- ]?(?:years?|yrs?|yo|months?)(?:[- ]old)?) )*`;
const somebody = new RegExp(
  String.raw`(?<!\b(?:trying|hoping|planning) for )\b(?:my|our|the) ${described}${kin}\b(?!['’]s (?:doctor|gp|teacher))`,
  'i',
);
const anybody = new RegExp(somebody, 'gi');
const oneInRow = String.raw`(?:me|myself|i|he|him|she|her(?! \w)|(?:(?:my|our|the|his|her) )?${described}${kin})`;
const inRow = new RegExp(String.raw`\b${oneInRow}\b`, 'gi');
const rows = new RegExp(
  String.raw`\b(?:both )?${oneInRow}(?:,| \(?\d{1,2}\)?)?(?: ?(?:,(?! ?i'(?:ve|m|d|ll)\b)|&|\+|,? ?\band\b(?! i'(?:ve|m|d|ll)\b)|\bn\b|\bor\b|,? \bas well as\b|\bplus\b)(?: also| both| for)* ${oneInRow}\b(?! (?:told|said|says|swears?|gave|reckons?|recommend\w*|think)\b))+`,
  'i',
);
/** "My aunt, her sister" is one. */
const joins = /&|\+|\b(?:and|n|or|plus|as well as)\b/i;
/** "What can she drink?", of one among those who were named. */
const asksOfOne =
  /\b(?:just|only) (?:for )?(?:me|her|him)\b|\bmy turn\b|\bi(?:'d| want| need| would like)\b|\b(?:can|could|may|should|does|is|would|for|give|help|on) (?:he|she|him|her|his|hers|mine)\b|\b(?:he|she) (?:can|could|should) (?:take|have|drink|use|try)\b/i;
/** "The wife and I saw it on a quiz", "have been wed 62 years". */
const tellsAStory =
  /^(?:'ve)? (?:(?:have |has |had |'ve )?(?:just |once |only |both )?(?:saw|seen|planted|read|heard|watched|went|met|wondered|talked|spoke|grow|grew|picked|made|bought|found|argue\w*|disagree\w*|bet|been (?:wed|married|together|wondering|reading))\b|(?:have|had|got) (?:a )?(?:bet|row|argument|garden|allotment)\b)/i;
const ofOne = /\b(?:he|she|him|her|his|hers|my|mine)\b/i;
const children =
  /\b(?:both|all|(?:all )?(?:two|three|four|five)|my|our|the|either|each)(?: (?:of )?(?:my|our|the|those|two|three|four))* (?:of )?(kids|children|kiddos|boys|sons|lads|grandsons|girls|daughters|granddaughters|grandkids|grandchildren|little ones)\b/i;
const parents = /\b(?:both )?(?:my|our|the) (?:parents|folks|mum and dad)\b/i;
/** "All three of mine". */
const ofMine = /\b(?:all|both)(?: (?:two|three|four|five))? of mine\b/i;
const onlySome = /\bonly my \w+|\b(?:one|just one|neither|none) of (?:the|my)\b/i;
const meToo = /\b(?:so (?:do|am|have) i|and i do too|me too|me as well|and (?:for )?me(?: too)?(?=\W*$|[.?!,]))/i;
const notMe = /\b(?:bar|except|not|but not) (?:for )?me\b|\bi'm (?:fine|ok)\b/i;
const alsoMine =
  /\b(?:i|i'm|i've|me|mine)\b[^.?!]*\b(?:too|as well|also|same|coming)\b|\b(?:too|as well|also|same) (?:i|i'm|i've|me|mine)\b/i;
const hasItToo = /\b(?:i've|i have|i do|i am|i'm|mine)\b/i;
const everyone =
  /\b(?:all of us|us all|we all|the lot of us|every(?:one)? of us|every ?(?:one|body)(?:'s| has)? got it(?: now)?|(?:the )?(?:whole|entire) (?:family|house(?:hold)?|lot of us)|the (?:three|four|five|six) of us|we (?:\w+ )?all (?:three|four)|everyone (?:at home|here|in the (?:house|family))|everybody (?:at home|here|in the (?:house|family))|all (?:three|four|five) of us|my family|our family)\b/i;
const ofUs =
  /\b(?:(?:both|the two|the pair|either|each) of us|us (?:both|two)|we two|we(?='ve both| both| are both| have both|'re both))\b/i;
const ofThem =
  /\b(?:(?:both|the (?:two|three|pair)|either|each|all(?: three)?|the lot) of (?:them|'em)|(?:those|these|all) (?:two|three)(?=\W*$|[?,.!])|the both of (?:them|'em)|they (?:(?:can|could|may|should|might) )?both|them both|the two(?! (?:\w+ )?ones)|(?<=\bfor )(?:the )?(?:both|either|two|pair)(?=\W*$|[?,.!])|both(?= of my\b))\b/i;
const they = /\b(?:them|they)\b/i;
const we = /\b(?:us|we)\b/i;
const tellsOfMe = /\b(?:i|i'm|i've|me|my own|myself|mine)\b/i;
const startsWithMe = /^\W*(?:and |but |while )?(?:i|i'm|i've|im|ive|me|mine|my own)\b/i;
const pronoun = /^\W*(?:and |but |while )?(he|she)\b/i;
const mark = '\u0001';
const betweenClauses =
  /(?<=[.!?;]\s)|(?<=,\s)|(?=\b(?:and|but|while) (?:i|i'm|i've|he|he's|she|she's|my \w+(?:'s| is| has| takes?))\b)/i;
const asks = /^(?:can|could|may|should|do|are|will|would|if|when|were)$/i;
const goesOn =
  /^(?:have|are|do|can|could|should|both|take|want|get|drink|use|need|suffer|sleep|wake|caught|got|'ve|'re|'d|were|will|eat|try)$/i;
const aroundMark = new RegExp(
  String.raw`(?:\b(can|could|may|should|do|are|will|would|if|when|were) )?${mark}(?: ?${mark})*(?: (?:both|all|each)\b)*(?:( ?(?:have|are|do|can|could|should|take|want|get|drink|use|need|suffer|sleep|wake|caught|got|were|will|eat|try)\b|'ve|'re|'d)(?: both\b)?)?`,
  'gi',
);
