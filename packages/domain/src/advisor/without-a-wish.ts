import type { Item } from '../safety/item.ts';
import { listed, paragraph, wordingFor } from './wording/html.ts';
import { thanksIn } from './limits/limits.ts';
import { inSentence } from './wording/names.ts';
import { ownHerbs } from './about-herbs/beside-own.ts';
import type { AdvisorAnswer } from './answer.ts';
import { askBack, medicinesOnly, plainAnswer } from './wording/plain-answers.ts';
import { reminder } from './wording/reminder.ts';
import { sideTopic, sideTopicName } from './limits/side-topics.ts';
import { topicsOf } from './reading/wishes/topics.ts';
import { everydayHelp } from './for-concerns/everyday-help.ts';
import { sentencesOf } from './wording/sentences.ts';
import { sentencesOn } from './wording/sentences-on.ts';
import { furtherOn } from './after-plain-answer.ts';
import { goByClinician } from './clinicians-word.ts';
import { whereWeAre, whereWeAreWith } from './where-we-are.ts';
import { bareReply, goodNews } from './bare-reply.ts';
import { otherForTheYoung } from './for-the-young.ts';
import { isLabResult } from './reading/person/lab-results.ts';
import { lastMessage } from './reading/last-said.ts';
import type { Understanding } from './reading/understanding.ts';
import { asksOfNothingNamed, whichIsMeant } from './reading/wishes/open-question.ts';
import { justHad } from './reading/person/told-facts.ts';
import { isUnreadAbroad, unreadBeside } from './reading/named-things/unread-abroad.ts';
import { unknownNames } from './reading/named-things/unknown-names.ts';
import { rejects, wishOf } from './reading/wishes/wish.ts';
import { findingsAbout } from './about-herbs/checked-herbs.ts';
import { besideNamed, nothingOfMine } from './limits/beside-named.ts';

/** Nobody has said what for: medicines, facts about a person, or a remark. */
export function withoutAWish(question: Understanding): AdvisorAnswer | null {
  if (wishOf(question).length === 0) return factsOrMedicines(question);
  return isRemark(question) ? onRemark(question) : null;
}

/** "Just food, then": where no herb stands for a complaint, mostly no food does. */
function byFood(name: string): string {
  return `I hold no single food with studies for ${name}. A mixed diet with vegetables, pulses, nuts and whole grain brings what most people look for in pills. What I said of ${name} comes first.`;
}

/** Thanks for what was told, or what can be said of medicines alone. */
function factsOrMedicines(question: Understanding): AdvisorAnswer {
  const { medicines, unrecognised, said, subject } = question;
  const thanks = thanksIn(question);
  const spoken = toldOf(question);
  const besides = sideTopicName(lastMessage(question.history)) ?? spoken?.name ?? null;
  if (thanks.length > 0 || (besides !== null && medicines.length === 0)) {
    const next =
      subject.person.surgeryPlanned === null || justHad.test(subject.person.surgeryPlanned)
        ? wordingFor(whatNext, said)
        : beforeSurgery;
    const isTreated = question.told.some((fact) => fact.startsWith('taking '));
    if (besides !== null && question.asks.form === 'food') return plainAnswer([paragraph(byFood(besides))], starters);
    const then =
      besides === null
        ? [next]
        : [
            thanks.length === 0 && spoken?.says !== undefined && spoken.name === besides
              ? furtherOn({ name: besides, says: spoken.says }, question)
              : stillOn(besides, question),
            ...(isTreated ? [keepToIt] : []),
          ];
    return plainAnswer([...thanks, ...then].map(paragraph), starters);
  }
  if (medicines.length === 0)
    return question.earlierHerbs.length === 0 &&
      question.mentions.every(({ kind }) => kind !== 'herb') &&
      asksOfNothingNamed(question.asks)
      ? plainAnswer([paragraph(whichIsMeant)], starters)
      : notUnderstood(question);
  const told = toldBesides(question);
  if (told !== null) return plainAnswer([paragraph(`As I said: ${told}`)], starters);
  const names = listed(medicines.map(({ name }) => name));
  if (isUnreadAbroad(question)) return plainAnswer([paragraph(unreadBeside(names))], starters);
  const isOfMine = question.asks.checking && question.history.length > 0 && question.earlierHerbs.length === 0;
  if (isOfMine) return besideNamed(question) ?? plainAnswer([paragraph(nothingOfMine(names))], starters);
  if (question.history.length === 0 && tellsRatherThanAsks.test(question.question))
    return plainAnswer([heldInMind(names), wordingFor(whatNext, said)].map(paragraph), starters);
  const answer = medicinesOnly(names, question.herbs.length === 0 ? ownHerbs(question) : []);
  return { ...answer, unrecognised, blocks: [...unknownNames(unrecognised, said), ...answer.blocks] };
}

