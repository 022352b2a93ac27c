import { anyPhrase, withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { afterNews } from './after-news.ts';

/** "I just found out I'm pregnant. Is that still OK?": all that was offered is checked anew against the news. */
export function answerStillOkAfterNews(question: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question.question);
  // "The pack is two years old" is no age of anybody.
  const named = question.mentions.filter(
    ({ kind, negated }) => !negated && (kind === 'condition' || kind === 'medicine'),
  );
  const told = question.told.length > 0 ? question.told : [...new Set(named.map((mention) => mention.text))];
  const isNews = told.some((fact) => !anAge.test(fact));
  if (!isNews || question.herbs.length > 0 || question.isForAnother || ofAPack.test(text)) return null;
  if (!asksIfStillOk.test(text) || inTheBody.test(text)) return null;
  return afterNews({ ...question, told, wanted: [], particulars: [] });
}

const asksIfStillOk = anyPhrase(
  /still (?:be |all |perfectly |really )?(?:ok|okay|fine|safe|alright|right|good|allowed|possible)/,
  /(?:can|could|may|should|do|would) i still (?:be )?(?:take|taking|drink|drinking|use|using|have|having|try|start|do|go)/,
  /(?:does|would|will) (?:that|this|it) (?:still )?change (?:anything|things|something|what|the|your)/,
  /(?:does|do) (?:that|this|it|they|those|these|your \w+) still (?:hold|apply|stand|work for me|count|suit)/,
  /(?:can|could|may|should|is it (?:ok|okay|fine|safe) to) (?:i )?(?:carry on|keep (?:on )?(?:taking|using|drinking)|go on|continue|stay on)/,
);

const anAge = /\b(?:years?|months?|weeks?|days?) old\b/i;
const ofAPack = /\b(?:packs?|packets?|box(?:es)?|bottles?|jars?|tins?|tubs?|bags?|opened)\b/i;
/** What was taken already is more than a question of whether it may be. */
const inTheBody =
  /\b(?:took|taken|taking|tried|had|having|drank|drinking|swallowed|been on) (?:it|them|that|this|those|these|one|two|some|a (?:cup|capsule|tablet|dose))\b/i;
