import type { UseKey } from '../../../herbs/use-keys.ts';
import { sequence } from '../../../resolve/phrases.ts';
import type { Person } from '../../../safety/person/person.ts';
import { type Concerns, usesOf } from '../../particular/concerns-in.ts';
import { asOfProfile } from '../../particular/of-profile.ts';
import { headAndMind } from '../../particular/data/head-and-mind.ts';
import { skinAndHair } from '../../particular/data/skin-and-hair.ts';
import { womenAndMen } from '../../particular/data/women-and-men.ts';
import type { Particular } from '../../particular/particular.ts';
import type { Subject } from '../person/subject.ts';
import { specialOf } from './topics.ts';
import { justHad } from '../person/told-facts.ts';
import { wantedIn } from './wanted-uses.ts';

/** What help is wanted with, as far as it is this person's own and once what is told in passing is set aside. */
export function readWish(question: string, around: Around): Concerns {
  const { subject, before } = around;
  const concerns = ofThisBody(
    subject,
    afterBirth(question, subject, hisPart(subject, withProstate(subject, concernsOf(question, around)))),
  );
  const seasonal = { ...concerns, uses: withoutAFalseCold(concerns.uses, question) };
  const own = eyesOfHayFever(question, before, sweatsOfAMan(question, subject, seasonal));
  const uses = periodPain(narrowed(own.uses, before), question, subject.person);
  return { ...own, uses: asOfProfile(uses, subject.person, question) };
}

/** What only the other sex has is meant for somebody else: nothing is suggested until it is known for whom. */
function ofThisBody({ person, isOther }: Subject, concerns: Concerns): Concerns {
  const { gender } = person;
  const isAnothers = ({ of: sex }: Particular) => sex !== undefined && gender !== null && gender !== sex && !isOther;
  if ((gender !== 'male' && gender !== 'female') || !concerns.particulars.some(isAnothers)) return concerns;
  const gone = concerns.particulars.filter(isAnothers).flatMap(({ herbs }) => usesOf(herbs));
  const particulars = concerns.particulars.map((each) =>
    isAnothers(each) ? { name: each.name, meets: each.meets, says: `${each.says ?? ''} ${forWhom}`.trim() } : each,
  );
  return { ...concerns, particulars, uses: concerns.uses.filter((use) => !gone.includes(use)) };
}

/** "Streaming nose and itchy eyes every summer": what comes with the season or itches is no cold. */
function withoutAFalseCold(uses: readonly UseKey[], question: string): readonly UseKey[] {
  return uses.includes('allergies') && ofPollen.test(question) && !namesACold.test(question)
    ? uses.filter((use) => use !== 'colds' && use !== 'sinus')
    : uses;
}

const ofPollen =
  /\bitch\w*\b|\b(?:every|each|all) (?:spring|summer|year|may|june|july|autumn|season)\b|\bpollen\b|\bhay ?fever\b|\bmow(?:n|ing|ed)?\b/i;
const namesACold = /\bcolds?\b|\bflu\b|\bvirus\b/i;

/** "And for my eyes?", in a talk of hay fever. */
function eyesOfHayFever(question: string, before: readonly UseKey[], concerns: Concerns): Concerns {
  const own = headAndMind.find(({ name }) => name === pollenEyes);
  const isOfThem =
    before.includes('allergies') &&
    concerns.uses.every((use) => use === 'eyes' || use === 'allergies') &&
    ofEyes.test(question);
  return isOfThem && own !== undefined ? { ...concerns, uses: [], particulars: [own], areToldOnly: false } : concerns;
}

const ofEyes = /^(?!.*\b(?:nose|sneez\w*|hay ?fever)\b).*\beyes?\b/i;
const pollenEyes = 'itchy eyes in hay fever';

/** Night sweats of a man are not of the change of life. */
function sweatsOfAMan(question: string, { person, whose, isOther }: Subject, concerns: Concerns): Concerns {
  const isMan = isOther ? whose === 'his' : person.gender === 'male';
  const own = womenAndMen.find(({ name }) => name === 'night sweats');
  if (!isMan || own === undefined || !concerns.uses.includes('menopause') || !sweats.test(question)) return concerns;
  return {
    ...concerns,
    uses: concerns.uses.filter((use) => use !== 'menopause'),
    particulars: [own, ...concerns.particulars],
    areToldOnly: false,
  };
}

const sweats = /\bsweat\w*|\bhot flush\w*|\bhot flash\w*/i;

