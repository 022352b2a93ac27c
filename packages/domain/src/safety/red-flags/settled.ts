/** Complaints told together with their good end, and harmless deeds in words of harm; taken out of a message before it is read. */

const examined = String.raw`(?:colonoscopy|endoscopy|camera|cystoscopy|mammogram|scan|ultrasound|biopsy|x-?ray|tests?)`;
const stillThere = String.raw`(?![^]{0,200}\b(?:again|since then|still (?:there|bleed\w*|grow\w*)|new one|more of it)\b)`;
const onBloodThinners = String.raw`\b(?:warfarin|apixaban|rivaroxaban|edoxaban|dabigatran|eliquis|xarelto|blood thinners?|clopidogrel|chemo\w*|leuk\w+)\b`;

/** Deeds and looks of everyday life. */
const everyday: readonly RegExp[] = [
  /\b(?:feet|soles)(?: are)? burn(?:ing)? (?:at night|in bed|every night)\b/gi,
  /\b(?:drown(?:ed|ing)?|paralysed|paralyzed) (?:our|the|my|with|was)? ?(?:chips|cake|pudding|pancakes|stage fright|traffic)\b|\btraffic was (?:paralysed|paralyzed)\b/gi,
  /\boverdos(?:e|ing) (?:on|of) (?:\w+ )?(?:shows|podcasts|series|novels|marzipan|music|puzzles|crosswords|football)\b/gi,
  /\bblue lips,? (?:it's |from |is )?(?:my |the |her )?lipstick\b|\bnail (?:went|is|has gone|turned) (?:blue|black)\b/gi,
  /\bcollapsed laughing\b|\b(?:basil|souffl\w+|cake|tent|sponge|meringue|plants?|seedlings?)\b[^?!]{0,20}\bcollapsed\b[^.?!]{0,20}|\bcouldn't breathe for (?:excitement|joy|laughing|laughter)\b/gi,
  /\bstopped (?:talking|speaking) to (?:my|her|his|me|each)\b|\b(?:tune|song|melody) is stuck in my throat\b|\bjump\w* off the deep end\b/gi,
  /\bteddy\b[^.?!]{0,20}\bheart attack\b[^.?!]{0,30}|\bwhenever the lord calls\b|\bfroze stiff\b/gi,
  /\b(?:film|movie|play|book) about socrates\b[^?!]{0,60}|\blight hurts my eyes when i come out\b/gi,
  /\bbeats me at \w+/gi,
  /\bchok\w+ (?:a (?:little|bit) )?on (?:my|the|a) (?:tea|coffee|drink|biscuit|crumb)\b(?=[^]{0,60}\ball (?:fine|good)\b)/gi,
  /\bhow did (?:healers|monks|people|they|doctors|romans|vikings) treat\b[^.?!]{0,50}/gi,
  /\bpains? in the chest,? (?:so to speak|figuratively)\b|\bjump out of the window,? (?:it's )?(?:the )?ground floor\b|\bturn\w* purple with (?:laughter|laughing|rage)\b/gi,
  /\bsits? on the window ?sill\b(?=[^.?!]{0,30}\b(?:guitar|book|tea|coffee|knitting|cat|sun)\b)/gi,
  /\bgave me (?:\w+ ){0,3}(?:tablets|pills|capsules)\b[^.?!]{0,30}\bone a day\b/gi,
  /\balarm (?:was|is|has been) (?:tested|serviced|checked)\b[^.?!]{0,30}/gi,
  /\bwhy (?:you|we|one|they) can't eat\b[^.?!]{0,30}/gi,
  /\bwon't wake(?: up)? before (?:noon|midday|lunch\w*|ten|eleven|twelve|1\d)\b/gi,
  /\bwon't be here any ?more,? (?:as |because |since )?(?:i'm |we're )?(?:moving|leaving for|retiring)\b/gi,
  /\bno,? i (?:won't|wouldn't|'m not going to|am not going to) (?:harm|hurt|kill) myself\b(?![^]{0,100}\b(?:but|yet|until|unless)\b)/gi,
  /\bdoes one (?:drink|eat|swallow) [^.?!]{0,40}\?(?= i haven't\b)/gi,
];

export const settledThings: readonly RegExp[] = [
  ...everyday,
  /\b(?:had (?:a )?)?(?:fever|temperature|temp|cough)(?:'s| has| is| was)?\b[^.?!\d]{0,24}\b(?:been gone|gone(?: now)?|all better|cleared up)\b(?! (?:up|to|over|on|for (?:weeks|months)))/gi,
  new RegExp(
    String.raw`\b(?:blood|bleeding|lump|gland|mole|bump)\b[^.?!]{0,60}\b${examined} (?:was|were|came back|is) (?:all )?(?:clear|normal|fine|negative)\b${stillThere}`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:${examined} for )?(?:the |a )?(?:lump|bump|spot|mole)\b[^.?!]{0,60}\b(?:it has gone|it's gone|(?:was|is|turned out) (?:to be )?(?:a )?(?:swollen gland|harmless|benign|cyst))\b${stillThere}`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:(?:(?:bit|spot|touch|little) of )?blood|gums? bleed\w*|bleed\w*)\b[^.?!]{0,30}\b(?:floss\w*|brush\w*|toothbrush)\b(?![^]{0,200}(?:${onBloodThinners}|\bwon't stop\b))(?<!${onBloodThinners}[^]{0,300})`,
    'gi',
  ),
  /\bchok(?:ed|ing) on (?:an? |some |my )?\w+\b[^.?!]{0,50}\band that was (?:it|that)\b/gi,
  /\bpains?,? not literally\b|\bblood pressure and urine\b|\b(?:doctor|nurse|gp|lab|clinic|hospital|they) (?:\w+ )?took (?:some |my )?blood\b/gi,
  /\bpour(?:s|ed|ing)? (?:the )?boiling water (?:on|over|onto) (?:everything|it|them|(?:the |some |dried |fresh )*(?:leaves|tea|teabags?|herbs|flowers|petals|roots?|bag))\b/gi,
  /\b(?:still |always |usually )?beats me\b(?<=\b(?:chess|cards|scrabble|tennis|golf|draughts|dominoes|bridge|snooker|darts)\b[^]{0,140})/gi,
  /\bshe sits on the windowsill\b(?<=\b(?:cats?|kitten|kitty)\b[^]{0,280})/gi,
  /\bwhich deadly (?:ones|mushrooms|plants|berries) (?:look|resemble|are (?:mistaken|taken))\b[^.?!]{0,40}|\bhow do (?:first aiders|paramedics|vets|doctors) treat\b[^.?!]{0,50}/gi,
  /(?<!\b(?:an?|another|had|having|his|her|the) )\bfit (?:now|again|as a fiddle|and well)\b|\bhydrangeas?\b[^.?!]{0,40}\b(?:blue|pink)\b|\bpain\b[^.?!]{0,24}\bafter laughing(?: too much)?\b/gi,
];
