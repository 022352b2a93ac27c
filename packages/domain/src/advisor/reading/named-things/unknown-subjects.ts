import { mayStandIn } from '../../../resolve/patterns/quick-patterns.ts';
import { concernsIn } from '../../particular/concerns-in.ts';
import { usesFromText } from '../../../herbs/uses-from-text.ts';
import type { Mention } from '../../../resolve/mention.ts';
import { ordinaryWords } from '../../../resolve/ordinary-words.ts';
import { wordsOf } from '../../../resolve/words.ts';
import { onlyPhrase, wordList } from '../../../resolve/phrases.ts';

const whatItDoes =
  '(?:it|brings?|starts?|stops?|helps?|cures?|gets?|makes?|softens?|opens?|lowers?|kills?|cleans?|clears?|works?|does|gives?|eases?|calms?|keeps?|boosts?|induces?|triggers?)';
const word = "[\\p{L}][\\p{L}\\p{N}'-]*";
/** Places in a question where the name of a herb or product stands. */
const places: readonly RegExp[] = [
  new RegExp(
    `\\b(?:tell me (?:more )?about|heard of|benefits of|effects? of|dos(?:e|age) (?:of|for)|anything to|what (?:does|is|are|about))\\s+(?:the |a |an |some )?(${word}(?: ${word}){0,2})`,
    'iu',
  ),
  new RegExp(
    `\\b(?:is|are)\\s+(?:the |some )?(${word}(?: [\\p{L}\\p{N}'-]+){0,3}?)\\s+(?:good|safe|ok|okay|any good|bad|useful|harmful|effective|worth|fine)\\b`,
    'iu',
  ),
  new RegExp(
    `\\bdo(?:es)?\\s+(${word}(?: [\\p{L}\\p{N}'-]+){0,2}?)\\s+(?:help|work|do|cure|treat|calm|affect|interact)\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:take|takes|taking|took|mix|mixes|mixing|uses|using|tried|combine|try|use|drink|gave me|bought|buy|started|recommend(?:ed)?)\\s+(?:some |the |a |an |my )?(${word}(?: ${word})?)\\s+(?:with|for|drops|tea|extract|capsules?|tablets?|powder|root|every|daily|together)\\b`,
    'iu',
  ),
  // "Zorblax dosage?", as people type into a search box.
  new RegExp(
    `^(?=.{0,60}$)\\W*(?!(?:is|are|does|do|can|could|will|would|should|what|how|which|any|was)\\b)(${word}(?: ${word})?)(?: (?:tea|extract|capsules?|tablets?|powder|root|oil|supplements?|pills?))? (?:safe|ok|okay|benefits?|dos(?:e|age)|side effects?|interactions?|any good)\\b[^.!]*$`,
    'iu',
  ),
  new RegExp(`^\\W*(?:and |or |what about |how about )(${word}(?: ${word})?)\\s*\\?+\\s*$`, 'iu'),
  new RegExp(
    `\\b(?:said|says|told me|thinks|reckons|heard)(?: that)?\\s+(?:the |a |some )?(${word}(?: ${word}){0,2}?)\\s+(?:is|are|was|works?|helps?|would)\\b`,
    'iu',
  ),
  // "My aunt says brings baby" tells what it does, and names nothing.
  new RegExp(
    `\\b(?:says|swears by|recommends|suggests|recommended|suggested)\\s+(?!${whatItDoes}\\b)(${word}(?: ${word})?)\\s*$`,
    'iu',
  ),
];
/** "Liv 52 is good?", "zorblax 5 tablets": a short name with a figure. */
const withFigure =
  /^\W*(?:(?:and|so|ok|is|are|what about)\W+)*([a-z]{2,12}[ .-]?\d{1,3})(?: (?:tablets?|capsules?|syrup|drops|ds))?(?: (?:is|are))?(?: (?:good|safe|ok|okay|fine|useful|helpful|better))?\W*$/i;
