import { anyPhrase, withPlainApostrophes } from '../../resolve/phrases.ts';
import { assess } from '../../safety/assess.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { pairOf } from '../about-herbs/finding-lines.ts';
import { listed, paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import type { Understanding } from '../reading/understanding.ts';

/** "Do I need to tell my doctor?": yes, and what. */
export function answerTellTheDoctor({ question, subject, herbs, earlierHerbs }: Understanding): AdvisorAnswer | null {
  const meant = herbs.length > 0 ? herbs : earlierHerbs;
  if (meant.length === 0 || !asksToTell.test(withPlainApostrophes(question))) return null;
  const about = new Set(meant.map(({ id }) => id));
  const findings = assess({ person: subject.person, items: meant, about }).filter(
    ({ severity }) => severity !== 'minor',
  );
  const pairs = listed([...new Set(findings.map((each) => pairOf([each], subject.person)))].slice(0, mostPairs));
  const isStopped = /\b(?:stop|stopped|quit)\b/i.test(question);
  return {
    ...plainAnswer(
      [
        findings.length === 0
          ? `Yes, tell them of it as of everything you take, though I know of nothing that speaks against it here. ${what}`
          : `Yes, please do, because of ${pairs}. ${what}${isStopped ? ` ${alsoStopped}` : ''}`,
      ].map(paragraph),
      ['What should I watch out for?'],
    ),
    findings,
  };
}

const mostPairs = 3;
const what = 'Say what you take, how much, and since when.';
const alsoStopped = 'Say too that you stop it: what it did to a medicine can change again over the next weeks.';

const asksToTell = anyPhrase(
  /(?:do|should|must|shall) (?:i|we|he|she) (?:need to |have to |better )?(?:tell|inform|mention (?:it|this|that) to|talk to|ask) (?:my |the |his |her |a )?(?:doctor|gp|pharmacist|midwife|cardiologist|specialist|prescriber|surgeon|dentist)/,
  /(?:does|should|must) (?:my |the |his |her )?(?:doctor|gp|pharmacist|midwife|cardiologist|specialist|prescriber|surgeon|dentist) (?:need to |have to )?know/,
);
