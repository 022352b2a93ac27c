import { withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { relation } from '../reading/person/relation-words.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { citedSources } from '../wording/source-list.ts';

/** "Dad has haemochromatosis btw", of whoever would take iron: it runs in families, and a blood test comes first. */
export function answerIronInTheFamily({ question, herbs, earlierHerbs }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const isOfIron = [...herbs, ...earlierHerbs].some(({ id }) => id === 'iron');
  if (!isOfIron || !inTheFamily.test(text) || isForThem.test(text)) return null;
  return {
    ...plainAnswer([paragraph(testFirst)], ['Which foods hold iron?']),
    sources: citedSources(['cdc-hemochromatosis-self-care'], []),
  };
}

const overload = String.raw`(?:ha?emochromatosis|iron overload)`;
const inTheFamily = new RegExp(
  String.raw`\b(?:my |our )?(?:${relation}|parents?|siblings?|family)s?(?:'s got|'s| has| had| have| got| is| are| was| were)\b[^.?!]{0,30}\b${overload}|\b${overload}\b[^.?!]{0,16}\b(?:in (?:my|our|the) family|runs in)`,
  'i',
);
/** "Dad has haemochromatosis, can he take it?" */
const isForThem = /\b(?:he|she|him|they|them)\b|\bfor (?:my|our) \w+\b/i;
const testFirst =
  'That matters for you: haemochromatosis can run in families. Take no iron, and no high-dose vitamin C, before a doctor has measured your own ferritin and transferrin saturation, and say who in the family has it: parents, brothers, sisters and children are offered these tests, and often a gene test. You may still be low in iron; only the blood can tell.';
