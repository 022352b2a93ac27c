import { findHerb } from '../herbs/catalogue.ts';
import { formFor } from '../herbs/recommend.ts';
import type { UseKey } from '../herbs/use-keys.ts';
import { usesFromText } from '../herbs/uses-from-text.ts';
import type { Mention } from '../resolve/mention.ts';
import { correctSymptoms } from '../resolve/correct-symptoms.ts';
import { readText } from '../resolve/read.ts';
import { toItem } from '../safety/check.ts';
import { readPerson } from '../safety/person.ts';
import { findRedFlag } from '../safety/red-flags/find-red-flag.ts';
import type { RedFlag } from '../safety/red-flags/red-flag.ts';
import { answerAboutHerbs } from './about-herbs.ts';
import type { AdvisorAnswer, AdvisorRequest } from './answer.ts';
import { readAsks } from './asks.ts';
import { cannotDiagnose, cannotPrescribe, keepYourMedicine, noCure } from './beyond-herbs.ts';
import { unknownNames } from './closing.ts';
import { earlierHerbs, earlierUses, readSubject, saidBefore, withoutNamedClasses } from './conversation.ts';
import { answerForConcern } from './for-concern.ts';
import { listed, paragraph } from './html.ts';
import { inEnglish, isForeign } from './language.ts';
import { alarmAnswer, askBack, medicinesOnly, plainAnswer, unknownOnly } from './plain-answers.ts';
import { declineOffTopic, isTampering, ownRules, smallTalk } from './small-talk.ts';
import { thanksFor, toldFacts } from './told-facts.ts';
import { unknownSubjects } from './unknown-subjects.ts';

/** Answers one question from the knowledge base, checked against the person. Pure and deterministic. */
export function advise(request: AdvisorRequest): AdvisorAnswer {
  const typed = correctSymptoms(request.question);
  const isTranslated = isForeign(typed);
  const question = isTranslated ? inEnglish(typed) : typed;
  const alarm = findRedFlag(question) ?? alarmWithBefore(request, question);
  if (alarm) return alarmAnswer(alarm);
  const talk = smallTalk(typed);
  if (talk) return plainAnswer(talk.blocks, talk.followUps);
  const answer = answerQuestion({ ...request, question });
  return isTranslated
    ? withFirst(['I understand a few words of your language, but I can only answer in English.'], answer)
    : answer;
}

