/** Words that put a sentence into a book, a lesson, the past, a general question or an animal's life. */
import { anyPhrase, choice, notFollowedBy, sequence } from '../../resolve/phrases.ts';
import type { Found } from './found.ts';

const animal = sequence(
  /(?<!\b(?:off|by|from|with|riding|rode|walking|walked|over|on|under|onto) )\b/i,
  choice(
    sequence(
      /(?:my|our|the|his|her|a|neighbour'?s|neighbor'?s) (?:\w+ )?/,
      choice(
        /dogs?|pup(?:py|s)?|cats?|kittens?|rabbits?|bunny|horses?|pony|hamsters?|guinea pigs?/,
        /parrots?|budgies?|hens?|chickens?|ducks?|geese|goats?|cows?|calves(?! (?:and|or) (?:thighs|legs|ankles|feet|shins)\b| (?:are|feel|hurt|ache|have been) (?:\w+ )?(?:sore|weak|stiff|tight|ach\w+|cramp\w*|swollen|painful))|sheep|lambs?|pigs?|alpacas?|tortoise/,
        /ferret|labrador|poodle|spaniel/,
        /terrier/,
      ),
    ),
  ),
  /\b(?!-)/,
  notFollowedBy(
    /'s (?:\w+ )?(?:jaws?|teeth|tooth|fangs?|claws?|hoo(?:f|ves)|horns?|tusks?|beak|bite|kick)\b/,
    sequence(
      /(?: (?:in|at|on|from|of) (?:the |my )?\w+)?/,
      / (?:bit|bite|bites|bitten|nipped|snapped|sank|scratch\w*|attack\w*|jumped|knocked|mauled|licked)/,
    ),
  ),
);
const human =
  /\b(?:i|i'?m|i've|me|my (?!dog|cat|pup|rabbit|horse|kitten|parrot|hen)\w+|we|he|she|him|her|son|daughter|baby|toddler|child|kid|husband|wife|mum|mom|dad|boy|girl)\b/i;

/** A sign of a pet: for a vet, not an alarm; poison is the same for both. */
export function isOfAnAnimal({ before, matched }: Pick<Found, 'before' | 'matched'>): boolean {
  const found = animal.exec(`${before.slice(-60)}${matched}`);
  if (!found || found.index >= before.slice(-60).length) return false;
  const between = before.slice(-60).slice(found.index + found[0].length);
  return between.length < 40 && !human.test(between.replace(/\b(?:he|she|him|her|his)\b/gi, ''));
}

const ifOnly = new RegExp(
  String.raw`\b${choice(
    /what (?:happens|would happen|should (?:you|one)|to do|do you do) (?:if|when|in) (?!my|he\b|she\b|i'?m|i have|our|baby)/,
    /in case of/,
    /if (?:an adult|a grown-?up|a guest|a customer|someone|somebody|anyone|anybody|a person|a child|people|one|ever|i ever|i were|i was to)/,
    /when (?:a person|people|you) (?:is|has|are|have|gets?|chokes?|faints?)|^\W*if you/,
    /(?:what|happens|do|help|helps|good|know) if you|should (?:someone|anyone|a person)/,
    /imagine (?:someone|a)/,
    /(?:asked|asks|wonders?|wondered|wants? to know|wanted to know) (?:me |us |him |her )?(?:why|if|whether|what happens)/,
    /people who|a person who|anyone who|those who|patients who|person with/,
  )}\b[^.?!]{0,60}$`,
  'i',
);

/** "what to do if someone chokes". */
export function isHypothetical(before: string): boolean {
  return ifOnly.test(before);
}

