import { beganLater } from './denial.ts';
import { anyNumberOf, anyPhrase, choice, oneOf, sequence } from './phrases.ts';

/** "Allergic to ragweed, can I have chamomile?": what is asked about is no part of the list. */
const asking = String.raw`(?:can|could|may|should|shall|would|will|do|does|is|are|am|was|what|which|how|why|when)\b`;
/** Whoever keeps one is allergic to what it is kept for. */
const pen =
  '(?:epi[- ]?pens?|auto-?injectors?|(?:adrenaline|epinephrine)(?: (?:pens?|injectors?|shots?))?|jext(?: pens?)?|auvi-?qs?|emerades?|anapens?)';
const before = new RegExp(
  String.raw`\b${choice(
    /allerg(?:ic|y|ies)(?: reaction)? (?:to|from)|allerg(?:y|ies):|allergic (?:only |just )?(?:of|on|with|against)/,
    /allerg(?:y|ies) (?:of|against)|allergy (?:(?:that )?(?:i|he|she) (?:have|has|had) )?(?:is|was) (?:only |just )?(?:to|from|of|with|against)/,
    /react(?:s|ed|ions?)?(?: badly| severely)? (?:to|from)|intoleran(?:t|ce) (?:to|of)/,
    /(?:hyper)?sensitiv(?:e|ity) to|anaphyla\w+ (?:to|from|after|with)/,
    /(?:hives|rash|itching|swelling|wheez\w+|asthma|eczema|blisters|itchy|wheezy|bumps|welts) (?:from|with|after)/,
    /(?:hives|rash|itching|swell\w*|wheez\w+|blisters|itchy|wheezy|bumps|welts|spots|blotchy|sneez\w+|flares? up|streaming)(?: \w+)? (?:off|round|around|near|by|of|from)/,
    /(?:hives|rash|itching|blisters|itchy|wheezy|bumps|welts|spots|blotchy|sneezing)(?: (?:up|once|from|after|when|while|by|just))* (?:picking|touching|making|handling|holding|weeding|cutting|smelling|arranging|playing with|rolling in|lying in|sitting in|brushing against)/,
    /(?:hives|rash|itchy|wheezy|swelling|bumps|welts|swell up|throat closes|lips swell)(?: \w+)? (?:when(?:ever)?|if|every time) (?:i|he|she) (?:eats?|touch(?:es)?|has|have|handles?|drinks?)/,
    /swell(?:s|ed)?(?: up)? (?:from|with|after)|swollen (?:throat|lips?|tongue|face|eyes) (?:from|with|after|off)/,
    /(?:itch|wheeze|sneeze|break out|(?:come|came|comes) (?:out|up) in (?:hives|a rash|spots))(?: \w+)? (?:from|with|after|near|around)/,
    new RegExp(
      `${pen}(?: (?!just|used|now)\\w+){0,3}? (?:for|because of|bc(?:os)?(?: of)?|[ck]o[sz] of|due to|against|in case of|after)(?: my)?`,
      '',
    ),
    /can(?:['’]?t| ?not) (?:tolerate|have|eat|touch|go near|be (?:near|around|round))/,
  )}\s+(?:(?!makes?\b|gives?\b|takes?\b|taking\b|us(?:e|ing)\b|on\b|but\b|so\b|instead\b|started\b|now\b|prescribed\b|given\b|because\b|bcos\b|cos\b|coz\b|due\b|allerg\w+|${asking})[\w-]+(?:,| and| or)?\s+){0,4}$`,
  'i',
);
const after = new RegExp(
  String.raw`^\s*(?:[(–:-]\s*)?${choice(
    new RegExp(
      String.raw`(?: ?(?:venom|stings?|bites?))?\s*[,;:(–-]\s*(?:(?:i|so|have|i'?ve|got|carry|keep|with|an?|my|the|two) )*${pen}`,
      '',
    ),
    /(?:always |really |usually |often )?sets? (?:me|him|her|us) off\b/,
    /(?:allergy|allergies|allergic|intoleran\w+|hypersensitivity|anaphylaxis|sensitivity)\b/,
    new RegExp(
      String.raw`(?:tablets? |pills? |capsules? |stings? )?(?:always |really |usually |often |once )?(?:makes?|made|gives?|gave|brings?|brought|sets?(?: off)?|starts?|flares?(?: up)?|kicks? off|triggers?|causes?|sends?|sent|leaves?|closes?|closed)\s+(?:(?:me|my|him|her|us|his|our)\s+)?(?:\w+\s+){0,4}?${choice(
        /swell\w*|swollen|itch\w*|wheez\w*|hives|rash\w*|welts?|sneez\w*|throat|lips?|tongue|face|eyes|asthma/,
        /anaphyla\w+|breathless|blotch\w*|spots|break out|come out|short of breath|out in|skin|blisters?/,
        /choke|hospital|a&e/,
      )}`,
      '',
    ),
  )}`,
  'i',
);
const context = anyPhrase(
  /allerg\w*|intoleran\w*|hypersensitiv\w*|sensitiv\w+ to|anaphyla\w*|epi[- ]?pens?|auto-?injectors?|adrenaline|jext|auvi-?q|emerade|anapen|hives|reacts?|reacted/,
  /reactions?|rash(?:es)?|swells?|swell(?:ed|ing)|swollen|itch\w*|wheez\w*|brings? me out/,
  /breaks? (?:me )?out|break out|throat clos\w*|clos\w+ my throat|stung|sneez\w*|hay ?fever/,
  /can(?:['’]?t| ?not) (?:tolerate|touch|go near|be (?:near|around|round))|sets? (?:me|him|her|us) off|welts|flares? up|streaming/,
);

/** Whether the words around a name tell of an allergy to it. */
export function isAllergy(head: string, tail: string): boolean {
  return (
    before.test(head) || after.test(tail) || (beginsAClause.test(head) && after.test(tail.replace(andAnother, '')))
  );
}

/** "Ragweed and daisies make her eyes swell": told of both, and not of the ginger in "I take ginger and honey makes me itch". */
const beginsAClause = /(?:^|[.;:,!?(])\s*(?:both |that |because |but |also )?$/i;
const andAnother = /^(?: pollen)?,? (?:and|or|&) \p{L}+(?= )/u;

/** "I can't eat peanuts, I swell up": no denial. */
export function cannotBear(head: string): boolean {
  return /\bcan(?:['’]?t|not| not) (?:tolerate|have|eat|touch|go near|be (?:near|around|round))\s+(?:any |the )?$/i.test(
    head,
  );
}

/** "Bad hayfever from ragweed", "ragweed sets off her hay fever": of a pollen that is an allergy. */
export function isHayFeverOf(head: string, named: string, tail: string): boolean {
  return feverOfNamed.test(named) || feverOf.test(head) || setsOffFever.test(tail) || endsInIt.test(tail);
}

const feverOfNamed = /^hay ?fever (?:from|with|to|of) \w/i;

const feverOf =
  /\b(?:hay ?fever|sneez(?:es?|ing)|streams?|streaming|itchy eyes|runny nose)\b(?: (?:\w+ ){0,3}?)(?:from|with|off|after|because of|due to|near|a?round|to|is|by)(?: (?:the|all the|just|mainly|only|mostly))?(?: \w+(?: and|,| or))? $/i;
const setsOffFever =
  /^(?: pollen| season)? (?:hay ?fever\b|(?:is|are) (?:murder|hell|torture|agony|a nightmare)\b|(?:always |really |usually )?(?:sets? off|brings? on|triggers?|causes?|gives?|starts?|is what (?:gives|sets off))\b[^.?!]{0,16}\bhay ?fever\b)/i;

/** "A thing with daisies, swell up", "ragweed = me streaming", "prawns and me dont mix, throat swells". */
const endsInIt =
  /^(?: pollen| season)?(?:,? (?:and|n|&) (?:me|i) (?:don['’]?t|do not) (?:mix|get on|agree)\b)?(?:\s*[,=:–-]+\s*|\s+and\s+)(?:(?:i|he|she|me|my \w+|then|always|just)\s+)*(?:(?:throat|lips?|tongue|face|eyes) (?:swell|close|itch|puff)\w*|swell\w*|(?:come|came|comes) (?:up|out)|breaks? out|itch\w*|sneez\w+|stream\w*|puffs? up|flares? up|wheez\w+|welts)\b/i;

const deniesIt = oneOf(
  sequence(
    /\b/i,
    choice(
      /no|not|never|isn['’]?t|don['’]?t|doesn['’]?t|haven['’]?t|hasn['’]?t|didn['’]?t|without/,
      /neither|nor|denies/,
    ),
    /\b(?! (?:sure|know|certain|known (?:if|whether))\b)[^.;!?\n]{0,40}\b/,
    /(?:allerg\w*|react\w*|intoleran\w*|hypersensitiv\w*|sensitiv\w*|problems?|trouble|issues?|bothers?)/,
    /\b/,
  ),
  /\b(?:fine|ok|okay|good) with\b|\bnegative (?:\w+ )?(?:for|to|tests?|against)\b/i,
  /\b(?:grew out of|grown out of|outgrew|outgrown|no longer)\b/i,
  /\b(?:can|do) (?:take|eat|have|tolerate|drink|handle)\b/i,
);
const newThought =
  /[.;!?\n]|\b(?:but|except(?: for| to)?|other than|apart from|besides|aside from|however|although|only)\b/i;
const deniedAfter = oneOf(
  /^\s*(?:is |are )?(?:ok|okay|fine|alright)\b|^[^.,;\n]{0,28}\b(?:ruled out|excluded|negative)\b(?! for)/i,
  /^\s*(?:is|are|was|were)\s+(?:fine|ok|okay|no problem|alright|tolerated)\b/i,
  /^\s*[:–-]?\s*(?:well )?tolerated\b/i,
  /^\s*[-–:(]\s*(?:no|fine|ok|outgrown|outgrew|cured|gone|childhood only)\s*\)?\s*$/i,
);
const refused = new RegExp(
  String.raw`\b${choice(
    /can(?:['’]?t|not| not)|must(?:n['’]?t| not| never)|should(?:n['’]?t| not| never)|not allowed(?: to)?/,
    /unable to|told not to|never(?: to)?/,
  )} (?:take|have|use|swallow|be given|tolerate|be prescribed)\s+(?:(?:any|plain|normal|regular|ordinary)\s+)?$`,
  'i',
);
const howItWent = new RegExp(
  String.raw`^[^.;!?\n]{0,16}?[,;:(-]?\s*\b(?:i |it |they |my )?${choice(
    /come|came|comes?|break|broke|swell\w*|swollen|puffs?|lips?|face|tongue|throat|lumps?|hives|rash\w*/,
    /itch\w*|wheez\w*|welts?|blotch\w*|anaphyla\w*|spots|allerg\w*/,
  )}\b`,
  'i',
);

/** "Fish but not shellfish". The head ends with the name. */
const besides = /(?:\b(?:but|and) |\(\s*)not (?:to )?[\p{L} -]{3,24}$/iu;
/** "None, not even shellfish"; "no nuts, not even peanuts" is one. */
const notEven = /^\W*(?:none|nothing)(?: at all)?\s+not even\b/i;
const notThat = /\bnot (?:to )?(?:[\p{L}-]+ (?:or|nor) )?[\p{L}-]{3,24}(?: [\p{L}-]{3,16})?$/iu;
const either = /^(?: allerg\w+)? either\b/i;
const bears = /\b(?:tolerat\w+|(?:ok|okay|fine|good) with|can (?:take|have|use|eat))\b/i;

/**
 * In a list of allergies a refusal is one ("no aspirin please"); only a word of allergy or of peace takes it back. The
 * head ends with the name itself ("nut allergy").
 */
export function isAllergyDenied(head: string, tail: string): boolean {
  if (beganLater(tail)) return false;
  const named =
    /^\s*(?:(?:or|nor) \w+ )?(?:allerg\w+|intoleran\w+|sensitivity|hypersensitivity|problems?|issues?|trouble)/i.exec(
      tail,
    )?.[0] ?? '';
  if ((besides.test(head) && !bears.test(head)) || (notThat.test(head) && either.test(tail))) return true;
  if (notEven.test(head)) return true;
  const clause = head.split(newThought).at(-1) ?? head;
  return deniesIt.test(clause + named) || deniedAfter.test(tail);
}

/** "I can't take ibuprofen", "no aspirin, it swells my lips": what is refused is an allergy or as good as one. */
export function isRefused(head: string, tail: string): boolean {
  return refused.test(head) || howItWent.test(tail);
}

const dangerous = oneOf(
  /anaphyla|epi-?pen|adrenalin|throat|\btongue\b|hospital|\ba&e\b|\bsevere|life[- ]?threaten/i,
  /(?:can['’]?t|couldn['’]?t|stop\w*) breath|collapse|nearly died|ambulance|intensive care/i,
);

/** "Not severe", "no anaphylaxis", "never needed an EpiPen": the danger is denied. */
const deniedDanger =
  /\b(?:not?|never|without|isn['’]?t|wasn['’]?t) (?:(?:a|an|any|had|been|really|very|that|so|needed|in) ){0,3}(?:anaphyla\w*|epi-?pens?|adrenalin\w*|hospital\w*|severe(?:ly)?|life[- ]?threaten\w*)/gi;

/** Whether an allergy is told to have been dangerous. */
export function isDangerous(text: string): boolean {
  return dangerous.test(text.replace(deniedDanger, ''));
}

/** Whether the sentence around a place tells of an allergy at all. */
export function tellsOfAllergy(text: string, place: number): boolean {
  const from = Math.max(...['.', '!', '?', '\n', ';'].map((sign) => text.lastIndexOf(sign, place - 1))) + 1;
  const rest = text.slice(from, from + 240);
  const end = rest.slice(place - from).search(/[.!?\n;]/);
  return context.test(end === -1 ? rest : rest.slice(0, place - from + end));
}

/** Painkillers and antibiotics people react to: that one of them is tolerated tells of no allergy, and of nothing taken. */
const oftenNotTolerated =
  /^(?:aspirin|ibuprofen|naproxen|diclofenac|acetaminophen|penicillin\w*|amoxicillin\S*|class:(?:nsaid|penicillin|antibiotic|opioid|sulfonamide)|codeine)$/;
/** "I'm ok with ibuprofen", or "ok with penicillin" by itself; "is turmeric ok with ibuprofen?" asks. */
const toleratedBefore = oneOf(
  /\b(?:tolerat(?:es?|ed|ing)|no (?:problems?|trouble|issues?|reaction) with)\s+$/i,
  sequence(
    choice(
      /^\s*|[,;.:(–-]\s*/,
      sequence(
        /\b/,
        choice(
          /i['’]?m|i am|i was|(?:he|she)['’]?s|(?:we|they)['’]?re/,
          /(?:he|she|we|they) (?:is|are|was|were)|i have been|(?:he|she) has been/,
        ),
        / (?:\w+ )?/,
      ),
      /\b(?:i|he|she|we) do(?:es)? |\b(?:but|and) /,
    ),
    /(?:ok|okay|fine|good) with\s+$/i,
  ),
);
/** "Is aspirin ok for me?" */
const asked = /\b(?:is|are|was|were|would|will|be)\s+(?:the |my )?$/i;
const toleratedAfter =
  /^(?: (?:is|was|are))? (?:well )?(?:tolerated|(?:ok|okay|fine|no problem|safe) (?:for|with) me)\b/i;
const mayTake = /\bcan (?:take|have|use)\s+$/i;
const withoutTrouble =
  /^[^.,;\n]{0,16}\b(?:without (?:any )?(?:problems?|trouble|issues?|reaction)|no problems?|fine|ok|okay|safely)\b/i;

/** "Tolerates aspirin", "can take ibuprofen without problems". */
export function isTolerated({ id }: { readonly id: string }, head: string, tail: string): boolean {
  return (
    oftenNotTolerated.test(id) &&
    (toleratedBefore.test(head) ||
      (toleratedAfter.test(tail) && !asked.test(head)) ||
      (mayTake.test(head) && withoutTrouble.test(tail)))
  );
}

const howBad = sequence(
  /^/i,
  anyNumberOf(
    sequence(
      choice(
        /severe|mild|serious|bad|life[- ]threatening|previous|history of|had|with|and|to|an?|allergic/,
        /skin|facial|throat|bee|wasp|insect|stings?/,
        /i|it|he|she|me|him|her|my|came|come|comes|broke|breaks?|brought|brings?|gave|gives?|gets?|got|goes|went/,
        /out|up|in|all|over|red|whole|body|face|lips?|tongue|eyes|arms?|legs?/,
      ),
      /\s+/,
    ),
  ),
  choice(
    /anaphyla\w+(?: shock)?|reactions?|rash(?:es)?|hives|swelling|swelled(?: up)?|swollen|itching|itchy|stings?/,
    /spots|welts|lumps|blisters|blotches|eczema|wheez(?:e|ing)|breathless|vomiting|sick|came|broke|brought|lips?|tongue/,
  ),
  /(?: (?:out|up|all over))?$/,
);

/** "Anaphylaxis", "severe reaction": how an allergy shows itself, and nothing anybody is allergic to. */
export function tellsHowBad(entry: string): boolean {
  return howBad.test(entry.trim());
}
