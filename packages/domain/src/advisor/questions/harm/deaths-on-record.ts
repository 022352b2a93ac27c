import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { monographSources } from '../../about-herbs/facts/sources-named.ts';
import { weightsAgainst } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { sideTopic } from '../../limits/side-topics.ts';
import { paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { clausesOf, withStop } from '../../wording/sentences.ts';
import { citedSources } from '../../wording/source-list.ts';

const mostLines = 3;

/** "Have many people died from kava?": what is on record of deaths and of grave harm, and what is not. */
export function answerDeathsOnRecord({ question, herbs, earlierHerbs, subject }: Understanding): AdvisorAnswer | null {
  if (!ofDeaths.test(withPlainApostrophes(question))) return null;
  const ofTheWild = wildGarlic.test(question) ? sideTopic('wild garlic and its lookalikes', false) : null;
  if (ofTheWild !== null) return plainAnswer([taken, ofTheWild].map(paragraph), ['How is it prepared?']);
  const [item, ...others] = herbsMeant({ herbs, earlierHerbs });
  const herb = item === undefined || others.length > 0 ? undefined : findHerb(item.id);
  if (item === undefined || herb?.monograph == null) return null;
  const told = [...new Set(toldOf(herb))];
  const deaths = told.filter((line) => tellsDeath.test(line));
  const harms = told.filter((line) => !deaths.includes(line));
  const name = inSentence(herb.name);
  const alike = herb.monograph.lookAlikes?.text ?? '';
  const findings = weightsAgainst(item, subject.person);
  const lines =
    deaths.length > 0
      ? [
          `Deaths have been reported, though nobody has counted how many. ${deaths.slice(0, mostLines).map(asSentence).join(' ')}`,
        ]
      : harms.length > 0
        ? [
            `The pages I read report no death from ${name}, which does not prove that there was none. Serious harm has been reported: ${harms.slice(0, mostLines).map(asSentence).join(' ')}`,
          ]
        : [`The pages I read report no death from ${name}. That is no proof: rare harm can go unnoticed.`];
  return {
    ...plainAnswer(
      [...lines, ...(tellsDeath.test(alike) && !lines.join(' ').includes(alike) ? [alike] : [])].map(paragraph),
      ['What are the side effects?'],
    ),
    findings,
    sources: citedSources(monographSources(herb), findings),
  };
}

function toldOf({ monograph, rules }: Herb): readonly string[] {
  const texts = [monograph?.sideEffects.text ?? '', monograph?.precautions.text ?? '', monograph?.description ?? ''];
  const own = rules
    .filter(({ kind, why }) => kind === 'age' && !/\b(?:young|child\w*|teen\w*)\b/i.test(why))
    .map(({ why }) => why);
  return [...texts, ...own].flatMap(clausesOf).filter((clause) => tellsDeath.test(clause) || isGraveHarm.test(clause));
}

function asSentence(line: string): string {
  return capital(withStop(line));
}

const wildGarlic = /\b(?:wild garlic|ramsons?|ramps|bear'?s garlic)\b/i;
const taken = 'It is not exaggerated, though the plant itself is not what kills: others are picked in its place.';
const tellsDeath = /\b(?:deaths?|died|dies|fatal\w*|kills?|killed|deadly|lethal)\b/i;
const isGraveHarm =
  /\b(?:liver (?:injury|failure|damage)|kidney (?:failure|damage)|heart attacks?|strokes?|seizures|poison\w*)\b/i;
const ofDeaths = oneOf(
  /\b(?:people|anyone|anybody|someone|somebody|many|patients)\b[^.?!]{0,24}\b(?:been |got |were |was )(?:harmed|hurt|injured|poisoned|damaged|ill)\b/i,
  /\b(?:people|anyone|anybody|someone|somebody|many|person|patients|one)\b[^.?!]{0,24}\b(?:died|die|dead|killed|perished|dropped dead)\b/i,
  /\b(?:any|how many|are there|were there|reported|known|many)\b[^.?!]{0,16}\b(?:deaths|fatalities|people killed)\b/i,
  /\b(?:has|have|did|can|could|does|will) (?:it|this|that|[\w' -]{3,28}) (?:ever )?(?:kill(?:ed)?|be (?:fatal|deadly))\b(?! (?:(?:off|my|the|your|all) )?(?:hunger|appetite|cravings?|thirst|taste|moods?|time|candida|mou?ld|germs?|bacteria|the|pain|parasites|worms|lice|weeds?|bugs|fungus|viruses|insects|fleas))/i,
);