/** "No, I meant Jerusalem sage." */
const meant = new RegExp(
  `\\b(?:i mean(?:t)?|i was asking about|i asked about)\\s+(?:the |a |an )?(${word}(?: ${word})?)\\s*[.!?]*\\s*$`,
  'iu',
);
const given = new RegExp(
  `\\b(?:mother|mum|mom|father|dad|friend|aunt|pharmacist|neighbou?r|doctor|gran\\w*|nan|sister|brother|wife|husband|midwife)\\s+(?:gave|bought|got|sent|recommended)\\s+(?:me |him |her |us )(?:some |a |the )?(${word}(?: ${word})?)(?=\\W*(?:,|\\.|$))`,
  'iu',
);
const allPlaces = [...places, given, meant];
const placesThatMayStand = mayStandIn(() => allPlaces);
const quoted = /["“”«»]([^"“”«»]{3,40})["“”«»]|(?<=^|\s)['‘]([^'’"]{3,40})['’](?=[\s,.;?!]|$)/u;
/** What is quoted as a saying is no name. */
const isSentence = /\b(?:is|are|was|cures?|safe|can|will|should|you|i)\b/i;
/** Words beside a name in a product: "extract", "forte". */
const productWords = onlyPhrase(
  ...wordList(`
    juices? creams? gels? ointments? tincture extract tea root leaf berry berries drops capsules? tablets? powder herb herbs oil flower seeds? beans? supplements?
    pro plus ultra forte max formula for with do does help helps work works good safe and or the a an of in on to it
    this that my your me you i really best`),
);
/** These belong to a name: "lion root". */
const partOfPlant = onlyPhrase('root', 'berry', 'flower');
/** Everyday words that stand where a name could. */
const otherThings = onlyPhrase(
  ...wordList(String.raw`
    prevent\w* avoid\w* eas(?:e|es|ing) calm\w* sooth\w* reliev\w* lower\w* reduc\w* improv\w* support\w* treat\w* stop\w* strengthen\w*
    risks? dangers? downsides? drawbacks? meaning
    latin scientific botanical names? summary safer?
    gluten lactose sugar salt caffeine cook\w* kitchen spices? seasoning foods? spicy greasy fatty fried cheeses? meals? products? brands? safest best safer better gentlest strongest
    cycles? vibes? hormones? monthlies flow sanity sleep stress anxiety pain health healthy stomach skin hair head heart liver kidneys? blood pressure sugar immune
    system energy focus memory mood weight cold flu cough throat period pregnan\w+
    simple easy plain gentle
    tea herbs? herbal natural remed\w+ supplements? vitamins? minerals? medicine medicines medication doctor
    adaptogens? nootropics? nervines? bitters tinctures? infusions? hygiene oils? essential tisanes? probiotics? combination
    mixture blend dried fresh raw organic pure curr(?:y|ies) pasta pizza soups? salads? stews? rice porridge
    actually honestly genuinely seriously definitely normally generally usually exactly properly probably possibly literally supposedly especially particularly ever even still though anyway instead
    loads lots heaps tons piles dozens     it'?s that'?s they'?re stuff thingy thingies lower higher smaller bigger larger weaker harmless dangerous nonsense rubbish useless great brilliant
    baby babies child\w* kids? newborns? infants? toddlers? teens? teenagers? grandsons? granddaughters? godchild niece nephew girlfriend boyfriend husband wife partner mum mom dad mother father daughter son sister brother friend someone people there they them these those your their
    side effects? difference dose dosage amount evidence studies way time thing things something anything nothing
    which what when how why who about one ones both either first second third last other else more most less
    glass(?:es)? cups? spoons? slices? pinch sips? weeks? days? months? single just only half whole once twice
    proven? smells? tastes? nature backed legit hype overrated sources? references? research science scientists proof placebo results
    usual typical standard ideal correct proper exact suitable appropriate advisable sensible worthwhile
    safe strong long much many often best better good bad allowed possible normal common true real
    mouth brush\w* teeth toothpaste plane flights? holidays? travel\w* strains? alongside beside besides daily morning evening night bedtime today now biscuits? cookies? crisps sweets count\w* winter summer spring autumn
    legit legitimate hype hyped myths? overrated underrated itself themselves fruits? plant plants juice
    outside inside outdoors indoors moody grumpy
    alright going taking using drinking eating having being feeling doing prepare mean happen\w* cause\w* matter
    hello hey howdy greetings dear darling sir madam doctor doc bro sis aunty salam salaam namaste telling tells told puffy swollen hallo bonjour ciao merci danke gracias grazie bitte senior elderly whatever however meant sorry correct
    recommend\w* suggest\w* work help use take make get buy find know think say need want like feel`),
);
/** Shorter words are taken for everyday ones. */
const shortestName = 5;
const mostNames = 2;

/** Names a question asks about that nobody knows: told, so that silence is never taken for "checked". */
export function unknownSubjects(question: string, mentions: readonly Mention[]): readonly string[] {
  const [, double, single] = quoted.exec(question) ?? [];
  const quote = (double ?? single)?.trim();
  const inQuotes = isSentence.test(quote ?? '') ? undefined : quote;
  const mayStand = placesThatMayStand(question);
  const phrases = [
    ...allPlaces.flatMap((place) => (mayStand.has(place) && place.exec(question)?.[1]) || []),
    ...besideKnown(question, mentions),
  ];
  const names = [...phrases.flatMap((phrase) => strangeName(phrase, mentions) ?? []), ...figured(question, mentions)];
  const isQuoteKnown =
    inQuotes === undefined ||
    wordsOf(inQuotes).every(({ text }) => otherThings.test(text) || productWords.test(text)) ||
    mentions.some(({ text }) => inQuotes.toLowerCase() === text.toLowerCase());
  const all = new Set([...(isQuoteKnown ? [] : [inQuotes]), ...names]);
  return [...all].filter((name) => !worn.test(name) && !view.test(name)).slice(0, mostNames);
}

/** "And for Fritz?": whoever has the profile is no herb. */
export function isNobody(profileName: string | null): (name: string) => boolean {
  const own = profileName?.trim().split(/\s+/)[0]?.toLowerCase() ?? '';
  return (name) =>
    own === '' ||
    !name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .includes(own);
}

/** "And the cholesterol: I read of red yeast rice" names what it is for. */
export function isNoComplaint(name: string): boolean {
  return usesFromText(name).length === 0 && !worn.test(name);
}

/** "An amber necklace", "the machine" for the breath: no remedy that could be checked. */
/** "Turmeric for my knees, thoughts? They are killing me" */
const view =
  /^(?:(?:your|any|ur|honest|quick|real) )*(?:thoughts?|opinions?|views?|verdicts?|experiences?|ideas?|advice|tips|take|hype|fact|myth|truth|genuine|legit|placebo|yay|nay)(?: (?:on|about) (?:it|this|that|them))?$/i;
const worn =
  /^(?:(?:the|an?|his|her|my|amber|baltic|copper|magnetic|cpap|breathing|sleep) )*(?:necklaces?|bracelets?|anklets?|beads|machine|cpap|splint|mouth ?guard)$/i;

function figured(question: string, mentions: readonly Mention[]): readonly string[] {
  const name = mentions.length === 0 ? withFigure.exec(question)?.[1] : undefined;
  const [word = ''] = name?.split(/[ .\d-]/) ?? [];
  return name === undefined || ordinaryWords.has(word.toLowerCase()) || otherThings.test(word) || countable.test(word)
    ? []
    : [name];
}

/** What a figure follows in everyday talk. */
const countable =
  /^(?:age|aged|day|week|month|year|about|around|under|over|only|just|say|like|at|in|on|im|day|covid|type|stage|grade|no|number|day|maybe|yes|now|nearly|almost|she|he|is|room|iso|spf|factor|id|bp|hr)$/i;

/** "Nettle, celery seed or cherries?": what stands in one list with a herb. */
function besideKnown(typed: string, mentions: readonly Mention[]): readonly string[] {
  const question = typed.replaceAll(furtherPurpose, '$1');
  if (!isList.test(question)) return [];
  const herbs = mentions.filter(({ kind, negated }) => kind === 'herb' && !negated);
  const parts = question
    .split(sentenceEnd)
    .flatMap((sentence) => [...sentence.split(listMark), ''])
    .map((part) => part.replace(/^\W*(?:the|a|an|some|my|with|take)\s+/i, '').trim());
  const isHerb = (part: string | undefined) =>
    part !== undefined &&
    herbs.some(
      ({ text }) =>
        part.toLowerCase().endsWith(text.toLowerCase()) || part.toLowerCase().startsWith(text.toLowerCase()),
    );
  return parts.filter(
    (part, place) =>
      listed.test(part) &&
      !remarked.test(part) &&
      !isHerb(part) &&
      (isHerb(parts[place - 1]) || isHerb(parts[place + 1])),
  );
}

/** "Vitex for pms and my cycle", "lavender for sleep and overthinking": what else it is for. */
const furtherPurpose =
  /\b(for [\w' ]{3,24}?)(?: and|,| or| n| &) (?:(?:my|the|his|her|our|all the) [\w'-]{3,20}|[a-z]+(?:ing|ness))\b/gi;
/** "Tried valerian, useless" is none. */
const isList = /\?|\b(?:or|and|plus)\b/i;
/** What ends a sentence stands in no list with what comes after: "kava? sounds dodgy", but "nettle? celery seed?". */
const sentenceEnd = /[.!:]\s+|\?\s+(?!(?:and|or|plus)\b)(?=[^?]*$)/i;
const listMark = /,|\?|\.|:|\bor\b|\band\b|\bplus\b|\//i;
/** One or two words: a name, no clause. */
const listed =
  /^(?!what|which|who|how|when|why|is|are|does|can|it|that|this|just|also|then|maybe|please)[\p{L}'-]{4,}(?: [\p{L}'-]{3,})?(?: tea| juice| oil| extract| powder)?$/iu;

