import { usesFromText } from '../herbs/uses-from-text.ts';
import { withoutHarmOfOnce } from '../resolve/harmed-once.ts';
import { forbids, gravestFirst } from '../safety/words.ts';
import { findingsAgainst } from './about-herbs/verdict/warned-of.ts';
import { understand } from './reading/understanding.ts';
import type { AdvisorAnswer, AdvisorRequest } from './answer.ts';
import { answerForEach } from './for-each-child.ts';
import { asksAfterLikelyAlarm, helpIsThere, jokedAway, recallOfAlarm, waitsForDoctor } from './limits/after-alarm.ts';
import { answerAnimalAlarm } from './limits/animal-alarm.ts';
import { answerFewTooMany } from './limits/a-few-too-many.ts';
import { answerManyAtOnce } from './limits/many-at-once.ts';
import { answerOfAlarm } from './limits/answer-of-alarm.ts';
import { seenFirst } from './limits/beside-a-complaint.ts';
import { answersHowDark, asksHowDark, meansNoHarm } from './limits/dark-words.ts';
import { blackDespiteIron, darkFromIron } from './limits/dark-from-iron.ts';
import { withChecksForEach } from './limits/checked-for-each.ts';
import { redFromBeetroot } from './limits/red-from-beetroot.ts';
import { metWithKindness } from './limits/met-with-kindness.ts';
import { withChestNow, withNewPain, withoutClearedChest } from './limits/cleared-chest.ts';
import { hearAlarm } from './limits/hear-alarm.ts';
import { stillOfThePlant } from './limits/plant-eaten.ts';
import { playsItDown } from './limits/plays-it-down.ts';
import { seenThisWeek } from './limits/seen-this-week.ts';
import { seenSince } from './limits/seen-since.ts';
import { sugarIsBack } from './limits/sugar-is-back.ts';
import { yellowFromB2 } from './limits/yellow-from-b2.ts';
import { worseSince } from './limits/worse-since.ts';
import { racesOnCaffeine } from './questions/harm/heart-raced.ts';
import { asUnderstood, inPlainEnglish } from './reading/as-understood.ts';
import { saidBefore } from './reading/conversation.ts';
import { namesAHerb, namesOnlyFood } from './reading/named-things/names-a-herb.ts';
import { withAgesGiven } from './reading/person/age-given.ts';
import { onlyRefusesLinks, withoutUnwantedProducts } from './reading/no-links.ts';
import { writtenOut } from './reading/written-out/short-forms.ts';
import { clausesOf } from './parts-asked.ts';
import { isTampering } from './reading/wishes/tampering.ts';
import { besideTheTrick } from './reading/wishes/without-tricks.ts';
import { ownRules, smallTalk } from './small-talk.ts';
import { staysLeftOut } from './stays-left-out.ts';
import { paragraph } from './wording/html.ts';
import { inSentence } from './wording/names.ts';
import { plainAnswer, withLinesFirst } from './wording/plain-answers.ts';

/** Answers one question from the knowledge base, checked against the person. Pure and deterministic. */
export function advise(request: AdvisorRequest): AdvisorAnswer {
  const answer = adviseAfterAll(request);
  return { ...answer, findings: gravestFirst(answer.findings) };
}

function adviseAfterAll(request: AdvisorRequest): AdvisorAnswer {
  const cleared = withoutClearedChest(request);
  return cleared === null
    ? adviseBesideTricks(withChestNow(request))
    : withNewPain(adviseBesideTricks(cleared), request);
}

function adviseBesideTricks(request: AdvisorRequest): AdvisorAnswer {
  const beside = besideTheTrick(request.question);
  const answer = adviseAsWritten(beside === null ? request : { ...request, question: beside.question });
  if (beside === null || answer.level !== 'none') return answer;
  // Nothing that needs help is lost with the trick.
  const whole = adviseAsWritten(request);
  return whole.level !== 'none' ? whole : beside.isTrick ? withLinesFirst([ownRules], answer) : answer;
}

