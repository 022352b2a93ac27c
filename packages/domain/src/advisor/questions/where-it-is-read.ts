import type { AdvisorAnswer } from '../answer.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import type { Understanding } from '../reading/understanding.ts';
import { starters } from '../without-a-wish.ts';

/** "Where does this come from?", of nothing in particular. */
export function answerWhereItIsRead(question: Understanding): AdvisorAnswer | null {
  const { asks, earlierHerbs, wanted } = question;
  if (!asks.sources || earlierHerbs.length > 0 || wanted.length > 0) return null;
  const doubt = /\b(?:sure|certain|serious|really|true)\b/i.test(question.question) ? `${nobodyIsSure} ` : '';
  return plainAnswer([paragraph(doubt + ownSources)], starters);
}

const nobodyIsSure = 'Nobody can be quite sure: studies are often small, and a doctor who sees you knows more.';

const ownSources =
  'What I say comes from the herb pages of health bodies and hospitals, and from reviews of trials. Some of them are the US National Institutes of Health, the European Medicines Agency and Memorial Sloan Kettering. Each answer lists its own sources. Name a herb, and I will list those for it.';
