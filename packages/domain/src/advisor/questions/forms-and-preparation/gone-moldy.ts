import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Some leaves went grey and fuzzy. Can I pick those off and use the rest?": mold, and nothing of it is used. */
export function answerGoneMoldy({ question, mentions, earlierHerbs }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (!isMoldy.test(text) || elsewhere.test(text) || !wantsToUse.test(text)) return null;
  const isOfOne = mentions.some(({ kind }) => kind === 'herb') || earlierHerbs.length > 0;
  if (!isOfOne && !isOfHerbs.test(text)) return null;
  return plainAnswer([throwAway, nextTime].map(paragraph), ['How do I dry it?']);
}

const isMoldy = anyPhrase(
  /mou?ld(?:y|s|ed|ing)?|mildew\w*|musty/,
  /(?:gr[ae]y|white|green|blue|black|pink|bluish|greenish)(?:ish)?(?:,| and| or)* (?:\w+ )?(?:fuzz\w*|fur|furry|fluff\w*|hairy|cotton\w*|bloom|cobwebs?)/,
  /(?:went|gone|turned|got|gotten|grown|growing|grew|has|have|with|covered in|some|is|are|bit of)(?: \w+)? (?:fuzz|fuzzy|furry|fluffy|fur|fluff)(?= (?:bits?|spots?|patch\w*|stuff|coat\w*|layer|at|on|in|round|around|all|over|and)\b|\W*$|[.,?!;:])/,
);
/** Of a wall, a cheese, an allergy or the tongue. */
const elsewhere = anyPhrase(
  /(?:allerg\w+|sensitive) to (?:\w+ )?mou?lds?|mou?ld (?:allerg\w+|spores?|exposure|toxicity)/,
  /mou?ld\w* (?:in|on) (?:my|the|our) (?:\w+ )?(?:house|flat|home|apartment|walls?|bath\w*|ceiling|room|bedroom|basement|shower|windows?|car|feet|foot|nails?|skin)/,
  /(?:cheese|brie|penicillin|tongue|my (?:head|brain|teeth|vision)|koji|tempeh)|(?:stop|keep|prevent)\w*\b[^.?!]{0,24}\b(?:going|getting|from) mou?ld\w*/,
);
const wantsToUse = anyPhrase(
  /(?:pick|cut|scrape|skim|take|snip|trim|wash|rinse|shake|brush|wipe|boil|dry|spoon)(?:ing)?\b[^.?!]{0,30}\b(?:off|out|away|them|it|bits?|rest)/,
  /(?:drank|drunk|ate|eaten|had some|used some|used it|what now|now what)/,
  /(?:use|drink|eat|keep|save|salvage|have|make|brew|take|sell|strain)\b[^?!]{0,40}/,
  /(?:ok|okay|safe|good|fine|alright|all right|any good|usable|bad|harmful|dangerous|poisonous|ruined|throw|bin|chuck|toss|lost|matter)/,
);
const isOfHerbs = anyPhrase(
  /(?:dried|drying|fresh|my|the|our) (?:\w+ )?(?:herbs?|leaves|leaf|flowers?|roots?|teas?|tea bags?|bunch\w*|syrups?|tinctures?|oils?|jars?|seeds?|spices?|powder|capsules|sage|berries|honey|infusion|elderberr\w+)/,
);
const throwAway =
  'No: throw the whole lot away, not only the bits you see. Gray, white or green fuzz, or a musty smell, is mold; its threads and its poisons reach into what still looks clean, and drying or boiling does not take them out. The same goes for a jar, a syrup or an oil with mold on or in it. Do not sniff at it. If some was drunk or eaten already, take no more; with vomiting, wheezing or a rash call a doctor or a poison line.';
const nextTime =
  'Next time: cut on a dry day, shake the leaves dry, tie small loose bunches and hang them in a warm, airy place, not where washing dries or steam hangs. Close the jar only when the leaves crumble and the stems snap; drops inside the glass mean that it was too early.';
