import { findRedFlagInTalk } from '../../safety/red-flags/alarm-in-talk.ts';
import { findToldAlarm } from '../../safety/red-flags/find-red-flag.ts';
import { fitting } from '../../safety/red-flags/known-dangers/find-known-danger.ts';
import { findRedFlag } from '../../safety/red-flags/find-red-flag.ts';
import { noHerbs, type RedFlag } from '../../safety/red-flags/red-flag.ts';
import { likenessOf } from '../../safety/red-flags/likeness/likeness.ts';
import { alarmsInEnglish } from '../../safety/red-flags/tongues/in-english.ts';
import { asksOfModestAmount } from '../about-herbs/amounts/asks-if-too-much.ts';
import type { AdvisorRequest } from '../answer.ts';
import { asUnderstood, type Message } from '../reading/as-understood.ts';
import { readText } from '../../resolve/read.ts';
import { tellsAnothersLuck } from '../questions/talk-about-the-answer/doubts.ts';
import { tookAFewOfAMildHerb } from './a-few-too-many.ts';
import { keepYourMedicine } from './prescribed-medicines.ts';
import { answerAlreadyTaken } from '../questions/harm/already-taken.ts';
import { licksAMildGel } from '../questions/harm/tasted-by-a-child.ts';
import { fastIsAhead } from '../questions/amounts-and-timing/while-fasting.ts';
import { onlyAsksForSigns } from '../questions/harm/serotonin-signs.ts';
import { asksWhileFeeding } from '../reading/written-out/goes-on-feeding.ts';
import { namesAHerb } from '../reading/named-things/names-a-herb.ts';
import { understand } from '../reading/understanding.ts';
import { takesBack } from './settled.ts';
import { isOfThinnersAlone, isYetToStop, withoutThinner } from './thinners-left-out.ts';
import { isWithThem } from './with-those-who-help.ts';
import { asksForAnAnimalBeforehand } from './animal-alarm.ts';
import {
  asksBeforehand,
  tellsOfAdviceForABaby,
  tellsOnlyWhatIsTaken,
  tellsWhatTheOldDid,
  tookWhatWasAskedAbout,
} from './asks-beforehand.ts';
import { isOnlyAComplaint } from './beside-a-complaint.ts';
import { knownDangerIn } from './known-danger.ts';
import { answerLaxativesForLong, reliesOnALaxative } from './laxatives-for-long.ts';
import { onlyTellsItsAge } from '../reading/person/spoken-in.ts';
import { type Heard, hearStory } from './hear-story.ts';
import { isOfAnother } from './of-another.ts';
import { sentencesOfStory } from '../reading/story.ts';
import { asksIfOver } from './over-too-soon.ts';
import { ofThisChild } from './of-this-child.ts';
import { namesAnIllness } from './names-an-illness.ts';
import { isRaisedInVain, wasFoundToBeAcid } from './raised-in-vain.ts';
import { sideTopicName } from './side-topics.ts';
import { beginsAnew, toldNoSign } from './tells-no-sign.ts';

/** What of a message needs help first, by its words alone or for this person. */
export function hearAlarm(request: AdvisorRequest, message: Message): Heard {
  const story = hearStory(request, hearAlarm, (text) => alarmOf({ ...request, question: text }, asUnderstood(text)));
  if (story !== null) return story;
  const { question } = message;
  const raised = alarmOf(request, message);
  const known = takesBack(question) ? null : dangerIn({ ...request, question });
  const isSoft = raised !== null && known === null && isOnlyAComplaint(raised, question);
  if (known !== null && onlyOfTwo(raised, known, question)) return { raised: null, alarm: known, isSoft };
  if (known?.id === 'known-pre-eclampsia' && isOfPreEclampsia(raised, question))
    return { raised: known, alarm: known, isSoft };
  return { raised, alarm: isSoft ? null : fitting(raised, known), isSoft };
}

/** "Sparkles, a banging headache and a puffed up face", late in pregnancy: no allergy, unless the breath or the skin tells of one. */
function isOfPreEclampsia(raised: RedFlag | null, question: string): boolean {
  const isOther = raised?.id === 'breathing-or-allergy' || raised?.id === 'pregnancy';
  return isOther && headOrEyes.test(question) && !ofAnAllergy.test(question);
}

