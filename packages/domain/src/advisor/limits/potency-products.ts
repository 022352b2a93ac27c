import { isOfClass } from '../../medicines/is-of-class.ts';
import type { MedicineClass } from '../../medicines/medicine-classes.ts';
import { anyPhrase, sequence, withPlainApostrophes } from '../../resolve/phrases.ts';
import { hasCondition, type Person } from '../../safety/person/person.ts';
import { findingsAbout } from '../about-herbs/checked-herbs.ts';
import { findingLines } from '../about-herbs/verdict/finding-lines.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { lastAnswer } from '../reading/last-said.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { citedSources } from '../wording/source-list.ts';
import { asksForLess, namesPotencyProduct, ofTheBedroom, saysItIsFood } from './data/potency-words.ts';

/** What is sold for potency, and the wish for it beside a nitrate: the two can kill together. */
export function answerPotency(question: Understanding): AdvisorAnswer | null {
  const { subject, herbs, wanted, said } = question;
  const text = withPlainApostrophes(question.question);
  const isProduct = namesPotencyProduct(text) || (isOfPotency(question) && soldAnywhere.test(text));
  const before = lastAnswer(question.history);
  const isWarnedOf = !isProduct && [doNotTakeIt, notEvenHalf, notByItsLabel].some((told) => before.includes(told));
  const isOfTheWare = isWarnedOf && herbs.length === 0;
  if (isOfTheWare && whatToTell.test(text)) return plainAnswer([paragraph(tellOfAll)]);
  const isFood = isWarnedOf && herbs.every(({ id }) => foodOfWares.has(id)) && saysItIsFood.test(text);
  const isLess = isFood || (isOfTheWare && asksForLess.test(text));
  // "My wife complains" speaks of her, and it is for him.
  const beside = besideNitrate(subject.person) ?? besideNitrate(question.person);
  const isHinted = subject.person.gender === 'male' && (hintsAtIt.test(text) || ofTheBedroom.test(text));
  // Two medicines that can kill together are told of before any herb that is named.
  const isOpen = herbs.length === 0 || hasBoth(subject.person);
  const isWished = isOpen && (wanted.includes('libido') || isHinted) && beside !== null;
  if (!isProduct && !isWished && !isLess) return null;
  const heart =
    beside ??
    besidePressure(subject.person) ??
    (hasCondition(subject.person, 'heart-disease') ? 'With a sick heart that is a danger to life.' : null);
  const first = isFood ? notByItsLabel : isLess ? notEvenHalf : oftenSpiked;
  const lines = [
    ...(isWished && !isProduct ? [] : [first]),
    ...(heart === null ? [] : [heart]),
    ...(isLess ? [ifTaken] : [seeTheDoctor]),
  ];
  const news = lines.flatMap((line) => {
    if (!said.includes(line) || (line === first && isLess) || (isProduct && line === oftenSpiked)) return [line];
    return (isProduct || isLess) && line === beside ? [asISaid] : [];
  });
  return news.length === 0 ? null : withNamed(isFood ? { ...question, herbs: [] } : question, news);
}

/** "A yohimbe bottle plus some packets": the herb that is named beside is checked as well. */
function withNamed({ herbs, subject, said }: Understanding, lines: readonly string[]): AdvisorAnswer {
  const findings = findingsAbout(herbs, subject.person);
  return {
    ...plainAnswer(
      [...lines.map(paragraph), ...findingLines(findings, said, subject)],
      ['When should I see a doctor?'],
    ),
    findings,
    sources: citedSources([], findings),
  };
}

