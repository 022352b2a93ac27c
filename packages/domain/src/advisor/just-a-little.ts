import { anyPhrase, withPlainApostrophes } from '../resolve/phrases.ts';
import { assess } from '../safety/assess.ts';
import { isAbout } from '../safety/finding.ts';
import { compareSeverity, forbids } from '../safety/words.ts';
import type { AdvisorAnswer } from './answer.ts';
import { pairOf } from './finding-lines.ts';
import { listed, paragraph } from './html.ts';
import { inSentence } from './names.ts';
import { plainAnswer } from './plain-answers.ts';
import { citedSources } from './source-list.ts';
import type { Understanding } from './understanding.ts';

/** "Just a little?", "I already take it", after a herb was checked: what that changes. */
export function answerJustALittle(question: Understanding): AdvisorAnswer | null {
  const { earlierHerbs, subject, herbs, medicines, wanted } = question;
  const text = withPlainApostrophes(question.question);
  const isLittle = onlyALittle.test(text);
  if (!isLittle && !takesItAlready.test(text)) return null;
  if (earlierHerbs.length === 0 || herbs.length + medicines.length + wanted.length > 0) return null;
  const about = new Set(earlierHerbs.map(({ id }) => id));
  const findings = assess({ person: subject.person, items: earlierHerbs, about })
    .filter((finding) => earlierHerbs.some(({ id: key }) => isAbout(finding, { key })))
    .toSorted((left, right) => compareSeverity(left.severity, right.severity));
  const [worst] = findings;
  const names = listed(earlierHerbs.map(({ name }) => inSentence(name)));
  const pair = worst === undefined ? '' : pairOf([worst], subject.person);
  const level = worst === undefined || worst.severity === 'minor' ? 'free' : forbids(worst.severity) ? 'no' : 'ask';
  const says = isLittle ? little[level](names, pair) : already[level](names, pair);
  const advice = worst !== undefined && level !== 'free' ? [worst.advice] : [];
  return {
    ...plainAnswer([says, ...advice].map(paragraph), ['What could I take instead?']),
    findings,
    sources: citedSources([], findings),
  };
}

type Level = 'no' | 'ask' | 'free';
type Words = Readonly<Record<Level, (names: string, pair: string) => string>>;

const little: Words = {
  no: (_, pair) => `No, not even a little: for ${pair} I know of no amount that is sure to do no harm.`,
  ask: (_, pair) => `Less is gentler, but ask a pharmacist or doctor first all the same: it is about ${pair}.`,
  free: (names) => `Yes, nothing serious that I know of speaks against a little of ${names}.`,
};
const already: Words = {
  no: (_, pair) =>
    `Then please call the doctor, clinic or pharmacist today about ${pair}: tell them since when and how much. Do not change a medicine on your own.`,
  ask: (_, pair) => `Then tell the pharmacist or doctor soon about ${pair}: since when, how much, and how you feel.`,
  free: (names) =>
    `That is fine as far as I know: nothing serious speaks against ${names} here. Tell whoever treats you.`,
};

const onlyALittle = anyPhrase(
  /(?<=^\W*(?:and |but |ok |so |not )*)(?:just|only|even|maybe)? ?(?:a (?:little|bit|tiny \w+|small \w+|sip|drop|pinch)|once|one (?:cup|capsule|tablet|time)|now and then|once in a while|sometimes)(?: of (?:it|them))?(?: then)?(?=\W*\?\W*$)/,
);
const takesItAlready =
  /^\W*(?:but |and |oh,? |well,? )*i(?:'m| am| have been|'ve been)? (?:already |currently |now )*(?:take|taking|on|use|using|drink|drinking) (?:it|that|them|this|those)(?: already| now| every \w+| daily| for (?:\w+ )?\w+)?\W*$/i;
