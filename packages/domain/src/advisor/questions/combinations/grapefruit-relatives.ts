import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { findingLines, recalled } from '../../about-herbs/verdict/finding-lines.ts';
import { onceEach } from '../../about-herbs/after-news.ts';
import { namedLately } from '../../reading/conversation.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Oranges?", "Seville marmalade?", after grapefruit was warned of: which of its kin act like it. */
export function answerGrapefruitRelatives(asked: Understanding): AdvisorAnswer | null {
  const { question, herbs, earlierHerbs, subject, said } = asked;
  const text = withPlainApostrophes(question);
  const isTyped = bitter.test(text) && herbs.every(({ id }) => id === 'grapefruit');
  const against = isTyped ? findingsAbout(herbs, subject.person) : [];
  if (against.length > 0)
    return {
      ...plainAnswer(
        [paragraph(holdTheSame), ...findingLines(against, said, subject), ...recalled(against, said, subject.person)],
        ['What else should I avoid?'],
      ),
      findings: against,
      sources: citedSources([], against),
    };
  const spoken = onceEach([...earlierHerbs, ...(sameGoes.test(text) ? namedLately(asked) : [])]);
  const grapefruit = spoken.filter(({ id }) => id === 'grapefruit');
  if (grapefruit.length === 0 || !citrus.test(text) || text.length > longest) return null;
  const findings = findingsAbout(grapefruit, subject.person).filter(({ kind }) => kind === 'medicine');
  if (findings.length === 0) return null;
  const line = bitter.test(text) ? actsAlike : isOther;
  return { ...plainAnswer([paragraph(line)], ['What else should I avoid?']), findings };
}

/** "Does the same go for ordinary oranges?", once their bitter kin was told of. */
const sameGoes = /\b(?:same|ordinary|normal|sweet|other|also|too|just)\b/i;
const longest = 80;
const citrus =
  /\b(?:oranges?|marmalades?|lemons?|limes?|mandarins?|clementines?|tangerines?|satsumas?|pomelos?|citrus(?: fruits?)?)\b/i;
const bitter = /\b(?:sevill?e|bitter|marmalades?|pomelos?|sour oranges?)\b/i;
const actsAlike =
  'Leave that out as well: Seville (bitter) oranges, which most marmalade is made of, and pomelos hold the same substances as grapefruit. Jam of other fruit is fine here.';
/** Of a pomelo that is named first: what was found is told by the name of grapefruit. */
const holdTheSame =
  'Leave that out: pomelos and Seville (bitter) oranges hold the same substances as grapefruit, so what is known of grapefruit holds for them.';
const isOther =
  'Sweet oranges, mandarins and lemons are another matter: they hardly hold what makes grapefruit trouble, and I know of no warning of them beside these medicines. Keep off Seville (bitter) oranges, their marmalade and pomelos, which act like grapefruit.';
