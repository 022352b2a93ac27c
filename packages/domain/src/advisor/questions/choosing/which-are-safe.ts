import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { findingsForHerb } from '../../../herbs/recommend.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Finding } from '../../../safety/finding.ts';
import type { Person } from '../../../safety/person/person.ts';
import { compareSeverity, forbids } from '../../../safety/words.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { missingFacts } from '../../reading/person/missing-facts.ts';
import type { Subject } from '../../reading/person/subject.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { escapeHtml, linkTo, listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { reminder } from '../../wording/reminder.ts';
import { citedSources } from '../../wording/source-list.ts';
import { askedOfUnknown } from './nothing-known-yet.ts';
import { withNamed } from '../combinations/what-to-avoid.ts';

/** What people ask for most, milder ones first. */
const usualHerbs =
  `peppermint ginger chamomile fennel lemon-balm lavender thyme psyllium passionflower elderberry valerian
  echinacea cranberry turmeric rhodiola ashwagandha saffron ginkgo garlic licorice st-johns-wort kava`.split(/\s+/);
const usualSupplements =
  `vitamin-d vitamin-c vitamin-b12 magnesium zinc omega-3-fish-oil probiotics vitamin-b9 iron calcium psyllium
  coenzyme-q10 melatonin turmeric vitamin-e vitamin-k 5-htp red-yeast-rice`.split(/\s+/);
const mostTold = 8;

interface Checked {
  readonly herb: Herb;
  /** Of more than minor weight. */
  readonly finding: Finding | undefined;
}

/** "Which herbs are safe with my sertraline?", "in pregnancy?": the usual ones, each checked for this person. */
export function answerWhichAreSafe(question: Understanding): AdvisorAnswer | null {
  const { wanted, particulars, herbs, medicines, said } = question;
  const text = withPlainApostrophes(askedFor(question));
  const isOfTheComplaint = goodForIt.test(text) && question.earlierUses.length + question.earlierParticulars.length > 0;
  if (isOfTheComplaint || !asksForSafeOnes.test(text) || ofChildren.test(text)) return null;
  if (wanted.length + particulars.length + herbs.length > 0) return null;
  const unknown = medicines.length === 0 ? askedOfUnknown(question.subject) : null;
  if (unknown !== null) return unknown;
  const subject = { ...question.subject, person: asAsked(withNamed(question.subject.person, medicines), text) };
  const isOfUnknown = myMedicines.test(text) && subject.person.medicines.length === 0;
  if (isOfUnknown) return plainAnswer([paragraph(whichMedicines)]);
  const checked = checkedOf(ofSupplements.test(text) ? usualSupplements : usualHerbs, subject.person);
  const held = checked.flatMap(({ herb, finding }) => (finding ? [{ herb, finding }] : []));
  const refused = held.filter(({ finding }) => forbids(finding.severity));
  const careful = held.filter(({ finding }) => !forbids(finding.severity));
  const findings = held.map(({ finding }) => finding);
  const missing = missingFacts(subject, said);
  return {
    ...plainAnswer([
      freeLine(
        checked.filter(({ finding }) => finding === undefined).map(({ herb }) => herb),
        subject,
      ),
      ...namesLine('Ask a pharmacist or doctor first about', careful),
      ...namesLine('Leave out', refused),
      paragraph('Tell me what you want help with, or name another one, and I look at that more closely.'),
      ...(missing === null ? [] : [paragraph(missing)]),
      ...reminder(question.question, subject, said),
    ]),
    findings,
    sources: citedSources([], findings),
    followUps: ['What helps me sleep?', 'Which herbs should I avoid?'],
  };
}

/** What was asked before the medicines were, now that they are told. */
function askedFor({ question, history }: Understanding): string {
  const isReply = history.at(-1)?.text.includes(whichMedicines) === true;
  return isReply ? (history.findLast(({ role }) => role === 'user')?.text ?? question) : question;
}

function checkedOf(keys: readonly string[], person: Person): readonly Checked[] {
  return keys
    .flatMap((key) => findHerb(key) ?? [])
    .map((herb) => ({
      herb,
      finding: findingsForHerb(herb, person)
        .filter(({ severity }) => severity !== 'minor')
        .toSorted((left, right) => compareSeverity(left.severity, right.severity))[0],
    }));
}

function freeLine(free: readonly Herb[], { who }: Subject): string {
  const names = listed(free.slice(0, mostTold).map((herb) => linkTo(herb, inSentence(herb.name))));
  return free.length === 0
    ? paragraph(`None of those that people ask for most passes without a question for ${who}.`)
    : `<p>Of those that people ask for most, I found no serious warning against ${names} for ${escapeHtml(who)}. That is no promise: not everything has been studied.</p>`;
}

function namesLine(lead: string, held: readonly { readonly herb: Herb }[]): string[] {
  const names = held.map(({ herb }) => linkTo(herb, inSentence(herb.name)));
  return names.length === 0 ? [] : [`<p>${lead} ${listed(names)}.</p>`];
}

/** "In pregnancy", "while nursing", asked by somebody of whom nothing of it is known. */
function asAsked(person: Person, text: string): Person {
  return {
    ...person,
    pregnant: person.pregnant || inPregnancy.test(text),
    breastfeeding: person.breastfeeding || whileNursing.test(text),
  };
}

const what = String.raw`(?:which|what|any)(?: other| kinds? of| sorts? of| good| natural| common)* (?:herbs?|herbal (?:remedies|supplements?)|supplements?|vitamins?|plants?|remedies|natural remedies|(?:herbal )?teas?)`;
const beside = String.raw`\b[^.?!]{0,40}\b(?:with|in|during|while|when|for|on|alongside|and|interact\w*|if)\b`;
const asksForSafeOnes = anyPhrase(
  new RegExp(
    String.raw`${what}(?: that| which)? (?:are|is|would be) (?:\w+ )?(?:safe|ok|okay|fine|all ?right|allowed|harmless|good|compatible|not (?:bad|dangerous|risky|harmful|a problem))${beside}`,
  ),
  new RegExp(
    String.raw`${what}(?: that| which)? (?:can|could|may|should) (?:i|we|he|she) (?:still |safely )?(?:take|use|have|combine|try)${beside}`,
  ),
  new RegExp(
    String.raw`${what}(?: that| which)? (?:do(?:n't| not)|does(?:n't| not)|won't|will not|never|dont|doesnt) (?:interact|interfere|clash|mess|react)`,
  ),
);
/** "Which tea is good for this?", of the complaint that was told. */
const goodForIt = /\bgood (?:for|against|with) (?:this|that|it|them)\b/i;
const myMedicines =
  /\b(?:my|his|her|their|our) (?:\w+ )?(?:meds|medicines?|medications?|tablets|pills|prescriptions?|drugs)\b/i;
const whichMedicines =
  'That hangs on the medicines: tell me their names, and I go through the herbs that people ask for most. Until then a pharmacist should see anything new first.';
const ofSupplements = /\b(?:supplements?|vitamins?|minerals?)\b/i;
const ofChildren = /\b(?:child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|infants?|teens?|teenagers?)\b/i;
const inPregnancy =
  /\b(?:in|during|while|when|for) (?:i'?m |being |early |late |the )?(?:pregnan\w+|first trimester|second trimester|third trimester)\b/i;
const whileNursing = /\b(?:nursing|breast ?-?feed(?:ing)?|lactati\w+)\b/i;
