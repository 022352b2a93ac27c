import type { Herb } from '../herbs/herb.ts';
import { anyPhrase, choice, notPrecededBy, sequence } from '../resolve/phrases.ts';
import { isNumberWord } from './amounts.ts';
import { stems, textsIn, wordsIn } from './vocabulary.ts';

const consult = anyPhrase(
  /doctors?|pharmacists?|prescribers?|midwi(?:fe|ves)|clinicians?|professionals?|p[a]?ediatricians?/,
  /therapists?|emergency|medical (?:help|check|care)|get (?:it )?checked|ask first/,
);
const careful = anyPhrase(
  /avoid\w*|not (?:suitable|recommended|right|for|advised)|should not|shouldn't|must not/,
  /do not (?:take|use|start|drive)|don't (?:take|use|start|drive)|unless|careful\w*|caution\w*/,
  /risks?|worse|stop|may (?:raise|lower|add|interact|cause|make|upset)/,
  /can (?:raise|lower|add|interact|cause|make|upset)|other advice|(?:must|should) never|injur\w*/,
  /harm\w*|ask/,
);
const alarming = anyPhrase(
  /bleed\w*|blood(?! pressure)|chest|faint\w*|dizz\w*|yellow(?:ing)? (?:eyes|skin)/,
  /(?:eyes|skin) (?:turn\w* )?yellow|short(?:ness)? of breath|breathless\w*|trouble breathing/,
  /(?<!hay )fever\w*|swell\w*|vomit\w*|low blood sugar|racing heart|palpitations?|seizures?|numb\w*/,
  /weak(?:ness)?|weight loss|sad thoughts|hopeless\w*|dark urine|severe|allergic reactions?/,
  /short breath|pain|low sugar|hypo(?:s|glyc\w+)?|sugar (?:is |gets |falls |drops )?(?:too )?low/,
);
const sideEffect =
  /\b(?:side effects?|may cause|can cause|may ease|may help|eases?|upset|heartburn|stomach|muscles?|joints?|knees?|headaches?|for pain|less pain|relie\w+)\b/i;
