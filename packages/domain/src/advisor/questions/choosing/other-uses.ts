import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { otherUses } from '../../reading/named-things/as-if-taken.ts';
import { topicOf } from '../../reading/wishes/topics.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { wishOf } from '../../reading/wishes/wish.ts';
import { gradeOf } from '../../wording/grade-words.ts';
import { bullets, escapeHtml, herbLink, listed } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

const mostHerbs = 3;
const mostUses = 5;

/** "What else is it good for?": the uses of what was spoken of, beside the one the talk is about, each with its grade. */
export function answerOtherUses(question: Understanding): AdvisorAnswer | null {
  if (!otherUses.test(withPlainApostrophes(question.question)) || question.wanted.length > 0) return null;
  const meant = herbsMeant(question);
  const herbs = meant.slice(0, mostHerbs).flatMap(({ id }) => findHerb(id) ?? []);
  if (herbs.length === 0) return null;
  const wish = wishOf({ ...question, asks: { ...question.asks, more: false } });
  const told = herbs.flatMap((herb) => usesBeside(herb, wish));
  const lines = herbs.map((herb) => `<strong>${herbLink(herb)}</strong>: ${escapeHtml(lineOf(herb, wish))}`);
  return {
    ...plainAnswer(lines.length > 1 ? [bullets(lines)] : lines.map((line) => `<p>${line}</p>`), [
      `How well was ${inSentence(herbs[0]?.name ?? '')} studied?`,
      'What are the side effects?',
    ]),
    sources: citedSources(
      told.flatMap(({ sources }) => sources),
      [],
    ),
  };
}

function usesBeside({ monograph }: Herb, wish: readonly UseKey[]): NonNullable<Herb['monograph']>['uses'] {
  return (monograph?.uses ?? []).filter(({ use }) => !wish.includes(use)).slice(0, mostUses);
}

function lineOf(herb: Herb, wish: readonly UseKey[]): string {
  const uses = usesBeside(herb, wish);
  const also = wish.length > 0 ? 'also ' : '';
  return uses.length === 0
    ? 'I know of no other use that was studied.'
    : `${also}used for ${listed(uses.map((use) => `${topicOf(use.use)} (${gradeOf(use)})`))}.`;
}
