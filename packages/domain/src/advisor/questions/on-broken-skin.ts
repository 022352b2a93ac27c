import { findHerb } from '../../herbs/catalogue.ts';
import { withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { inSentence } from '../wording/names.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { cautionsOn } from '../wording/sentences.ts';

/** "Can I put it on a scraped knee too?": whether what is for the skin may go on skin that is open. */
export function answerOnBrokenSkin({ question, herbs, earlierHerbs }: Understanding): AdvisorAnswer | null {
  if (!onOpenSkin.test(withPlainApostrophes(question))) return null;
  const [item, ...others] = herbs.length > 0 ? herbs : earlierHerbs;
  const herb = findHerb(item?.id ?? '');
  if (herb === undefined || others.length > 0 || herb.monograph?.forms.includes('topical') !== true) return null;
  if (herb.monograph.uses.some(({ use }) => use === 'wounds' || use === 'burns')) return null;
  const told = cautionsOn(herb).find((clause) => ofOpenSkin.test(clause));
  const lines = [
    `No, keep ${inSentence(herb.name)} off skin that is open.`,
    ...(told === undefined ? [] : [told]),
    'Rinse a scrape with clean water and cover it. A deep or dirty wound, or one that gets red, hot or weeps, needs a doctor.',
  ];
  return plainAnswer(lines.map(paragraph), ['What helps small wounds heal?']);
}

const ofOpenSkin = /\b(?:broken|open|injured|damaged|cut|raw) (?:skin|wounds?)\b|\bwounds?\b/i;
const onOpenSkin =
  /\b(?:put|use|rub|dab|apply|smear|goes?)\b[^?]{0,20}\bon(?:to)?\b[^?]{0,20}\b(?:scrap(?:e|ed|es)|graz(?:e|ed|es)|cuts?|open|broken|wounds?|raw|blisters?|bleeding)\b/i;
