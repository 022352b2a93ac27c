import type { AlarmTongue } from './tongue.ts';

/** Pidgin of Nigeria, Ghana and Cameroon as it is typed. */
export const westAfrican: AlarmTongue = {
  numbers: 'one two three four five six seven eight nine ten eleven twelve',
  units: `minit => minutes`,
  lines: String.raw`(?:no|nor|nur) (?:dey|fit) (?:breathe?|breath)(?: well| again)* => can't breathe
breath(?:e|ing)? (?:dey|don) (?:seize|cut|finish)|breath no dey come => can't breathe
(?:no|nor|nur) (?:dey|gree|fit) (?:wake|wake up|answer|respond|move|open eye) => won't wake up
(?:mouth|face) (?:don |dey |e don )?(?:bend|twist|turn|shift)(?: one side| go one side)? => face is drooping
(?:no|nor) fit (?:talk|yarn)(?: again| well)* => suddenly can't speak
(?:one|left|right) (?:hand|leg|side) (?:don |dey )?(?:die|weak|dead)(?: for body)? => can't lift one arm, sudden weakness of the left side
don (?:collapse|faint|fall down|fall for ground) => collapsed
body (?:just |dey )+(?:shake|jerk)(?: and)?(?: foam| mouth)?[^.?!]{0,12}(?:mouth|foam)\w* => having a seizure now
(?:e|im|she|he|pikin|body|just|and e) dey (?:jerk|convulse|fit)(?: dey shake)? => having a seizure now
eye(?:s)? (?:don |dey )?(?:turn|roll|white) => eyes rolled back having a seizure
(?:dey )?vomit blood|blood dey (?:comot|come out) (?:for|from) (?:im |e )?mouth => vomiting blood
(?:dey )?shit blood|blood dey for (?:im |my )?(?:shit|poo) => blood in the stool, a lot
blood (?:just )?dey (?:rush|comot|pour|flow|run|gush)(?: no stop)? => bleeding heavily
chest (?:just )?(?:dey )(?:pain|tight|press|squeeze|hook)\w* => chest pain
(?:heart|chest) (?:don )?(?:hook|cut) => chest pain
(?:don |e |im )*(?:drink|drank|swallow|chop) (?:sniper|otapiapia|ota piapia|izal|hypo|jik|rat poison|gammalin|battery water|kerosene|petrol) => drank bleach
(?:don |e |im )*(?:chop|swallow|drink|take) (?:all|plenty|finish) (?:the |im |e |my )?(?:medicine|tablet|drugs?|paracetamol)\w*\b(?! (?:together,? |at once,? |in one go,? )*(?:with|in the|every|each|before|after|at (?:breakfast|lunch|dinner|night|bedtime|\d)|together)\b) => swallowed all the tablets
(?:i |make i )?(?:wan|want|go) (?:just )?(?:die|kill (?:my ?self)|end am|end my life|comot for this world) => i want to die
life (?:don )?tire me|i don tire for life|this life don tire me => i want to die
snake (?:don |just )?bite (?:am|im|me|my \w+) => was bitten by a snake
(?:im|e|he|my husband|oga|my papa|this man) (?:dey )(?:beat|flog|slap|choke) me => he beats me
(?:baby|pikin)(?: for belle| wey dey (?:my |her )?belle)? (?:no dey|don stop|nor dey) (?:play|kick|move|turn) => pregnant and the baby is not moving
belle don (?:pass|reach) \w+ month => pregnant
pikin no (?:dey|gree) (?:suck|chop|breast|drink) => baby won't feed
(?:dey )?(?:hot|hotting) well well|hot like fire => has a high fever, burning up
(?:i )?(?:no|nor|nur) (?:know|sabi) how many (?:e|im|she|he|pikin) (?:don )?(?:chop|swallow|drink|take|eat) => I don't know how many he swallowed
don (?:open|burst|enter|carry) => has opened
(?:e|im|she|he) don (?:chop|swallow|drink) => he has swallowed
(?:my|the|this|our) pikin => my child
pikin => child`,
};
