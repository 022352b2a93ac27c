import type { UseKey } from '../herbs/use-keys.ts';
import { usesFromText } from '../herbs/uses-from-text.ts';
import type { Mention } from '../resolve/mention.ts';
import { readText } from '../resolve/read.ts';
import { toItem } from '../safety/check.ts';
import { readPerson } from '../safety/person.ts';
import { findRedFlag } from '../safety/red-flags/find-red-flag.ts';
import { answerAboutHerbs } from './about-herbs.ts';
import type { AdvisorAnswer, AdvisorRequest } from './answer.ts';
import { readAsks } from './asks.ts';
import { cannotDiagnose, keepYourMedicine, noCure } from './beyond-herbs.ts';
import { earlierHerbs, earlierUses, readSubject, saidBefore, withoutNamedClasses } from './conversation.ts';
import { answerForConcern } from './for-concern.ts';
import { listed, paragraph } from './html.ts';
import { inEnglish, isForeign } from './language.ts';
import { alarmAnswer, askBack, medicinesOnly, plainAnswer } from './plain-answers.ts';
import { smallTalk } from './small-talk.ts';
import { thanksFor, toldFacts } from './told-facts.ts';

/** Answers one question from the knowledge base, checked against the person. Pure and deterministic. */
export function advise(request: AdvisorRequest): AdvisorAnswer {
  const alarm = findRedFlag(request.question);
  if (alarm) return alarmAnswer(alarm);
  const talk = smallTalk(request.question);
  if (talk) return plainAnswer(talk.blocks, talk.followUps);
  const isTranslated = isForeign(request.question);
  const question = isTranslated ? inEnglish(request.question) : request.question;
  const answer = answerQuestion({ ...request, question });
  return isTranslated
    ? withFirst(['I understand a few words of your language, but I can only answer in English.'], answer)
    : answer;
}

function answerQuestion(request: AdvisorRequest): AdvisorAnswer {
  const { question } = request;
  const reading = readText(question);
  const mentions = reading.mentions.filter((mention) => !mention.negated);
  const subject = readSubject(request);
  const said = saidBefore(request);
  const asks = readAsks(question);
  const taken = withoutNamedClasses(
    mentions.filter(({ kind, allergy }) => (kind === 'herb' || kind === 'medicine') && !allergy),
    subject.person.medicines,
  );
  const named = taken.filter(({ kind }) => kind === 'herb').map(toItem);
  const unrecognised = [...new Set([...reading.unrecognised, ...subject.person.unrecognised])];
  const first = [keepYourMedicine(question, mentions), cannotDiagnose(question), noCure(question)].filter(
    (line) => line !== null,
  );
  const about = { ...request, asks, subject, said, unrecognised };
  const wanted = fitToStage(usesFromText(question), subject.person.pregnant);

  const isAboutNamed = named.length > 0 && !(asks.more || (asks.ideas && wanted.length > 0 && !asks.checking));
  if (isAboutNamed)
    return withFirst(
      first,
      answerAboutHerbs({ ...about, items: taken.map(toItem), areAlternatives: asks.comparing && !asks.together }),
    );

  const told = asks.checking ? [] : toldFacts(question, readPerson({ ...unsaid, healthConcerns: question }));
  const earlier = earlierHerbs(request);
  const isNewWish = wanted.length > 0 && !asks.earlier;
  const leans =
    first.length === 0 &&
    earlier.length > 0 &&
    !asks.more &&
    !isNewWish &&
    (asks.earlier || asks.buying || asks.checking);
  if (leans && told.length === 0) {
    return answerAboutHerbs({ ...about, items: [...earlier, ...taken.map(toItem)], areAlternatives: !asks.together });
  }

  const wish = wanted.length > 0 ? wanted : fitToStage(earlierUses(request), subject.person.pregnant);
  const thanks = told.length > 0 && wanted.length === 0 ? [thanksFor(told, subject)] : [];
  if (wish.length === 0) {
    if (first.length + thanks.length > 0) return plainAnswer([...first, ...thanks].map(paragraph), starters);
    const medicines = taken.filter(({ kind }) => kind === 'medicine').map(({ name }) => name);
    return medicines.length > 0 ? medicinesOnly(listed(medicines)) : askBack(unrecognised, said);
  }
  const isAside =
    wanted.length === 0 &&
    told.length === 0 &&
    !asks.more &&
    !asks.ideas &&
    !asks.earlier &&
    !asks.buying &&
    !subject.isOther;
  if (isAside && first.length === 0) return askBack(unrecognised, said);
  const avoid = [...refused(reading.mentions), ...(asks.more ? suggestedBefore(said) : [])];
  const answer = answerForConcern({ ...about, wanted: wish, avoid, isMore: asks.more });
  return withFirst([...first, ...thanks], answer);
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

/** "Not chamomile", "I am allergic to echinacea". */
function refused(mentions: readonly Mention[]): string[] {
  return mentions.filter(({ kind, negated, allergy }) => kind === 'herb' && (negated || allergy)).map(({ id }) => id);
}

function suggestedBefore(said: string): string[] {
  return readText(said)
    .mentions.filter(({ kind }) => kind === 'herb')
    .map(({ id }) => id);
}
