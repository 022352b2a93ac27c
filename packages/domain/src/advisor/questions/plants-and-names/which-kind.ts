import { characterOf } from '../../../herbs/character/character.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { anyPhrase } from '../../../resolve/phrases.ts';
import { isNoPlant } from '../../about-herbs/facts/how-it-looks.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { asksForFacts } from '../../reading/wishes/asks.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed } from '../../wording/html.ts';
import { capital } from '../../wording/names.ts';
import { clausesOf } from '../../wording/sentences.ts';
import { toldOfThose } from '../of-those-meant.ts';

/** "Which kind of it is the right one?": how its kinds differ, or the Latin name to look for. */
export function answerWhichKind(question: Understanding): AdvisorAnswer | null {
  if (asksForFacts(question.asks)) return null;
  return toldOfThose(question, {
    asked: whichKind,
    fact: kindOf,
    sources: ({ key }) => characterOf(key).kinds?.sources ?? [],
    followUps: ['How do I know it is good quality?', 'How much do people take?'],
  });
}

const kinds = '(?:kind|sort|type|strain|variety|species|version|variant)s?';
const whichKind = anyPhrase(
  new RegExp(
    String.raw`(?:which|what) (?:exact |particular |specific )?${kinds}(?: of (?:it|this|that|them|plant))?\b(?! of (?:doctor|tea|food|side|drink|herb|pain))`,
  ),
  new RegExp(String.raw`(?:right|correct|proper|best|real|true|good) ${kinds}\b`),
  new RegExp(String.raw`(?:more than one|several|different|two|many|various|other) ${kinds}\b`),
  new RegExp(String.raw`(?:does|do) (?:the )?${kinds} matter`),
  /which [\w -]{3,20} is the (?:good|right|real|proper|best|better) (?:one|kind|sort)/,
);

function kindOf(herb: Herb): string {
  const { monograph, scientificName } = herb;
  const known = characterOf(herb.key).kinds?.text;
  if (known !== undefined) return known;
  const told = clausesOf(monograph?.description ?? '').find((clause) => differs.test(clause));
  if (isNoPlant(herb))
    return told ?? 'I hold no study that puts one kind before another; go by the amount on the label.';
  const part = monograph === null ? '' : `, and as part ${listed(monograph.partsUsed)}`;
  const name = scientificName === null ? 'what was studied' : scientificName;
  return `the label should say ${name}${part}.${told === undefined ? '' : ` ${capital(told)}`} A relative of a similar name is another plant, with other effects.`;
}

const differs = /\b(?:differ|kinds|salts|species|sorts|relatives?)\b/i;
