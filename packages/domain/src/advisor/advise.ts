import { readText } from '../resolve/read.ts';
import { correctSymptoms } from '../resolve/correct-symptoms.ts';
import { findRedFlagInTalk } from '../safety/red-flags/alarm-in-talk.ts';
import { findRedFlag } from '../safety/red-flags/find-red-flag.ts';
import { fitting } from '../safety/red-flags/known-dangers/find-known-danger.ts';
import { alarmsInEnglish } from '../safety/red-flags/tongues/in-english.ts';
import type { RedFlag } from '../safety/red-flags/red-flag.ts';
import { asksOfModestAmount } from './about-herbs/amounts/asks-if-too-much.ts';
import { answerForEach } from './for-each-child.ts';
import {
  helpIsThere,
  jokedAway,
  asksAfterLikelyAlarm,
  recallOfAlarm,
  stillInAlarm,
  takesBack,
  waitsForDoctor,
} from './limits/after-alarm.ts';
import { answerFewTooMany } from './limits/a-few-too-many.ts';
import { answersHowDark, asksHowDark, meansNoHarm } from './limits/dark-words.ts';
import { knownDangerIn } from './limits/known-danger.ts';
import { playsItDown } from './limits/plays-it-down.ts';
import { asksBeforehand, tellsOnlyWhatIsTaken, tookWhatWasAskedAbout } from './limits/asks-beforehand.ts';
import { isOnlyAComplaint, seenFirst } from './limits/beside-a-complaint.ts';
import { sideTopicName } from './limits/side-topics.ts';
import { seenSince } from './limits/seen-since.ts';
import type { AdvisorAnswer, AdvisorRequest } from './answer.ts';
import { saidBefore } from './reading/conversation.ts';
import { understand } from './reading/understanding.ts';
import { likelyFollowUp } from './reading/follow-ups/likely-follow-up.ts';
import { findingsAgainst } from './about-herbs/verdict/warned-of.ts';
import { paragraph } from './wording/html.ts';
import { inSentence } from './wording/names.ts';
import { forbids } from '../safety/words.ts';
import { inEnglish, isForeign } from './reading/language.ts';
import { toldAbroad } from './reading/told-abroad.ts';
import { onlyRefusesLinks, withoutUnwantedProducts } from './reading/no-links.ts';
import { alarmAnswer, plainAnswer, withLinesFirst } from './wording/plain-answers.ts';
import { writtenOut } from './reading/written-out/short-forms.ts';
import { smallTalk } from './small-talk.ts';

/** Answers one question from the knowledge base, checked against the person. Pure and deterministic. */
export function advise(request: AdvisorRequest): AdvisorAnswer {
  const typed = correctSymptoms(request.question);
  const plain = namesAHerb(typed) ? null : toldAbroad(typed);
  const isTranslated = plain !== null || isForeign(writtenOut(typed));
  const question = plain ?? (isTranslated ? inEnglish(typed) : typed);
  const told = answersHowDark({ ...request, question });
  if (told !== null) return told;
  const raised = alarmOf(request, { typed, question });
  const few = answerFewTooMany({ ...request, question }, raised);
  if (few !== null) return few;
  const known = takesBack(question) ? null : knownDangerIn({ ...request, question });
  const isSoft = raised !== null && known === null && isOnlyAComplaint(raised, question);
  const alarm = isSoft ? null : fitting(raised, known);
  const held = alarm === null || isToldAgain(alarm, request, typed) ? stillInAlarm({ ...request, question }) : null;
  if (held) return held;
  const isOnlyRecalled = alarm?.level === 'urgent' && namesAHerb(question) && wasToldBefore(alarm, request, typed);
  if (alarm && !isOnlyRecalled) return withHerbsAgainst(alarmAnswer(alarm), { ...request, question });
  const waiting =
    helpIsThere({ ...request, question }) ??
    jokedAway({ ...request, question }) ??
    meansNoHarm({ ...request, question }) ??
    playsItDown({ ...request, question }) ??
    waitsForDoctor({ ...request, question }) ??
    asksAfterLikelyAlarm({ ...request, question });
  if (waiting && !namesAHerb(question)) return waiting;
  const dark = asksHowDark({ ...request, question });
  if (dark !== null) return dark;
  if (onlyRefusesLinks(question)) return plainAnswer([paragraph('Noted: no shopping links in this talk.')]);
  const whole = writtenOut(typed);
  const talk =
    smallTalk(typed, saidBefore(request)) ?? (whole === typed ? null : smallTalk(whole, saidBefore(request)));
  if (talk) return plainAnswer(talk.blocks, talk.followUps);
  const history = request.history.map(inPlainEnglish);
  const answer = withoutUnwantedProducts(
    answerForEach({ ...request, history, question: seenSince({ ...request, question }) }),
    request,
  );
  if (waiting && !warnsOnly(answer) && !namesOnlyFood(question)) return withGravest(waiting, answer);
  const recalled = recallOfAlarm({ ...request, question });
  const first = [
    ...(isTranslated ? [onlyEnglish] : []),
    ...(isSoft ? [seenFirst] : []),
    ...(recalled === null ? [] : [recalled]),
  ];
  return withLinesFirst(first, recalled === null ? answer : { ...answer, products: [] });
}

