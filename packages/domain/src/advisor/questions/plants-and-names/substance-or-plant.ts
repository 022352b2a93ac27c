import { findHerb } from '../../../herbs/catalogue.ts';
import { characterOf } from '../../../herbs/character/character.ts';
import { forms, substances } from '../../../herbs/character/substances.ts';
import type { Cited, Herb } from '../../../herbs/herb.ts';
import { toItem } from '../../../safety/item.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { findingLines } from '../../about-herbs/verdict/finding-lines.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Turmeric or curcumin?", "is folate the same as folic acid?": two words that are read as one thing and are not quite the same. */
export function answerSubstanceOrPlant(talk: Understanding): AdvisorAnswer | null {
  const { question, mentions, earlierHerbs, subject, said } = talk;
  if (!asksWhetherOne.test(withPlainApostrophes(question))) return null;
  const named = mentions.filter(({ kind }) => kind === 'herb');
  const [herb, ...others] = [...new Set(named.map(({ id }) => id))].flatMap((id) => findHerb(id) ?? []);
  if (herb === undefined || others.length > 0) return null;
  const words = [...new Set(named.map(({ text }) => text))];
  const isOfEarlier = words.length === 1 && earlierHerbs[0]?.id === herb.key;
  if (words.length !== 2 && !isOfEarlier) return null;
  const told = ofASubstance(herb, words) ?? ofTwoForms(herb, words);
  if (told === null) return null;
  const findings = findingsAbout(named.slice(0, 1).map(toItem), subject.person).filter(
    ({ severity }) => severity !== 'minor',
  );
  return {
    ...plainAnswer(
      [paragraph(told.text), ...findingLines(findings, said, subject)],
      [`What is ${inSentence(herb.name)} good for?`],
    ),
    findings,
    sources: citedSources(told.sources, findings),
  };
}

function ofASubstance(herb: Herb, words: readonly string[]): Cited | null {
  const known = substances[herb.key] ?? [];
  const isSubstance = (word: string) => known.includes(word.toLowerCase());
  const substance = words.find(isSubstance);
  if (substance === undefined || (words.length > 1 && words.every(isSubstance))) return null;
  const { madeOf } = characterOf(herb.key);
  const name = inSentence(herb.name);
  const lines = [
    `Not quite: ${substance} is what ${name} holds beside much else, and products may hold it alone or in a high share.`,
    madeOf?.text ?? '',
    `So milligrams of ${substance} are not milligrams of ${name}: the label tells which it is. What I say of warnings I say of both.`,
  ];
  return { text: lines.filter((line) => line !== '').join(' '), sources: madeOf?.sources ?? [] };
}

function ofTwoForms({ key, name }: Herb, words: readonly string[]): Cited | null {
  const known = forms[key] ?? [];
  const { kinds } = characterOf(key);
  if (kinds === null || words.length < 2 || !words.every((word) => known.includes(word.toLowerCase()))) return null;
  return {
    text: `Close, but not quite the same. ${kinds.text} I check both as ${capital(inSentence(name))}.`,
    sources: kinds.sources,
  };
}

const asksWhetherOne = anyPhrase(
  /(?<!at the )same(?! (?:time|day|night|evening))|difference|differ\w*|another name|other name|vs\.?|versus/,
  /(?:is|are) (?:it |that |this )?(?:just|only|really|simply|basically)/,
  /or(?: just)? [\w -]{3,24}(?:,? which[^?]*)?(?=\W*$)/,
  /better than|instead of/,
);
