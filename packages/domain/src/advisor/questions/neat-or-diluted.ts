import { findHerb } from '../../herbs/catalogue.ts';
import { isUnderage } from '../../safety/person/age-group.ts';
import { findingsAbout } from '../about-herbs/checked-herbs.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { inSentence } from '../wording/names.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { lower, withStop } from '../wording/sentences.ts';
import { citedSources } from '../wording/source-list.ts';

/** "Tea tree, neat or diluted?": the strength that was tried on the skin. */
export function answerNeatOrDiluted({ question, herbs, earlierHerbs, subject }: Understanding): AdvisorAnswer | null {
  if (!asksForStrength.test(question) || isUnderage(subject.person)) return null;
  const items = herbs.length > 0 ? herbs : earlierHerbs;
  const findings = findingsAbout(items, subject.person).filter(({ severity }) => severity !== 'minor');
  if (findings.length > 0) return null;
  const told = items.flatMap(({ id }) => {
    const herb = findHerb(id);
    const amount = herb?.monograph?.amounts.find(({ form, text }) => onSkin.has(form) && isStrength.test(text));
    return herb === undefined || amount === undefined ? [] : [{ herb, amount }];
  });
  if (told.length === 0) return null;
  return {
    ...plainAnswer(
      told.map(({ herb, amount }) =>
        paragraph(
          `Diluted, or ready made: ${lower(withStop(amount.text))} Not neat: ${inSentence(herb.name)} can sting, redden the skin and bring on an allergy. Try a small spot first, and keep it off eyes and mouth.`,
        ),
      ),
      ['How soon does it work?'],
    ),
    sources: citedSources(
      told.flatMap(({ amount }) => amount.sources),
      [],
    ),
  };
}

const onSkin: ReadonlySet<string> = new Set(['topical', 'essential-oil']);
const isStrength = /\bper ?cent\b|%/i;
const asksForStrength =
  /\b(?:neat|pure|undiluted|straight)\b[^.?!]{0,12}\b(?:or|vs)\b[^.?!]{0,12}\b(?:dilut\w+|thinned|mixed)|\b(?:dilut\w+|thinned)\b[^.?!]{0,12}\bor\b[^.?!]{0,12}\b(?:neat|pure|undiluted|straight)|\b(?:can|should|do|must) i (?:\w+ )?dilute\b|\b(?:use|apply|put) (?:it|this|them|[\w ]{3,20}) (?:on )?(?:neat|undiluted|pure|straight)\b|\b(?:put|use|apply|dab|rub|drop)\b[^.?!]{0,40}\boils?\b[^.?!]{0,24}\b(?:directly|straight|right) (?:on|onto|to)\b|\b(?:directly|straight|right) (?:on|onto|to) (?:the|my|his|her) (?:skin|spots?|pimples?|face|scalp|nails?|warts?|rash|bites?)\b|^[\w' ]{0,28}\b(?:neat|undiluted)\W*$/i;