function stillOn(topic: string, question: Understanding): string {
  const told = toldBesides(question);
  return told === null ? (otherForTheYoung(question) ?? holdsStill(topic)) : `As I said: ${told}`;
}

/** What the talk is of, where no herb was named in it. */
function spokenOfBefore(question: Understanding): string | null {
  const topic = topicsOf(wishOf(question), '') || (question.earlierParticulars[0]?.name ?? '');
  return question.history.length === 0 || topic === '' ? null : topic;
}

/** What was said of the complaint or the matter before, where the question asks of that. */
function toldBesides(question: Understanding): string | null {
  const spoken = toldOf(question);
  const last = lastMessage(question.history);
  const says = spoken?.says ?? sideTopic(last, false);
  const named = whichOnes.test(question.question)
    ? sentencesOf(says ?? '').find((each) => each.includes('such as'))
    : undefined;
  if (named !== undefined) return named;
  return says === null
    ? null
    : sentencesOn(says, question.question, { besides: spoken?.name ?? sideTopicName(last) ?? '' });
}

/** "Which ones are there?", of what was explained. */
const whichOnes =
  /^\W*(?:(?:and|so|ok)\b\W*)*(?:which|what)(?: ones| kinds| sorts)?(?: are| is)?(?: there| those| these| they)?\W*$/i;

