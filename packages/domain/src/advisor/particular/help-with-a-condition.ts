import { conditionNames } from '../../conditions/condition-names.ts';
import { type ConditionKey, conditionKeys, kindsOf } from '../../conditions/conditions.ts';
import { anyPhrase, choice, sequence } from '../../resolve/phrases.ts';
import { readText } from '../../resolve/read.ts';
import { ofConditions } from './data/of-conditions.ts';
import type { Particular } from './particular.ts';

/**
 * The illnesses a text asks help with, by whatever name: "is there a herb for hypertension", "I have heart failure, what
 * would you recommend?". None where a herb is named: then that is the question.
 */
export function conditionsAskedFor(text: string): readonly ConditionKey[] {
  if (!asksForHelp.test(text) || asksForACure.test(text)) return [];
  const { mentions } = readText(text);
  if (mentions.some(({ kind }) => kind === 'herb')) return [];
  const named = mentions.flatMap(({ kind, id, negated, allergy }) =>
    kind === 'condition' && !negated && !allergy && isConditionKey(id) ? [id] : [],
  );
  const wider = new Set(named.flatMap((condition) => kindsOf(condition).slice(1)));
  return [...new Set(named)].filter((condition) => !wider.has(condition));
}

/** What is known of the illness itself; null where its everyday name tells what it is a complaint of. */
export function particularOf(condition: ConditionKey): Particular | null {
  const known = ofConditions[condition];
  const { label } = conditionNames[condition];
  return known === undefined ? null : { name: label, meets: anyPhrase(label), condition, ...known };
}

function isConditionKey(id: string): id is ConditionKey {
  return conditionKeys.some((key) => key === id);
}

/** No illness here is cured by a herb: that is told apart. */
const asksForACure = /\bcur(?:e|es|ed|ing)\b/i;
const asksForHelp = sequence(
  /\b/i,
  choice(
    /helps?|helpful|helping/,
    /(?:good|best|useful|any use|anything|something|nothing|take|use|do|try|drink) (?:for|against|about)/,
    /recommend\w*|suggest\w*|advise|advice|herbs?|herbal|natural(?:ly)?|remed(?:y|ies)/,
    /supplements?|teas?|treat(?:ed|ing)?|support(?:s|ing)?|manage|eases?|improve\w*/,
    /relie(?:f|ve)\w*|options?|ideas?/,
    /what (?:can|could|should|would) (?:i|we|he|she|they|my \w+) (?:take|do|try|use|drink)/,
  ),
  /\b/,
);
