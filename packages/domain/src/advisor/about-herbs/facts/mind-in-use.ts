import type { Herb } from '../../../herbs/herb.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import { mayBePregnant } from '../../reading/person/missing-facts.ts';
import { lower, sentencesOf } from '../../wording/sentences.ts';
import type { Telling } from '../telling.ts';

/** Beside an amount: the two or three cautions that matter to whoever takes it, from its own monograph. */
export function mindInUse(herb: Herb, { isForbidden, isForSkin, formOf, subject, said, asks }: Telling): string {
  const isLeftOut = isForbidden(herb) || isForSkin(herb) || formOf(herb) === 'food' || isUnderage(subject.person);
  if (isLeftOut || asks.cautions || herb.monograph === null) return '';
  const all = sentencesOf(herb.monograph.precautions.text)
    .filter((each) => each.length <= longest)
    .map((each) => (mayCarry(subject) ? each : withoutPregnancy(each)))
    .filter((each) => mayCarry(subject) || !ofPregnancy.test(each));
  const first = weighty.flatMap((pattern) => all.filter((each) => pattern.test(each)));
  const chosen = new Set([...new Set(first)].slice(0, most));
  const told = all.filter((each) => chosen.has(each));
  const isTiring = herb.effects.some(
    ({ effect, strength, forms }) => effect === 'sedating' && strength !== 'weak' && forms === undefined,
  );
  const lines = [...(isTiring && !told.some((each) => ofDriving.test(each)) ? [drowsy] : []), ...told];
  const fresh = lines.filter((each) => !said.includes(each) && !said.includes(lower(each)));
  return fresh.length === 0 ? '' : `Mind this: ${lower(fresh.join(' '))}`;
}

/** To whom pregnancy and nursing may matter. */
function mayCarry({ person, isOther }: Telling['subject']): boolean {
  return person.pregnant || person.breastfeeding || mayBePregnant(person, isOther);
}

/** "Not in pregnancy, breastfeeding or with liver disease", to a man: "Not with liver disease". */
function withoutPregnancy(sentence: string): string {
  return sentence
    .replace(
      /^(Not|Never|Avoid) in pregnancy(?:,? (?:and |or )?(?:while |when )?(?:breastfeeding|nursing))?,? (?:and |or )?(?:with )?(?!(?:in|for|under|before|when|while|unless)\b)/,
      '$1 with ',
    )
    .replace(
      /(?:,|,? (?:or|and)) (?:in )?pregnancy(?:,? (?:and |or )?(?:while |when )?(?:breastfeeding|nursing))?(?=[.,])/,
      '',
    );
}

const ofPregnancy = /\b(?:pregnan\w*|breastfeeding|nursing)\b/i;
const most = 3;
const longest = 240;
const drowsy = 'It can make you drowsy: do not drive then, and drink no alcohol with it.';
const ofDriving = /\b(?:driv\w+|drows\w+)\b/i;
/** The weightiest first: how it is used, for how long, and whom it harms. */
const weighty: readonly RegExp[] = [
  /\b(?:raw|unripe|undiluted|swallow|empty stomach|(?:plenty of|enough|a glass of) water|choking)\b/i,
  /\b(?:no longer than|at most|longer than|weeks?|months|long use|stop slowly)\b(?! before surgery)/i,
  /\b(?:driv\w+|drows\w+|alcohol)\b/i,
  /^(?:Never|Not|Only|Do not|Avoid)\b.*\b(?:disease|pressure|bowel|ulcers?|allerg\w+|heart|epilepsy|depression|deficiency|gallstones|transplant)\b/i,
  /\bneeds a doctor\b/i,
];
