import { findHerb } from '../../../herbs/catalogue.ts';
import { asksToSwallow, isMeantToBeTaken } from '../../reading/wishes/asks-to-swallow.ts';
import { weightsAgainst } from '../../about-herbs/verdict/warned-of.ts';
import { choice, oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Can I swallow it?", of a gargle or a mouth rinse: it is spat out, and a sip that goes down is another matter. */
export function answerGargleSwallowed({
  question,
  history,
  herbs,
  earlierHerbs,
  subject,
}: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const last = history.slice(-turnsBack).map(({ text: said }) => said);
  const isOfGargle = [text, ...last].some((each) => gargles.test(each));
  if (!isOfGargle || !(asksToSwallow.test(text) || asksToSpit.test(text))) return null;
  const [item, ...others] = herbsMeant({ herbs, earlierHerbs });
  if (others.length > 0) return asksToSpit.test(text) ? plainAnswer([paragraph(spitOut)]) : null;
  const herb = item === undefined ? undefined : findHerb(item.id);
  if (item === undefined || herb === undefined || item.form === 'essential-oil') return null;
  const isDrunk = isMeantToBeTaken(herb) && herb.monograph?.forms.includes('tea') === true;
  if (!isDrunk) return null;
  const name = inSentence(herb.name);
  const findings = weightsAgainst({ ...item, form: 'tea' }, subject.person);
  const lines = [
    `A gargle is spat out: it works on the throat, and nothing is gained by swallowing it. A sip of ${name} tea that goes down by chance is no cause for worry.`,
    findings.length === 0
      ? `To drink it as a tea is possible as well, in the amount for ${name} tea.`
      : `I would not drink it on purpose before you have asked. ${findings.map(({ why }) => why).join(' ')}`,
  ];
  return { ...plainAnswer(lines.map(paragraph), [`How much ${name} do people take?`]), findings };
}

const spitOut =
  'Spit a gargle out: it works on the throat, and nothing is gained by swallowing it. A sip that goes down by chance is no cause for worry. What is drunk as a tea, or taken as a spoon of honey or syrup, is swallowed slowly.';
const asksToSpit =
  /\b(?:spit|swallow)\b(?: (?:it|that|this))?(?: out)?,? or (?:do (?:i|ye|you) )?(?:spit|swallow)\b|\b(?:spit|swallow) (?:it|that|this)(?: out)?(?: afterwards?| after)?\W*$/i;
const turnsBack = 4;
const gargles = /\b(?:gargl\w*|mouth ?wash|mouth ?rinse|rins(?:e|ing) (?:my|the) mouth)\b/i;

/** "Can I gargle it?": whether a tea of it is used so, and how. */
export function answerGargled({ question, herbs, earlierHerbs, subject }: Understanding): AdvisorAnswer | null {
  const [item, ...others] = herbsMeant({ herbs, earlierHerbs });
  const herb = item === undefined || others.length > 0 ? undefined : findHerb(item.id);
  if (item === undefined || herb?.monograph == null || !asksToGargle.test(withPlainApostrophes(question))) return null;
  const findings = weightsAgainst(item, subject.person);
  const uses = herb.monograph.uses.filter(({ use, result }) => ofTheMouth.has(use) && result === undefined);
  if (findings.length > 0 || !herb.monograph.forms.includes('tea')) return null;
  const name = inSentence(herb.name);
  const known = uses.length === 0 ? `I hold no study of ${name} as a gargle. ` : '';
  return plainAnswer(
    [
      paragraph(
        `Yes. ${known}Make it as for drinking, strain it and let it cool to lukewarm. Gargle a mouthful for half a minute or so, spit it out, and do so several times a day. A child has to be old enough to spit.`,
      ),
    ],
    ['Can I swallow it?', 'When should I see a doctor?'],
  );
}

const ofTheMouth: ReadonlySet<string> = new Set(['sore-throat', 'mouth']);
const asksToGargle = oneOf(
  sequence(
    /^\W*(?:(?:and|so|but|or|ok)\b[ ,]*)*/i,
    choice(/(?:can|could|may|should|do|does|would|is it ok(?:ay)? to|how (?:do|should|can)) (?:i |he |she |we |it )?/),
    /(?:also |just |only |work )?/,
    choice(
      /be gargled|gargl\w*/,
      /(?:use|take|used) (?:it|that|this|them) (?:as|for) (?:a )?(?:gargl\w*|mouth ?wash|rinse)/,
    ),
    /\b/,
  ),
  /^\W*(?:and |or |as )*(?:an? )?gargl(?:e|ed|ing)(?: with it| it)?\W*$/i,
);
