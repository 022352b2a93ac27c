import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { anyPhrase, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { isWarnedOf } from '../../about-herbs/verdict/warned-of.ts';
import type { Item } from '../../../safety/item.ts';
import type { Person } from '../../../safety/person/person.ts';
import { answerHowLongItSteeps } from '../forms-and-preparation/in-the-pot.ts';
import { isNoPlant } from '../../about-herbs/facts/how-it-looks.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Does it grow easy?", "how do I dry it?": what garden schools say of herbs, and of those that spread. */
export function answerGrowingAndDrying(question: Understanding): AdvisorAnswer | null {
  const { herbs, earlierHerbs, history, said, subject } = question;
  if (/\b(?:which|what) (?:part|bit)\b/i.test(question.question)) return null;
  const text = withPlainApostrophes(question.question).replaceAll(grownAtHome, ' ');
  const [item] = herbsMeant({ herbs, earlierHerbs });
  const herb = findHerb(item?.id ?? '');
  const isOfDrying = dries.test(text) || (herbs.length > 0 && driesNamed.test(text));
  const isOfPicking =
    picks.test(text) &&
    (said.includes('six hours of sun') || herbs.length > 0 || (earlierHerbs.length > 0 && ofTheSeason.test(text)));
  const isOfABed = /\b(?:garden|beds?|lawn|yard|allotment|border|patch|balcony|plot)\b/i.test(text);
  const wantsAPot = ownPot.test(text);
  const told = history.flatMap(({ role, text: each }) => (role === 'user' ? [each] : []));
  const wasOfABed = isOfABed || told.some((each) => grows.test(each) || spreads.test(each));
  // "It takes over the yard. Good for tea?" asks of the tea.
  const isOfUse = asksToTakeIt.test(text) && !howTo.test(text);
  const takesOver = spreads.test(text) && !isOfUse && (wasOfABed || said.includes(sunny));
  const isAGlut =
    isPlenty(question) &&
    whatWithIt.test(text) &&
    herb?.monograph?.forms.includes('tea') === true &&
    !isWarned(item, subject.person);
  const isOfGrowing = grows.test(text) && !asksToTakeIt.test(text);
  if ((!isOfDrying && !isOfPicking && !takesOver && !isAGlut && !wantsAPot && !isOfGrowing) || ofElse.test(text))
    return null;
  if (herb !== undefined && (isNoPlant(herb) || herb.neverSuggest === true)) return null;
  // "My hands dry out" and the like name no plant.
  if (herb === undefined && isOfDrying && !drying.test(said) && !ofPlants.test(text)) return null;
  const isTended = isOfPicking || isOfDrying || takesOver || isAGlut;
  const lines = [
    ...(takesOver && !wantsAPot ? [digItOut, inAPot] : []),
    ...(isAGlut || ((takesOver || wantsAPot) && glut.test(text)) ? [whatToDoWithIt] : []),
    ...(isOfPicking
      ? [whenToPick(herb), ...(alsoDries.test(text) && !isOfDrying ? [freshTastes, ...howToDry(herb).slice(-1)] : [])]
      : []),
    ...(isOfDrying ? [...(goesDark.test(text) ? [driedTooSlowly] : []), ...howToDry(herb)] : []),
    ...(isTended && !wantsAPot ? [] : howToGrow(herb)),
  ];
  return {
    ...plainAnswer(
      [...lines.map(paragraph), ...howLongItSteeps(question)],
      isOfDrying ? ['How long does it keep?'] : ['How do I dry it?'],
    ),
    sources: citedSources(isOfDrying ? dryingSources : ['umn-extension-growing-herbs'], []),
  };
}

/** "... and how long do they sit in the water?", asked in the same breath. */
function howLongItSteeps(question: Understanding): readonly string[] {
  const at = question.question.search(/\bhow (?:long|many min)/i);
  return at === -1 ? [] : (answerHowLongItSteeps({ ...question, question: question.question.slice(at) })?.blocks ?? []);
}

function isWarned(item: Item | undefined, person: Person): boolean {
  return item !== undefined && isWarnedOf(item, person);
}

function howToGrow(herb: Herb | undefined): readonly string[] {
  if (herb === undefined) return [easyOnes, sunny, spreading];
  const name = capital(inSentence(herb.name));
  if (herb.family === 'Lamiaceae')
    return [`${name} is of the mint family. ${sunny} ${spreaders.has(herb.key) ? inAPot : bushy}`];
  if (herb.family === 'Apiaceae')
    return [`${name} is of the carrot family: it wants moist, deep and loose soil. ${sunny}`];
  return [`I hold little on growing ${inSentence(herb.name)} itself. For herbs in general: ${sunny} ${byLatinName}`];
}

function howToDry(herb: Herb | undefined): readonly string[] {
  const part = herb?.monograph?.partsUsed.join(' ') ?? '';
  if (/root|rhizome|bark/.test(part) && !/leaf|flower|herb/.test(part))
    return [`Wash it, cut it into thin slices and dry them until they snap. ${warm} ${store}`];
  if (part.startsWith('flower'))
    return [
      `${flowersOpen} Spread them in one layer on paper or a screen, in an airy place out of the sun. ${warm} ${store}`,
    ];
  return [
    `Cut it just before the flowers open, in the morning when the dew is gone. ${tender.has(herb?.key ?? '') ? quickly : bunches} ${warm} ${store}`,
  ];
}

/** Roots after the summer, flowers when they open, leaves before that. */
function whenToPick(herb: Herb | undefined): string {
  const part = herb?.monograph?.partsUsed[0] ?? '';
  if (part.startsWith('flower')) return flowersOpen;
  if (/root|rhizome/.test(part)) return 'Roots are dug up when the leaves have died back, in autumn or early spring.';
  return 'Leaves are best cut just before the flowers open, in the morning when the dew is gone; snip sprigs all through the season as you need them.';
}

/** "My sage goes black." */
const goesDark =
  /\b(?:go(?:es|ne|ing)?|went|turn(?:s|ed|ing)?|is|are|come(?:s)? out) (?:all )?(?:black|brown|dark|mou?ldy|slimy)\b/i;
const driedTooSlowly =
  'Leaves that turn black or brown were wet when they were cut, or dried too slowly, too thick or too hot: shake them dry, and give them air and space.';
const alsoDries = /\b(?:dry|dried|drying)\b/i;
const freshTastes = 'Fresh gives the fuller taste in the cup; dry what you want to keep.';

const flowersOpen = 'Pick flowers when they have just opened, on a dry morning when the dew is gone.';
const dryingSources = ['oregon-extension-2025-drying-herbs'];
const sunny =
  'Most herbs need at least six hours of sun a day and soil that is not heavy or wet; never let them wilt between waterings.';
const easyOnes =
  'Mint and lemon balm are the easiest for tea, come back every year and bear half shade; sage and thyme want the sunniest place and little water.';
const spreading = 'Mints and their kin spread: keep those in a pot.';
const inAPot = 'It can become invasive, as the mints do, so keep it in a pot, and cut it before it sets seed.';
const digItOut =
  'Without poison it takes patience: lift it with a fork in dry weather with every runner you can follow, and pull what comes back, for bits left in the soil sprout again. Mown or covered from the light for a season it weakens.';
const glut =
  /\b(?:do(?:es)? (?:one |you |i |we )?(?:do )?with|use (?:it|them) for|bucket\w*|loads|lots|glut|too much|use up)\b/i;
const whatToDoWithIt =
  'Of a glut: dry or freeze the leaves, chop them into yogurt, salads, new potatoes or peas, make a sauce or syrup, or give bunches away; what is left goes on the compost without its roots.';
const bushy = 'It grows bushy and bears some heat and dry soil.';
const byLatinName = 'Buy the seed or plant by its Latin name, so that you have the right one.';
const bunches =
  'Tie small bunches and hang them upside down in a dry, airy place out of the sun, in a paper bag with holes against dust.';
const quickly =
  'Its leaves are tender and full of water, so they mold when they dry slowly: spread them in one layer on a screen or in a dehydrator.';
const warm = 'Keep it cool: 35 to 45 °C (95 to 115 °F) in a dehydrator, as heat drives the scent off.';
const store = 'It is done when it crumbles. In a tight jar, cool, dry and dark, it keeps up to a year.';
const drying = /\bkeeps up to a year\b|Most herbs need at least six hours/;

/** Mints and what runs as they do. */
export const spreaders: ReadonlySet<string> = new Set([
  'lemon-balm',
  'peppermint',
  'spearmint',
  'catnip',
  'oregano',
  'self-heal',
  'motherwort',
  'ground-ivy',
]);
const tender: ReadonlySet<string> = new Set([
  'lemon-balm',
  'basil',
  'peppermint',
  'spearmint',
  'tarragon',
  'holy-basil',
]);

/** "Then rosemary tea? I grow it": where it comes from, told beside what is asked. */
const grownAtHome =
  /(?<!\b(?:do|does|did|can|could|may|should|shall|would|will|how|if) )\b(?:i|we|he|she|they|my (?:\w+ )?\w+|our (?:\w+ )?\w+) (?:also |now |already |even |just )?(?:am |are |is |'m |'re |'s )?(?:grows?|growing|grew|planted|sowed) (?:it|this|that|them|some|one|my own|our own|lots?|loads)\b(?: of it)?(?: (?:myself|here|at home|in \w+ \w+))?/gi;
/** "Does it need its own pot?" */
const ownPot =
  /\b(?<!\b(?:share|sharing|drink|make|brew|have|from) )(?:its|their|a|an own|the|separate) (?:own )?(?:pot|tub|container|planter|bed)\b[^.!]*\?|\bhow (?:big|large|deep) (?:a|must the|should the) pot\b|\b(?:pot|tub) or (?:in )?(?:the )?(?:ground|bed|soil|garden)\b/i;
/** "How do I dry the mint without it going black?", of a herb that is named. */
const driesNamed = sequence(
  /\b(?:how|best|way|can|could|may|should|where|when|why|which|do you|what temperature|tips?)\b[^.?!]{0,30}/i,
  /\bdry(?:ing)? (?:(?:the|my|it|them|some|out|fresh|this|that|these) )*/,
  /(?!(?:up|out|extract|skin|mouth|eyes?|cough|hands?|hair|feet|lips|throat|breast|milk|patch\w*)\b)/,
  /(?![^.?!]*\b(?:milk|skin|mouth|eyes|hair|hands|lips|throat|up)\b)\w+/,
);
const howTo = /\b(?:how (?:do|can|could|to|would)|stop|keep|prevent|contain|get rid|tame|dig)\b/i;
/** "My lemon balm has gone mad, what can I do with it all?", "tons of mint": more of the plant than is needed. */
function isPlenty({ mentions, question }: Understanding): boolean {
  const ofIt = mentions.some(({ kind, start }) => kind === 'herb' && muchOf.test(question.slice(0, start)));
  return runsWild.test(question) || ofIt;
}

const runsWild =
  /\b(?:gone|going|went|growing|grown|running|run) (?:mad|wild|crazy|berserk|bananas|rampant|riot)\b|\b(?:a )?glut\b/i;
const muchOf =
  /\b(?:tons|loads|lots|heaps|masses|mountains?|buckets?|bucketfuls?|armfuls?|bags?|baskets?|far too much|too much|so much|more)(?: of)?(?: (?:the|this|my|fresh|our))? $/i;
const whatWithIt = anyPhrase(
  /what (?:else |all )?(?:can|could|do|should|shall|to) (?:i |we |you |one )?(?:do with|make|turn)/,
  /any ideas|use (?:it|them) (?:all )?up|how (?:can|do|could) i use (?:it|them) (?:all|up)/,
);

/** "We grow it in the garden. Is it any good for low mood?": asked of what it does, and not of how it grows. */
const asksToTakeIt = anyPhrase(
  /any (?:good|use|help)(?: for| with| against)/,
  /(?:can|could|may|should) (?:i|we|he|she|they) (?:use|take|have|drink|eat|try|give)/,
  /good (?:for|against)|(?:help|helps|work|works) (?:with|for|against)|safe (?:for|to|with)|how much/,
  /(?:lea(?:f|ves)|roots?|flowers?|berries|bark|seeds?) (?:of )?(?:any|some) use/,
);

/** "Where does it grow?", "does it grow hair?" */
const ofElse = /\bwhere\b|\bgrow(?:s|ing)?\b[^.?!]{0,24}\b(?:hair|beards?|nails?|lashes|eyebrows|muscles?|back)\b/i;
const grows = anyPhrase(
  /(?:does|do|will|would|is|are) (?:it|this|that|they|the [\w ]{3,16}|one|[\w ]{4,20}) (?:\w+ )?(?:grow|easy to grow|hard to grow|grown)/,
  /(?:grow|growing|sow|(?<!\b(?:a|an|any|one|the|which|what|this|that|no|single|another|some|every|each|only|best) )plant|planting) (?:it|this|that|them|some|one|my own)(?! (?:for|against|to help)\b)/,
  /(?:grow|sow|(?<!\b(?:the|my|a|our|that|this|which) )(?<!\b(?:aloe|mint) )plant|harvest|repot|prune)\b[^.?!]{0,40}\b(?:garden|balcony|pots?|window ?sill|at home|myself|seeds?|indoors|in the shade|in my yard)/,
  /(?:can|could|may) (?:i|you|we) (?:grow|plant|sow) [\w' -]{3,20}(?=\W*$)/,
  /(?:have|got|on) (?:a|an|my|our|the) (?:\w+ ){0,2}(?:balcony|patio|terrace|yard|window ?sill|windowbox|window box|allotment|garden|roof terrace|raised bed)\b[^?]{0,40}\b(?:want|like|put|have|grow|plant|which|what)\b[^?]{0,24}\bherbs?\b/,
  /(?:what|which) (?:\w+ )?herbs? (?:\w+ ){0,3}(?:balcony|window ?sill|windowbox|pots?|half shade|shade)\b/,
  /(?:grows?|growing) (?:easy|easily|well|fast|wild|in shade)/,
);
/** "When is best to cut?"; "how do I pick?" may choose one. */
const ofTheSeason = /\bwhen\b|\b(?:best|right) time\b|\bharvest/i;
const picks = anyPhrase(
  /when(?:'s| is|s)?(?: it| the)? best(?: time)? (?:to|for) (?:pick|cut|harvest|gather|snip)\w*/,
  /(?:best|right) time (?:to|for) (?:pick|cut|harvest|gather)\w*/,
  /when (?:do|should|can|is it (?:best|time)) (?:i|you|we|to) ?(?:best )?(?:pick|harvest|cut|gather|dig)/,
  /how (?:do|should|can) (?:i|you|we) (?:best )?(?:pick|harvest|gather|cut) (?:it|them|the \w+|[\w ]{3,16}) (?:without|so that|safely|properly)/,
  /how (?:do|should) i (?:pick|harvest) (?:it\b|them\b|[\w ]{3,16}(?: and dry (?:it|them))?(?=\W*$))/,
);
const spreads = anyPhrase(
  /(?:stop|keep|prevent)\b[^.?!]{0,24}\b(?:from )?(?:taking over|spreading|running (?:wild|riot|everywhere)|invading|swamping)|(?:take|takes|taking) over (?:everything|the lot|all of it|the whole)|contain (?:it|the mint|them)(?=\W*$)/,
  /(?:took|takes?|taking|taken) over (?:the|my|our|her|his|their)(?: \w+){0,2} (?:garden|beds?|lawn|yard|allotment|border|patch|balcony|plot)|(?:how (?:do|can) (?:i|we)|to) (?:get rid of|tame|dig out) (?:it|them|the (?:mint|comfrey|horsetail|nettles?))|spread(?:s|ing)?(?: (?:everywhere|like mad|all over|too much))?(?=\W*$)|invasive/,
);
const dries = anyPhrase(
  /(?:can|could|may|should) (?:i|you|we) (?:just |also )?(?:air[- ])?dry (?:it|them|these|this|those|the (?:leaves|flowers|herbs?|roots?)|my own)(?=\W|$)/,
  /(?:best|easiest|right|good) way (?:to dry|of drying) (?:it|them|this|that|these|[\w ]{3,20})/,
  /how (?:best )?to dry (?:it|them|this|that|these|[\w ]{3,20})(?=\W)/,
  /(?:dry|freeze|preserve) (?:it|them|this|these) (?:best|well|for (?:later|the winter))/,
  /how (?:do|can|would|should|to) ?(?:i|you|we|one)? ?(?:best )?dry (?:it|them|this|that|these|the (?:leaves|flowers|herbs?|roots?)|[\w ]{3,20})(?=\W*$|,? (?:and|or) )/,
  /(?:dry|drying) (?:it|them|the (?:leaves|flowers|herbs?|roots?)) (?:at home|myself|in the oven|for tea|for winter)/,
);
const ofPlants = /\b(?:herbs?|lea(?:f|ves)|flowers?|roots?|mint|plants?|tea)\b/i;
