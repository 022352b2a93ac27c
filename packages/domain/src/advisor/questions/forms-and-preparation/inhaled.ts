import { findHerb } from '../../../herbs/catalogue.ts';
import { readText } from '../../../resolve/read.ts';
import { sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Herb } from '../../../herbs/herb.ts';
import type { Finding } from '../../../safety/finding.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { rubBesideIt } from './rubs-for-a-child.ts';
import { tellsOfAnAnimal } from '../../limits/side-topics.ts';
import { lastMessage } from '../../reading/last-said.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Can I use eucalyptus oil in a humidifier?": strong scents close the airways of small children. */
export function answerInhaled({
  question,
  history,
  herbs,
  earlierHerbs,
  medicines,
  subject,
}: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (overABowl.test(text) && (isYoung(subject.person.ageYears) || ofAChild.test(text)))
    return plainAnswer([noBowl, ...[rubBesideIt(text, subject.person.ageYears) ?? []].flat()].map(paragraph), [
      'What helps a blocked nose?',
    ]);
  const isOfAge = !isUnderage(subject.person) || isYoung(subject.person.ageYears);
  const ofScents = herbs.length > 0 && herbs.every(({ id }) => inHotWater.has(id));
  const isBreathed = isOfAge && ofScents && breathesIn.test(text) && !swallows.test(text);
  if (!(intoTheAir.test(text) || onlySmelt.test(text) || isBreathed)) return null;
  if (medicines.length > 0 || subject.person.pregnant) return null;
  if (tellsOfAnAnimal(text)) return null;
  const isSmelt = onlySmelt.test(text);
  const items = herbs.length === 0 ? earlierHerbs : herbs;
  const oils = items.flatMap(({ id }) => findHerb(id) ?? []);
  if (oils.length === 0 || oils.some(({ neverSuggest }) => neverSuggest === true) || !oils.every(hasAnOil)) return null;
  const last = lastMessage(history);
  const { ageYears, conditions } = subject.person;
  const isForChild = isYoung(ageYears) || ofAChild.test(text) || ofAChild.test(last);
  const hasWeakLungs =
    conditions.some(({ id }) => id === 'asthma' || id === 'copd') ||
    readText(last).mentions.some(({ id }) => id === 'asthma' || id === 'copd');
  const findings = findingsAbout(
    items.map((item) => ({ ...item, form: 'essential-oil' as const })),
    subject.person,
  );
  // What is swallowed with a medicine is another matter than what is smelt.
  const isScent = isSmelt || onCloth.test(text);
  const against = findings.filter((finding) => isOfThisPerson(finding) && !(isScent && finding.kind === 'medicine'));
  const bringsFits = against.some((finding) => finding.with.id === 'epilepsy');
  if (!isForChild && against.length > 0)
    return isScent || bringsFits || isBreathed ? betterNot(oils, against, isScent) : null;
  const name = listed(oils.map((oil) => inSentence(oil.name)));
  const lines = [
    isForChild
      ? `Not for a child: strong scents such as ${name} can irritate the airways of children, close them in those under about three, and the bottle is a poison within reach. Moist air, salt water drops for the nose and raised pillows do as much.`
      : hasWeakLungs
        ? `I would leave it: with asthma or COPD strong scents such as ${name} can tighten the chest.`
        : onCloth.test(text)
          ? `Most adults can put a drop or two of ${name.replace(/ oil\b/g, '')} oil on a cloth or a corner of the pillow; proof that it helps is poor. Take it away if it bothers your head, eyes or chest.`
          : isBreathed
            ? `Yes, most healthy grown-ups can breathe in the steam of hot water with a few drops of ${name.replace(/ oil\b/g, '')} oil; proof that it helps is poor. Do not swallow it. Let boiling water stand first, set the bowl firmly and keep your face well above it, as hot bowls scald. Stop when eyes or chest feel it.`
            : `Most grown-ups bear a few drops of ${name} in the air of a room for half an hour; proof that it helps is poor. Air the room, and stop when eyes or chest feel it.`,
    ...(isForChild
      ? []
      : [
          'Not where a small child, somebody with asthma or a pet breathes the same air. Keep the bottle locked away: swallowed oil poisons.',
        ]),
  ];
  return { ...plainAnswer(lines.map(paragraph)), findings: isForChild ? findings : [] };
}

function isYoung(ageYears: number | null): boolean {
  return ageYears !== null && ageYears < oldEnough;
}