/** "Psyllium? embarrassing lol", "turmeric for the knees, thoughts?": what the writer thinks of it, and no name. */
const remarked =
  /^(?:(?:any|your|so|very|really|bit|how|just) )*(?:\w{3,}(?:ing|ly|ous|ful|less|able|ible|ish)|thoughts?|opinions?|views?|feedback|verdicts?|advice|tips|takes?|experiences?|insights?|pointers|cheers|ta|haha+|lol|lmao|ugh+|argh|sigh|oops|wow|hmm+|obvs|soz|sorry|asap|urgent|help)(?: (?:lol|haha+|tbh|tho|though|mate|please|pls|plz|xx?))*$/i;

/** The phrase, when it holds a word that is neither known nor an everyday one. */
function strangeName(phrase: string, mentions: readonly Mention[]): string | undefined {
  const parts = phrase.split(/\s+/).filter((part) => !productWords.test(part) || partOfPlant.test(part));
  const isMentioned = (part: string) => mentions.some(({ text }) => text.toLowerCase().includes(part.toLowerCase()));
  if (/^(?:\w+ )?ones?(?: as)?$/i.test(phrase) || /^(?:completely|totally|perfectly|absolutely|really)$/i.test(phrase))
    return undefined;
  if (parts.length === 0 || parts.some(isMentioned) || usesFromText(phrase).length > 0) return undefined;
  if (concernsIn(phrase).particulars.length > 0) return undefined;
  const isStrange = parts.some((part) => {
    const folded = wordsOf(part)[0]?.text ?? '';
    return (
      folded.length >= shortestName && !ordinaryWords.has(folded) && !otherThings.test(part) && !productWords.test(part)
    );
  });
  return isStrange ? parts.join(' ') : undefined;
}
