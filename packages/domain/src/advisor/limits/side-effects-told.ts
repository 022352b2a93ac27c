import { isOfClass } from '../../medicines/is-of-class.ts';
import { withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { citedSources, eachSourceOnce } from '../wording/source-list.ts';
import { knownSideEffects } from './data/known-side-effects.ts';

interface Told {
  readonly line: string;
  readonly sources: readonly string[];
}

/** "My ankles swell", from somebody on amlodipine: what that medicine is known to do. */
export function sideEffectsTold(asked: Understanding, text = asked.question): readonly Told[] {
  const { subject, herbs, mentions, said } = asked;
  const plain = withPlainApostrophes(text);
  // "Does maca make you sweat?" is of the herb.
  if (herbs.length > 0 && asksOfTheHerb.test(plain)) return [];
  const met = knownSideEffects.flatMap(({ classes = [], keys = [], words, unless, says, sources }) => {
    const taken = subject.person.medicines.find(({ id }) => keys.includes(id) || isOfClass(id, ...classes));
    if (taken === undefined || !words.test(plain) || unless?.test(plain) === true) return [];
    const isNamed = mentions.some(({ id }) => id === taken.id);
    return [{ line: says.replaceAll('{medicine}', taken.name), sources, isNamed }];
  });
  // "Bad dreams since bisoprolol" blames that one.
  const blamed = met.some(({ isNamed }) => isNamed) ? met.filter(({ isNamed }) => isNamed) : met;
  return blamed.filter(({ line }) => !said.includes(line));
}

const asksOfTheHerb =
  /^\W*(?:(?:and|but|so)\b\W*)*(?:does|do|can|could|will|would|may|might|is|are)\b[^.?!]*\b(?:caus\w*|mak(?:e|es|ing)|giv(?:e|es|ing)|bring\w*|lead\w*|side effects?)\b/i;

/** It comes first, whatever the message is answered with; where nothing is asked, it is the answer. */
export function withSideEffectsTold(asked: Understanding, answer: AdvisorAnswer): AdvisorAnswer {
  const isAnswered = ({ line }: Told) => answer.blocks.some((block) => block.includes(line.slice(0, enough)));
  const fresh = answer.level === 'none' ? sideEffectsTold(asked).filter((each) => !isAnswered(each)) : [];
  if (fresh.length === 0) return answer;
  const lines = fresh.map(({ line }) => paragraph(line));
  const sources = citedSources(
    fresh.flatMap((each) => each.sources),
    [],
  );
  const isTold = asked.herbs.length === 0 && asked.wanted.length === 0 && asked.particulars.length === 0;
  if (answer.isLost === true || (isTold && answer.recommended.length === 0 && answer.findings.length === 0))
    return { ...plainAnswer(lines, followUps), sources };
  return { ...answer, blocks: [...lines, ...answer.blocks], sources: eachSourceOnce([...sources, ...answer.sources]) };
}

/** As much of a line as no other one shares. */
const enough = 40;
const followUps = ['What could ease it meanwhile?', 'When should I see a doctor?'];
