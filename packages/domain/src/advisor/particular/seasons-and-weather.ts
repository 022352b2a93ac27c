import { choice, oneOf, sequence } from '../../resolve/phrases.ts';

/** A message in which cold weather is no cold, and a nose that runs in the season of pollen none either. */
export function withSeasonsRead(text: string): string {
  const read = text
    .replace(warmOrCold, ' ')
    .replace(eyesInHayFever, ' hay fever ')
    .replace(noseInHayFever, ' hay fever ')
    .replace(inTheWeather, '$1')
    .replace(catchesThemOften, 'immune')
    .replace(notToCatchIt, 'immune');
  return ofTheBody.test(read) ? read.replace(coldSeason, ' ') : read;
}

/** "Heat or cold?" asks what to put on it. */
const warmOrCold =
  /\b(?:heat|hot|warm(?:th)?|ice) (?:or|vs\.?|versus) (?:the )?cold\b|\bcold (?:or|vs\.?|versus) (?:heat|hot|warm(?:th)?)\b|\b(?:hot|cold) (?:packs?|compress\w*|shower|water(?! bottle)|bath)\b/gi;

/** "Hands that are raw from the cold" tells the weather. */
const inTheWeather =
  /\b((?:raw|red|rough|chapped|cracked|stiff|white|blue|numb|dry|sore|itchy|hands|fingers|feet|toes|knuckles|face|skin|cheeks)\b[^.?!]{0,16}) (?:from|in|by|with) the cold\b(?! (?:i|that|and|sore))/gi;
/** "Since the cold came in", of knees or hands: the weather as well. */
const coldSeason = new RegExp(
  String.raw`\b(?:since|now|when|once|whenever|as soon as|every time|after|in|with|because of|from)\b(?: that)? (?:the |this |that |all the )?${choice(
    /weather(?:'s| is| was| has)? (?:turn\w*|gets?|got|getting|went|gone|going)?(?: \w+)? ?cold(?:er)?/,
    /(?:it|days?|nights?|mornings?|winter)(?:'s| is| was)? (?:turn\w*|gets?|got|getting|went|gone|going)?(?: \w+)? ?cold(?:er)?(?: out(?:side)?)?/,
    /cold(?: \w+)? (?:came|comes|come|set|sets|started|starts|beg[ai]n\w*|hit|hits|arrived?|is here|moved)(?: in\b| back\b)?/,
    /cold(?: and (?:damp|wet)| weather| snap| spell| months?| mornings?| days?)?(?=\W*$|[,.!?;]| (?:here|there|weather|snap|spell|months?|mornings?|days?)\b)/,
  )}`,
  'gi',
);
const ofTheBody =
  /\b(?:knees?|hands?|fingers?|knuckles?|thumbs?|joints?|hips?|backs?|bones?|arthritis|rheumati\w+|toes?|feet|foot|skin|lips?|shoulders?|muscles?|chilblains?|ankles?|wrists?|elbows?|sciatica)\b/i;

/** "I catch cold all the time", "every bug going": the defenses. */
const catchesThemOften = sequence(
  /\b(?:catch(?:es|ing)?|get(?:s|ting)?|pick(?:s|ing)? up|have|has|having)/gi,
  / (?:(?:a|an|every|each|any|all|these|the|so many) )*(?:colds?|coughs?|bugs?|flus?|infections?)\b/,
  /[^.?!]{0,12}\b/,
  choice(
    /all the time|(?:so |very |too )?(?:often|easily)|constantly|non-?stop|again and again/,
    /every (?:month|few weeks|other week|two weeks)|one after (?:the other|another)/,
    /going(?: (?:round|around))?/,
  ),
  /(?=\W|$)/,
);

/** "Through the winter without catching a cold" asks for the defenses. */
const notToCatchIt = oneOf(
  sequence(
    /\b(?:without|avoid|prevent|stop|keep from|not|not to|n't want to|never)/gi,
    / (?:catch|catching|get|getting|having) (?:a |another |any |the |so many )*(?:colds?|flu|bugs?)\b/,
  ),
  /\b(?:prevent|avoid|ward off|keep away|fewer|against catching) (?:a |the )?(?:colds|flu|bugs)\b/gi,
  /\balways catch (?:something|a cold|a bug|colds)\b/gi,
);

const pollen = String.raw`hay ?fever|pollen|ragweed|birch\w*`;
const months = 'spring|summer|march|april|may|june|july|august|september';
/** "Every bloody August", "same time each year". */
const yearly = String.raw`(?:every|each) (?:\w+ )?(?:${months})|same (?:time|month) (?:every|each) year|(?:in|all|come) (?:the )?(?:spring|summer)`;

/** What runs in the season of pollen is no cold. */
const noseInHayFever = (() => {
  const nose = String.raw`\b(?:(?:runny|running|streaming|stuffy|blocked|snott?y|dripping|drippy) nose|nose (?:is |keeps )?(?:all )?(?:running|streaming|blocked|stuffy|dripping)|nose (?:is |gets |also |always )*(?:itch(?:y|ing|es)?|drips|runs|pours|streams)|itchy nose|sniffles|snott?y(?: (?:and |,)?itchy)?(?: mess)?|congest\w*)`;
  const season = String.raw`\b(?:${pollen}|${yearly}|(?:mows?|mowed|mowing|cuts?) (?:the|his|her|their|our) (?:lawn|grass))\b`;
  return new RegExp(String.raw`${nose}(?:(?<=${season}[^?!]*)|(?=[^?!]*${season}))`, 'gi');
})();

/** Eyes that itch with the nose, or in the season of pollen, are hay fever. */
const eyesInHayFever = (() => {
  const eyes = String.raw`\b(?:(?:itchy|watery|weepy|runny|streaming|swollen|red|burning|sore)(?:,? (?:and )?\w+)? eyes|eyes? (?:are |is |get |always |also |both )*(?:itch(?:y|ing|es)?|water(?:y|ing)?|stream(?:ing)?|red|swollen|burn(?:ing)?|run(?:ning)?|puffy)(?: and (?:itchy|watery|swollen|red|sore))?)\b`;
  const season = String.raw`\b(?:${pollen}|${yearly}|sneez\w*|grass|bloom\w*|nose (?:runs|is running|itches|is itchy)|(?:runny|snott?y|streaming|itchy) nose)\b`;
  return new RegExp(String.raw`${eyes}(?:(?<=${season}[^?!]*)|(?=[^?!]*${season}))`, 'gi');
})();