/** "Can't get going in the morning since the beta blocker": nothing is asked of the medicine. */
const tellsRatherThanAsks =
  /^(?!\W*(?:can(?!['’]?t)|could|may|should|is|are|does|do|what|when|how|which|why)\b)(?=.*\b(?:i|i'm|i’m|me|my|since|can't|cannot|still|again)\b)[^?]*$/is;

function heldInMind(names: string): string {
  return `Noted: ${names}. If you think that what you feel comes from it, tell the doctor or a pharmacist, and do not stop it alone.`;
}

/** The particular concern of which something was said already. */
function toldOf({ earlierParticulars, said }: Understanding): Understanding['earlierParticulars'][number] | undefined {
  return earlierParticulars.find(({ says }) => says !== undefined && said.includes(says));
}

/** In the middle of a talk, and neither a fact nor a wish. */
function isRemark(question: Understanding): boolean {
  const { asks, isForAnother, wanted } = question;
  const asksForMore =
    asks.more || asks.ideas || asks.earlier || asks.buying || asks.instead || asks.avoidEffects.length > 0;
  return (
    wanted.length === 0 &&
    !asksForMore &&
    !isForAnother &&
    asks.form === null &&
    !isLabResult(question.question) &&
    !rejects(question) &&
    thanksIn(question).length === 0
  );
}

function onRemark(question: Understanding): AdvisorAnswer {
  const known =
    goByClinician(question) ??
    eatsTooLittle(question) ??
    (goodNews.test(question.question) ? bareReply(question) : null);
  if (known !== null) return known;
  return isStatement.test(question.question) && !question.said.includes(bornInMind)
    ? plainAnswer([paragraph(bearsInMind(question)), ...reminder(question.question, question.subject, question.said)])
    : notUnderstood(question);
}

/** "I only eat once a day anyway", from a young one who wants to lose weight. */
function eatsTooLittle(question: Understanding): AdvisorAnswer | null {
  const { ageYears } = question.subject.person;
  const isYoung = ageYears !== null && ageYears < 18;
  const isOfWeight = isYoung && wishOf(question).includes('weight');
  return isOfWeight && skipsMeals.test(question.question) ? plainAnswer([paragraph(eatEnough)]) : null;
}

const skipsMeals =
  /\b(?:eat|eats|eating|have|has|having)\b[^.?!]{0,24}\b(?:once|one meal|nothing|little|less|salad|apple)\b|\b(?:skip\w*|miss\w*) (?:\w+ )?(?:meals?|breakfast|lunch|dinner)\b|\b(?:hardly|barely|don't|dont|not|stopped) (?:\w+ )?eat\w*\b/i;
const eatEnough =
  'Thank you for telling me. To eat so little is hard on a body that still grows, so I suggest nothing for weight. Please tell someone you trust, a school nurse, a doctor or an eating disorder line. They listen, and they can help before it gets harder.';

/** Says what was understood so far, and what it may be about. */
export function notUnderstood(question: Understanding): AdvisorAnswer {
  const { earlierHerbs, unrecognised, said } = question;
  const known = bareReply(question) ?? goByClinician(question);
  if (known !== null) return known;
  const told = saidOnIt(question);
  if (told !== null) return plainAnswer([paragraph(`As I said: ${told}`)], starters);
  const wantsOthers = question.asks.instead || question.asks.more;
  if ((wantsSomething.test(question.question) || wantsOthers) && !said.includes(forWhat))
    return plainAnswer([paragraph(forWhat)], starters);
  if (thanksFor.test(question.question) && !question.question.includes('?'))
    return plainAnswer([paragraph(youAreWelcome)], starters);
  if (earlierHerbs.length > 0) return whereWeAre(question);
  const topic = spokenOfBefore(question);
  return askBack(unrecognised, said, topic === null ? null : whereWeAreWith(topic, said));
}

/** "So not that. Thanks, you are less esoteric than expected" */
const thanksFor = /\b(?:thanks?|thank you|thx|cheers|ta|much appreciated)\b/i;
const youAreWelcome =
  'You are welcome. What I said of seeing a doctor stays, if it does not pass. Name a herb or a complaint whenever you like.';

/** What was said of the complaint, where the question asks of that. */
function saidOnIt({ question, earlierParticulars, earlierUses, said, subject }: Understanding): string | null {
  const texts = [
    ...earlierParticulars.flatMap(({ says }) => says ?? []),
    everydayHelp(earlierUses, subject.person) ?? '',
  ].filter((text) => text !== '' && said.includes(text));
  return sentencesOn(texts.join(' '), question, { besides: topicsOf(earlierUses, '') });
}

const wantsSomething =
  /\b(?:something|anything)\b[^.?!]{0,20}\b(?:herbal|natural|gentle|mild)\b|\bany (?:herbs?|ideas)\b/i;
/** "Something herbal", and nobody said for what. */
const forWhat =
  'Gladly. What should it help with? A word or two will do, such as sleep, nerves, focus, tiredness, the belly or sore joints.';
const beforeSurgery =
  'Tell the surgeon and the anesthetist today of every herb and supplement you take. Many are stopped two weeks before, because they can add to bleeding or to the anesthetic. Which ones do you take? I will check each.';
/** "She hates creams", in the middle of a talk. */
export const isStatement =
  /^\s*(?:(?:and|but|well|no|yes|ok),? )?(?:only|just|mostly|mainly|i|he|she|they|we|it|my|her|his)\b[^?]*$/i;
const bornInMind = 'I bear that in mind.';

function bearsInMind(question: Understanding): string {
  const topic = topicsOf(wishOf(question), lastMessage(question.history));
  const [first] = question.earlierHerbs;
  const against = question.earlierHerbs.filter((herb) => isWarnedOf(herb, question));
  if (against.length > 0 && against.length === question.earlierHerbs.length)
    return `${whatStays(against)}${elseTell(topic)}`;
  const isFree = first !== undefined && wasOffered(first, question) && !isWarnedOf(first, question);
  const stays = isFree ? ` I would still begin with ${inSentence(first.name)}, one thing at a time.` : '';
  return `${bornInMind}${stays}${elseTell(topic)}`;
}

function elseTell(topic: string): string {
  return ` If you would like another form, or help with another side of ${topic}, tell me.`;
}

/** After a no, a remark that nobody understands is no yes. */
function whatStays(herbs: readonly Item[]): string {
  return `${bornInMind} What I said of ${listed(herbs.map(({ name }) => inSentence(name)))} stays: ask a doctor or pharmacist first.`;
}

/** What was only asked about, and perhaps turned down, is not begun with. */
function wasOffered({ name }: Item, { said }: Understanding): boolean {
  return said.includes(`${name} (`);
}

/** What the checks speak against is not begun with. */
function isWarnedOf(herb: Item, { subject: { person } }: Understanding): boolean {
  return findingsAbout([herb], person).some(({ severity }) => severity !== 'minor');
}

export function holdsStill(topic: string): string {
  return `What I said about ${topic} holds here too. A pharmacist or doctor can say what suits best.`;
}

const whatNext = ['What would you like help with?', 'What can I look up for you?', 'What shall I check or look for?'];

const keepToIt =
  'Keep to what was prescribed. If you think of a herb or supplement beside it, name it, and I will check the two.';
export const starters = ['What helps me sleep?', 'What is good for digestion?'];