/** Signs told one after the other: "heartburn again" and then "now it spreads to my jaw and I am sweating". */
function alarmWithBefore({ history }: AdvisorRequest, question: string): RedFlag | null {
  const before = history.findLast(({ role }) => role === 'user')?.text;
  if (before === undefined || findRedFlag(before) !== null || question.length > 300) return null;
  const isPlain = smallTalk(question) !== null || !/\b(?:now|and|also|it|he|she|my|i|i'm)\b/i.test(question);
  return isPlain ? null : findRedFlag(`${before.replace(/[.!?\s]+$/, '')}, ${question}`);
}

function answerQuestion(request: AdvisorRequest): AdvisorAnswer {
  const { question } = request;
  const reading = readText(question);
  const mentions = reading.mentions.filter((mention) => !mention.negated);
  const isAttack = isTampering(question);
  const subject = readSubject(isAttack ? { ...request, question: '' } : request);
  const said = saidBefore(request);
  const asks = readAsks(question);
  const taken = withoutNamedClasses(
    mentions.filter(({ kind, allergy }) => (kind === 'herb' || kind === 'medicine') && !allergy),
    subject.person.medicines,
  );
  const wanted = fitToStage(usesFromText(withoutDenied(question)), subject.person.pregnant);
  const avoid = [...refused(question, reading.mentions), ...(asks.more ? suggestedBefore(said) : [])];
  const named = taken
    .filter(({ kind, id }) => kind === 'herb' && !avoid.includes(id))
    .map((mention) => toItem(onTheSkin(mention, wanted)));
  const strange = unknownSubjects(question, reading.mentions);
  const unrecognised = [...new Set([...reading.unrecognised, ...strange, ...subject.person.unrecognised])];
  const first = [
    isAttack ? ownRules : null,
    keepYourMedicine(question, mentions),
    cannotDiagnose(question),
    noCure(question),
    named.length === 0 ? cannotPrescribe(question, mentions) : null,
  ].filter((line) => line !== null);
  const about = { ...request, asks, subject, said, unrecognised };
  const medicines = taken.filter(({ kind }) => kind === 'medicine').map(toItem);

  const isOnlyPassing =
    (asks.more && !asks.comparing) ||
    (asks.ideas && wanted.length > 0 && !asks.checking && !asks.comparing && named.length > 1);
  if (named.length > 0 && !isOnlyPassing) {
    const areAlternatives = asks.comparing && !asks.together;
    return withFirst(first, answerAboutHerbs({ ...about, items: [...named, ...medicines], areAlternatives }));
  }
  if (isAttack || (first.length > 0 && wanted.length === 0)) return plainAnswer(first.map(paragraph), starters);
  if (cannotDiagnose(question) !== null) return plainAnswer(first.map(paragraph), starters);

  const decline = declineOffTopic(question);
  if (decline && wanted.length === 0 && medicines.length === 0) return plainAnswer(decline.blocks, decline.followUps);
  if (strange.length > 0 && (asks.checking || (wanted.length === 0 && earlierHerbs(request).length === 0)))
    return unknownOnly(strange, unrecognised, said);

  const told = asks.checking ? [] : toldFacts(question, readPerson({ ...unsaid, healthConcerns: question }));
  const thanks = told.length > 0 && wanted.length === 0 ? [thanksFor(told, subject)] : [];
  const earlier = chosenOf(earlierHerbs(request), asks.which);
  const isNewWish = wanted.length > 0 && !pointsBack.test(question);
  const wish = wanted.length > 0 ? wanted : fitToStage(earlierUses(request), subject.person.pregnant);
  const leans =
    earlier.length > 0 &&
    !asks.more &&
    !isNewWish &&
    (asks.earlier || asks.buying || asks.checking || asks.which !== null);
  if ((leans && told.length === 0) || (told.length > 0 && wish.length === 0 && earlier.length > 0)) {
    const items = [...earlier, ...medicines];
    const asked = told.length > 0 ? { ...asks, checking: true } : asks;
    return withFirst(thanks, answerAboutHerbs({ ...about, asks: asked, items, areAlternatives: !asks.together }));
  }
  if (wish.length === 0) {
    if (thanks.length > 0) return plainAnswer(thanks.map(paragraph), starters);
    if (medicines.length > 0) return withUnknown(medicinesOnly(listed(medicines.map(({ name }) => name))), about);
    return askBack(unrecognised, said);
  }
  const isAside =
    wanted.length === 0 &&
    told.length === 0 &&
    !asks.more &&
    !asks.ideas &&
    !asks.earlier &&
    !asks.buying &&
    !subject.isOther;
  if (isAside) return askBack(unrecognised, said);
  const answer = answerForConcern({
    ...about,
    wanted: wish,
    avoid,
    avoidEffects: asks.avoidEffects,
    isMore: asks.more,
  });
  return withFirst([...first, ...thanks], answer);
}

/** "What about a cough?" is a new wish; "does it help a cough?" is about the herb spoken of. */
const pointsBack = /\b(?:it|its|this|that|them|they|those|these|both|either|(?:first|second|third|last|other) one)\b/i;

/** "The second one" of the herbs spoken of; all of them when none is singled out. */
function chosenOf<T>(herbs: readonly T[], which: number | null): readonly T[] {
  const chosen = which === null ? undefined : herbs.at(which);
  return chosen === undefined ? herbs : [chosen];
}

/** For the skin a herb is put on the skin, unless the words say otherwise. */
function onTheSkin(mention: Mention, wanted: readonly UseKey[]): Mention {
  const herb = mention.form === 'unspecified' ? findHerb(mention.id) : undefined;
  const use = wanted.find((each) => herb && formFor(herb, each) === 'topical');
  return use === undefined ? mention : { ...mention, form: 'topical' };
}

/** The question without what it says is not the matter: "I don't have chest pain, only heartburn". */
function withoutDenied(question: string): string {
  return question.replaceAll(
    /\b(?:i (?:do not|don'?t) have|no|not|without|isn'?t)\s+(?:any\s+)?[\w\s-]{2,24}?(?=,|;|\bbut\b|\bonly\b|\bjust\b)/gi,
    ' ',
  );
}

function withUnknown(
  answer: AdvisorAnswer,
  { unrecognised, said }: { unrecognised: readonly string[]; said: string },
): AdvisorAnswer {
  return { ...answer, unrecognised, blocks: [...unknownNames(unrecognised, said), ...answer.blocks] };
}

/** Nausea in pregnancy has studies of its own. */
function fitToStage(uses: readonly UseKey[], isPregnant: boolean): readonly UseKey[] {
  return isPregnant && uses.includes('nausea') && !uses.includes('pregnancy-nausea')
    ? ['pregnancy-nausea', ...uses]
    : uses;
}

const unsaid = { age: null, gender: null, currentMedications: null, allergies: null, healthConcerns: null };
const starters = ['What helps me sleep?', 'What is good for digestion?'];

function withFirst(lines: readonly string[], answer: AdvisorAnswer): AdvisorAnswer {
  return lines.length === 0 ? answer : { ...answer, blocks: [...lines.map(paragraph), ...answer.blocks] };
}

/** "Not chamomile", "anything but valerian", "I am allergic to echinacea". */
function refused(question: string, mentions: readonly Mention[]): string[] {
  const excepted =
    /\b(?:anything but|everything but|except(?: for)?|other than|apart from|besides|instead of|rather not|don'?t (?:like|want)|hate|allergic to|not)\s+(?:the |any |a )?$/i;
  return mentions
    .filter(
      ({ kind, negated, allergy, start }) =>
        kind === 'herb' && (negated || allergy || excepted.test(question.slice(0, start))),
    )
    .map(({ id }) => id);
}

function suggestedBefore(said: string): string[] {
  return readText(said)
    .mentions.filter(({ kind }) => kind === 'herb')
    .map(({ id }) => id);
}
