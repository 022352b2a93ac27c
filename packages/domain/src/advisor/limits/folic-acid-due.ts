import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { beforeReminder } from '../wording/reminder.ts';
import { citedSources, eachSourceOnce } from '../wording/source-list.ts';

/** "Can I take ashwagandha while we try for a baby?": what is worth taking then is told once, behind the answer. */
export function withFolicAcid(asked: Understanding, answer: AdvisorAnswer): AdvisorAnswer {
  if (answer.level !== 'none' || !isDue(asked)) return answer;
  const added = citedSources(['ods-folate'], []);
  return {
    ...answer,
    blocks: beforeReminder(answer.blocks, [paragraph(due)]),
    sources: eachSourceOnce([...answer.sources, ...added]),
  };
}

function isDue({ subject: { person, isOther }, herbs, wanted, said, question }: Understanding): boolean {
  if (!person.tryingToConceive || isOther || person.gender === 'male') return false;
  if (said.includes(due) || ofIt.test(question) || (herbs.length === 0 && !wanted.includes('fertility'))) return false;
  return ![...person.medicines, ...person.herbs].some(({ id }) => id === 'folic-acid' || id === 'vitamin-b9');
}

const ofIt = /\bfol(?:ic acid|ate)\b|\bpre-?natal|\bmultivit/i;
const due =
  'While trying for a baby what is worth taking is folic acid, 400 micrograms a day from at least a month before; some people need more, so ask a doctor or pharmacist how much suits you.';
