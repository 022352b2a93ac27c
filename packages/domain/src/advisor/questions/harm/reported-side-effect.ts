import { findHerb } from '../../../herbs/catalogue.ts';
import { readText } from '../../../resolve/read.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { anyPhrase, choice, oneOf, optional, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Person } from '../../../safety/person/person.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence, medicineName } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { sideEffectsOf } from '../../about-herbs/facts/side-effects.ts';
import { citedSources } from '../../wording/source-list.ts';
import { offeredHerbs } from '../../reading/conversation.ts';
import { lastAnswer, lastMessage } from '../../reading/last-said.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { burnsByNow, burnsThere, isPutOnSkin, reactsToIt } from './skin-reacts.ts';
import { isFatty } from '../forms-and-preparation/drops-in-oil.ts';

/** "Tea tree oil gave me a rash": stop it first, what is known of it, and what needs a doctor; then how long it lasts. */
export function answerReportedSideEffect(talk: Understanding): AdvisorAnswer | null {
  const { question: typed, history, mentions, asks, said, earlierHerbs, subject } = talk;
  const isReacting = reactsToIt(typed) && [...earlierHerbs, ...offeredHerbs(talk)].some(isPutOnSkin);
  if ((asks.more && !isReacting) || asks.instead || asks.ideas) return null;
  const question = asAStatement(typed);
  const last = lastMessage(history);
  if (gaveARash.test(last) && said.includes(comesBack) && howLong.test(question))
    return plainAnswer([paragraph(fades)], followUps);
  if (gaveARash.test(last) && said.includes(comesBack) && isItAllergy.test(question))
    return plainAnswer([paragraph(maybeAllergy)], followUps);
  const answered = lastAnswer(history);
  if (toldToStop.test(answered) && asksToLeave.test(withPlainApostrophes(question)))
    return plainAnswer([paragraph(leaveIt)], followUps);
  const isPutOnNow = earlierHerbs[0]?.form === 'topical' && burnsByNow(question);
  const isOfThePlace = (isPutOnNow || isReacting || burnsThere(question)) && !question.includes('?');
  if (!isOfThePlace && !gaveARash.test(question)) return answerFeltBad(question, { mentions, earlierHerbs, subject });
  const blamed = mentions.find(({ kind, start }) => kind === 'herb' && gaveARash.test(question.slice(start)));
  const named = blamed?.id ?? readText(question).mentions.find(({ kind }) => kind === 'herb')?.id;
  const spokenOf = [...earlierHerbs, ...offeredHerbs(talk)];
  const putOn = spokenOf.find((item) => isPutOnSkin(item) && !isFatty(item)) ?? earlierHerbs[0];
  const herb = findHerb(named ?? (isOfThePlace || earlierHerbs.length === 1 ? putOn?.id : undefined) ?? '');
  if (herb === undefined) return earlierHerbs.length > 1 ? rashOfSome(earlierHerbs) : null;
  const isPutOn =
    isOfThePlace || /\b(?:oils?|creams?|gels?|ointments?|lotions?|balms?|put|rubbed|applied)\b/i.test(question);
  const stop = isPutOn
    ? `Stop using ${inSentence(herb.name)} and wash it off.`
    : `Stop taking ${inSentence(herb.name)}.`;
  return {
    ...plainAnswer([`${stop} ${soothes}`, sideEffectsOf(herb), `${comesBack} ${needsHelp}`].map(paragraph), followUps),
    sources: citedSources(herb.monograph?.sideEffects.sources ?? [], []),
  };
}

/** "It gave me a rash", after several: no more of whichever it was. */
function rashOfSome(items: Understanding['earlierHerbs']): AdvisorAnswer {
  const herbs = items.flatMap(({ id }) => findHerb(id) ?? []);
  const names = listed(herbs.map(({ name }) => inSentence(name)));
  return {
    ...plainAnswer(
      [`Stop whichever you took of ${names}. ${soothes}`, `${comesBack} ${needsHelp}`, whichOne].map(paragraph),
      followUps,
    ),
    sources: citedSources(
      herbs.flatMap(({ monograph }) => monograph?.sideEffects.sources ?? []),
      [],
    ),
  };
}