const headOrEyes = /\b(?:head(?:ache)?s?|migraine|sparkl\w*|spots|stars|flash\w*|zig-?zags?|blurr\w*|vision)\b/i;
const ofAnAllergy =
  /\b(?:breath\w*|wheez\w*|throat|tongue|lips?|hives|itch\w*|stung|sting|bleed\w*|blood|fit|fits|seizure|waters|contraction\w*)\b/i;

/** What is grave for this person, unless a doctor has looked and named it, or there is time to plan it. */
function dangerIn(request: AdvisorRequest): ReturnType<typeof knownDangerIn> {
  const known = knownDangerIn(request);
  if (known?.id === 'known-burning-chest' && wasFoundToBeAcid(request.question)) return null;
  return known?.id === 'known-fast' && fastIsAhead(request.question) ? null : known;
}

/** "My sugar is down nicely", and later "shaky and sweaty twice this week": the sugar of before makes that no collapse. */
function onlyOfTwo(raised: RedFlag | null, known: RedFlag, question: string): boolean {
  return raised?.id === 'diabetic-emergency' && known.id === 'known-low-sugar' && findToldAlarm(question) === null;
}

/** Signs told one after the other: "heartburn again" and then "now it spreads to my jaw and I am sweating". */
function alarmOf(request: AdvisorRequest, { typed, question }: Message): RedFlag | null {
  const { history } = request;
  const told = history.flatMap((turn) =>
    turn.role === 'user' && !toldNoSign(turn.text) && !isOfAnother(request, turn) ? signsToldIn(turn.text) : [],
  );
  const before = told.length === 0 || beginsAnew(question) ? [] : told;
  // Single English words would lose the "no" of a language whose alarms are understood as they stand; and a word of such a
  // language that looks like a misspelt English one is put right in vain.
  const isUnderstood = alarmsInEnglish(typed) !== typed;
  const readings = new Set([typed, request.question, isUnderstood ? typed : question]);
  const alarm = ofThisChild(
    request,
    question,
    firstOf(readings, (reading) => findRedFlagInTalk(before, reading)),
  );
  if (alarm === null) return tookWhatWasAskedAbout(typed, history);
  if (isOfCalmAnswer(alarm, history, readings)) return null;
  if (alarm.id === 'withdrawal' && isOfThinnersAlone(question))
    return isYetToStop(question) ? null : withoutThinner(alarm);
  if (alarm.id === 'blood-where-none-belongs' && sideTopicName(question) === 'a late period') return null;
  if (alarm.id === 'serotonin-or-heat' && onlyAsksForSigns(question)) return null;
  if (isRaisedInVain(alarm, request, question) || namesAnIllness(alarm, request, question)) return null;
  if (isWithThem(question) && findRedFlag(typed) === null) return null;
  if (asksWhileFeeding(typed) && told.every((each) => findToldAlarm(each) === null)) return null;
  if (asksForAnAnimalBeforehand(typed, alarm) || tellsOfAdviceForABaby(typed, alarm)) return null;
  if (asksBeforehand(typed, alarm) || tellsOnlyWhatIsTaken(typed, alarm) || tellsWhatTheOldDid(typed, alarm))
    return null;
  if (alarm.id.startsWith('likely-') && onlyTellsItsAge.test(question)) return null;
  if (alarm.id === 'likely-urgent' && reliesOnALaxative(question) && tellsOfLaxatives(request, question)) return null;
  if (/^likely-(?:urgent|emergency)$/.test(alarm.id) && tellsAnothersLuck(question)) return null;
  if (alarm.id === 'likely-poisoning' && licksAMildGel(understand({ ...request, question }))) return null;
  if (ofWhatWasTaken.has(alarm.id) && isKnownMix({ ...request, question }, alarm)) return null;
  // A guess at despair that is none: what the words tell for certain, shaking since the tablets were stopped, still counts.
  if (alarm.id === 'likely-self-harm' && onlyStopsMedicine(question, request.person))
    return wishesToStop.test(question) ? null : firstOf(readings, findToldAlarm);
  if (alarm.id === 'likely-urgent' && wishesToStop.test(question) && onlyStopsMedicine(question, request.person))
    return null;
  if (alarm.id === 'likely-self-harm' && cutByAccident.test(question) && !dark.test(question)) return null;
  if (alarm.id === 'likely-self-harm' && (onlyAsksOfAHerb(question) || putsHelpOff(question, history))) return null;
  const isModest = asksOfModestAmount({ ...request, question }) || tookAFewOfAMildHerb({ ...request, question });
  return alarm.id === 'overdose' && isModest ? null : alarm;
}

