import { findHerb } from '../../herbs/catalogue.ts';
import { readText } from '../../resolve/read.ts';
import { choice, oneOf, sequence, withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorRequest } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { listed } from '../wording/html.ts';
import { capital, inSentence } from '../wording/names.ts';

/**
 * "Nettle tea instead of my iron tablets?": a vitamin or mineral that was given for a lack goes on, and the herb is weighed as
 * ever. Null where no plant would stand in for it.
 */
export function insteadOfANutrient(
  question: Understanding,
): { readonly request: AdvisorRequest; readonly line: string } | null {
  const text = withPlainApostrophes(question.question);
  const named = readText(text).mentions.flatMap((mention) => {
    const herb = mention.kind === 'herb' ? findHerb(mention.id) : undefined;
    return herb === undefined ? [] : [{ ...mention, herb, isNutrient: nutrients.has(herb.kind) }];
  });
  const left = named.find(
    ({ isNutrient, text: typed, start, end }) => isNutrient && isLeft(text.slice(0, start), typed, text.slice(end)),
  );
  const others = named.filter(({ isNutrient, id }) => !isNutrient && id !== left?.id);
  if (left === undefined || others.length === 0) return null;
  const plants = listed([...new Set(others.map(({ herb }) => inSentence(herb.name)))]);
  const nutrient = inSentence(left.herb.name);
  return {
    request: { ...question, question: `${others.map((each) => each.text).join(' and ')}?` },
    line: `${capital(plants)} cannot take the place of ${nutrient} that was given for a lack: nothing shows that it fills one. ${left.herb.key === 'iron' ? ofIron : ''}Go on as prescribed; if the tablets upset you, whoever gave them can choose another kind or another rhythm. Ask as well what the lack comes from.`,
  };
}

const nutrients: ReadonlySet<string> = new Set(['mineral', 'vitamin']);
const ofIron =
  'Iron from plants is taken up less well than that from meat; vitamin C with a meal helps, and tea or coffee with it holds iron back. ';

/** It stands where the other thing would come in, and was given or is taken. */
function isLeft(before: string, typed: string, after: string): boolean {
  if (!inItsPlace.test(before) && !(givenUp.test(before) && comesFor.test(after))) return false;
  return isTaken.test(`${before.slice(-ownWithin)}|${typed}${after.slice(0, givenWithin)}`);
}

const ownWithin = 12;
const givenWithin = 40;
const whose = String.raw`(?: (?:an?|the|my|her|his|our|their|these|those|taking|using|having|doctor'?s?|doc'?s?|gp'?s?|prescribed))*\s*$`;
const inItsPlace = oneOf(
  new RegExp(
    String.raw`\b(?:instead of|rather than|in place of|replaces?|replacing|as good as|better than)${whose}`,
    'i',
  ),
  new RegExp(String.raw`\b(?:alternatives?|replacements?|substitutes?) (?:to|for)${whose}`, 'i'),
);
const givenUp = new RegExp(
  String.raw`\b(?:swap(?:ping)?|switch(?:ing)?|exchang(?:e|ing)|trad(?:e|ing)|stop(?:ping)?|drop(?:ping)?|ditch(?:ing)?|skip(?:ping)?|come off|quit)(?: from)?${whose}`,
  'i',
);
const comesFor = /^[^.?!]{0,30}\b(?:for|to|and (?:take|drink|have|use|just)|if i (?:take|drink|have|eat))\b/i;
const isTaken = oneOf(
  /\b(?:my|her|his|our|their|prescribed|doctor'?s?|doc'?s?|gp'?s?) [^|]{0,12}\|/i,
  sequence(
    /\|[^.?!]{0,24}\b/,
    choice(
      /tablets?|pills?|capsules?|drops|syrup|shots?|injections?|supplements?|infusions?/,
      /from (?:the |my )?(?:doc|doctor|gp|hospital|clinic|midwife)|prescribed/,
      /(?:doc|doctor|gp|hospital|clinic|midwife) (?:gave|gives|prescribed|put|wants)/,
    ),
    /\b/i,
  ),
);
