import { anyPhrase, optional, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { assess } from '../../../safety/assess.ts';
import { isAbout } from '../../../safety/finding.ts';
import { toItem } from '../../../safety/item.ts';
import { forbids } from '../../../safety/words.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { onceEach } from '../../about-herbs/after-news.ts';
import { pairOf } from '../../about-herbs/verdict/finding-lines.ts';
import { noHours } from './hours-apart.ts';
import { gapIn } from '../../about-herbs/facts/hours-between.ts';
import { bullets, escapeHtml, paragraph } from '../../wording/html.ts';
import { capital } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';
import type { Understanding } from '../../reading/understanding.ts';

const fewest = 2;

/** "When do I take what?": what has to stand apart, pair by pair, from the findings on all that is taken. */
export function answerWhenToTakeWhat(question: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question.question);
  const isOfHours = asksForHours.test(text);
  if (!isOfHours && !asksForPlan.test(text)) return null;
  const { person } = question.subject;
  const items = onceEach([...person.herbs.map(toItem), ...question.herbs, ...question.earlierHerbs]);
  const medicines = [...person.medicines, ...question.medicines];
  if (items.length === 0 || items.length + medicines.length < fewest) return null;
  const named = question.mentions.filter(({ kind }) => kind === 'herb').map(toItem);
  const findings = assess({ person, items: onceEach([...items, ...named, ...question.medicines]) });
  const spoken = named.length > 0 ? named : question.earlierHerbs;
  const apart = findings
    .filter((finding) => gapIn(finding) !== '')
    .filter((finding) => !isOfHours || spoken.some(({ id: key }) => isAbout(finding, { key })));
  if (isOfHours && apart.length === 0) return null;
  const barred = findings.filter(({ severity }) => forbids(severity));
  const noTime = barred.length === 0 ? [] : [paragraph(capital(noHours(barred, person)))];
  return {
    ...plainAnswer(
      [
        ...noTime,
        ...(apart.length === 0 && barred.length > 0
          ? []
          : [paragraph(apart.length === 0 ? noGap : 'Keep these apart, and take the rest when it suits you:')]),
        ...(apart.length === 0
          ? []
          : [
              bullets(
                apart.map(
                  (finding) =>
                    `<strong>${escapeHtml(capital(pairOf([finding], person)))}</strong>: ${escapeHtml(gapIn(finding))}`,
                ),
              ),
            ]),
        ...(medicines.length > 1 ? [paragraph(amongMedicines)] : []),
      ],
      ['Which herbs should I avoid?'],
    ),
    findings: [...barred, ...apart],
    sources: citedSources([], [...barred, ...apart]),
  };
}

const noGap = 'I know of nothing among these that has to stand apart by hours.';
const amongMedicines =
  'How your medicines go with one another is outside what I check. A pharmacist can write all of it into one plan for the day.';

/** "When exactly during the day?", of what was spoken of. */
const asksForHours = anyPhrase(
  sequence(
    /(?<=(?:^|[.!?;] )\W*(?:and |so |but |ok |then )*)(?:when|at what time|what time|which time)/,
    /(?: exactly| best| precisely)?(?: (?:during|in|of|over) (?:the|a|my) day)?(?: then)?/,
    optional(
      sequence(
        / (?:(?:do|should|can|must|would) (?:i|he|she|we) (?:best )?|(?:am|is|are) (?:i|he|she|we) (?:meant|supposed|best) to )(?:take|have) /,
        /(?:it|them|that|this|those|both|each|(?:my |the |his |her )?(?!what\b|which\b)[\w' -]{3,30}?)/,
        /(?: then| exactly)?/,
      ),
    ),
    /(?=\W*$|, (?:i|he|she|we|at the moment|now|as)\b|\? )/,
  ),
);

const asksForPlan = anyPhrase(
  /when (?:do|should|must|can|would) i (?:take|have) (?:what|which|each|everything|all\b)/,
  /what (?:do|should|must) i take when/,
  /(?:which|what) (?:of (?:them|these|those|my \w+) |ones? )?(?:must|should|have to|need to|has to|do i (?:have|need) to) (?:be |i )?(?:taken |kept |keep |take |stay )?apart/,
  /(?:space|spread|separate|time) (?:them|these|those|it all|all (?:of )?(?:this|these|them)|everything|my (?:pills|tablets|supplements|medicines))/,
  /(?:day|daily|time) ?(?:plan|schedule|table) (?:for|of) (?:them|these|my|all)/,
  /(?:in )?(?:what|which) order (?:do|should|must|can|shall|to) (?:i |we )?(?:take|have|put)/,
  /(?:in )?(?:what|which) order (?:do|should|must) i/,
);
