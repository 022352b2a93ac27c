import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { recalled } from '../../about-herbs/verdict/finding-lines.ts';
import { weightsAgainst } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence, medicineName } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Doctor upped it to 20 today, any change?": what another dose of a medicine means for the herbs spoken of. */
export function answerDoseChanged(question: Understanding): AdvisorAnswer | null {
  const { herbs, wanted, earlierHerbs, subject, said, mentions } = question;
  const text = withPlainApostrophes(question.question);
  const isUp = raised.test(text);
  const { medicines } = subject.person;
  if (!(isUp || lowered.test(text)) || herbs.length + wanted.length > 0 || medicines.length === 0) return null;
  const named = medicines.filter(({ id }) => mentions.some((mention) => mention.id === id));
  const [only] = medicines;
  const whose = named[0] ?? (medicines.length === 1 ? only : undefined);
  const dose = whose === undefined ? 'of a medicine' : `of ${medicineName(whose)}`;
  const findings = earlierHerbs.flatMap((herb) => weightsAgainst(herb, subject.person));
  const names = listed(earlierHerbs.map(({ name }) => inSentence(name)));
  const isFree = findings.length === 0 && names !== '';
  const warned = isUp
    ? `A higher dose ${dose} makes nothing safer: what I warn of beside it counts more now, and side effects show most in the first weeks.`
    : `A lower dose ${dose} does not lift what I said: what does not go with it does not go with less of it.`;
  const free = `Another dose ${dose} changes nothing that I know of for ${names}; effects of the medicine itself show most in the first weeks.`;
  const blocks = [
    paragraph(isFree ? free : warned),
    ...recalled(findings, said, subject.person),
    paragraph(`${nothingNew} ${bloods}`),
  ];
  return {
    ...plainAnswer(blocks, ['What should I look out for?', 'Which herbs should I avoid?']),
    findings,
  };
}

const them =
  '(?:doctor|doc|dr|gp|clinic|rheumy|cardiologist|neurologist|oncologist|surgery|psych|consultant|specialist|nurse|team|hospital|pharmacist|psychiatrist|they|she|he)';
const it = '(?:it|my dose|the dose|my (?:tablets?|meds|medicine|medication|pills?)|mine|that)';
const raised = anyPhrase(
  `${them} (?:has |have |'ve |just )?(?:upped|raised|increased|doubled|put up|bumped) ${it}`,
  `${them} (?:has |have |'ve |just )?(?:put|moved|bumped) ${it} up`,
  `${them} (?:has |have |'ve |just )?(?:put|moved|bumped) me up`,
  /(?:my|the) dose (?:is|has|was|went|got|has been)? ?(?:now |just |been )*(?:gone up|went up|up|higher|doubled|increased|raised)/,
);
const lowered = anyPhrase(
  `${them} (?:has |have |'ve |just )?(?:lowered|halved|reduced|cut|dropped) ${it}`,
  `${them} (?:has |have |'ve |just )?(?:put|brought) ${it} down`,
  /(?:my|the) dose (?:is|has|was|went|got|has been)? ?(?:now |just |been )*(?:gone down|went down|down|lower|halved|reduced)/,
);
const nothingNew = 'Start nothing new beside it until the new dose has settled.';
const bloods =
  'Ask whoever changed it whether a blood test is due, and name every herb and supplement you take. Fever, a sore throat, mouth ulcers, bruises, yellow skin or feeling much worse: call them the same day.';