/** "Steam then? A bowl of hot water and a towel over the head." */
const overABowl =
  /\b(?:steam(?:ing)?|inhal\w+)\b[^]{0,60}\b(?:bowl|basin|pot|towel|hot water|kettle)\b|\b(?:bowl|basin|pot) of (?:very )?(?:hot|boiling|steaming) water\b|\btowel over\b/i;
const noBowl =
  'No bowl of hot water for a child: it tips in a moment, and hot bowls scald many people each year. Moist air in the room, salt water drops for the nose, small drinks and a raised head do as much, and no oil in any of it. Hard or fast breathing, blue lips, or a child who drinks little needs a doctor at once.';

/** "Just smelling it?", of an oil that the checks speak against. */
function betterNot(oils: readonly Herb[], findings: readonly Finding[], isScent: boolean): AdvisorAnswer {
  const against = oils.filter(({ key }) => findings.some(({ subject: { id } }) => id === key));
  const oil = `${listed(against.map(({ name }) => inSentence(name)))} oil`;
  const lead = isScent ? `Better not from the bottle of ${oil} either` : `Better no ${oil} in the air`;
  const reasons = findings.map(({ why, advice }) => `${why} ${advice}`).slice(0, mostReasons);
  return {
    ...plainAnswer(
      [paragraph(`${lead}, until your doctor agrees. ${reasons.join(' ')}`)],
      ['What could I take instead?'],
    ),
    findings,
  };
}

const mostReasons = 2;

/** An illness, an allergy or a medicine that speaks against it, beyond that no oil is swallowed. */
/** What has no oil that is sold for scent is nothing to breathe in. */
function hasAnOil({ name, monograph, rules }: Herb): boolean {
  return (
    /\b(?:oil|menthol|camphor|steam)\b/i.test(name) ||
    monograph?.forms.includes('essential-oil') === true ||
    rules.some(({ forms = [] }) => forms.includes('essential-oil'))
  );
}

function isOfThisPerson({ kind, severity }: Finding): boolean {
  return (
    severity !== 'minor' &&
    (kind === 'condition' || kind === 'allergy' || kind === 'medicine' || kind === 'breastfeeding')
  );
}

/** "Can I inhale eucalyptus with a cold?" */
const breathesIn = /\b(?:inhal(?:e|ing)|breath(?:e|ing) in|steam inhalations?)\b[^]*\?/i;
/** Oils that are sold to be breathed in. */
const inHotWater: ReadonlySet<string> = new Set(['eucalyptus', 'peppermint-oil', 'lavender-oil']);
const swallows = /\b(?:swallow\w*|drink\w*|eat|capsules?|by mouth|smok\w+|vap(?:e|ing))\b/i;
/** "Just smelling it?" */
const onlySmelt = sequence(
  /^\W*(?:(?:and|but|so|or|what about|how about|ok|is|even)\b[ ,]*)*/i,
  /(?:just |only |if i |can i |could i |by |from |to )*/,
  /(?:smell(?:ing)?|sniff(?:ing)?|inhal(?:e|ing)|breath(?:e|ing) (?:it )?in|the (?:smell|scent))/,
  /\b(?: (?:of )?(?:it|that|this|the oil|the bottle|them))?/,
  /(?: (?:ok|okay|fine|safe|then|at least|in|alone))*\W*$/,
);
const onCloth = /\bon (?:my|the|his|her|a) (?:pillow|pillowcase|hanky|handkerchief|tissue|cloth)\b/i;
const oldEnough = 12;
const intoTheAir =
  /\bon (?:my|the|his|her|a) (?:pillow|pillowcase|hanky|handkerchief|tissue|cloth)\b|\b(?:humidifiers?|diffus(?:ers?|es?|ed|ing)|vapori[sz]ers?|nebuli[sz]ers?|aroma lamps?|oil burners?|room sprays?|steam inhalations?)\b|\b(?:in|for|at) the (?:sauna|steam (?:room|bath))\b|\b(?:oils?|drops)\b[^.?!]{0,20}\b(?:in|on) the (?:sauna|stove|heater|radiator|air)\b/i;
const ofAChild =
  /\b(?:son|daughter|child(?:ren)?|kids?|toddler|baby|babies|infant|newborn|boy|girl|nursery|little one|grand(?:son|daughter|child)|year[- ]old)\b/i;
