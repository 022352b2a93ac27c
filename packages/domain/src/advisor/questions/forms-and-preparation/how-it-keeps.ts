import { anyPhrase } from '../../../resolve/phrases.ts';

/** "How long can I keep a bottle of it once opened?" */
export const asksIfItKeeps = anyPhrase(
  /how long (?:does|do|will|can|would|should|is|are) (?:it|this|that|they|i|we|you|one|[\w ]{3,24}) (?:be )?(?:keep|kept|last in|last once|last when|last after|stay good|stay fresh|stored?|good for)\b(?! (?:taking|on|using|drinking|having|going|doing|up)\b)/,
  /how long (?:is|are|will|does|do)? ?(?:it|this|that|they)? ?(?:be |stay )?(?:good|usable|once (?:opened|open|made))(?=\W*(?:then)?\W*$)/,
  /how (?:do|should|can|could|would) (?:i|we|you) (?:(?:have|of|'ve|best) )?(?:store|keep|stored|kept) (?:it|this|that|those|these|them|(?:the|my|them) \w+)/,
  /how (?:do|should|can|could|would) (?:i|we|you) (?:best )?store (?:[\w-]+ ){0,3}[\w-]+/,
  /where (?:do|should|can|would) (?:i|we|you) (?:store|keep) (?:it|this|that|them|the rest)/,
  /fridge or (?:cupboard|shelf|pantry|counter|larder)|(?:cupboard|shelf|pantry|larder) or (?:the )?fridge/,
  /(?:been|left|stood|sitting|sat|kept)\b[^.?!]{0,16}\b(?:window ?sill|radiator|(?:in|out in) the (?:sun|heat|car|damp|bathroom))/,
  /(?:can|may|could|should|do) i (?:\w+ )?(?:keep|store|leave|save) (?:it|this|them|the \w+|some|the rest)\b[^.?!]{0,24}\b(?:fridge|freezer|overnight|tomorrow|later|day|thermos|jar)/,
  /(?:does|do|will|would) (?:it|this|that|they|the [\w ]{3,16}) (?:keep(?: (?:well|long|for long))?|go off|go bad|expire|lose (?:its|their) (?:strength|power|potency))(?=\W|$)/,
  /(?:stop|keep|prevent|save) (?:it|this|them|these|the \w+) (?:from )?(?:going (?:off|bad|stale|mou?ldy|soft|limp)|spoiling)/,
  /past (?:its|the|their) (?:best|date|best[- ]before)/,
  /(?:shelf life|best before|expir\w+|gone off|go off|gone bad|(?<!\b(?:list|profile|record|records|info|meds|details|medicines)\b[^.?!]{0,16})out of date(?![^.?!]*\b(?:swapp?ed|switched|changed|moved|stopped|on \w+ now|now on)\b)|use[- ]by)/,
);

/** "I've a packet from two Christmases ago", "is that still good?" */
export const isOldPack = anyPhrase(
  /(?:been )?open(?:ed)? (?:since|for|in)\b[^.?!]{2,24}\bstill (?:good|grand|ok|okay|fine|safe|usable)(?=\W*$)/,
  /(?:packet|pack|box|bottle|jar|tin|bag|tub|capsules|tea|some) (?:\w+ )?(?:from|since|of)\b[^.?!]{0,24}\b(?:ago|last (?:year|christmas|summer|winter)|years?|christmas\w*|20\d\d)/,
  /(?:packet|pack|box|bottle|jar|tin|bag|tub|capsules|tea|some) (?:\w+ )?(?:(?:from|at) the back of)\b[^.?!]{0,24}\b(?:cupboard|cabinet|drawer|shelf)/,
  /(?:kept|keep|preserved?|stayed|still) (?:\w+ )?(?:good|fresh|fine|ok|okay|strong)\b[^.?!]{0,12}\b(?:all|for|after|over) (?:these|those|so many|that many|the|\d+|ten|five|twenty) years/,
  /(?:is|are) (?:it|this|that|they|the \w+) (?:off|ruined|spoiled|spoilt|safe still|past (?:it|its best|their best)|too old)(?=\W*$)|gone (?:a bit |all )?(?:brown|cloudy|hard|mould?y|moldy|funny|runny|lumpy|sticky|green|dark|rancid)/,
  /(?:ok|okay|good|any good|safe|usable|fine) still(?=\W*$)/,
  /(?:is|are) (?:it|this|that|they|the \w+) still (?:good|ok|okay|fine|usable|any good|safe)(?: to (?:use|take|drink))?(?=\W*$)/,
);

/** "They are from 2015 or so", beside what is asked of it. */
export function oldPackBeside(text: string): string | null {
  return isYearsOld.test(text) && !areYoungOnes.test(text) ? tooOld : null;
}

/** "They are six years old", of the twins. */
const areYoungOnes =
  /\b(?:child\w*|kids?|twins|sons?|daughters?|boys?|girls?|grand\w+|bab(?:y|ies)|dogs?|cats?|nephews?|nieces?)\b/i;

const isYearsOld = anyPhrase(
  /(?:they|it|these|those|the (?:bottles?|drops|jars?|packs?|boxes|tea|capsules|tin))(?:'re|'s| are| is| must be| was| were)? (?:all |both )?(?:bought |made |dated |still )?(?:from|of|in) (?:about |around )?(?:(?:19|20)[01]\d|202[0-4])/,
  /(?:(?:it|this|that|these|those|they|(?:the|my|this|that|our) (?:\w+ )?(?:bottles?|drops|jars?|packs?|packets?|box(?:es)?|tins?|bags?|tubs?|tea|capsules?|tablets?|powder|oil|tincture|stuff|one|ones))(?:'s|'re| is| are| must be)|^\W*must be) (?:about |around |at least |over |some |nearly )?(?:\w+|\d+) years old(?=\W*$)/,
  /(?:out of date|past its date|expired|gone over) (?:since|by|for) /,
);
export const tooOld =
  'Past its date it is as a rule weaker rather than harmful, so do not count on the full effect. Dried plants that still smell as they should can be used; what smells of nothing does little. What is damp, musty, moldy, rancid, sticky or changed in color goes in the bin, and so do opened drops, syrups and oils that are long past their date.';

/** What keeps how long, by the form it is kept in. */
export function keepsAs(text: string, isInPacks: boolean): string {
  const named = byForm.find(({ said }) => said.test(text));
  if (named !== undefined) return named.says;
  return `On what is bought the date counts. ${isInPacks ? packsKeep : plantsKeep}`;
}

const packsKeep = 'Keep the pack closed, dry, out of the sun and out of the reach of children.';
const plantsKeep =
  'Dried plants keep best dry, dark and tightly closed, up to about a year; after that they are weaker rather than harmful. What is made at home spoils fast: keep syrups and fresh teas cold, and throw them away when they foam, cloud, smell off or grow mold.';

const byForm: readonly { readonly said: RegExp; readonly says: string }[] = [
  {
    said: /\b(?:bottle|tinctures?|drops|liquid|juice|syrups?|extract)\b/i,
    says: 'The label counts: it gives a date, and often a time after opening. Drops made with alcohol keep longest, some years when they stand closed, cool and dark. Pressed juice and syrups belong in the fridge once open and keep for weeks at most. Pour it away when it clouds, foams, smells off or grows mold.',
  },
  {
    said: /\b(?:capsules?|tablets?|pills?|supplements?|gumm(?:y|ies)|powder)\b/i,
    says: 'Go by the date on the pack. Keep it closed and dry, not in the bathroom, and out of the reach of children. Past its date it may have lost strength; what is sticky, spotted or smells odd goes in the bin.',
  },
  {
    said: /\b(?:oils?)\b/i,
    says: 'The label counts. Keep it closed, cool and dark; scented oils sting more as they age in the air, and fatty ones turn rancid. What smells off goes in the bin.',
  },
  {
    said: /\b(?:cream|gel|ointment|balm|salve)\b/i,
    says: 'The pack shows it: a small open jar with a number, such as 6M, is how many months it keeps once open. Take it with clean fingers, and throw it away when it smells or looks different.',
  },
  {
    said: /\b(?:packet|pack|box|tin|jar|bag|dried|dry|leaves|flowers|christmas\w*|cupboard)\b/i,
    says: 'Dried leaves and flowers keep their scent for about a year, roots and bark for two, when they stand dry, dark and tightly closed. Older ones are mostly weak rather than harmful: if it still smells as it should, use it; if it smells of nothing, it does little. What is musty, damp, moldy or has insects goes in the bin.',
  },
];