const asks = new RegExp(
  String.raw`^\W*(?:(?:hi|hello|hey|so|just curious|just wondering|curious|quick question|question|random question|herbie|ok|and|also|please|out of curiosity)[,:!. ]+)*${choice(
    /why|how|who|when|where|what|what'?s|does|do/,
    sequence(
      /(?:is|are)/,
      notFollowedBy(
        sequence(
          / (?:(?:very|so|now|not|all|really|just|still|also|too|been) )*/,
          choice(
            /unconscious|bleeding|having|vomiting|not|shaking|choking|going|turning|in|getting|feeling/,
            /burning|confused|blue|limp|unresponsive|on|being|passed|throwing|struggling|gasping|swollen/,
            /swelling|fitting|dying|hot|cold|sweating|dizzy|faint\w*|pregnant|collapsed|drunk|slurring/,
            /wheezing/,
          ),
          /\b/,
        ),
      ),
    ),
    /can(?! (?:barely|hardly|only|just|not|feel|see|hear|no)\b)|could(?! (?:barely|hardly|not)\b)|which/,
    /would|will/,
  )}(?!['\w])`,
  'i',
);
const wantsRemedy =
  /\b(?:herbs?|teas?|remed(?:y|ies)|plants?|oils?|tinctures?|supplements?|anything|something|cure|medicine|should i|can i|could i|do i|to take|helps?|good for|best|quickest|works? for|stop|treat|get rid|ease)\b/i;
/** Somebody is spoken of. */
export const personal = anyPhrase(
  /i|i'?m|i'?ve|i'?d|i'?ll|my|me|mine|myself|he|she|he'?s|she'?s|him|her|his|hers|we|us|our|we'?re/,
  sequence(
    /(?<!\b(?:a|the) )/,
    choice(
      /sons?|daughter|husband|hubby|wife|mum|mom|mother|dad|father|baby|newborn|toddler|child|kid/,
      /infant|grand\w+|gran|granny|nan|nana|uncle|aunt\w*|brother|sister|boyfriend|girlfriend/,
      /partner|friend|mate|flatmate|roommate|neighbou?r|boy|girl|lad/,
    ),
  ),
  /this|it/,
);
const facts = anyPhrase(
  /symptoms?|signs?|causes?|caused|cause|contain|contains|common|history|invented|discovered|mean|means/,
  /called|antidote|treat(?:s|ed|ment)? (?:in|by|of)|paramedics?|doctors?|hospitals?|diagnos\w+/,
  /different|difference|percent|rate|statistics|lethal dose of|how many people|rare|contagious/,
  /hereditary|genetic|risk|work|prevent\w*|vaccine|toxic|poisonous|dangerous|edible|bows|famous|ancient/,
  /originally|in the past|traditionally|people (?:drank|drink|ate|eat|took|used?|smoked)|stands? for/,
);

const asksForThisCase = /\bis (?:it|this|that) (?:normal|ok|okay|bad|serious|an emergency) (?:for|that|if|when)\b/i;

/** "how do paramedics treat choking": no person in it and no remedy asked for. */
export function isGeneralQuestion(sentence: string): boolean {
  if (asksForThisCase.test(sentence)) return false;
  if (!asks.test(sentence) || personal.test(sentence)) return false;
  return facts.test(sentence) || !wantsRemedy.test(sentence);
}

