import { findHerb } from '../../herbs/catalogue.ts';
import { withPlainApostrophes } from '../../resolve/phrases.ts';
import { readText } from '../../resolve/read.ts';
import { findRedFlag } from '../../safety/red-flags/find-red-flag.ts';
import type { RedFlag } from '../../safety/red-flags/red-flag.ts';
import type { Finding } from '../../safety/finding.ts';
import { type Item, toItem } from '../../safety/item.ts';
import type { Person } from '../../safety/person/person.ts';
import { findingsAgainst, weightsAgainst } from '../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../answer.ts';
import { earlierHerbs, namedByPerson } from '../reading/conversation.ts';
import { namesAHerb } from '../reading/named-things/names-a-herb.ts';
import { readSubject } from '../reading/person/read-subject.ts';
import { personToldBy } from '../reading/person/message-facts.ts';
import { understand } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { inSentence } from '../wording/names.ts';
import { alarmAnswer } from '../wording/plain-answers.ts';
import { citedSources, eachSourceOnce } from '../wording/source-list.ts';
import { stillInAlarm } from './after-alarm.ts';
import { aboutWhomInLetter } from './alarm-in-letter.ts';
import { asOfAnother, isSaidToTheirs } from './despair-of-another.ts';
import { malariaTestFor } from './malaria.ts';
import { toldOfAnother } from './of-another.ts';
import { asksIfOver } from './over-too-soon.ts';
import { paracetamolTwice } from './paracetamol-twice.ts';
import { playsItDown } from './plays-it-down.ts';
import { isOfTheCallAlone } from './with-those-who-help.ts';

/** Help first: the alarm of a message, or one from before that is not over; null where neither is heard. */
export function answerOfAlarm(request: AdvisorRequest, raised: RedFlag | null, typed: string): AdvisorAnswer | null {
  const alarm = asOfAnother(raised, request.question);
  const notOver = asksIfOver(request.question) && findRedFlag(typed) === null ? heldOpen(request) : null;
  if (notOver !== null) return notOver;
  const isNoNews = alarm === null || isOfTheCallAlone(request.question);
  const isAgain = alarm !== null && isToldAgain(alarm, request, typed);
  const held = isNoNews ? stillInAlarm(request) : isAgain ? heldOpen(request) : null;
  if (held !== null || alarm === null) return held;
  const isOnlyRecalled =
    alarm.level === 'urgent' && namesAHerb(request.question) && wasToldBefore(alarm, request, typed);
  return isOnlyRecalled ? null : withHerbsAgainst(ofAlarm(alarm, request), request);
}

function ofAlarm(alarm: RedFlag, request: AdvisorRequest): AdvisorAnswer {
  const heard = withPainkillerTwice(alarmAnswer(alarm), alarm, request);
  const answer = withGraveSigns(withLookAlike(heard, alarm, request), alarm, request);
  const fitted = withHighSugar(
    withWeakenedPill(withMalariaTest(answer, alarm, request), alarm, request),
    alarm,
    request,
  );
  const line = isSaidToTheirs(alarm)
    ? null
    : (aboutWhomInLetter(alarm, request) ?? toldOfAnother(fitted, request.question, readSubject(request)));
  return line === null ? fitted : { ...fitted, blocks: [...fitted.blocks, paragraph(line)] };
}

/** "Sugars 22 and my breath smells of pear drops": nobody needs the help against a low sugar then. */
function withHighSugar(answer: AdvisorAnswer, { id }: RedFlag, { question }: AdvisorRequest): AdvisorAnswer {
  const text = withPlainApostrophes(question);
  if (id !== 'diabetic-emergency' || !highSugar.test(text) || lowSugar.test(text)) return answer;
  const [first, call, , ...rest] = answer.blocks;
  return { ...answer, blocks: [first, call, paragraph(ketoacidosis), ...rest].filter((block) => block !== undefined) };
}

const highSugar =
  /\bketo\w*|\b(?:pear drops?|fruity|acetone|nail (?:polish|varnish))\b|\b(?:sugars?|glucose|bm|meter|levels?|reading)\b[^.?!]{0,24}\b(?:1[5-9]|2\d|3\d|[2-9]\d\d|hi|high|sky)\b/i;
const lowSugar = /\b(?:low|hypos?|[123][.,]\d|dropp\w*|fell)\b/i;
/** Source: diabetes-victoria-sick-days. */
const ketoacidosis =
  'High sugar with vomiting, belly pain, fast breathing, sleepiness or a fruity breath can be ketoacidosis, which kills within a day if it is not treated in hospital. Measure ketones if there are strips, but wait for nothing. Never stop insulin, also when nothing is eaten, and sip water. No herb and nothing else to settle the stomach.';