/** A complaint that was told in another language is gone on from like any other. */
function inPlainEnglish<T extends { readonly role: string; readonly text: string }>(turn: T): T {
  const told = turn.role === 'user' ? toldAbroad(turn.text) : null;
  return told === null ? turn : { ...turn, text: told };
}

/** "5-HTP, someone said", while a doctor is waited for: what speaks against it is told all the same. */
function namesAHerb(question: string): boolean {
  return readText(question).mentions.some(({ kind }) => kind === 'herb');
}

/** "Honey then?": what is eaten anyway is told of, beside the doctor. */
function namesOnlyFood(question: string): boolean {
  const herbs = readText(question).mentions.filter(({ kind }) => kind === 'herb');
  return herbs.length > 0 && herbs.every(({ id }) => eatenAnyway.has(id));
}

const eatenAnyway: ReadonlySet<string> = new Set(['honey', 'lemon', 'oats', 'prune', 'kiwi', 'banana-fruit', 'onion']);

/** Royal jelly for an asthma that gets worse: what was asked about is warned of beside the call. */
function withHerbsAgainst(answer: AdvisorAnswer, request: AdvisorRequest): AdvisorAnswer {
  if (answer.level !== 'urgent' || !namesAHerb(request.question)) return answer;
  const { herbs, subject } = understand(request);
  const findings = findingsAgainst(herbs, subject.person);
  const lines = [...new Set(findings.map(({ subject: { name }, why }) => `Leave out ${inSentence(name)}. ${why}`))];
  return { ...answer, blocks: [...answer.blocks, ...lines.slice(0, 1).map(paragraph)], findings };
}

/** What must not be taken is said as well, and nothing is offered in its place. */
function withGravest(waiting: AdvisorAnswer, { findings }: AdvisorAnswer): AdvisorAnswer {
  const grave = findings.filter(({ severity }) => forbids(severity));
  const [first] = grave;
  if (first === undefined) return waiting;
  const line = paragraph(`No, please leave out ${inSentence(first.subject.name)}. ${first.why}`);
  return { ...waiting, blocks: [line, ...waiting.blocks], findings: grave };
}