const study = anyPhrase(
  /(?:revising|revision) (?:for |on |my )?\w+/,
  /(?:doing|making|writing|designing|preparing) a (?:\w+ )?(?:leaflet|poster|quiz|handout)/,
  /(?:course|class|training) taught us|role[- ]?playing (?:game|night)|on (?:the )?telly|writing group/,
  /our band|text-?book|ethnograph\w*|guruji|lord shiva|told shiva|thelma and louise/,
  /work (?:in|at) an? (?:\w+ )?(?:clinic|hospice|call centre|ward)/,
  /job is in an? (?:\w+ )?(?:clinic|hospice|ward)|what does (?:an? |the )?["“']?\w+["”']?(?: \w+)? mean(?![^.?!]{0,60}\b(?:my (?!teacher|tutor|class)|he|she|he's|she's|i|i'm)\b)/,
  /(?:amateur )?dramatics?(?: society)?|pantomime|(?:school|nativity) play|stage props?|local history/,
  /(?:in|says|said|by|of|from|and|reading|read) (?:culpeper|gerard|dioscorides|pliny|galen|hildegard|mattioli|paracelsus|avicenna|fuchs)(?:'s)?|(?:old|medieval|tudor|victorian|elizabethan) herbals?/,
  /history talk|(?:korean|chinese|turkish|costume|period|hospital|medical|historical) dramas?/,
  /year of (?:nursing|medicine|pharmacy|midwifery)/,
  /(?:mine|my (?:story|poem|piece|chapter|tale))(?:'s| is) about an? (?:\w+ ){1,3}who/,
  /lethal dose (?:lecture|slides?|chapter|table|module|seminar)/,
  /first[- ]aid (?:course|class|training|exam|test|badge|certificate|trainer|instructor|lesson|manual|teacher)/,
  /(?:nursing|medical|med|pharmacy|biology|vet|herbalism|psychology|sociology|statistics|ethics|midwifery|paramedic) (?:student|school|exam|class|course|lecture)/,
  /nurse training/,
  /for (?:an?|my|the|our) (?:\w+ )?(?:course|class|lesson|exam|assignment|project|presentation|blog|article|book club|play|script|podcast|campaign|talk|poster|newsletter|degree|module|quiz|novel|story)/,
  /toxicology|d ?& ?d|dungeons|minecraft|fortnite|roleplay|larp|murder[- ]mystery/,
  /crime (?:novel|story|show|drama|series)|thriller|whodunn?it|plot (?:of|twist|idea|hole|line)|villain/,
  /the butler|netflix/,
  /(?:watched|watching) (?:a |an |the )?(?:film|movie|documentary|show|series|thriller|drama|program\w*|netflix|video)/,
  /(?:in|from|of) (?:my|our|the|a) (?:\w+ )?(?:case stud(?:y|ies)|case report|vignette|exam question|quiz)/,
  /(?:told|tells|telling|showed) (?:me|us) (?:about|of) (?:a|an|some|another|this|one|someone|somebody) ?(?:\w+ )?(?:kid|child|man|woman|patient|case|guy|girl|boy|lady|toddler|baby|person|people|who)?/,
  /(?:saw|seen|see|seeing) (?:a|an|the|this) (?:\w+ )?(?:film|movie|documentary|show|series|video|clip|play|drama) (?:where|in which|about|with|on)/,
  /on tv|in the news|news (?:story|report|item)|news(?=:)|headline/,
  /read (?:that|about|an article|a book|in)/,
  /(?:i'?m|am) writing (?:a|an|my) (?:\w+ )?(?:novel|book|story|play|script|thriller|scene|poem|blog|paper|song|crime)/,
  /heard (?:about|that people)|book (?:about|on|i)|true crime|in (?:my|a) (?:dreams?|nightmares?)/,
  /dreamt|dreamed (?:that|about)|nightmares? (?:that|about|of)|history (?:of|lesson|class|book)/,
  /(?:school|chemistry|biology|pharmacology|toxicology|science) (?:\w+ )?(?:question|project|homework|class|lesson|test|quiz|paper|book)/,
);

/** A sentence that says little more than what the message is for: "it's for my novel". */
const shortFrame = 40;
/** What somebody saw or heard of is told in its own sentence and says nothing of the next. */
const hearsay = sequence(
  /\b/i,
  choice(
    /on tv|netflix|news|headline|read (?:that|about|an|a|in)|heard|told (?:me|us) (?:about|of)/,
    /(?:saw|seen) (?:a|an|the|this) (?:\w+ )?(?:film|movie|documentary|show|series|video|clip|play)/,
    /watch\w*|dream\w*|dreamt|nightmares?|handout|leaflet|poster|history of/,
  ),
  /\b/,
);

/** A lesson, a story, a game or the news. */
export function isLesson(text: string): boolean {
  return study.test(text);
}

/** Whether a message opens by saying that all of it is for a lesson or a story, or says so of the one sentence before. */
export function isLessonAsAWhole(message: string): boolean {
  const sentences = message.split(/(?<=[.!?])\s+|\n+/).filter((each) => /\w/.test(each));
  const ends = [sentences[0], sentences[1]].slice(0, sentences.length < 3 ? 2 : 1).filter((each) => each !== undefined);
  return ends.some((each) => each.length <= shortFrame && isLesson(each) && !hearsay.test(each));
}