/** "Been on co-codamol and paracetamol all week": what it only sounded like has a name, told in place of the guess. */
function withPainkillerTwice(answer: AdvisorAnswer, { id }: RedFlag, request: AdvisorRequest): AdvisorAnswer {
  const line = id === 'likely-urgent' ? paracetamolTwice(understand(request)) : null;
  return line === null ? answer : { ...answer, blocks: [paragraph(line), ...answer.blocks.slice(1, 2)] };
}

/** A chest that is tight after something was taken: the ambulance comes before the poison line. */
function withGraveSigns(answer: AdvisorAnswer, { id }: RedFlag, { question }: AdvisorRequest): AdvisorAnswer {
  const [first, ...others] = answer.blocks;
  const text = withPlainApostrophes(question);
  const isWild = ateWild.test(text) && !bought.test(text);
  // A tongue that tingles and arms that twitch may be read as an allergy.
  const isOfPoison = ofPoison.has(id) || (isWild && answer.level === 'emergency' && nervesOrHeart.test(text));
  if (first === undefined || !isOfPoison) return answer;
  const grave = graveSign.test(text) || (isWild && nervesOrHeart.test(text)) ? [ambulanceFirst] : [];
  const wild = isWild ? [mushroom.test(text) ? fromMushrooms : fromTheWild] : [];
  return { ...answer, blocks: [first, ...[...grave, ...wild].map(paragraph), ...others] };
}

/** "Dug up by the river and ate some": what is eaten so, and what it does, is said with the call. */
const ateWild =
  /^(?=[^]*\b(?:ate|eaten|had (?:some|a few|it)|chewed|bites?|drank|soup|salad|stew|tea|cooked|nibbled|tasted)\b)[^]*\b(?:pick(?:ed|ing)?|forag\w+|gather\w*|dug|wild|woods?|hedge\w*|river\w*|stream|mushrooms?|mistook|thought (?:it|they|was|were|were? )\w*|took for)\b/i;
const bought = /\b(?:shop|supermarket|store|bought|packet|greengrocer\w*|takeaway|restaurant)\b/i;
const mushroom = /\b(?:mushrooms?|fung(?:us|i)|toadstools?|death cap)\b/i;
const nervesOrHeart =
  /\b(?:tingl\w*|numb\w*|twitch\w*|jerk\w*|shak\w*|trembl\w*|cramping up|stiff|confus\w*|muddled|blurr\w*|yellow|halos?|double|drool\w*|weak|faint\w*|dizzy|skip\w*|racing|slow|pounding|palpitations?|hallucinat\w*|sweat\w*)\b/i;
const fromTheWild =
  'Tell them where it grew and how it looked. Hemlock, water dropwort, monkshood and foxglove are taken for roots and leaves to eat: fits or a failing heart can follow within hours, so go in even if it eases. Everybody who ate of it must be seen.';
const fromMushrooms =
  'With some deadly mushrooms the stomach settles before the liver fails, so feeling better proves nothing. Everybody who ate of them must be seen in hospital; bring what is left.';

