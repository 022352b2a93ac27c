import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { asksToSwallow, isMeantToBeTaken } from '../../reading/wishes/asks-to-swallow.ts';
import { isScentedOil } from '../../about-herbs/facts/swallowed.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { lower, withStop } from '../../wording/sentences.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Arnica: you eat it or rub it?": by the ways it is used in. */
export function answerSwallowOrRub({ question, herbs, earlierHerbs, subject }: Understanding): AdvisorAnswer | null {
  if (!asksWhichWay.test(withPlainApostrophes(question))) return null;
  const [item, ...others] = herbsMeant({ herbs, earlierHerbs });
  const herb = others.length > 0 || item === undefined ? undefined : findHerb(item.id);
  if (herb?.monograph == null || item === undefined) return null;
  const isRubbed = herb.monograph.forms.includes('topical');
  const isTaken = isMeantToBeTaken(herb);
  const form = isRubbed && !isTaken ? 'topical' : 'extract';
  const findings = findingsAbout([{ ...item, form }], subject.person).filter(({ severity }) => severity !== 'minor');
  return {
    ...plainAnswer(
      [
        paragraph(`${waysOf(herb, { isRubbed, isTaken })} ${onSkin(herb)}`.trim()),
        ...findings.map(({ why, advice }) => paragraph(`${why} ${advice}`)),
      ],
      ['How much do people use?'],
    ),
    findings,
    sources: citedSources(herb.monograph.precautions.sources, findings),
  };
}

/** "Can I drink a few drops?", of what was spoken of for the skin: no, and rubbed on it stays as it was. */
export function answerNotToSwallow({ question, herbs, earlierHerbs, subject }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const [item, ...others] = earlierHerbs;
  if (herbs.length + others.length > 0 || item === undefined || !asksToSwallow.test(text) || isDone.test(text))
    return null;
  const whole = findHerb(item.id.replace(/-topical$/, ''));
  const rubbed = findHerb(item.id);
  if (whole?.monograph == null || rubbed === undefined || isMeantToBeTaken(rubbed)) return null;
  if (whole.key !== rubbed.key && isMeantToBeTaken(whole) && whole.neverSuggest !== true) return null;
  const inside = { ...item, id: whole.key, name: whole.name, form: 'tea' as const };
  const findings = findingsAbout([inside], subject.person).filter(({ severity }) => severity !== 'minor');
  // An oil for the mouth has words of its own.
  if (findings.length === 0 && isScentedOil(item)) return null;
  const reasons = [...new Set(findings.map(({ why, advice }) => `${why} ${advice}`))].slice(0, mostReasons);
  return {
    ...plainAnswer(
      [
        `No, do not swallow ${inSentence(whole.name)}, not even a little${reasons.length > 0 ? '' : ': it is made for the skin, and nobody has tested it inside the body'}.`,
        ...reasons,
        'If some was swallowed, call poison control, even when all feels well.',
        'What I said of it on the skin still holds.',
      ].map(paragraph),
      ['How is it put on the skin?'],
    ),
    findings,
    sources: citedSources(whole.monograph.precautions.sources, findings),
  };
}

const mostReasons = 2;
/** What was swallowed already is told elsewhere. */
const isDone = /\b(?:swallowed|drank|ate|took|had)\b/i;

function waysOf(herb: Herb, { isRubbed, isTaken }: { readonly isRubbed: boolean; readonly isTaken: boolean }): string {
  const name = capital(inSentence(herb.name));
  if (isRubbed && !isTaken)
    return `Rub it on. ${name} is for whole skin only, not for wounds, eyes or mouth. Never swallow it.`;
  return isRubbed
    ? `Both are done with ${inSentence(herb.name)}; what was found for one way does not hold for the other.`
    : `${name} is taken by mouth. I know of no use of it on the skin.`;
}

function onSkin({ monograph }: Herb): string {
  const amount = monograph?.amounts.find(({ form }) => form === 'topical');
  return amount === undefined ? '' : `On the skin: ${lower(withStop(amount.text))}`;
}

const put = '(?:rub|put|spread|apply|smear|dab|slap)(?:s|bed|bing)?';
const take = '(?:eat|swallow|drink|take|chew|sip)(?:s|ing)?';
const asksWhichWay = anyPhrase(
  new RegExp(String.raw`${take}(?: it| that| this| them)?,? or (?:do (?:i|you) |is it )?${put}`),
  new RegExp(String.raw`${put}(?: it| that| this| them)?(?: on| in)?,? or (?:do (?:i|you) |is it )?${take}`),
  /(?:for )?(?:inside|internal(?:ly)?|by mouth) or (?:for )?(?:outside|external(?:ly)?|(?:on|for) the skin)/,
);
