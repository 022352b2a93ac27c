import { choice, sequence } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import { hasCondition } from '../../../safety/person/person.ts';
import { litresAsCups } from './litres-as-cups.ts';
import { lastMessage } from '../last-said.ts';
import type { AdvisorRequest } from '../../answer.ts';

/** A short follow-up with what it leans on put in: "and tea?" after coffee, "how do I cut down?", "stones" of one with kidney stones. */
export function withWhatWasMeant(told: string, { history, person }: AdvisorRequest): string {
  const text = litresAsCups(told, { history });
  const last = lastMessage(history);
  if (hisPart.test(text) && history.some(({ role, text: told }) => role === 'user' && wishesForChild.test(told)))
    return text.replace(hisPart, "what helps $1's sperm?");
  if (person.tryingToConceive || wishesForChild.test(last) || periodLate.test(last)) {
    const isPositive = positive.exec(text);
    const asked = isPositive?.[1] ?? '';
    if (isPositive !== null) return asked === '' ? 'I am pregnant now' : `I am pregnant now. ${asked}`;
  }
  const illness = history.length === 0 ? null : withIllnessAsked(text);
  if (illness !== null) return illness;
  const putRight = withTheRightOne(text, last);
  if (putRight !== null) return putRight;
  if (toothOut.test(last) && rinses.test(text) && !toothOut.test(text)) return 'had a tooth pulled, what mouthwash?';
  const drink = overdone.exec(last)?.[0];
  const organ = organs.exec(last)?.[0];
  const named =
    hasCondition(person, 'kidney-stones') && !otherStones.test(text)
      ? text.replace(/(?<!\bkidney )\bstones\b/i, 'kidney stones')
      : text;
  if (/\bcoffee\b/i.test(last) && onlyTea.test(named)) return named.replace(/\btea\b/i, 'black tea');
  if (drink !== undefined && cutsDown.test(named)) return `how do I cut down on ${drink}`;
  return organ === undefined ? named : named.replace(ofIt, `$1 the ${organ}`);
}

/** "Even with low potassium?", "what about my diabetes?": whether what was offered suits that illness. */
function withIllnessAsked(text: string): string | null {
  const [, points, name = ''] = ofAnIllness.exec(text) ?? [];
  if (points === undefined) return null;
  const conditions = readText(name).mentions.filter(({ kind }) => kind === 'condition');
  if (conditions.some(({ id }) => happensNow.has(id))) return null;
  const isMeant = evenWith.test(points) ? conditions.length > 0 : conditions.some(({ id }) => livedWith.has(id));
  return isMeant ? `is it ok with my ${name}?` : null;
}