function adviseAsWritten(typedIn: AdvisorRequest): AdvisorAnswer {
  const request = withAgesGiven(typedIn);
  const message = asUnderstood(request.question);
  const { typed, question, isTranslated } = message;
  const asked = { ...request, question };
  const { raised, alarm, isSoft } = hearAlarm(request, message);

  const help =
    answersHowDark(asked) ??
    racesOnCaffeine(asked, raised ?? alarm) ??
    answerFewTooMany(asked, raised) ??
    answerManyAtOnce(asked, raised ?? alarm) ??
    sugarIsBack(asked) ??
    darkFromIron(asked, raised) ??
    redFromBeetroot(asked, raised) ??
    answerAnimalAlarm(asked, alarm) ??
    yellowFromB2(asked) ??
    answerOfAlarm(asked, alarm, typed) ??
    blackDespiteIron(asked) ??
    stillOfThePlant(asked) ??
    worseSince(asked);
  if (help) return help.level === 'urgent' ? withChecksForEach(typedIn, understand(asked), help) : help;
  const waiting = whileWaiting(asked);
  if (waiting && !namesAHerb(question)) return waiting;
  const kindly = metWithKindness(question);
  const talk = asksHowDark(asked) ?? aboutNoHerb(asked, typed);
  if (talk) return kindly === null ? talk : withLinesFirst([kindly], talk);
  if (kindly !== null && !hasAMatter(question)) return plainAnswer([kindly, tellMe].map(paragraph));

  const answer = withoutUnwantedProducts(aboutHerbs({ ...asked, question: withoutHarmOfOnce(question) }), request);
  const isHeld = waiting !== null && (waiting.level === 'emergency' || !warnsOnly(answer, asked));
  if (isHeld && !namesOnlyFood(question)) return withGravest(waiting, answer, asked);
  const recalled = recallOfAlarm(asked);
  const week = seenThisWeek(asked);
  const first = [
    ...(isTranslated ? [onlyEnglish] : []),
    ...(isSoft ? [seenFirst] : []),
    ...(kindly === null ? [] : [kindly]),
    ...(recalled === null ? [] : [recalled]),
    ...(week === null ? [] : [week]),
  ];
  return withLinesFirst(first, recalled === null ? answer : { ...answer, products: [] });
}

/** It names a herb, or wishes for something. */
function hasAMatter(clause: string): boolean {
  return namesAHerb(clause) || usesFromText(clause).length > 0;
}

/** An alarm was told before, and what is said now neither ends it nor raises another. */
function whileWaiting(asked: AdvisorRequest): AdvisorAnswer | null {
  return (
    helpIsThere(asked) ??
    jokedAway(asked) ??
    meansNoHarm(asked) ??
    playsItDown(asked) ??
    waitsForDoctor(asked) ??
    asksAfterLikelyAlarm(asked)
  );
}

function aboutNoHerb(asked: AdvisorRequest, typed: string): AdvisorAnswer | null {
  if (onlyRefusesLinks(asked.question)) return plainAnswer([paragraph('Noted: no shopping links in this talk.')]);
  const said = saidBefore(asked);
  const whole = writtenOut(typed);
  const heard = smallTalk(typed, said) ?? (whole === typed ? null : smallTalk(whole, said));
  const stays = heard?.closes === true ? staysLeftOut(asked) : null;
  const talk = heard && stays !== null ? { ...heard, blocks: [...heard.blocks, paragraph(stays)] } : heard;
  if (talk === null || isTampering(typed)) return talk && plainAnswer(talk.blocks, talk.followUps);
  const rest = clausesOf(asked.question).filter((clause) => smallTalk(clause) === null && hasAMatter(clause));
  if (rest.length === 0) return plainAnswer(talk.blocks, talk.followUps);
  const answer = aboutHerbs({ ...asked, question: rest.join(' ') });
  return { ...answer, blocks: [...talk.blocks, ...answer.blocks] };
}

function aboutHerbs(asked: AdvisorRequest): AdvisorAnswer {
  const history = asked.history.map(inPlainEnglish);
  return answerForEach({ ...asked, history, question: seenSince(asked) });
}

/** What must not be taken is said as well, and nothing is offered in its place. */
function withGravest(waiting: AdvisorAnswer, { findings }: AdvisorAnswer, asked: AdvisorRequest): AdvisorAnswer {
  const named = understand(asked);
  const told = findings.filter(({ severity }) => forbids(severity));
  const grave = told.length > 0 ? told : findingsAgainst(named.herbs, named.subject.person);
  const [first] = grave;
  if (first === undefined) return waiting;
  const line = paragraph(`No, please leave out ${inSentence(first.subject.name)}. ${first.why}`);
  return { ...waiting, blocks: [line, ...waiting.blocks], findings: grave };
}

/** Of what was named now: a warning of before is no reason to go on. */
function warnsOnly({ recommended, findings }: AdvisorAnswer, asked: AdvisorRequest): boolean {
  const { herbs } = understand(asked);
  const isNamed = (id: string) => herbs.some((herb) => herb.id === id);
  return (
    recommended.length === 0 && findings.some(({ severity, subject }) => severity !== 'minor' && isNamed(subject.id))
  );
}

const tellMe = 'What would you like help with today?';
const onlyEnglish = 'I understand a few words of your language, but I can only answer in English.';