/** "It stings, is that normal?" tells what is felt, and so does "is that why my heart races?" */
function asAStatement(typed: string): string {
  const blamed = isThatWhy.exec(typed)?.[1];
  return blamed === undefined ? typed.replace(isThatNormal, '').replace(/\?{2,}\s*$/, '.') : `${blamed} from it`;
}

const isThatWhy =
  /^\W*(?:(?:so|and|oh|hm+|ah)\b\W*)*(?:(?:is|was|could|might|can|would) (?:it|that|this)(?: be)? (?:why|the reason(?: why)?)|(?:is|could|might) (?:it|that)(?: be)? because of (?:it|that|this|them)(?: that)?) ([^?]{4,80})\?*\s*$/i;
/** "Is that normal?" */
const isThatNormal =
  /[\s,.;]+(?:(?:and|so) )?(?:(?:is|are) (?:that|this|it|these|those) (?:\w+ )?(?:normal|ok(?:ay)?|fine|bad|usual|dangerous|expected|(?:meant|supposed) to be)|should i (?:be )?worr(?:y|ied)|normal)\s*\?*\s*$/i;

/** "I threw up after the tea", "it made my heart race": no more of it, what is known of it, and what needs help. */
function answerFeltBad(
  question: string,
  { mentions, earlierHerbs, subject: { person } }: Pick<Understanding, 'mentions' | 'earlierHerbs' | 'subject'>,
): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (asksAhead.test(text) || !feltBad.test(text)) return null;
  const isOfOne = earlierHerbs.length === 1 && blamesTheOne.test(text);
  const isBlamed = blamesIt.test(text) || isOfOne || (earlierHerbs.length > 0 && strangeSign.test(text));
  // "No valerian, it made me groggy" turns one down that was not offered.
  const isOfAnother = readText(text).mentions.some(({ kind, negated }) => kind === 'herb' && negated);
  if (!isBlamed || isOfAnother) return null;
  const named = mentions.filter(({ kind }) => kind === 'herb');
  const herbs = (named.length > 0 ? named : earlierHerbs).flatMap(({ id }) => findHerb(id) ?? []);
  const [first] = herbs;
  if (mentions.some(({ kind }) => kind === 'medicine')) return null;
  if (named.length === 0 && ofTablets.test(text) && person.medicines.length > 0)
    return plainAnswer([fromTablets(person), seesHelp].map(paragraph));
  if (first === undefined) return plainAnswer([`${noMore} ${whichOne}`, seesHelp].map(paragraph));
  const told = [
    ...herbs.map((herb) => `${capital(inSentence(herb.name))}. ${sideEffectsOf(herb)}`),
    ...(person.medicines.length === 0 ? [] : [orTheMedicine(person)]),
  ];
  return {
    ...plainAnswer([`${noMore} ${seesHelp}`, ...told].map(paragraph), followUps),
    sources: citedSources(
      herbs.flatMap(({ monograph }) => monograph?.sideEffects.sources ?? []),
      [],
    ),
  };
}

/** "Nightmares since the new tablets": no herb, and nothing to be left out by oneself. */
const ofTablets =
  /\b(?:since|after|from|with|on)\b[^.?!]{0,16}\b(?:(?:the|my|those|these) )?(?:new|hiv|prescribed|other) (?:\w+ )?(?:tablets?|pills?|medicines?|medications?|meds|treatment)\b/i;

function fromTablets({ medicines }: Person): string {
  const names = listed(medicines.map(({ name }) => inSentence(name)));
  return `It may well come from the tablets (I know of ${names}). Go on with them, and tell the prescriber or the clinic this week, sooner when it wears you down: often another time of day, another dose or another medicine helps. I add no herb before they have looked.`;
}

