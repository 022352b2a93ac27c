import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { isWarnedOf } from '../../about-herbs/verdict/warned-of.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Will it keep me awake at night?", of what was named: what wakes people up, what calms, and what does neither. */
export function answerKeepsMeAwake(question: Understanding): AdvisorAnswer | null {
  const { herbs, earlierHerbs, subject } = question;
  if (!asksIfAwake.test(withPlainApostrophes(question.question))) return null;
  const meant = herbsMeant({ herbs, earlierHerbs }).filter((herb) => !isWarnedOf(herb, subject.person));
  const known = meant.flatMap(({ id }) => findHerb(id) ?? []);
  if (known.length === 0) return null;
  const waking = known.filter(isWaking);
  const restless = known.filter((herb) => !waking.includes(herb) && mayDisturb.test(sideEffects(herb)));
  const others = known.filter((herb) => !waking.includes(herb) && !restless.includes(herb));
  const lines = [
    waking.length === 0
      ? ''
      : `Yes, ${namesOf(waking)} can: take ${waking.length > 1 ? 'them' : 'it'} in the morning or at noon, not later.`,
    restless.length === 0
      ? ''
      : `${capital(namesOf(restless))} may in some people: poor sleep is among the known side effects, so take ${restless.length > 1 ? 'them' : 'it'} early in the day.`,
    others.length === 0
      ? ''
      : `${capital(namesOf(others))} ${others.length > 1 ? 'are' : 'is'} not known to${others.some(isCalming) ? '; it is rather the other way' : ''}.`,
  ];
  return plainAnswer(lines.filter((line) => line !== '').map(paragraph), ['When is the best time to take it?']);
}

function namesOf(herbs: readonly Herb[]): string {
  return listed(herbs.map(({ name }) => inSentence(name)));
}

function sideEffects({ monograph }: Herb): string {
  return monograph?.sideEffects.text ?? '';
}

function isWaking({ effects }: Herb): boolean {
  return effects.some(({ effect }) => effect === 'contains-caffeine' || effect === 'stimulant');
}

function isCalming({ effects }: Herb): boolean {
  return effects.some(({ effect }) => effect === 'sedating');
}

const mayDisturb =
  /\b(?:sleepless\w*|insomnia|poor sleep|trouble sleeping|wide awake|restless\w*|nervous\w*|jitter\w*)\b/i;
const asksIfAwake = oneOf(
  sequence(
    /\b(?:will|would|does|do|can|could|might|may) /i,
    /(?:it|they|that|this|these|those|(?!i\b|we\b|you\b)[\w' -]{3,28}?) (?:really |also |not )?/,
    /(?:keep|make|leave) (?:me|him|her|us|you|people) (?:awake|up|wake\w*|sleepless|unable to sleep)\b/,
  ),
  sequence(
    /\b(?:will|would|does|do|can|could|might)/i,
    / (?:it|they|that|this|these|those|(?!i\b|we\b|you\b)[\w' -]{3,28}?)/,
    / (?:affect|disturb|disrupt|harm|hurt|spoil|ruin|mess with|interfere with) (?:my|his|her|the) sleep\b/,
  ),
  /\b(?:will|would|can|could) i (?:still )?(?:be able to )?sleep\b[^.?!]{0,24}\b(?:it|them|that|this)\b/i,
);