function warnsOnly({ recommended, findings }: AdvisorAnswer): boolean {
  return recommended.length === 0 && findings.some(({ severity }) => severity !== 'minor');
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

const onlyEnglish = 'I understand a few words of your language, but I can only answer in English.';

/** "Every day?", after a tea was named, asks of the tea: it tells no sign of how long the complaint lasts. */
const asksHowOften =
  /^\W*(?:and |so |ok |then )*(?:(?:every|each) (?:day|night|morning|evening)|daily|nightly|how (?:often|much|many)(?: \w+)?|for how long|which(?: \w+)?|when)\s*\?+\W*$/i;

/** "How many weeks till it stops" asks for the end of what was told already. */
const asksForItsEnd =
  /^\W*(?:and |so |ok |but )*(?:how (?:many (?:days|weeks|months)|long)|when)\b[^.!]{0,20}\b(?:till|until|before|does|do|will|is)\b[^.!]{0,12}\b(?:stops?|ends?|goes?|pass(?:es)?|over|settles?|better)(?: away)?\W*$/i;

/** "And his baby brother, 7 months?" tells how old another one is, not how long the cough has lasted. */
const tellsAnAge =
  /^\W*(?:(?:and|what about|how about|for|also|ok|so) )*(?:my|our|his|her|their|the) (?:\w+ ){0,2}(?:sister|brother|son|daughter|child|baby|kid|boy|girl|twin|cousin|one)(?:'s|’s| is|,)? (?:only |just )?\w+ (?:weeks?|months?|mos?)(?: old)?(?:,? (?:too|also|as well|(?:can|could|may) (?:he|she)\b[^.?!]{0,24}|him too|her too))*\W*$/i;

/** "He's actually 10 months, i typed wrong": no cough of ten months. */
const putsAnAgeRight =
  /^(?=.*\b(?:actually|in fact|typed|wrong|mistake|sorry|meant)\b)\W*(?:(?:no|oh|sorry|wait|actually)\W+)*(?:he|she|they)(?:'s|’s| is| are) (?:actually |really |only |just |in fact )*\w+ (?:weeks?|months?|mos?)(?: old)?\b[^.?!]{0,40}\W*$/i;

/** "Will that mess with my heart tablets?" tells no sign that others could be put together with. */
function onlyFollowsUp(message: string): boolean {
  const isSure = (likelyFollowUp(message)?.share ?? 0) >= sureFollowUp;
  return isSure && !tellsWhatWasDone.test(message) && findRedFlag(message) === null;
}

const sureFollowUp = 0.4;
const tellsWhatWasDone =
  /\d|\b(?:took|taken|made|drank|drunk|ate|eaten|had|gave|given|swallowed|used|tried|one|two|three|four|five|six|seven|eight|nine|ten|dozen|all of)\b/i;

interface Message {
  readonly typed: string;
  /** With English words for what was recognised in another language. */
  readonly question: string;
}

/** Signs told one after the other: "heartburn again" and then "now it spreads to my jaw and I am sweating". */
function alarmOf(request: AdvisorRequest, { typed, question }: Message): RedFlag | null {
  const { history } = request;
  const told = history.flatMap(({ role, text }) =>
    role === 'user' && !onlyFollowsUp(text) && !tellsAnAge.test(text) && !putsAnAgeRight.test(text) ? [text] : [],
  );
  const goesOn =
    smallTalk(question) === null &&
    ![asksHowOften, asksForItsEnd, tellsAnAge].some((words) => words.test(question)) &&
    !takesBack(question);
  const before = goesOn && !onlyFollowsUp(question) ? told : [];
  // Single English words would lose the "no" of a language whose alarms are understood as they stand; and a word of such a
  // language that looks like a misspelt English one is put right in vain.
  const isUnderstood = alarmsInEnglish(typed) !== typed;
  const readings = new Set([typed, request.question, isUnderstood ? typed : question]);
  const alarm = firstOf(readings, (reading) => findRedFlagInTalk(before, reading));
  if (alarm === null) return tookWhatWasAskedAbout(typed, history);
  if (alarm.id === 'blood-where-none-belongs' && sideTopicName(question) === 'a late period') return null;
  if (asksBeforehand(typed, alarm) || tellsOnlyWhatIsTaken(typed, alarm)) return null;
  return alarm.id === 'overdose' && asksOfModestAmount({ ...request, question }) ? null : alarm;
}

function firstOf<In, Out>(all: Iterable<In>, find: (each: In) => Out | null): Out | null {
  for (const each of all) {
    const found = find(each);
    if (found !== null) return found;
  }
  return null;
}