/** What was meant may be a medicine, and that is not left out. */
function orTheMedicine({ medicines }: Person): string {
  const names = listed(medicines.slice(0, mostNamed).map(medicineName));
  return `If it came from ${names}, do not stop that alone: tell the prescriber or a pharmacist.`;
}

const mostNamed = 3;
/** Nothing has happened yet: "will it make my mum groggy". */
const asksAhead = /[?]|^\W*(?:(?:and|but|so|or|also|then)\b\W*)*(?:will|would|does|do|can|could|might|should)\b/i;

const feltBad = anyPhrase(
  /(?:sleep\w*|feel\w*|am|i'm|are|is|it's|got|getting|been) (?:even |much |far |a lot |a bit )?worse(?: (?:on|with|from|after|since|when) (?:it|that|them|this|taking|i (?:take|took|started|start|drink)))/,
  /jittery|shaky|restless|hyper|burp\w*|belch\w*|hiccups|groggy|hungover|emotionally (?:numb|flat)|(?:numb|flat|dead) (?:emotionally|inside)/,
  /(?:threw|throwing) up|vomit\w*|been sick|(?:was|felt|feel|feeling|made me) (?:\w+ ){0,2}(?:sick|ill|queasy|nauseous|dizzy|weird|shaky|awful|terrible|faint)/,
  oneOf(
    /heart ?burn|reflux|indigestion|(?:(?:get|gets|getting|got|having|had|giv\w+|gave) (?:me |my )?(?:\w+ ){0,2})acid(?: back| up)?|(?:burns?|burning|comes?|coming|repeats?|repeating) (?:back )?(?:coming )?(?:up|on me)|bloat\w*|constipat\w*|(?:bad |terrible )?(?:gas|wind)|dizzy/,
    /(?:crazy|weird|vivid|wild|bad|horrible|strange|scary) dreams|nausea|palpitations?/,
    /(?:heart|chest) (?:\w+ )?(?:rac\w+|flutter\w*|pound\w*|jump\w*|thump\w*)|nightmares?|headaches?|gassy|head (?:was |is )?spinning|light-?headed/,
    /teeth (?:feel|are|get|look)/,
    /(?:sores?|ulcers?|blisters?|spots?) (?:in|on) (?:my|the|his|her) (?:mouth|tongue|lips?|gums?)|(?:mouth|tongue|gum|lip) (?:sores?|ulcers?|blisters?)/,
    /(?:mouth|tongue|lips?|gums?|teeth|gum|tooth|throat)\b[^.?!]{0,20}\b(?:numb|rough|sore|burn\w*|tingl\w*|white|raw|hurts?)/,
    /wired|jittery|can't sleep|no sleep/,
    /(?:pee|urine|wee|poo|stool) (?:is|went|turned|looks?|smells?) (?:\w+ )?(?:orange|dark|red|green|black|strong|pink|brown|funny|weird)/,
    /(?:bum|bottom|backside|arse|anus|back passage|ring) (?:burn\w*|sting\w*|sore)|(?:burn\w*|sting\w*) (?:when i (?:poo\w*|go to the (?:loo|toilet))|(?:my |the )?(?:bum|bottom|backside|arse|anus|back passage))/,
    /(?:tummy|stomach|belly|gut) (?:burns?|burning|hurts?|aches?|cramps?)/,
    /the runs|diarrh?o?ea|cramps?|stomach (?:hurts?|ache|pain|turned)|itch\w*|blotch\w*/,
    /(?:skin|face) (?:is |went |all )+red|adverse reaction|retch\w*/,
  ),
);
const blamesIt = anyPhrase(
  /(?:took|tried|drank|had|used|started|(?:been |keep |kept )(?:chew|eat|suck|drink|tak|us|hav)ing|chewed|ate|sucked) [^.?!]{2,28} (?:and|then|so|but) (?:now )?(?:i(?:'ve)? )?(?:now )?(?:had|have|got|get|felt|feel|was|(?:my |the )?(?:mouth|tongue|gums?|lips?)(?:'s)?)\b/,
  /(?:from|after|since|with) (?:i )?(?:chew|eat|suck|drink)(?:ing|ed)?(?: on)? (?:it|them|that|those|the|fresh|raw|some)/,
  /(?:the )?(?:raw |fresh )?(?:leaves|leaf|bark|roots?|seeds?|juice|pastilles|lozenges) (?:(?:has|have|is|are|keeps?) )?(?:made|makes?|making|gave|gives?|giving|left) (?:me|my)/,
  /(?:from|after|off|since) (?:it|that|this|them|those|the|yesterday's|my) ?(?:first |second |\w+ )?(?:cups?|teas?|drops|capsules?|tablets?|dose|sip|stuff|one)\b/,
  oneOf(
    /(?:from|off|after|since|(?<=worse )(?:on|with)) (?:it|that|them|those)(?=\W*$)/,
    sequence(
      /after (?:a|one|two|half a|my|the|two of|three of|some of|first|second) ?(?:of )?/,
      /(?:them|those|scoops?|capsules?|cups?|tablets?|gumm(?:y|ies)|sips?|doses?|teas?|shots?)\b/,
    ),
    /after (?:one|two|three)(?=\s*(?:[,.;]|$))/,
    sequence(
      /(?:since|after) (?:i )?(?:took|take|taking|drank|drinking|had|having|started|began|use|using)/,
      / (?:it|that|them|those|this)/,
    ),
  ),
  /(?:it|that|that stuff|those|they|(?:the|your) (?:tea|drops|capsules?|tablets?|stuff))(?:'s|s)? (?:is |are |has |have |keeps? |been )*(?:made|makes?|making|gave|gives?|giving|brought|left|upset\w*) (?:me|my)/,
  /(?:it|that|they) (?:burns?|comes?|repeats?|keeps? (?:burning|coming|repeating)) (?:back )?(?:coming )?(?:up|on me)|burping (?:it|them|that) (?:up|back)/,
  /(?:gave|gives|caused|brought|left|made|makes) (?:me|my)\b[^.?!]{0,16}\b(?:burp\w*|belch\w*|hiccups|groggy|hungover|numb|flat)\b/,
  /(?:wish|want|like) to report an? (?:adverse )?reaction/,
  /capsules?\b[^.?!]{0,16}\b(?:burn\w*|sting\w*|giv\w+ me|gave me|mak\w+ (?:my|me))|(?:burn\w*|sting\w*|sore)\b[^.?!]{0,12}\b(?:after|since|from) (?:the |my )?(?:\w+ ){0,2}capsules?/,
);
/** Nobody comes for a herb against these: what was taken is the nearest reason. */
const strangeSign = anyPhrase(
  /(?:pee|urine|wee|poo|stool) (?:is|went|turned|looks?|smells?) (?:\w+ )?(?:orange|dark|red|green|black|strong|pink|brown|funny|weird)/,
  /(?:my |the )?teeth (?:feel|are|get|look)(?: \w+)? (?:rough|sore|sensitive|brown|yellow|stained|furry)/,
  /(?:it|that|this|the (?:tea|drops|capsules?|tablets?|stuff|smell)) (?:makes?|made) me (?:\w+ )?(?:jittery|shaky|wired|dizzy|sick|nauseous|restless|hyper|sweat\w*|itch\w*)/,
  /(?<=^\W*(?:it )?)(?:makes?|made) me (?:\w+ )?(?:jittery|shaky|wired|dizzy|sick|nauseous|restless|hyper)/,
);
/** "Gassy since", "my teeth feel rough now", where the talk is of one herb. */
const blamesTheOne = anyPhrase(
  sequence(
    /since/,
    optional(
      / then| (?:i|we) (?:started|began|take|took|use|used|drink|drank|have been)| starting/,
      / yesterday| \w+day| (?:the )?(?:first|second|third) (?:day|cup|dose|night|time)/,
    ),
    /(?: (?:it|that|this|them|with it|on it))?(?=\W*$)/,
  ),
  /after (?:the |my |a |only )?(?:first|second|third|one|two|three|\d) (?:days?|cups?|dose|nights?|times?|weeks?|sips?|tries|try)/,
  /(?:i )?(?:get|got|have|having) [^.?!]{3,24} from (?:it|that|this|them)(?=\W*$)/,
  /now(?: though| a bit| again)?(?=\W*$)/,
  /after(?:wards)?(?=\W*$)/,
  /(?<=^\W*(?:(?:but|and|it|they|oh|hm+)\W+)*)(?:gives?|gave|giving) me/,
  /(?:the )?(?:first|second|third) (?:day|night|time) (?:in|on it)/,
);
const noMore = 'I am sorry. Take no more of it, and keep the pack at hand.';
const whichOne =
  'Which tea or herb was it, and how much of it? Then I can look whether that is known, and what is gentler.';
const seesHelp =
  'If it is strong, comes back or has not passed by tomorrow, ask a doctor or pharmacist; with a swollen face, trouble breathing, fainting or a heart that keeps racing call your emergency number.';

const gaveARash = oneOf(
  new RegExp(
    String.raw`\b(?:i )?(?:get|got|have|had|am getting|i'm getting|see|with|broke out in|came out in)\b[^?]{0,16}\b(?:rash|hives|spots|redness|blisters|itching)\b[^?]{0,24}\b${choice(
      /(?:after|on|since|from) (?:the |day )?(?:first|second|third|one|two|three|\d(?:st|nd|rd|th)?)\b/,
      /(?:since|after) (?:then|that|it|i|starting|taking|using|drinking)\b|from (?:it|that|the)\b/,
    )}`,
    'i',
  ),
  /^\W*(?:an? |my |bad |itchy )*(?:rash|hives|itching|spots) (?:from|after|since) \w/i,
  /\b(?:gave|gives|given|caused|brought|left) me (?:with )?(?:an? |some |the |this )?(?:\w+ ){0,2}(?:rash|hives|spots|redness|itch\w*|irritation|blisters)\b/i,
  /\b(?:got|have|broke out in) (?:an? |this )?(?:\w+ )?(?:rash|hives|spots) (?:from|after) \w/i,
);
const howLong = /\b(?:how long|when (?:will|does|is)|(?:go|goes|going|be) (?:away|gone))\b/i;
/** "Shall I leave it?", right after it was told to. */
const toldToStop = /^(?:I am sorry\. Take no more of it|Stop (?:taking|using) )/;
const asksToLeave =
  /\b(?:shall|should|do|must|can|better|so) (?:i )?(?:just |better |have to |need to )?(?:leave|stop|quit|drop|skip|leave out)\b|^\W*(?:and |so |ok |but |what )*now\W*$/i;
const leaveIt =
  'Leave it out, as I said. If what you feel goes within days, it may well have come from that. If it stays, a pharmacist or doctor can look.';
const isItAllergy = /\ballerg/i;
const maybeAllergy =
  'It may be; only a test can tell. Until then leave it out, also in creams and blends, and tell doctors and pharmacists of it.';
const soothes = 'Mild care without scent and a plain cream soothe the skin.';
const comesBack = 'If it was an allergy, it comes back with the next use, so leave it out from now on.';
const needsHelp =
  'A rash that spreads, blisters, weeps or lasts for weeks needs a doctor; with a swollen face or trouble breathing call your emergency number.';
const fades =
  'I have no figure for that. Once it is off the skin it should get less from day to day. If it spreads, hurts or weeps, or is still there in a week or two, have a doctor look.';
const followUps = ['What can I use instead?'];