const grave = anyPhrase(
  /cancers?|tumou?rs?|diabet\w*|dementia|alzheimer\w*|parkinson\w*|epilep\w*|seizures?|bipolar\w*/,
  /schizo\w*|depressi\w*|heart (?:disease|failure|attacks?|problems?)|strokes?/,
  /kidney (?:disease|failure|problems?)|liver (?:disease|failure|problems?)|thyroid|asthma|hiv/,
  /hepatitis|lupus|autoimmune|infections?|high blood pressure|blood pressure/,
);
const suited = sequence(
  /\b(?:fine|good|great|best|better|suitable|suits?|right|ideal|okay|ok|well|made|allowed)\b/i,
  /[^.;!?]{0,20}\b(?:for|if|in|with|when|during|while)\b[^.;!?]{0,12}\b/,
  choice(
    /you|your|people|person|anyone|those|someone|pregnan\w*|breastfeeding|nursing|allerg\w*|kids?/,
    /babies|children|adults|men|women|little|young/,
  ),
  /\b/,
);
const young = anyPhrase(
  /child\w*|kids?|bab(?:y|ies)|infants?|toddlers?|teen\w*|young(?:er|est)?|little ones?|boys?/,
  /girls?|sons?|daughters?/,
  /(?:she|he|they)(?:'s| is| are) (?:only )?(?:\d|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven)/,
);
const substitutes = anyPhrase(
  /nothing (?:more|else)|(?:need|want|take|require) anything (?:more|else)|only thing/,
  /take the place|what you (?:were|are|have been) given/,
  /(?:clinic|doctor|hospital)\w* (?:gave|gives|has given)|strong enough|manage (?:with|without)/,
  /enough (?:on its own|by itself|alone)|is (?:all|enough)|all you need|less and less/,
  /too (?:much|many) (?:medicines?|tablets)|(?:fewer|less) (?:of (?:the|your) )?(?:tablets?|pills?|medicines?|medication|meds)/,
  /(?:tablets?|pills?|medicines?|medication|meds)\b[^.;!?]{0,24}\b(?:done (?:their|its)|had (?:their|its) (?:day|time)|run (?:their|its) course|served)/,
);
const minimises = anyPhrase(
  /(?:only|just|nothing but|no more than|merely) (?:stress|tired\w*|nerves|age|a phase|in your (?:head|mind)|worry|anxiety)/,
  /you are (?:well|fine|healthy|ok|okay|not ill|not sick)/,
  /(?:it|this|that) is not (?:depression|serious|dangerous|cancer|an? (?:illness|disease|emergency|problem))/,
  /is not an? (?:illness|disease|problem)/,
  /(?:natural|normal|healthy) (?:colou?r|reaction|process|part|state)|rest is history/,
  /(?:every|any|all) ages?|keeps? \w+ away/,
  /the (?:more|deeper|longer|stronger)\b[^.;!?]{0,30}\bthe (?:more|better|deeper|longer|stronger)/,
  /(?:doctor|pharmacist|midwife|clinic)\w* (?:only|just|simply|merely)|ending it|by itself/,
  /not a problem|nothing serious|(?<!not )go(?:es)? away|more \w+ (?:gives?|means|brings|is|does)/,
  /(?:doctors?|clinics?|midwi(?:fe|ves)) (?:can|may|might|will|do|does|could) (?:not|wait|do little|only)/,
  /little (?:a |the )?(?:clinic|doctor)\w* can|to yourself/,
);
const intake =
  /^(?:\W|so |and |then |also |just |simply |now |please |you (?:can|could|may|might|should) |next )*(?:take|use|drink|give|have|eat|swallow|apply|sip|combine|mix|add|start)\b/i;
const intakeWords = new Set(
  `take use drink have eat sip apply start you can could may might should a an the it this that them as of in on with for to at and or by one before after
  tea cup herb herbs low dose small amount water hot warm food meal meals evening bed bedtime day slowly first regularly usually people label package directions follow so only just then please also`.split(
    /\s+/,
  ),
);

const organs = /\b(?:kidneys?|livers?|hearts?|thyroid|lungs?|brain)\b/i;
const routes =
  /\b(?:by mouth|internally|under (?:the|your) tongue|(?:in|into|on) (?:the|your|an?) (?:eyes?|ears?|nose|nostrils?|wounds?|open)\b|undiluted|neat oil)/i;
const urges = anyPhrase(
  /(?:is|are|works?|would be) (?:the )?(?:best|ideal|perfect|most effective|unbeatable)|stronger/,
  /(?:several|many|all|both|different)\b[^.;!?]{0,40}\b(?:at the same time|at once|together)|drive/,
  /skip(?:ping)? (?:a |your |the )?(?:meals?|breakfast|lunch|dinner|supper)/,
  /driving|machines?|fast(?:ing)? for|(?:drink|eat|take) only|only (?:drink|eat)|nothing but/,
  /periods? (?:back|on)|(?:late|missed|missing) periods?/,
);

/** Oils that are no food: a drop is a dose, and some kill. */
const swallowedOil = sequence(
  notPrecededBy(/\b(?:fish|liver|flax ?seed|linseed|primrose|olive|seed|krill|hemp|coconut|borage|algae|omega-3) /),
  /\boils?\b(?![^.;!?]*\b(?:not|never|n't|without)\b)[^.;!?]{0,40}\b/i,
  choice(
    /to drink|in (?:\w+ ){0,3}(?:water|tea|milk|juice)|on (?:a )?(?:\w+ )?sugar|swallow\w*/,
    /drink\w*|sip\w*|spoon\w*/,
  ),
);
/** Use that goes on, for which there must be known ground. */
const lasting = anyPhrase(
  /all (?:winter|summer|spring|autumn|year|season)(?: long| round)?|year[- ]round|season after season/,
  /(?:every|each) (?:day|night|morning|evening|week)\b[^.;!?]{0,12}\bfor (?:good|ever|life|months|years|as long|(?:a|one|two|many|several|some|\d+) (?:months?|years?))/,
  /(?<!\b(?:studied|researched|known|used|drunk|valued|looked at)\b[^.;!?]{0,30})for (?:good|ever|life|years|(?:a|one|two|three|many|several|some|\d+) years?)|indefinitely|for as long as/,
);
/** "A little more will do." */
const moreOfIt = anyPhrase(
  /more (?:\w+ ){1,2}(?:will|helps?|works?|would)/,
  /(?:take|add|drink|have) (?:a little |a bit |some )?more/,
);

/** Never said, even beside a warning. */
const never: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [substitutes, 'stands-in-for-medicine'],
  [minimises, 'makes-light'],
  [routes, 'risky-route'],
  [swallowedOil, 'swallowed-oil'],
];
/** Said only where the same sentence asks or warns. */
const onlyWithCare: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [grave, 'illness-without-advice'],
  [organs, 'organ-without-advice'],
  [urges, 'urges'],
  [lasting, 'goes-on-too-long'],
  [moreOfIt, 'more-of-it'],
  [young, 'for-the-young'],
  [suited, 'says-it-suits'],
];

/** Why a sentence goes further than an author may who is neither a doctor nor the knowledge base; null when it does not. */
export function oversteps(text: string, herbs: readonly Herb[]): string | null {
  const consults = consult.test(text);
  const isCareful = consults || careful.test(text);
  if (!isCareful && alarming.test(text) && !sideEffect.test(text)) return 'alarm-without-advice';
  const found = [...never, ...(isCareful ? [] : onlyWithCare)].find(([pattern]) => pattern.test(text));
  if (found) return found[1];
  if (claimsStrength(text) && !herbs.some(hasGoodStudies)) return 'stronger-than-the-evidence';
  const directs = intake.test(text) && !consults && herbs.length > 0;
  return directs && intakeBeyond(text, herbs) ? 'own-directions' : null;
}

function claimsStrength(text: string): boolean {
  return /\b(?:strong(?:est)?|good|solid|clear|best|convincing) (?:evidence|studies|research|trials?|results?)\b|\b(?:well|best|most)[- ](?:studied|researched)\b/i.test(
    text,
  );
}

function hasGoodStudies({ monograph }: Herb): boolean {
  return (monograph?.uses ?? []).some(
    ({ evidence, result }) => result === undefined && (evidence === 'strong' || evidence === 'moderate'),
  );
}

/** Directions may only be those of the knowledge base. */
function intakeBeyond(text: string, herbs: readonly Herb[]): boolean {
  if (herbs.length > 1 && /\b(?:together|and|with|all|plus)\b/i.test(text)) return true;
  const known = new Set(
    herbs
      .flatMap(({ monograph }) => textsIn([monograph?.amounts, monograph?.preparation, monograph?.timeToEffect]))
      .flatMap(wordsIn)
      .flatMap(stems),
  );
  return wordsIn(text).some(
    (word) =>
      !/^\d+$/.test(word) &&
      !isNumberWord(word) &&
      !intakeWords.has(word) &&
      !stems(word).some((stem) => known.has(stem)),
  );
}
