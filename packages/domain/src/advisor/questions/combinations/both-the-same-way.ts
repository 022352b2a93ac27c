import { findMedicineProfile } from '../../../medicines/catalogue.ts';
import type { MedicineClass } from '../../../medicines/medicine-classes.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import { forbids } from '../../../safety/words.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { onceEach } from '../../about-herbs/after-news.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence, medicineName } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "It brings sugar down and my tablets bring sugar down, is that not what I want?": why twice the same is not simply better. */
export function answerBothTheSameWay({
  question,
  herbs,
  earlierHerbs,
  subject: { person },
}: Understanding): AdvisorAnswer | null {
  if (!isItNotGood.test(withPlainApostrophes(question))) return null;
  const items = onceEach(herbsMeant({ herbs, earlierHerbs }));
  const findings = findingsAbout(items, person).filter(
    ({ kind, severity }) => kind === 'medicine' && severity !== 'minor',
  );
  if (items.length === 0 || findings.length === 0) return null;
  const against = new Set(findings.map(({ with: other }) => other.id));
  const medicines = listed(person.medicines.filter(({ id }) => against.has(id)).map(medicineName));
  const names = listed(items.map(({ name }) => inSentence(name)));
  const lines = [
    `${findings.some(({ severity }) => forbids(severity)) ? 'No: nobody has set the sum.' : 'It would be, if anybody had set the sum.'} The dose of ${medicines || 'the medicine'} is set for your body without ${names}; how strong a portion of ${names} is differs from one to the next, and on some days the two together go too far.`,
    ...ways
      .filter(({ holds, words }) => words.test(question) && person.medicines.some(({ id }) => holds(id)))
      .map(({ says }) => says),
    'If the numbers are not where they should be, that is a reason to see whoever prescribes: one dose that is measured is safer than two that are guessed.',
  ];
  return {
    ...plainAnswer(lines.map(paragraph), ['What should I watch out for?', 'What could I take instead?']),
    findings,
    sources: citedSources([], findings),
  };
}

/** What too much of it does, for each way in which both may act. */
const ways: readonly { readonly words: RegExp; readonly holds: (id: string) => boolean; readonly says: string }[] = [
  {
    words: /\b(?:sugar|glucose|hba1c|diabet\w*)\b/i,
    holds: isOneOf('insulin', 'sulfonylurea'),
    says: 'Among your medicines is one that goes on pressing the sugar down whether you have eaten or not. A sugar that falls too low is dangerous within minutes, a high one over years: that is the worry.',
  },
  {
    words: /\b(?:blood )?(?:pressure|bp)\b/i,
    holds: isOneOf('antihypertensive'),
    says: 'A pressure that falls too low makes dizzy and faint, and a fall does harm at once.',
  },
  {
    words: /\b(?:thin\w*|clot\w*|bleed\w*)\b/i,
    holds: isOneOf('anticoagulant', 'antiplatelet'),
    says: 'Blood that clots too little bleeds where nobody sees it, in the stomach or the head.',
  },
];

function isOneOf(...classes: readonly MedicineClass[]): (id: string) => boolean {
  return (id) => classes.some((name) => id === `class:${name}` || findMedicineProfile(id)?.classes.has(name) === true);
}

const isItNotGood =
  /\b(?:both|(?:my|his|her|the) (?:\w+ )?(?:tablets?|pills?|medicines?|meds|insulin|drops|capsules?)\b[^.?!]{0,40}\b(?:do(?:es)?|bring|lower|thin|calm|too|as well|also|the same)|the same (?:thing|way|effect|direction))\b[^?]*\b(?:(?:isn't|is|wouldn't|would|why (?:is|isn't)) (?:that|it|this) (?:not |be |then |only |exactly |just )*(?:exactly |even |all the )?(?:what (?:i|we|he|she) wants?|good|better|great|perfect|ideal|a good thing|a plus|the (?:point|idea|aim|goal))|all the better|double the effect|so much the better|twice as good)\b/i;