/** "Something for down there if u know what i mean", from a man: too shy to say it. */
const hintsAtIt = sequence(
  /^(?![^]*\b(?:itch\w*|rash|sore|spots?|lumps?|burn\w*|pain\w*|smell\w*|hair|shav\w*|pee|wee)\b)[^]*/i,
  /\b(?:down there|downstairs|below the belt|in that department|in the trouser department)\b/,
  /[^]{0,40}\b(?:know|get|catch) (?:what|wot) (?:i|im|i'm) (?:mean\w*|saying|on about)\b/,
);

/** Whether the talk was of potency: a word for the ware is then enough. */
function isOfPotency({ earlierUses, earlierHerbs }: Understanding): boolean {
  return earlierUses.includes('libido') || earlierHerbs.some(({ id }) => forPotency.has(id));
}

const forPotency: ReadonlySet<string> = new Set(
  'horny-goat-weed yohimbe tongkat-ali l-arginine l-citrulline'.split(' '),
);
/** What such a ware is sold as: "it is only honey" speaks of the ware. */
const foodOfWares: ReadonlySet<string> = new Set(['honey', 'coffee', 'cocoa']);
/** "Petrol station ones say 100% herbal on the pack", "there's stuff on eBay". */
const soldAnywhere = anyPhrase(
  /(?:gas|petrol|service|filling) station/,
  /(?:ones?|stuff|things?|pills?|tablets?|capsules?|sachets?|honey|drops|powder|shots?|packets?|packs?|gummies|supplements?)\b[^.?!]{0,24}\b(?:from|off|at|on|in|behind|through) (?:the |a |an |my |some )?(?:sex shop|corner shop|market|internet|online|website|web ?site|ebay|amazon|tik ?tok|instagram|facebook|gym|club|guy|bloke|mate|friend|kiosk|vending machine|pub)/,
);

function ofClass({ medicines }: Person, wanted: MedicineClass): Person['medicines'][number] | undefined {
  return medicines.find(({ id }) => isOfClass(id, wanted));
}

function hasBoth(person: Person): boolean {
  return ofClass(person, 'nitrate') !== undefined && ofClass(person, 'pde5-inhibitor') !== undefined;
}

function besideNitrate(person: Person): string | null {
  const nitrate = ofClass(person, 'nitrate');
  if (nitrate === undefined) return null;
  const tablet = ofClass(person, 'pde5-inhibitor');
  const together = 'together they can drop the blood pressure so far that it kills';
  return tablet === undefined
    ? `You take ${nitrate.name}: no potency tablet, and nothing sold for potency that may hold one; ${together}. Therefore I suggest no herb for it either.`
    : `${tablet.name.charAt(0).toUpperCase()}${tablet.name.slice(1)} and ${nitrate.name} must not be taken near each other: ${together}. Ask a doctor or pharmacist today, and take neither ${tablet.name} nor anything sold for potency before that. Therefore I suggest no herb for it either.`;
}

/** Hidden sildenafil adds to what lowers the pressure, and to a tablet that is the same. */
function besidePressure(person: Person): string | null {
  const taken = adding.map((wanted) => ofClass(person, wanted)).find((medicine) => medicine !== undefined);
  return taken === undefined
    ? null
    : `You take ${taken.name}: hidden sildenafil or tadalafil adds to it, and the blood pressure can drop so far that people faint or the heart suffers.`;
}

const adding: readonly MedicineClass[] = [
  'alpha-blocker',
  'pde5-inhibitor',
  'ace-inhibitor',
  'arb',
  'beta-blocker',
  'calcium-channel-blocker',
  'antihypertensive',
];

const asISaid = 'As I said of your nitrate: the two together can drop the pressure so far that it kills.';
const doNotTakeIt = 'have often held hidden sildenafil or tadalafil that no label names';
const oftenSpiked = `Do not take it. Honey, sachets, coffee and pills sold as natural potency aids ${doNotTakeIt}, in unknown amounts.`;
const notEvenHalf =
  'No, not even half of it. Nobody knows how much is inside: half can hold more than a whole tablet from the pharmacy, and the word “herbal” on the label says nothing of what was mixed in.';
const notByItsLabel =
  'The label does not settle it. What authorities found with hidden sildenafil or tadalafil was sold as plain honey, coffee or herbs, and “natural” stood on the packets. Honey from the kitchen is another matter; leave this out.';
const ifTaken =
  'If some was taken: use no nitrate spray or tablet after it, and with chest pain, faintness or a racing heart call your emergency number and say what was taken and when. Keep the packet and show it to your doctor or pharmacist.';
const seeTheDoctor =
  'Weak erections can come from the vessels, sugar, a medicine or worry, and a doctor can treat them safely. With chest pain call your emergency number and say what was taken and when.';
/** "Which of these do I mention to my doctor?" */
const whatToTell =
  /\b(?:mention|tell|show|say|bring|report)\b[^.?!]{0,40}\b(?:doctor|gp|pharmacist|cardiologist|urologist)\b/i;
const tellOfAll =
  'All of it, and what you were given for potency first: take the packets and bottles along, with the list of what you take. Weak erections can be an early sign of trouble in the vessels, so doctors want to hear of them, and they can treat them safely.';
