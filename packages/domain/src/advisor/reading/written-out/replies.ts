import { choice, sequence } from '../../../resolve/phrases.ts';
import { isOfClass } from '../../../medicines/is-of-class.ts';
import { numberWords } from '../../../resolve/number-words.ts';
import type { Mention } from '../../../resolve/mention.ts';
import { readText } from '../../../resolve/read.ts';
import type { AdvisorRequest } from '../../answer.ts';
import { forAnotherAfterAll } from '../person/for-another-after-all.ts';
import { withWhatWasTaken } from '../complaints/taken-for.ts';
import { asksMissingFacts } from '../person/missing-facts.ts';
import { forTheYoungest } from '../person/several-children.ts';
import { backTo } from '../meant/back-to.ts';
import { withNameGiven } from '../meant/called-so.ts';
import { allWithHerbsNamed, withHerbsNamed } from '../meant/as-named.ts';
import { withPartMeant } from '../meant/part-meant.ts';
import { withOpenQuestion } from '../wishes/open-question.ts';
import { latelyTalked } from '../lately-talked.ts';
import { withOwnByPlainName } from './own-by-plain-name.ts';
import { withReasonAsked, withWhatWasMeant } from './what-was-meant.ts';
import { withShortMedicine } from './medicine-in-short.ts';
import { withItsMedicine } from './medicine-just-named.ts';
import { writtenOut } from './short-forms.ts';
import { firstOf, isAWord, kinCalled } from '../household/names-as-kin.ts';
import { otherAmount } from './other-amount.ts';
import { goesOnFeeding } from './goes-on-feeding.ts';
import { withTheBump } from './with-the-bump.ts';
import { withOwnAge } from '../person/own-age.ts';
import { withOwnerFirst } from '../person/named-owner.ts';
import { relation as kin } from '../person/relation-words.ts';
import { withToldInShort } from './told-in-short.ts';
import { withThePill } from './which-pill.ts';

/** The whole conversation written out; a bare reply to the advisor's own question becomes a sentence: "11", "tamoxifen, yes". */
export function allWrittenOut(asked: AdvisorRequest): AdvisorRequest {
  return { ...asked, ...writeAllOut(asked) };
}

const writeAllOut = latelyTalked((asked) => {
  const read = withOwnByPlainName(
    withThePill(
      withBowelsNamed(
        withTheBump(
          withoutOwnName(
            withOwnerFirst(forAnotherAfterAll(forTheYoungest(withWhatWasTaken(withToldInShort(goesOnFeeding(asked)))))),
          ),
        ),
      ),
    ),
  );
  const request = backTo(read);
  const history = allWithHerbsNamed(
    request.history.map((turn, place, turns) => {
      if (turn.role !== 'user') return turn;
      const before = turns.slice(0, place);
      return { ...turn, text: asSentence(withNameGiven(writtenOut(turn.text), before), openQuestion(before)) };
    }),
  );
  const whole = withOpenQuestion(
    withHerbsNamed(
      withPartMeant(withNameGiven(writtenOut(withReasonAsked(request.question, request)), history), history),
      history,
    ),
    history,
  );
  const written = asSentence(whole, openQuestion(history)).replace(forAReader, '$1');
  const typed = withWhatWasMeant(written, { ...request, history });
  const question = withItsMedicine(withShortMedicine(typed, request), { ...request, history });
  return { ...request, history: ownPartsOnly(history), question: otherAmount(ownPart(question, history), history) };
});

/** "Sum it all up for my daughter": who is to read it is nobody new to be asked about. */
const forAReader = sequence(
  /^/i,
  /(\W*(?:(?:please|now|ok|and|so|can you|could you|would you)\b[ ,]*)*(?:sum|summari[sz]e|recap|list|write|print)\b[^.?!]{0,30}?)/,
  / for (?:my|our) (?:\w+ )?/,
  choice(
    /daughter|son|husband|wife|partner|mother|father|mum|mom|dad|sister|brother|doctor|gp/,
    /pharmacist|nurse|carer/,
  ),
  /\b/,
);

/** "She takes zopiclone, I take nothing", right after "no, it is for me": only what is told of oneself counts. */
function ownPart(text: string, before: AdvisorRequest['history']): string {
  if (!ofBoth.test(text)) return text;
  const last = before.findLast(({ role }) => role === 'user')?.text ?? '';
  return isForMe.test(last) ? text.replace(ofBoth, '$1') : text;
}