/** Getting up at night to pee, told of a man of those years, is asked of the prostate too. */
export function withProstate({ person: { gender, ageYears }, whose, isOther }: Subject, concerns: Concerns): Concerns {
  const isMan = gender === 'male' || (isOther && whose === 'his');
  const isOfNight = concerns.particulars.some(({ name }) => name === upAtNight);
  const isLikely = isMan && ageYears !== null && ageYears >= prostateFromYears;
  return isOfNight && isLikely && !concerns.areToldOnly
    ? { ...concerns, uses: [...new Set<UseKey>([...concerns.uses, 'prostate'])] }
    : concerns;
}

/** Of a man who tries for a child with her, his part is what herbs are asked for. */
function hisPart({ person, isOther }: Subject, concerns: Concerns): Concerns {
  const own = womenAndMen.find(({ name }) => name === 'sperm');
  const isHis = person.gender === 'male' && !isOther && own !== undefined;
  if (!isHis || !concerns.particulars.some(({ name }) => name === 'becoming pregnant')) return concerns;
  const particulars = concerns.particulars.map((each) => (each.name === 'becoming pregnant' ? own : each));
  return { ...concerns, particulars, uses: [...new Set([...usesOf(own.herbs), ...concerns.uses])] };
}

/** The hair of a nursing mother falls out for a reason of its own. */
function afterBirth(question: string, { person }: Subject, concerns: Concerns): Concerns {
  const ofBirth = skinAndHair.find(({ name }) => name === hairAfterBirth);
  const isLikely = person.breastfeeding && fallsOut.test(question) && concerns.particulars.length === 0;
  return isLikely && ofBirth !== undefined
    ? { ...concerns, particulars: [ofBirth], uses: concerns.uses.filter((use) => use !== 'hair') }
    : concerns;
}

const fallsOut =
  /\bhair\b[^.?!]{0,24}\b(?:fall\w*|loss|losing|lose|shed\w*|thin\w*|clumps|comes? out|coming out)\b|\b(?:losing|lose|shedding) (?:so much |a lot of |my )*hair\b/i;
const hairAfterBirth = 'hair that falls out after a birth';
const upAtNight = 'getting up at night to pee';
const prostateFromYears = 45;

const forWhom = 'Is it for somebody else? Tell me who, how old, and which medicines, and I will look for that person.';

interface Around {
  readonly told: readonly string[];
  readonly strangers: readonly string[];
  readonly facts: Person;
  readonly subject: Subject;
  /** What the last question wanted help with. */
  readonly before: readonly UseKey[];
}

/** What help is asked for, once the names of products and what is told in passing are set aside. */
function concernsOf(question: string, { told, strangers, facts, subject }: Around): Concerns {
  const isNews =
    told.length > 0 &&
    ((besides.test(question) && !question.includes('?')) || whichToLeave.test(question) || isReaction(told, question));
  if (isNews) return { uses: [], particulars: [], areToldOnly: true };
  // What a product is called says nothing of the wish: "Nerve Calm Pro".
  const nameless = [...strangers, operationIn(facts)]
    .filter((name) => name !== '')
    .reduce((left, name) => left.replace(name, ' '), question);
  const wish = withoutItsWorry(nameless.replace(timeToWorry, ' ').replaceAll(oldReaction, '$1'));
  return withoutALift(wantedIn(wish, subject.person.pregnant), wish);
}

/** The operation by its name; of "so nervous I can't sleep before my knee surgery" no more than that. */
function operationIn({ surgeryPlanned }: Person): string {
  if (surgeryPlanned === null || justHad.test(surgeryPlanned)) return '';
  return complains.test(surgeryPlanned) ? (itsName.exec(surgeryPlanned)?.[0] ?? '') : surgeryPlanned;
}