const ofPoison: ReadonlySet<string> = new Set(['poisoning', 'likely-poisoning', 'overdose']);
const graveSign =
  /(?<!\b(?:no|not|without)\b[^.?!]{0,12})\bchest\b[^.?!]{0,20}\b(?:tight\w*|pain\w*|hurt\w*|pressure|heavy|ach\w+)|\b(?:tight|pain|pressure)\b[^.?!]{0,12}\bchest\b|\b(?:can't|cannot|hard to|struggl\w+ to|trouble) breath\w*|\b(?:passed out|unconscious|won't wake|can't wake|seizure|fitting|collapsed)\b/i;
const ambulanceFirst =
  'With the signs you tell, call your emergency number first, now: 911, 112, 999 or 000. Tell somebody near you, sit still, and take no more of it; the poison line can be asked meanwhile.';

/** "So it is over?": of the alarm before, and raises none of its own. */
function heldOpen(request: AdvisorRequest): AdvisorAnswer | null {
  return stillInAlarm(request) ?? playsItDown(request);
}

/** "I don't want to call anyone": the same alarm, in a message that tells nothing new, is not read out a second time. */
function isToldAgain(alarm: RedFlag, { history }: AdvisorRequest, typed: string): boolean {
  const last = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  return alarm.paragraphs.every((each) => last.includes(each)) && findRedFlag(typed)?.id !== alarm.id;
}

/** The same in an answer further back: what was asked since goes on from there. */
function wasToldBefore(alarm: RedFlag, { history }: AdvisorRequest, typed: string): boolean {
  const isTold = history.some(
    ({ role, text }) => role === 'assistant' && alarm.paragraphs.every((each) => text.includes(each)),
  );
  return isTold && findRedFlag(typed)?.id !== alarm.id;
}

/** "The leaves looked different this year", after comfrey tea: what is mistaken for it is named to whoever is called. */
function withLookAlike(answer: AdvisorAnswer, { id }: RedFlag, request: AdvisorRequest): AdvisorAnswer {
  if (id !== 'poisoning' || !ofAPlant.test(request.question)) return answer;
  const [first, ...others] = answer.blocks;
  const suspected = deadlyPlant.exec(request.question)?.[0].toLowerCase();
  const now = readText(request.question).mentions.flatMap(({ kind, id: key }) => (kind === 'herb' ? { id: key } : []));
  const meant = now.length > 0 ? now : earlierHerbs(request);
  const alike = meant.flatMap(({ id: key }) => findHerb(key)?.monograph?.lookAlikes?.text ?? []);
  const line =
    suspected === undefined
      ? alike[0] && `${alike[0]} Say so when you call.`
      : `Say at once when you call that it may have been ${suspected}: some such plants act on the heart.`;
  if (line === undefined || first === undefined) return answer;
  return { ...answer, blocks: [first, paragraph(line), ...others] };
}

/** "A fever since Zanzibar": which test it needs is said with the call. */
function withMalariaTest(answer: AdvisorAnswer, { id }: RedFlag, request: AdvisorRequest): AdvisorAnswer {
  const test = id === 'long-fever' ? malariaTestFor(request) : null;
  const [first, ...others] = answer.blocks;
  return test === null || first === undefined ? answer : { ...answer, blocks: [first, paragraph(test), ...others] };
}

/** "Had sex without a condom sunday", weeks into St John's wort: the tablet that is fetched now fails as well. */
function withWeakenedPill(answer: AdvisorAnswer, { id }: RedFlag, request: AdvisorRequest): AdvisorAnswer {
  if (id !== 'emergency-contraception') return answer;
  const { medicines } = personToldBy('takes the morning after pill');
  const { herbs, subject } = understand(request);
  const taken = new Map(
    [...herbs, ...namedByPerson(request), ...subject.person.herbs.map(toItem)].map((herb) => [herb.id, herb]),
  );
  const findings = findingsAgainst([...taken.values()], { ...subject.person, medicines }).filter(
    ({ kind }) => kind === 'medicine',
  );
  const lines = findings.map(({ subject: { name }, why, advice }) => {
    return paragraph(
      `If you take ${inSentence(name)}, or did in the last four weeks, say so at once. ${why} ${advice}`,
    );
  });
  return {
    ...answer,
    blocks: [...answer.blocks, ...lines],
    findings: [...answer.findings, ...findings],
    sources: eachSourceOnce([...answer.sources, ...citedSources([], findings)]),
  };
}

const deadlyPlant =
  /\b(?:foxgloves?|lily of the valley|oleander|monkshood|aconite|yew|hemlock|autumn crocus|false hellebore|hellebores?)\b/i;
const ofAPlant = /\b(?:leaf|leaves|plants?|picked|gathered|foraged|wild|roots?|berries|looked|mistook)\b/i;

/** "Food sticks in my gullet. Does that matter with the husks?" */
const doesItMatter =
  /\b(?:does|do|will|would|is) (?:that|it|this)\b[^.?!]{0,20}\b(?:matter|affect|change|a problem|bad|ok|okay|fine|safe)\b[^.?!]*\b(?:with|for|to|about) (?:the|it|that|this|them|those)\b/i;

/** Royal jelly for an asthma that gets worse: what was asked about is warned of beside the call. */
function withHerbsAgainst(answer: AdvisorAnswer, request: AdvisorRequest): AdvisorAnswer {
  if (answer.level !== 'urgent') return answer;
  const isOfEarlier = !namesAHerb(request.question) && doesItMatter.test(request.question);
  if (!isOfEarlier && !namesAHerb(request.question)) return answer;
  const { herbs: named, earlierHerbs: before, subject } = understand(request);
  const herbs = isOfEarlier ? before : named;
  // What it does to a medicine matters before what it is at an age.
  const findings = findingsAgainst(herbs, subject.person).toSorted(
    (one, other) => Number(other.kind === 'medicine') - Number(one.kind === 'medicine'),
  );
  const lines = [...new Set(findings.map(({ subject: { name }, why }) => `Leave out ${inSentence(name)}. ${why}`))];
  const told = lines.length > 0 ? [] : blamable(herbs, subject.person, request.question);
  return {
    ...answer,
    blocks: [...answer.blocks, ...[...lines, ...told.map(tellOfIt)].slice(0, 1).map(paragraph)],
    findings: [...findings, ...told],
  };
}

/** "I bruise so easily. Only take warfarin and my new goji juice": what is taken beside the medicine may be behind it. */
function blamable(herbs: readonly Item[], person: Person, question: string): readonly Finding[] {
  return isTaken.test(question)
    ? herbs.flatMap((herb) => weightsAgainst(herb, person)).filter(({ kind }) => kind === 'medicine')
    : [];
}

const isTaken =
  /\b(?:takes?|taking|took|taken|drinks?|drinking|drank|eats?|eating|started|began|since|using|my new)\b/i;

function tellOfIt({ subject: { name }, why }: Finding): string {
  return `Tell them of ${inSentence(name)} too. ${why}`;
}
