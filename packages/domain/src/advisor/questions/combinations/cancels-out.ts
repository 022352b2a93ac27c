import { findHerb } from '../../../herbs/catalogue.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { topicOf } from '../../reading/wishes/topics.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Does it cancel out the beer?", "can it make up for bad sleep?": no, and what was studied of it. */
export function answerCancelsOut({ question, herbs, earlierHerbs, medicines }: Understanding): AdvisorAnswer | null {
  // "Does it cancel out my antidepressant?" asks how the two go together.
  if (medicines.length > 0 || !makesUpFor.test(withPlainApostrophes(question))) return null;
  const [item, ...others] = herbsMeant({ herbs, earlierHerbs });
  const use = findHerb(item?.id ?? '')?.monograph?.uses[0];
  if (item === undefined || others.length > 0 || use === undefined) return null;
  return {
    ...plainAnswer([no, `What was studied, for ${topicOf(use.use)}: ${use.text}`].map(paragraph), [
      'What can I do without herbs?',
    ]),
    sources: citedSources(use.sources, []),
  };
}

const no = 'No, I would not count on that: less of what harms does more than anything you take on top.';
const makesUpFor =
  /^\W*(?:(?:and|so|but|ok(?:ay)?)\W+)*(?:does|do|can|could|will|would)\b[^?]{0,30}\b(?:cancel\w*(?: \w+){0,3} out|undo|make up for|offset|counteract|outweigh|cancel)\b/i;
