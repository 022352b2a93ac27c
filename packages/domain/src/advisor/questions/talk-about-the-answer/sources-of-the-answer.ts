import type { AdvisorAnswer } from '../../answer.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources, sourceList } from '../../wording/source-list.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { starters } from '../../without-a-wish.ts';

/** "Where does this come from?", of nothing in particular. */
export function answerGeneralSources(question: Understanding): AdvisorAnswer | null {
  const { asks, earlierHerbs, wanted } = question;
  if (!asks.sources || earlierHerbs.length > 0 || wanted.length > 0) return null;
  const doubt = /\b(?:sure|certain|serious|really|true)\b/i.test(question.question) ? `${nobodyIsSure} ` : '';
  return plainAnswer([paragraph(doubt + ownSources)], starters);
}

/** "Where did you read that?", of what was said of a concern for which no herb was named. */
export function answerSourcesOfConcern(question: Understanding): AdvisorAnswer | null {
  const { asks, earlierHerbs, wanted, earlierParticulars, said } = question;
  if (!asks.sources || earlierHerbs.length > 0 || wanted.length > 0) return null;
  const told = earlierParticulars.find(({ says }) => says !== undefined && said.includes(says));
  if (told === undefined) return null;
  const sources = citedSources(told.sources ?? [], []);
  const line =
    sources.length === 0
      ? `What I said of ${told.name} is general knowledge: I hold no text for it that I could name. Please ask a doctor or pharmacist about it.`
      : `What I said of ${told.name} I read here:`;
  return {
    ...plainAnswer([paragraph(line), ...(sources.length === 0 ? [] : [sourceList(sources, '')])], starters),
    sources,
  };
}

const nobodyIsSure = 'Nobody can be quite sure: studies are often small, and a doctor who sees you knows more.';

const ownSources =
  'What I say comes from the herb pages of health bodies and hospitals, and from reviews of trials. Some of them are the US National Institutes of Health, the European Medicines Agency and Memorial Sloan Kettering. Each answer lists its own sources. Name a herb, and I will list those for it.';