const ofAnIllness =
  /^\W*(?:(?:and|but|so|ok|hm+)\b[ ,]*)*((?:not )?even (?:with|in|despite)|despite|what about|how about|and with|with) (?:my |an? |having |his |her )?([\w' -]{2,40}?)(?: (?:too|then|though))*\W*$/i;
const evenWith = /\b(?:even|despite)\b/i;
const happensNow: ReadonlySet<string> = new Set(['acute-abdomen', 'bowel-obstruction', 'dehydration', 'delirium']);
/** Named alone it may be a wish, unless it is one of these. */
const livedWith: ReadonlySet<string> = new Set([
  'diabetes',
  'kidney-disease',
  'liver-disease',
  'heart-disease',
  'heart-failure',
  'arrhythmia',
  'epilepsy',
  'blood-clots',
  'stroke',
  'bleeding-disorder',
  'peptic-ulcer',
  'glaucoma',
  'organ-transplant',
  'bipolar-disorder',
  'schizophrenia',
  'low-potassium',
]);

/** "Test was positive!", "I just got a positive! Can I have the tea?", in a talk of becoming pregnant. */
const positive = sequence(
  /^\W*(?:(?:yes|yay|oh|omg|ok|and|so|well|guess what|update|news)\b\W*)*/i,
  choice(
    /(?:(?:the|my|our|a|pregnancy|this) )*tests?(?: was| is| came back| came out|'?s)? (?:actually |really |finally )?positive/,
    /(?:i|we)?(?:'?ve| have)? ?(?:just |finally |actually )*(?:got|had|have) (?:a|my|our|the|two) (?:\w+ )?(?:big fat |faint |clear )?(?:positives?|bfp)(?: (?:pregnancy )?(?:tests?|results?))?/,
    /(?:it'?s|it is|it was|bfp|tested) ?(?:a )?positive/,
  ),
  /(?: (?:today|now|this morning|yesterday|at last|finally))*\W*/,
  /(?:$|(?<=[!.,?;:)-]\s*|\b(?=(?:can|could|should|is|are|what|do|so|and)\b))([^]*)$)/,
);
const periodLate = /\bperiod\b[^.?!]{0,20}\b(?:late|missed|overdue|missing)\b|\b(?:late|missed) period\b/i;

/** "And my husband?", in a talk of becoming pregnant: what he can do for it. */
const hisPart =
  /^\W*(?:(?:and|what about|how about|anything for|something for|for|ok|so)\b\W*)+(my (?:husband|partner|boyfriend|hubby|man))(?: too| as well)?\W*$/i;
const wishesForChild =
  /\b(?:try(?:ing)?|hop(?:e|ing)|want(?:ing)?) (?:for|to have) (?:a |another )?(?:baby|child)|\b(?:ttc|fertil\w+|infertil\w+|conceiv\w+|get(?:ting)? pregnant|fall(?:ing)? pregnant)\b/i;

/** "Sorry, escitalopram, 10 mg down to 5", after "I'm coming off citalopram", "no, I meant valerian": the same of the right one. */
function withTheRightOne(text: string, last: string): string | null {
  if (!takesBack.test(text) || text.length > longestCorrection || text.includes('?')) return null;
  const [meant, ...more] = readText(text).mentions.filter(({ kind }) => kind === 'medicine' || kind === 'herb');
  const [told, ...others] = readText(last).mentions.filter(({ kind }) => kind === 'medicine' || kind === 'herb');
  if (meant === undefined || told === undefined || more.length + others.length > 0 || meant.id === told.id) return null;
  const isPutRight =
    meant.kind === 'herb' && onlyPutsRight.test(`${text.slice(0, meant.start)} ${text.slice(meant.end)}`);
  if (meant.kind !== told.kind || !(meant.kind === 'medicine' || isPutRight)) return null;
  return `${last.slice(0, told.start)}${meant.text}${last.slice(told.end)}`;
}

const longestCorrection = 60;
/** Beside the name of the herb nothing new is told or asked. */
const onlyPutsRight =
  /^(?:\W|\b(?:no|not|nah|oh|ah|sorry|oops|wait|actually|i|mean|meant|it's|it|was|is|that|typo|correction|my|mistake|bad|silly|me|lol|the|a|tea|root|herb|wrong|one|name|called|said|rather|course|of)\b)*$/i;
const takesBack =
  /^\W*(?:sorry|oops|no,? (?:sorry|wait|i mean(?:t)?)|i mean(?:t)?|wrong (?:one|name|herb)|typo|correction|wait|actually|my mistake)\b/i;
const otherStones =
  /\b(?:gall|bladder|kidney|tonsil|salivary|cherry|hot|stepping|precious|semi-?precious|healing)[ -]?stones\b/i;
const onlyTea = /^\W*(?:(?:and|or|what about|how about|with)\b\W*)+tea\W*$/i;
/** "What do I rinse with after", once a tooth is to come out. */
const toothOut = /\b(?:tooth|teeth|molar)\b[^.?!]{0,24}\b(?:out|pulled|extract\w*|remov\w*)\b|\bextraction\b/i;
const rinses = /\b(?:rins\w+|mouth ?wash\w*|gargl\w+|swish\w*|swill\w*)\b/i;
const overdone = /\b(?:energy drinks?|coffees?|espressos?|caffeine|alcohol|beer|wine)\b/i;
const cutsDown =
  /^\W*(?:(?:and|so|but|ok)\b\W*)*how (?:do|can|should|could) i (?:cut (?:down|back)|cut it down|stop|wean off|come off|get off|reduce)(?: on)?(?: it| them| that| those)?\W*$/i;
const organs = /\b(?:liver|kidneys|heart|stomach|skin|eyes|teeth|bones)\b/i;
const ofIt = /\b((?:bad|good|hard|harmful|harmless|fine) (?:for|on)) it\b(?! (?:to|that))/i;

/** "Why not peppermint?", in a talk, asks for the reason; said first of all, it only suggests peppermint. */
export function withReasonAsked(text: string, { history }: Pick<AdvisorRequest, 'history'>): string {
  return history.length === 0 ? text : text.replace(whyNotThat, 'why did you not suggest ');
}

const whyNotThat =
  /^\W*(?:(?:so|and|but|ok|then)\b\W*)*why not (?:the |a )?(?!it\b|that\b|this\b|them\b|these\b|those\b|now\b|me\b|try\b|take\b|use\b|just\b|both\b|more\b)(?=[a-z][\w'-]*(?: [\w']+){0,2}(?: then| tea)?\W*$)/i;
