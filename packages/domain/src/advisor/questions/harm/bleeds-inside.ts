import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { pairsIn } from '../../about-herbs/verdict/finding-lines.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { thins } from '../../limits/thins.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence, medicineName } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Isn't that only a problem if I cut myself?": what was warned of as bleeding happens inside, without any wound. */
export function answerBleedsInside({
  question,
  herbs,
  earlierHerbs,
  subject,
  said,
}: Understanding): AdvisorAnswer | null {
  if (!onlyWithAWound.test(withPlainApostrophes(question))) return null;
  const thinners = subject.person.medicines.filter(({ id }) => thins(id));
  const findings = findingsAbout(herbsMeant({ herbs, earlierHerbs }), subject.person).filter(
    ({ severity, why, advice }) => severity !== 'minor' && ofBleeding.test(`${why} ${advice}`),
  );
  if (findings.length === 0 && (thinners.length === 0 || !ofBleeding.test(said))) return null;
  const lines = [
    'No. A cut is the smaller worry, as it can be seen and pressed on. The danger is bleeding inside, in the brain, the stomach or the bowel, and that needs no cut at all.',
    signs,
    findings.length === 0 ? '' : `What I said about ${pairsIn(findings, subject.person)} holds.`,
    thinners.length === 0
      ? ''
      : `Do not stop ${listed(thinners.map((each) => inSentence(medicineName(each))))} or change the amount to make room for a herb.`,
  ];
  return {
    ...plainAnswer(lines.filter((line) => line !== '').map(paragraph), ['What could I take instead?']),
    findings,
    sources: citedSources([], findings),
  };
}

const ofBleeding = /\b(?:bleed\w*|clot\w*|platelets?|INR|thin\w*)\b/i;
const signs =
  'Black or bloody stools, vomit like coffee grounds, a sudden bad headache, weakness of one side, trouble speaking, confusion or fainting, or a hard knock on the head: call your emergency number at once. Red or brown urine, large bruises, or nose or gum bleeding that goes on: call the doctor today.';

const wound = String.raw`(?:cut|cuts|nick|bleed|bleeding|wound(?:ed)?|injur\w+|hurt|fall|accident|crash|scratch\w*|graze|knife|operation|surgery)`;
const onlyWithAWound = new RegExp(
  String.raw`\b(?:only|just) (?:really |actually )?(?:a |an |be a |be an )?(?:problem|issue|risk|danger|worry|concern|matters?|bad|dangerous|risky|counts?|applies)\b[^.?!]{0,24}\b(?:if|when|with|for)\b[^.?!]{0,24}\b${wound}\b|\b(?:don'?t|never|rarely|hardly ever|won'?t|not going to) (?:ever |often |usually )?(?:cut|injure|hurt|nick) (?:myself|himself|herself)\b|\b(?:if|as long as|so long as|unless|provided) (?:i|he|she) (?:do(?:es)?n'?t |do not |am careful not to |is careful not to |avoid |avoids |never )?(?:cut|injure|nick|bleed|cutting)(?:s|ting)?\b|\b(?:no|haven'?t any|without (?:a|any)) (?:cuts?|wounds?)\b[^.?!]{0,24}\b(?:so|fine|ok|okay|no (?:problem|danger|risk))\b`,
  'i',
);
