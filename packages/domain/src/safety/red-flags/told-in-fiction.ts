import { choice, oneOf, sequence } from '../../resolve/phrases.ts';
import { sentencesIn, type Span } from './spans.ts';

/** What happens in a film, a book, a game or on a stage: "in the film the detective collapses with chest pain in act two". */

const work = choice(
  /films?|movies?|(?:(?:tv|netflix|crime|hospital|period|drama) )?(?:series|shows?|dramas?)|sitcom|soap(?: opera)?|thriller|western|musical|oper(?:a|etta)/,
  /ballet|play|novels?|(?:(?:audio|comic|story|children's) ?)?books?|story|fairy ?tale|comic|manga|anime|cartoon|graphic novel|screenplay|script/,
  /(?:video|computer|board|card|role-?playing|fantasy|pc|console) ?game|episode|season finale|scene|legend|saga|poem|ballad|audio ?drama/,
);
const known = choice(
  /(?:the )?(?:new|old|last|latest|first) (?:bond|marvel|disney|pixar|poirot|tarantino|sherlock|star wars)|grey'?s anatomy|casualty|call the midwife|breaking bad|game of thrones|the crown|bridgerton|downton(?: abbey)?|house md|doctor who|coronation street|corrie/,
  /eastenders|emmerdale|the archers|star wars|star trek|lord of the rings|harry potter|stranger things|outlander|poldark|midsomer murders|les mis\w*|macbeth|la traviata/,
);
const numbered = sequence(
  /(?:act|chapter|episode|scene|season|volume|book) (?:\d+|i{1,3}|iv|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/i,
);
const figure = choice(
  /hero|heroine|villain|protagonist|main character|character|wizard|witch|druid|cleric|knight|elf|dwarf|detective|sim|avatar|ranger|paladin/,
);
/** Where it happens; "like in the film" tells of something here. */
const frame = oneOf(
  sequence(
    /(?<!\b(?:like|as|than|of|from|straight out of) )\b(?:in|on|during) /gi,
    /(?:(?:the|a|an|this|that|my|our|her|his|one|some|last|first|second|latest|final|old|new|school|little|\w+'s) ){1,3}/,
    work,
    /\b/,
  ),
  sequence(/\b(?:in )?/gi, numbered, /\b/),
  sequence(/(?<!\b(?:like|as|than) )\b(?:in|on) /gi, known, /\b/),
  sequence(
    /\b(?:the|a|an|this|that|my|our|i'?m (?:writing|drawing|reading) (?:an?|my)|(?:my|our) \w+'?s?) (?:\w+ )?/gi,
    work,
    /\b(?: i'?m (?:writing|drawing|reading|illustrating))?(?: from (?:the )?\d{4}s?)?/,
    /(?: (?:has|had|have|starts|ends|opens|begins|is about|where|in which)\b|:| with an? )/,
  ),
  sequence(/\b(?:my|our|the) (?:\w+ |d ?& ?d )?/gi, figure, String.raw`\b(?=[^.?!]{0,60}\b${work}\b)`),
  sequence(
    /\bmy (?:\w+ |d ?& ?d )?/gi,
    /(?:character|protagonist|heroine|villain|druid|cleric|wizard|avatar|paladin)\b(?! of an?\b)/,
  ),
);
/** Who acts it: "in the play I have a heart attack in act two", "I was the casualty on the course", "we are given a patient who cannot breathe". */
const acted = oneOf(
  sequence(
    /\b(?:in|for) (?:the|our|this|my|a|act|scene) (?:\w+'?s? )?/gi,
    /(?:play|panto(?:mime)?|musical|sketch|drama|oper(?:a|etta)|film|movie|nativity|scene|production|pageant|murder mystery|one|two|three|four|five)/,
    /\b[^.?!]{0,40}\b(?:i|we) (?:then |have to |get to |must )?(?:have|get|die|faint|collapse|clutch|choke|fall|drop|lie|swallow|drink|pretend|stagger|suffer|cough|bleed|keel|scream|play|am (?:stabbed|shot|poisoned|strangled|carried))\b/,
  ),
  /\bi(?:'m| am| was| play(?:ed)?| had to be| got to be| get to be|'ll be| will be)(?: playing| the one playing)? (?:the|a) (?:\w+ )?(?:casualty|corpse|dead body|body|murder victim)\b/i,
  /\b(?:play(?:s|ed|ing)?|act(?:s|ed|ing)? as|volunteer(?:s|ed|ing)? as|pos(?:es|ed|ing) as) (?:the |an? )(?:\w+ )?(?:casualty|victim|patient|corpse|wounded|injured)\b/i,
  /\b(?:mock|simulated|pretend|fake|made-up|staged) (?:casualt(?:y|ies)|patients?|victims?|emergenc(?:y|ies)|heart attacks?|seizures?|strokes?|wounds?|exam|accident|blood)\b/i,
  /\bpretend(?:ed|ing) to (?:faint|choke|collapse|die|drown|be (?:dead|unconscious)|have (?:an? )?(?:heart attack|stroke|fit|seizure|broken \w+))\b/i,
  /\b(?:be|being|was|were|am|are|get) given (?:an? |the )?(?:\w+ )?(?:patient|casualty|scenario|dummy|mannequin|manikin)\b(?!')/i,
  /\b(?:our|the) (?:\w+ )?(?:tosca|baritone|soprano|tenor|heroine|hero|villain|lead|butler|macbeth|hamlet|romeo|juliet|duke|prince)\b[^.?!]{0,60}\b(?:is|gets) (?:stabbed|shot|poisoned|strangled|killed|hanged|beheaded)\b/i,
  /\b(?:reading|book|film) (?:group|club|circle|night)\b[^.?!]{0,30}\b(?:it was|did|read|discussed|chose|finished|saw|watched)\b/i,
  /\bi (?:had|have|get|got) to be the (?:one|person) (?:having|with|who)\b/i,
  /\b(?:at|in) (?:the )?rehearsals? (?:i|we|he|she) (?:have to |has to |must )?(?:have|has|faints?|collapses?|dies?|falls?|chokes?|lies?)\b/i,
  /\bfor (?:my|the|our|his|her) (?:\w+ )?(?:exam|test|osce|viva|assignment|essay|coursework)\b[^.?!]{0,24}\b(?:describe|learn|revise|explain|recogni[sz]e|say what|act out)\b/i,
  /\b(?:training|first[- ]aid|study) (?:day|course|evening|session|drill)\b[^.?!]{0,24}\b(?:actor|actress|dummy|doll|casualty)\b/i,
  /\b(?:scenario|case study|practice case|exam question|training (?:video|dummy|drill))\b/i,
  /\bin (?:the|my) (?:new|next|latest|last|first|current) one,? an? \w+ \w+s\b/i,
);
const mayBeActed =
  /\b(?:play\w*|panto\w*|musical|sketch|drama|opera|operetta|film|movie|nativity|scene|act|production|pageant|murder|casualty|victim|corpse|body|patient|wounded|injured|mock|simulated|pretend\w*|fake|made-up|staged|given|to be the|rehearsals?|exam|test|osce|viva|assignment|essay|coursework|training|first[- ]aid|study|scenario|one|tosca|baritone|soprano|tenor|heroine|hero|villain|lead|butler|macbeth|hamlet|romeo|juliet|duke|prince|reading|book)\b/i;
/** That it is told of now and here, though it happened on a stage. */
const forReal = oneOf(
  /\b(?:right now|just now|tonight|at the moment|ago|since|lately|today|yesterday|last night|this (?:morning|afternoon|evening|week)|for (?:\w+ )?(?:days|weeks)|ambulance|999|911|112|real(?:ly)?|actually|in earnest|still|afterwards?|but (?:then|now)|so do i|have (?:it|that|this|the same) too|the same (?:thing|as)|like (?:mine|me|his|hers)|as well|me too|can't stop|won't stop)\b/i,
  /\b(?:want|wanted|going|plan|like|wish) to (?:die|kill|end)\b/i,
);
/** What tells of a story in the first person is no sign of the teller. */
const teller = oneOf(
  sequence(
    /\b(?:i|we)(?:'m|'ve|'re| am| are| have| was| were)? (?:just |once |also |only )?/gi,
    /(?:writing|drawing|reading|watching|watched|saw|read|need|wonder(?:ing|ed)?|want to (?:know|ask|learn|write|understand)|illustrating|playing|like|love|know)\b/,
  ),
  sequence(/\b(?:my|our) (?:\w+'?s? )?/gi, choice(work, figure), /\b/),
  /\b(?:can|could|should|would|may|do) (?:i|we) (?:use|write|show|have|make|know|let|put)\b|\btell me\b/gi,
);
const somebodyHere = oneOf(
  /\b(?:i|i'?m|i'?ve|i'?d|i'?ll|me|my|mine|myself|we|us|our|ours)\b/i,
  /(?<!\b(?:the|a|an|her|his|their|whose|old|young|poor) )\b(?:mum|mom|mam|dad|nan|nana|gran|grandma|grandpa|grandad)\b/i,
  /\b(?:right now|just now|tonight|at the moment|an? (?:hour|minute)s? ago|since|lately|(?:now|today|yesterday)(?!'s)|last night(?!'s)|for (?:\w+ )?(?:days|weeks)|ambulance|not breathing|isn't breathing|suddenly|the same|me too|as well)\b/i,
);
/** What is seen of the page itself. */
const ofThePrint =
  /\b(?:lines?|letters?|print|pages?|words?)\b[^.?!]{0,30}\b(?:wavy|blur\w*|swim|double|bent|missing|jump\w*|dance|crooked)\b/i;
/** Somebody here has it as well. */
const alsoHere = oneOf(
  /\b(?:same|me too|mine|myself|as well|too|likewise|like (?:him|her|them|that|this|in))\b|\bso (?:do|am|have|did) i\b/i,
  /\b(?:i|he|she|we|they|(?:my|our) \w+)(?:'m|'s|'ve|'re| am| is| are| have| has| had| feel| feels| felt| got| get| gets| want| wants| wish| do| did| does| will|'ll)(?: \w+)? (?:it|that|this|so|one|those|these|to)\b/i,
);

/** The sentences that happen in a story; none where somebody here has the same. */
export function fictionIn(text: string): readonly Span[] {
  const sentences = withPauses(text);
  const told = sentences.filter(({ start, end }) => isToldInFiction(text.slice(start, end)));
  if (told.length === 0) return [];
  const beside = sentences
    .filter((each) => !told.includes(each))
    .map(({ start, end }) => text.slice(start, end))
    .join(' ');
  return alsoHere.test(beside) ? [] : told;
}

/** Whether a sentence happens in a story, a play or an exercise, and to nobody here. */
export function isToldInFiction(sentence: string): boolean {
  if (mayBeActed.test(sentence) && sentence.search(acted) >= 0 && !forReal.test(sentence)) return true;
  return (
    sentence.search(frame) >= 0 && !ofThePrint.test(sentence) && !somebodyHere.test(sentence.replaceAll(teller, ' '))
  );
}

/** "She fainted... in the film" is one sentence. */
function withPauses(text: string): readonly Span[] {
  return sentencesIn(text).reduce<readonly Span[]>((all, span) => {
    const last = all.at(-1);
    const goesOn = last !== undefined && /(?:\.\.|…)\s*$/.test(text.slice(last.start, last.end));
    return goesOn ? [...all.slice(0, -1), { start: last.start, end: span.end }] : [...all, span];
  }, []);
}
