import { readText } from '../../../resolve/read.ts';
import { writtenOut } from '../written-out/short-forms.ts';
import { relation } from '../person/relation-words.ts';
import { type HouseholdMember, whoseIs } from './member.ts';

/** Messages in which members of the household stand as kin ("my son" for Leo). */
export interface NamesAsKin<M> {
  readonly messages: readonly string[];
  /** The word that stands for each. */
  readonly words: ReadonlyMap<M, string>;
  /** A message with the names in their place again. */
  readonly withNames: (message: string) => string;
}

/**
 * Puts a word of kin in the place of each name, so that one reader tells who is meant: "can Leo have it?" and "can my son have
 * it?" are read alike. The words are none that the messages use themselves, but where they say who somebody is ("my grandson Alfie").
 */
export function namesAsKin<M extends HouseholdMember>(
  messages: readonly string[],
  people: readonly M[],
): NamesAsKin<M> {
  const words = new Map<M, string>();
  const used = messages.join('\n').toLowerCase();
  let written = messages;
  for (const member of people) {
    const name = nameIn(member, people);
    const taken = [...words.values()];
    const called = name === null ? null : calledIn(messages, name);
    const isFree = (word: string) => !taken.includes(word) && !used.includes(word);
    const word = called !== null && !taken.includes(called) ? called : wordsFor(member).find(isFree);
    if (word === undefined) continue;
    words.set(member, word);
    if (name === null) continue;
    const patterns = waysToName(name, member.name);
    written = written.map((message) =>
      patterns.reduce((text, pattern) => text.replaceAll(pattern, `my ${word}`), message),
    );
  }
  written = written.map((message) => message.replaceAll(kinOfKin, 'my other $1'));
  const withNames = (message: string) =>
    [...words].reduce((text, [{ name }, word]) => withName(text, word, firstOf(name)), message);
  return { messages: written, words, withNames };
}

/** A message with the name in the place of the kin it tells of: "my husband sleeps badly" of Harold. */
export function withName(message: string, word: string, name: string): string {
  const kin = new RegExp(
    String.raw`\b(?:my|our) (?:(?:dear|poor|old|little|own|lovely|eldest|youngest|small|teenage) )*${word}\b`,
    'giu',
  );
  return message.replaceAll(kin, name);
}

/** "Josh's girlfriend", "my wife's cousin": nobody of the household, whoever they belong to. */
const kinOfKin = new RegExp(
  String.raw`\b(?:my|our|the|his|her) (?:\w+ )?${relation.replace('(', '(?:')}(?:['’]s|s['’]) (?:own |little |old |new |best )*${relation}\b(?! (?:told|said|says|gave|sent|swears|reckons|recommend\w*|bought|thinks))`,
  'giu',
);

/** "Anna" of "Anna Schmidt". */
export function firstOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}

/** The name as it is used in talk: the first, unless two share it. */
function nameIn(member: HouseholdMember, people: readonly HouseholdMember[]): string | null {
  const first = firstOf(member.name);
  const isShared = people.filter((each) => firstOf(each.name) === first).length > 1;
  const name = isShared ? member.name.trim() : first;
  return plainName.test(name) ? name.replaceAll(/[.*+?^${}()|[\]\\]/g, '') : null;
}

const plainName = /^\p{L}{2,}(?:[ '’-]\p{L}+)*$/u;

/** "My grandson Alfie": what the one who writes calls them. */
function calledIn(messages: readonly string[], name: string): string | null {
  const called = new RegExp(
    String.raw`\b(?:my|our) (?:\w+ )?${relation},? ${name}(?!\p{L})|(?<!\p{L})${name},? (?:who )?(?:is )?(?:my|our) (?:\w+ )?${relation}\b`,
    'iu',
  );
  const found = messages.map((message) => called.exec(message)).find((each) => each !== null);
  return (found?.[1] ?? found?.[2])?.toLowerCase() ?? null;
}

function waysToName(name: string, whole: string): readonly RegExp[] {
  const full = name === whole.trim() ? name : String.raw`${name}(?: ${whole.trim().slice(name.length).trim()})?`;
  if (isAWord(name))
    return [
      new RegExp(String.raw`\b(?:my|our) (?:\w+ )?${relation.replace('(', '(?:')},? ${name}(?!\p{L})`, 'giu'),
      new RegExp(
        String.raw`(?<=\b(?:for|can|could|may|should|give|giving|is|does|and|about|with|did|has|will|would) )${name}(?= (?:have|take|drink|use|try|eat|be|is|has|had|too|as|get|sleep|need|still|also)\b|['’]s\b|\W*$|[,?!])`,
        'gu',
      ),
      new RegExp(
        String.raw`(?<=^|[.!?,] )${name}(?= (?:is|has|had|can't|cannot|keeps|feels|sleeps|wants|needs|got|takes|was|coughs|asks|won't|doesn't)\b|['’]s (?!tea|oil|wort))`,
        'gu',
      ),
    ];
  return [
    new RegExp(String.raw`\b(?:my|our) (?:\w+ )?${relation.replace('(', '(?:')},? ${full}(?!\p{L})`, 'giu'),
    new RegExp(
      String.raw`(?<!\p{L})${full},? (?:who )?(?:is )?(?:my|our) (?:\w+ )?${relation.replace('(', '(?:')}\b`,
      'giu',
    ),
    new RegExp(String.raw`(?:\b(?:my|our|dear|poor|little|old|young) )*(?<!\p{L})${full}(?!\p{L})`, 'giu'),
  ];
}

/** "Rosemary", "Basil", "Will", "May": names that are words as well count where somebody must be meant. */
export function isAWord(name: string): boolean {
  return wordsToo.test(name) || readText(name).mentions.length > 0;
}

/** "Baba", "Papa", "Auntie": names that are read as words of kin where nobody is called so; the plain word ("dad"), or null. */
export function kinCalled(name: string): string | null {
  const plain = writtenOut(name).toLowerCase().replace(/^my /, '');
  return new RegExp(`^${relation}$`, 'iu').test(plain) ? plain : null;
}

const wordsToo =
  /^(?:will|may|mark|hope|grace|faith|joy|art|bill|rich|grant|frank|gene|dot|june|april|august|sunny|sky|star|summer|autumn|dawn|eve|rose|ruby|pearl|amber|violet|iris|ivy|lily|daisy|heather|holly|hazel|olive|poppy|jasmine|jack|pat|rob|nick|don|drew|chase|miles|dale|glen|cliff|reed|ray|jay|robin|sandy|rusty|rocky|honey|candy|penny|sue|patience|prudence|charity|mercy|max|chip|buddy|angel|king|prince|earl|duke|baron|dean|cole|wade|lance|pierce|guy|kitty|bunny|birdie|ginger|basil|sage|in|an|so|no|do|my|me|he|she|they|we|us|it)$/i;

/** Words for somebody of that age and sex, the commonest first; several, for each member needs one of their own. */
function wordsFor(member: HouseholdMember): readonly string[] {
  const isYoung = member.ageYears !== null && member.ageYears < grownFrom;
  const whose = whoseIs(member);
  if (isYoung)
    return {
      his: ['son', 'nephew', 'lad', 'grandson'],
      her: ['daughter', 'niece', 'lass', 'granddaughter'],
      their: ['child', 'kid', 'grandchild', 'teenager'],
    }[whose];
  return {
    his: ['brother', 'uncle', 'brother-in-law', 'father'],
    her: ['sister', 'aunt', 'sister-in-law', 'mother'],
    their: ['cousin', 'flatmate', 'partner', 'housemate'],
  }[whose];
}

const grownFrom = 18;