/** "Can't go without it now", of senna: that has an answer of its own, which sends to a doctor as well. */
function tellsOfLaxatives(request: AdvisorRequest, question: string): boolean {
  return answerLaxativesForLong(understand({ ...request, question })) !== null;
}

/** Of a long message only the sentences that are alarms: the rest was heard with itself, and "years ago" is far from "just now". */
function signsToldIn(text: string): readonly string[] {
  const sentences = sentencesOfStory(text);
  return sentences.length === 0 ? [text] : sentences.filter((sentence) => findToldAlarm(sentence) !== null);
}

/** What the message before only sounded like was answered as the question it was, and this one adds nothing to it. */
function isOfCalmAnswer({ id }: RedFlag, history: AdvisorRequest['history'], readings: ReadonlySet<string>): boolean {
  if (!id.startsWith('likely-')) return false;
  const answered = history.findLast(({ role }) => role === 'assistant')?.text ?? noHerbs;
  return !answered.includes(noHerbs) && [...readings].every((reading) => findRedFlag(reading) === null);
}

/** "3 kava capsules and 2 glasses of wine, now I'm dizzy": what is known of that mix tells more than a likelihood, and sends to the poison line too. */
function isKnownMix(request: AdvisorRequest, { id }: RedFlag): boolean {
  const known = answerAlreadyTaken(understand(request));
  return known?.level === 'urgent' || (id === 'likely-urgent' && (known?.findings.length ?? 0) > 0);
}

const ofWhatWasTaken: ReadonlySet<string> = new Set(['likely-poisoning', 'likely-urgent']);

/** "I am thinking about stopping the pills and going with the herbs only": of tablets, and of no wish to die. */
function onlyStopsMedicine(question: string, { medicines }: AdvisorRequest['person']): boolean {
  return !dark.test(question) && keepYourMedicine(question, readText(question).mentions, medicines) !== null;
}

/** "I want to come off the pills": nothing has happened yet. */
const wishesToStop =
  /^(?![^]*\b(?:stopped|ran out|missed|since|sick|shak\w*|sweat\w*|pain\w*|dizzy|bleed\w*|worse)\b)[^]*\b(?:want(?:s|ed)?|hop(?:e|ing)|like|wish|plan(?:ning)?|trying|try|going) to (?:\w+ )?(?:come|get|go|wean|taper|stop|quit|cut down)\b/i;

/** "She will be offended but never mind. What about echinacea then?": hardly sounds like it, and goes on to a herb. */
function onlyAsksOfAHerb(question: string): boolean {
  const isDoubted = likenessOf(question).calm >= hardlyDark;
  return isDoubted && !dark.test(question) && asksOfOne.test(question) && namesAHerb(question);
}

/** "I have no pain now, maybe I wait until Monday", when help for the body was named: what is put off is that help. */
function putsHelpOff(question: string, history: AdvisorRequest['history']): boolean {
  const last = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  return last.includes(noHerbs) && !/\b988\b/.test(last) && asksIfOver(question) && !dark.test(question);
}

/** "I cut myself on a rusty nail, honey on it?": a thing that lay in the way, and no will. */
const cutByAccident =
  /\b(?:cut|scratched|pricked|stabbed|jabbed|nicked|gashed) (?:myself|my \w+) (?:on (?:an?|the|some|my) (?:\w+ )?(?:nail|tin|can|lid|glass|wire|thorn|fence|splinter|edge|saw|grater|thistle|branch|metal|gate|tool|fork|paper)|shaving|chopping|peeling|cooking|gardening|opening)\b/i;
const hardlyDark = 0.4;
const asksOfOne = /\b(?:what|how) about [^.!?]{3,120}\?\W*$/i;
const dark =
  /\b(?:die|dying|dead|death|kill|end (?:it|my life|things)|no point|pointless|suicid\w*|harm|hurt myself|goodbye|burden|better off|can'?t go on|give up on|anymore|any more|wak(?:e|es|ing) up|forever|for good|overdose|too many|all of (?:it|them)|the whole)\b/i;

function firstOf<In, Out>(all: Iterable<In>, find: (each: In) => Out | null): Out | null {
  for (const each of all) {
    const found = find(each);
    if (found !== null) return found;
  }
  return null;
}