const complains =
  /\b(?:can'?t|nervous|nerves|anxious|worried|tense|stressed|scared|wound up|sleep\w*|awake|calm\w*|switch off)\b/i;
const itsName =
  /\b(?:(?!before |my |the |after |for )[\w-]+ )?(?:op|operation|surgery|procedure|replacement|repair|removal|lift|job|\w+(?:ectomy|plasty|oscopy))\b/i;

/** "Worried that I have too little milk", "anxious about my thin hair": help is wanted with the milk and the hair. */
function withoutItsWorry(text: string): string {
  return text.replace(worriedOver, (all, matter: string) =>
    specialOf(wantedIn(matter, false).uses).length > 0 ? ` ${matter}` : all,
  );
}

const worriedOver =
  /\b(?:(?:i'?m|i am|am|bit|so|really|very|getting|quite) )*(?:worr(?:y|ied|ying)|anxious|nervous|concerned|scared|afraid) (?:(?:about|that|over|in case|of) |(?<!\bso (?:worried|anxious|nervous|scared) )(?=(?:i|my|the|his|her|he|she) ))([^.,?!;]*)/i;

/** "Low again, something to pick me up": of the mood, and not of being tired. */
function withoutALift(concerns: Concerns, text: string): Concerns {
  const isLift = concerns.uses.includes('mood') && liftsUp.test(text) && !tiredToo.test(text);
  return isLift ? { ...concerns, uses: concerns.uses.filter((use) => use !== 'energy') } : concerns;
}

const liftsUp = /\bpick[- ]me[- ]up\b/i;
const tiredToo = /\b(?:tired\w*|energ\w*|exhaust\w*|fatigue\w*|worn out|drained|knackered|shattered)\b/i;

/** "I get a rash from ragweed", "crab brings me out in hives": how an allergy shows, and no complaint to be helped with. */
function isReaction(told: readonly string[], question: string): boolean {
  return told.every((each) => each.startsWith('allergic to ')) && !asksForHelp.test(question);
}

const asksForHelp =
  /\?|\b(?:help|what|which|something|anything|need|want|looking for|relief|relieve|soothe|treat|cream for|for (?!(?:years?|ages|as long|a (?:long|few)|months|weeks|days|ever|life|me|him|her|example|now|\d+)\b)(?:my |the |his |her |some )?\w+|hay ?fever|pollen|now|today|since|yesterday|last night|this (?:morning|week))\b/i;

/** "I had a peanut reaction when I was small, throat swelling": how it was then is no complaint of now. */
const oldReaction = sequence(
  /((?:\b(?:reactions?|reacted|allerg\w+|anaphyla\w+|hives)\b)[^.?!]{0,40}?[,:(]? ?)/gi,
  /\b(?:(?:with|and|my|his|her|the|a|bad|some) )*(?:throat|face|lips?|tongue|eyes?|mouth)/,
  /(?: (?:was|were|went|got|had|all|really|very|so))* (?:swell\w*|swoll\w*|clos\w*|tight\w*|itch\w*|tingl\w*|puff\w*|blew up)(?: up| shut)?/,
);

/** "What can I put on my face?", after acne: the skin is what was spoken of. */
function narrowed(uses: readonly UseKey[], before: readonly UseKey[]): readonly UseKey[] {
  const isBroad = uses.length === 1 && specialOf([...uses, ...before]).every((use) => !uses.includes(use));
  return isBroad ? before : uses;
}

/** Bare "cramps" of a woman of those years are mostly of the period. */
function periodPain(
  uses: readonly UseKey[],
  question: string,
  { gender, ageYears, pregnant }: Person,
): readonly UseKey[] {
  const isLikely = gender === 'female' && ageYears !== null && ageYears > 11 && ageYears < 53 && !pregnant;
  return isLikely && !ofTheBelly.test(question)
    ? uses.map((use) => (use === 'cramps' ? 'menstrual-cramps' : use))
    : uses;
}

const ofTheBelly =
  /\b(?:stomach|tummy|belly|guts?|ibs|colic|bowel\w*|eat\w*|meals?|wind|bloat\w*|diarrh\w*|constip\w*)\b/i;

/** "How long before I worry?", "which signs should worry me?" ask for a doctor, not for calm. */
const timeToWorry =
  /\b(?:before|until|till|should|do|must|need) (?:i|we) (?:\w+ )?(?:to )?(?:be )?(?:worry|panic|worried)\b|\b(?:anything|something|nothing|reason|need) to worry\b(?: about)?|\b(?:mak(?:e|es)|should|would|might) (?:me |you )?(?:worry|worried|panic)(?: me| you)?\b|\bworrying (?:signs?|symptoms?)\b/i;

/** "I had an ulcer ten years ago. Which of the two should I leave alone?" */
export const whichToLeave =
  /\bwhich (?:(?:one|ones|of (?:them|these|those|the (?:two|three)))\b[ ,]*)?(?:should|must|would|do|had) (?:i|you|he|she|we) (?:better )?(?:leave (?:alone|out|off)|avoid|drop|skip|not take)\b/i;

/** "I just tested positive, still ok?" is news for all that was spoken of. */
export const stillOk = /\bstill (?:be |all )?(?:ok(?:ay)?|fine|safe|good|alright|right|allowed)\b/i;

/** "I have reflux, by the way" tells a fact; help with it is not what was asked for. */
const besides =
  /\b(?:by the way|btw|forgot to (?:say|mention|tell)|should (?:have )?mention(?:ed)?|(?:take|takes|am on|is on|on) no (?:other )?(?:medicines?|medications?|tablets|pills|meds))\b/i;