function ownPartsOnly(history: AdvisorRequest['history']): AdvisorRequest['history'] {
  return history.map((turn, place) =>
    turn.role === 'user'
      ? { ...turn, text: otherAmount(ownPart(turn.text, history.slice(0, place)), history.slice(0, place)) }
      : turn,
  );
}

const ofBoth =
  /^\W*(?:and |but |well,? )?(?:he|she|they|my \w+) (?:already |also )?(?:takes?|is on|are on|has|have)\b[^.;,?!]{2,40}[.;,]\s*(?:and |but )?(i (?:take|have|am|don'?t|do not)\b[^?]*)$/i;
const isForMe = /\b(?:for me|about me|i'm the one|it'?s me|i am the one|myself)\b/i;

/** "Rather bunged up", where something makes it the bowels, as later life, a pregnancy or codeine do, and no cold is told. */
function withBowelsNamed(request: AdvisorRequest): AdvisorRequest {
  const { person, history, question } = request;
  const isSlowed =
    (person.ageYears ?? 0) >= laterLife ||
    person.pregnant ||
    person.medicines.some(({ id }) => isOfClass(id, 'opioid', 'iron-supplement'));
  const ofBowels = history.some(({ role, text }) => role === 'user' && ofTheBowels.test(text));
  if (!isSlowed && !ofBowels && !slowsBowels.test(question)) return request;
  const named = (text: string) => (ofACold.test(text) ? text : text.replaceAll(/\bbunged[- ]up\b/gi, 'constipated'));
  return withUserTexts(request, named);
}

function withUserTexts(request: AdvisorRequest, put: (text: string) => string): AdvisorRequest {
  return {
    ...request,
    question: put(request.question),
    history: request.history.map((turn) => (turn.role === 'user' ? { ...turn, text: put(turn.text) } : turn)),
  };
}

const laterLife = 60;
const slowsBowels =
  /\bbunged[- ]up (?:for|since) (?:\w+ ){0,2}(?:days|weeks?|(?:sun|mon|tues|wednes|thurs|fri|satur)day)\b|\bbunged[- ]up (?:since|from|after|on|with) (?:the |my |those |taking |starting )*(?:codeine|co-?codamol|morphine|tramadol|iron|ferrous\w*|painkillers?|tablets|operation|op|birth|baby)\b|\b(?:pregnan\w*|weeks (?:gone|along)|expecting|trimester)\b[^?]*\bbunged[- ]up\b|\bbunged[- ]up\b[^?]*\b(?:pregnan\w*|weeks (?:gone|along)|expecting|trimester)\b/i;
const ofTheBowels = /\b(?:constipat\w*|bowels?|stools?|laxatives?|psyllium|senna|prunes?|fib(?:re|er))\b/i;
const ofACold =
  /\b(?:nose|nostrils?|head|sinus\w*|cold|cough\w*|sneez\w*|snot\w*|throat|flu|chest|ears?|stuffy|face|catarrh|breath\w*)\b/i;

/**
 * "Ella has a tummy ache", "my daughter Tia": a name that is a medicine's or an illness's too. Of another member the name was
 * put in by the household's reader: Basil is no herb there, and Baba no dad.
 */
function withoutOwnName(request: AdvisorRequest): AdvisorRequest {
  const isMember = request.isOfMember === true;
  const name = isMember ? firstOf(request.profileName ?? '') : (request.profileName?.trim() ?? '');
  const isRead = isMember ? isAWord(name) || kinCalled(name) !== null : readText(name).mentions.some(isNoHerb);
  if (!/^\p{L}{3,}$/u.test(name) || !isRead) return request;
  const own = new RegExp(String.raw`(?<![\p{L}])${name}(?![\p{L}])`, isMember ? 'gu' : 'giu');
  const behindKin = new RegExp(String.raw`(?<=\b(?:my|our) (?:\w+ )?${kin}),? ${name}(?![\p{L}])`, 'giu');
  const named = (text: string) => text.replaceAll(behindKin, '').replaceAll(own, 'they');
  return withUserTexts(request, named);
}

function isNoHerb({ kind }: Mention): boolean {
  return kind === 'medicine' || kind === 'condition';
}

/** Whether a message answers what the advisor has just asked. */
export function isReply({ question, history }: AdvisorRequest): boolean {
  const last = history.at(-1);
  return (
    last?.role === 'assistant' &&
    asksMissingFacts(last.text) &&
    question.length < longestReply &&
    !question.includes('?')
  );
}

const longestReply = 100;

interface OpenQuestion {
  /** The answer that asked. */
  readonly asked: string;
  /** Medicines were told since: a bare "no" says only that there are no more. */
  readonly areMedicinesTold: boolean;
}

/** The advisor's own question still open: one of the last answers. */
function openQuestion(history: AdvisorRequest['history']): OpenQuestion {
  const places = history.flatMap(({ role }, place) => (role === 'assistant' ? [place] : [])).slice(-answersOpen);
  const place = places.findLast((each) => asksMissingFacts(history[each]?.text ?? ''));
  if (place === undefined) return { asked: '', areMedicinesTold: false };
  const since = history.slice(place + 1).filter(({ role }) => role === 'user');
  return {
    asked: history[place]?.text ?? '',
    areMedicinesTold: since.some(({ text }) => namesMedicine(text)),
  };
}

const answersOpen = 3;

function namesMedicine(text: string): boolean {
  return readText(text).mentions.some(({ kind, negated }) => kind === 'medicine' && !negated);
}

function asSentence(text: string, { asked, areMedicinesTold }: OpenQuestion): string {
  if (!asksMissingFacts(asked)) return withOwnAge(text.replace(grownUpAge, 'I am $1 years old'));
  if (text.length > longestReply || text.includes('?')) return text;
  const who = askedOf(asked);
  const is = who === 'you' ? 'I am' : `${who} is`;
  if (asked.includes('pregnan') && yesPregnant.test(text)) return `${is} pregnant`;
  const none = bareNone.exec(text);
  if (none && none[1] === undefined && none[2] === undefined && areMedicinesTold) return 'I take no other medicines';
  if (none) return [ageIn(none, is), 'no medicines'].filter((part) => part !== '').join(', ');
  const age = bareNumber.exec(withDigits(text))?.[1];
  if (age !== undefined) return `${is} ${age} years old`;
  const listed = asked.includes('how old') ? ageInList.exec(text) : null;
  if (listed?.[1] !== undefined) {
    const rest = text.replace(listed[0], ',').replace(/^[,\s]+|[,\s]+$/g, '');
    return `${is} ${listed[1]} years old. ${asTaken(rest, who)}`;
  }
  const own = withOwnAge(text);
  return own === text ? asTaken(text, who) : own;
}

function askedOf(asked: string): string {
  return (
    /(?:how old (?:is|are)|do(?:es)?) (your [\w ]{2,20}?|you)(?:[,?]| and\b| take\b)/
      .exec(asked)?.[1]
      ?.replace(/^your/, 'my') ?? 'you'
  );
}

function ageIn(none: RegExpExecArray, is: string): string {
  const age = none[1] ?? none[2];
  return age === undefined ? '' : `${is} ${age} years old`;
}

/** "Tamoxifen, yes": a list of medicines is what is taken. */
function asTaken(text: string, who: string): string {
  if (!namesMedicine(text) || hasVerb.test(text)) return text;
  return who === 'you' ? `I take ${text}` : `${who} takes ${text}`;
}

/** "Yes, 5 months", asked whether a pregnancy is possible. */
const yesPregnant =
  /^\W*(?:yes|yep|yeah)\b[,. ]*(?:i am |pregnant|about |nearly )*(?:\d{1,2} (?:weeks|months)|pregnant)\b(?! old)[^?]{0,12}$/i;
/** "68, eliquis, male". */
const ageInList = /(?:^|,)\s*(1[0-9]|[2-9]\d)\s*(?=,|$|\.)/;

/** "24 nope none", "no, none. 19". */
const bareNone =
  /^\W*(?:(\d{1,3})\W+)?(?:(?:i'?m |i am |i )?(?:on |take |taking )?(?:and )?(?:no|none|nope|nothing|nah|neither)\b(?: at all)?\W*)+(?:(?:and )?(?:i'?m |i am )?(\d{1,3})\W*)?$/i;

/** "Nine" in reply to how old. */
function withDigits(text: string): string {
  const said = text.replaceAll(/[^a-z]/gi, '').toLowerCase();
  const number = numberWords[said];
  return number === undefined ? text : String(number);
}

const bareNumber = /^\W*(\d{1,3})\W*$/;
/** A number alone, from eighteen on, is an age. */
const grownUpAge = /^\s*(1[89]|[2-9]\d)\s*$/;
const hasVerb =
  /\b(?:i|i'm|im|he|she|they|takes?|taking|on|is|are|am|was|have|has|do|does|did|can|could|should|will|would|what|how|which|why|when|no|not|none|nothing|never|only|sets?|makes?|made|gives?|gave|brings?|brought|flares?|triggers?|causes?|upsets?|helps?|works?)\b/i;
