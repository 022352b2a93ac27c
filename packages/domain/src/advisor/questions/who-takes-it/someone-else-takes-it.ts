import { sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { pairsIn } from '../../about-herbs/verdict/finding-lines.ts';
import { weightsAgainst } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "My wife drinks it every day", "my friend takes 2 a day", of what this person was advised against: what suits one may harm another. */
export function answerSomeoneElseTakesIt({
  question,
  herbs,
  earlierHerbs,
  wanted,
  person: own,
  medicines,
  told,
}: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const whom = habitOf.exec(text)?.groups?.['whom'];
  // With an illness told it is checked for them.
  if (
    whom === undefined ||
    told.length > 0 ||
    herbs.length + wanted.length + medicines.length > 0 ||
    text.includes('?')
  )
    return null;
  const findings = earlierHerbs.flatMap((herb) => weightsAgainst(herb, own));
  if (findings.length === 0)
    return countsThem.test(text) && earlierHerbs.length > 0
      ? plainAnswer([paragraph(noMeasure(whom))], ['How much do people take?', 'What are the side effects?'])
      : null;
  return {
    ...plainAnswer(
      [
        `What suits your ${whom} may not suit you: what I said about ${pairsIn(findings, own)} is about you alone.`,
        `To check it for your ${whom} as well, tell me the age, the medicines and any illness.`,
      ].map(paragraph),
      ['Why not?', 'What could I take instead?'],
    ),
    findings,
  };
}

function noMeasure(whom: string): string {
  return `What your ${whom} takes is no measure for you: products differ in strength, and so do people. Keep to the amount that was studied or to the label, and take no more of it.`;
}

/** "Two a day." */
const countsThem = /\b(?:takes?|has|drinks?|uses?) (?:\d+|two|three|four|five|six|double|twice)\b/i;

const habitOf = sequence(
  /^\W*(?:(?:but|and|well|funny|hm+|oh)\b\W*)*my /i,
  /(?<whom>(?:husband|wife|partner|mother|mum|mom|father|dad|sister|brother|friend|neighbou?r|aunt|uncle|cousin|boss|colleague|gran\w*|nan|flat ?mate|girlfriend|boyfriend)(?:[- ]in[- ]law)?)/,
  /(?: (?!who|is|and|says?|said|always|also|has|takes?|drinks?|eats?|uses?|had|been)[a-z]{3,12})? (?:always |also |has |'s )*/,
  /(?:drinks?|drunk|takes?|taken|has|had|eats?|eaten|uses?|used|been (?:drinking|taking|using|having))/,
  / (?:it|that|them|this|one|some|loads|the (?:tea|capsules)|\d+|two|three|four|five|six|double|twice|half)/,
  /\b(?![^?]*\b(?:fine|ok(?:ay)?|well|healthy|no (?:problems?|trouble|harm)|nothing happened|both)\b)/,
  /[^?]{0,40}$/,
);
