import { callNow, crisisLine, noHerbs, poisonLine, type RedFlagRule } from './red-flag.ts';

const body =
  "(?:i|i'?m|im|i've|my|he|she|they|we|our|someone|the|husband|wife|son|daughter|child|kid|baby|toddler|mother|father|mom|mum|dad|friend|dog)";
const toxic =
  "(?:foxglove|digitalis|oleander|hemlock|belladonna|deadly nightshade|nightshade berries|jimson\\s?weed|datura|monkshood|wolfs?bane|aconite|yew|castor beans?|lily of the valley|autumn crocus|colchicum|death ?cap|destroying angel|angel'?s trumpet|henbane|pokeweed|wild mushrooms?|unknown (?:berries|plant|mushrooms?)|some (?:wild )?(?:berries|mushrooms?)|mushrooms? (?:from|in) (?:the|our) (?:garden|yard|woods|forest)|essential oil|tea tree oil|eucalyptus oil|camphor|wintergreen oil|pennyroyal oil|bleach|antifreeze|rat poison|batter(?:y|ies)|detergent)";

export const emergencyRules: readonly RedFlagRule[] = [
  {
    id: 'self-harm',
    level: 'emergency',
    topic: 'thoughts of suicide or self-harm',
    patterns: [
      /\b(?:kill|hurt|harm|cut(?:ting)?) (?:myself|himself|herself|themsel(?:f|ves))\b/i,
      /\b(?:i|he|she|they)\b[^.?!]{0,40}\b(?:want(?:s|ed)?|wish(?:es)?|going|plan(?:s|ning)?|rather|trying|tried) (?:to )?(?:die|be dead|end (?:it|my life|his life|her life|it all)|not (?:be alive|live|wake up)|commit suicide)\b/i,
      /\bi wish i (?:was|were) dead\b/i,
      /\bsuicid(?:e|al)\b(?!\s*(?:squad|prevention|rates?|statistics|in (?:literature|history|the)))/i,
      /\b(?:end|ending|take|taking) (?:my|his|her|their)(?: own)? li(?:fe|ves)\b/i,
      /\b(?:no|any) (?:reason|point) (?:to|in|for) (?:live|living|go on|going on)\b/i,
      /\bdon'?t want to (?:live|be alive|be here|exist|wake up)(?: any ?more)?\b/i,
      /\bself[- ]harm(?:ing)?\b/i,
      /\bbetter off (?:dead|without me)\b/i,
      /\b(?:swallow|take|took|taken|swallowed) (?:all|a whole bottle of|the whole bottle of|every one of) (?:of )?(?:my|his|her|the|these|those)? ?(?:pills|tablets|meds|medication|sleeping)\b/i,
    ],
    paragraphs: [
      'I am glad you told me. What you feel matters, and you do not have to carry it alone.',
      crisisLine,
      `If anyone is in danger right now: ${callNow}`,
      'If you can, stay with someone you trust and put pills and other means out of reach.',
    ],
  },
  {
    id: 'overdose',
    level: 'emergency',
    topic: 'overdose',
    patterns: [
      /\boverdos(?:e|ed|ing)\b(?! (?:on (?:cute|tv|netflix|information)|risk|limit|possible))/i,
      /\b(?:took|taken|swallowed|ate|eaten|drank) (?:way )?too (?:many|much)\b(?![^.?!]*\b(?:chocolate|cake|candy|sugar|coffee today|food|pizza|cheese|dinner|at dinner|spicy)\b)/i,
      /\b(?:took|swallowed|taken) (?:about |like |around )?(?:[2-9]\d|1\d\d|twenty|thirty|forty|fifty|a (?:whole )?(?:bottle|bunch|handful)(?: of)?) (?:of )?(?:\w+ )?(?:pills?|tablets?|capsules?|gummies|tylenol|paracetamol|aspirin|ibuprofen|melatonin|benadryl)\b/i,
    ],
    paragraphs: [
      'This could be an overdose and needs help now, even if you feel well.',
      callNow,
      poisonLine,
      'Do not try to vomit. Keep the package at hand.',
      noHerbs,
    ],
  },
  {
    id: 'poisoning',
    level: 'emergency',
    topic: 'poisoning',
    patterns: [
      new RegExp(
        `\\b(?:ate|eaten|swallowed|drank|chewed|licked|ingested|has had|tasted|put in (?:his|her|their) mouth)\\b[^.?!]{0,40}\\b${toxic}\\b`,
        'i',
      ),
      new RegExp(`\\b${toxic}\\b[^.?!]{0,30}\\b(?:was|were|got|been) (?:eaten|swallowed|drunk|ingested)\\b`, 'i'),
      /\b(?:i|he|she|my \w+|we|they|someone)\b[^.?!]{0,30}\b(?:been|got|was|is|are) poisoned\b/i,
      new RegExp(
        `\\b${body}\\b[^.?!]{0,30}\\b(?:made|drank|drunk|had) (?:a |some )?(?:tea|infusion) (?:of|from|with) ${toxic}\\b`,
        'i',
      ),
    ],
    paragraphs: [
      'This may be poisoning. Do not wait for signs.',
      poisonLine,
      `If someone is unconscious, has a seizure or cannot breathe well: ${callNow}`,
      'Do not try to vomit and do not give food or drink unless the poison line says so. Keep a piece of the plant or the package.',
      noHerbs,
    ],
  },
  {
    id: 'chest-pain',
    level: 'emergency',
    topic: 'chest pain',
    patterns: [
      /\b(?:crushing|severe|squeezing|sudden|bad|terrible|sharp|tight(?:ness)?|heavy|pressure)\b[^.?!]{0,20}\b(?:in|on|across|of)?\s?(?:my |his |her |the )?chest\b/i,
      /\bchest (?:pain|pains|pressure|tightness|hurts)\b/i,
      /\bchest\b[^.?!]{0,20}\b(?:tight|heavy|crushing|squeez\w+|burning|pressure|hurting|aching)\b/i,
      /\b(?:pain|numbness|tingling)[^.?!]{0,20}\b(?:down|in|up) (?:my|his|her|the) (?:left )?(?:arm|jaw)\b[^.?!]{0,40}\b(?:chest|sweat|breath|nause)/i,
      /\b(?:having|have|had) a heart attack\b(?! (?:scare|in \d{4}|last|years?))/i,
    ],
    paragraphs: [
      'Chest pain can be a heart attack and must be checked at once.',
      callNow,
      'Stop what you are doing and sit down. Do not drive yourself.',
      noHerbs,
    ],
  },
  {
    id: 'stroke',
    level: 'emergency',
    topic: 'signs of a stroke',
    patterns: [
      /\b(?:face|mouth|one side)\b[^.?!]{0,25}\b(?:droop\w*|numb|sagging|fallen|paraly[sz]ed)\b/i,
      /\b(?:slurred|slurring|garbled) (?:speech|words)\b|\bspeech is slurred\b|\bsuddenly can'?t (?:speak|talk|see|move)\b/i,
      /\b(?:sudden|suddenly)\b[^.?!]{0,30}\b(?:weakness|numbness|numb|can'?t lift|blind(?:ness)?|loss of (?:vision|speech)|confus\w+)\b/i,
      /\b(?:worst headache of my life|thunderclap headache|sudden severe headache)\b/i,
      /\b(?:having|have|had) a stroke\b(?! (?:of|in \d{4}|last|years?))/i,
    ],
    paragraphs: [
      'These can be signs of a stroke. Every minute counts.',
      callNow,
      'Note the time the signs began. Give nothing to eat or drink.',
      noHerbs,
    ],
  },
  {
    id: 'breathing-or-allergy',
    level: 'emergency',
    topic: 'trouble breathing or a severe allergic reaction',
    patterns: [
      /\b(?:can'?t|cannot|hard to|struggling to|trouble|difficulty|unable to) (?:breathe|breathing|catch (?:my|his|her) breath|get (?:any |enough )?air)\b/i,
      /\b(?:throat|tongue|lips?|face)\b[^.?!]{0,20}\b(?:swelling|swollen|swelled|closing|swells|is tight)\b/i,
      /\banaphyla\w+\b[^.?!]{0,30}\b(?:now|having|think|shock)\b|\b(?:having|in|going into)\b[^.?!]{0,15}\banaphyla\w+/i,
      /\b(?:turning|turned|going|lips are|face is) blue\b/i,
      /\bchoking\b(?! (?:up|hazard))/i,
      /\b(?:gasping for|fighting for) (?:air|breath)\b/i,
    ],
    paragraphs: [
      'Trouble breathing or swelling of the face, tongue or throat is an emergency.',
      callNow,
      'If you have an adrenaline pen, use it now. Sit up.',
      noHerbs,
    ],
  },
  {
    id: 'collapse-or-seizure',
    level: 'emergency',
    topic: 'collapse or seizure',
    patterns: [
      /\b(?:unconscious|unresponsive|passed out|won'?t wake up|can'?t wake (?:him|her|them)|not waking up|collapsed|stopped breathing|not breathing|limp and)\b/i,
      /\b(?:having|has|had|in) (?:a |an )?(?:first )?(?:seizure|convulsions?|fit) (?:right )?(?:now|just|for the first)\b|\b(?:is|started|keeps) (?:seizing|convulsing)\b|\bjust had (?:a|my first|his first|her first) seizure\b/i,
    ],
    paragraphs: [
      'This needs emergency help.',
      callNow,
      'If the person breathes, lay them on their side. If not, start chest compressions; the operator will guide you.',
      noHerbs,
    ],
  },
  {
    id: 'severe-bleeding',
    level: 'emergency',
    topic: 'severe bleeding',
    patterns: [
      /\b(?:bleeding|blood)\b[^.?!]{0,25}\b(?:won'?t stop|not stopping|doesn'?t stop|heavily|gushing|pouring|everywhere|soaking)\b/i,
      /\b(?:vomit(?:ing|ed)?|throwing up|threw up|cough(?:ing|ed)? up|spitting up|puking) (?:\w+ ){0,2}blood\b/i,
      /\b(?:black(?:,)? (?:and )?tarry|tarry black) (?:stools?|poop)\b/i,
      /\bpregnan\w+\b[^.?!]{0,60}\b(?:bleeding|blood clots|gush of (?:fluid|blood)|severe (?:abdominal |belly |stomach )?pain|baby (?:is )?not moving|stopped moving)\b|\b(?:bleeding|baby (?:is )?not moving|stopped moving)\b[^.?!]{0,60}\b(?:pregnan\w+|weeks along|trimester)\b/i,
    ],
    paragraphs: [
      'This can be serious bleeding and must be checked at once.',
      callNow,
      'Press firmly on an open wound. In pregnancy call your maternity unit on the way.',
      noHerbs,
    ],
  },
  {
    id: 'sick-baby',
    level: 'emergency',
    topic: 'a young baby with fever or a very ill child',
    patterns: [
      /\b(?:newborn|(?:[1-9]|1[0-2])[- ]?(?:week|wk|day)s?[- ]old|(?:[12]|one|two)[- ]?months?[- ]old|infant)\b[^.?!]{0,60}\b(?:fever|temperature|hot to (?:the )?touch|38|39|100\.\d|101|102|not feeding|won'?t feed|floppy|limp)\b/i,
      /\b(?:fever|temperature)\b[^.?!]{0,40}\b(?:newborn|(?:[1-9]|1[0-2])[- ]?(?:week|wk|day)s?[- ]old|(?:[12]|one|two)[- ]?months?[- ]old)\b/i,
      /\b(?:stiff neck)\b[^.?!]{0,60}\b(?:fever|rash|headache|light)\b|\b(?:fever|headache)\b[^.?!]{0,60}\b(?:stiff neck|rash that (?:doesn'?t|won'?t|does not) fade|purple (?:rash|spots))\b/i,
      /\b(?:child|baby|toddler|son|daughter|kid)\b[^.?!]{0,40}\b(?:floppy|limp|very drowsy|hard to wake|no wet (?:diaper|nappy|nappies|diapers))\b/i,
    ],
    paragraphs: [
      'This needs a doctor now. Young babies and children can become very ill quickly.',
      callNow,
      'Give no herbs, honey or home remedies.',
      noHerbs,
    ],
  },
  {
    id: 'serotonin-or-heat',
    level: 'emergency',
    topic: 'possible serotonin syndrome or another dangerous reaction',
    patterns: [
      /\b(?:sertraline|zoloft|prozac|fluoxetine|lexapro|ssri|antidepressants?|st\.? ?john'?s ?wort|5-?htp|tramadol)\b[^?!]{0,80}\b(?:shaking|tremor|twitching|sweating|fever|agitated|confused|racing heart)\b[^?!]{0,40}\b(?:and|,)\s*\w*\s*(?:shaking|tremor|twitching|sweating|fever|agitated|confused|racing heart|muscle)/i,
      /\bserotonin syndrome\b[^.?!]{0,30}\b(?:i think|having|have|now)\b|\b(?:i think|having|have)\b[^.?!]{0,20}\bserotonin syndrome\b/i,
    ],
    paragraphs: [
      'Shaking, sweating, fever or confusion after such medicines can be serotonin syndrome.',
      callNow,
      'Take no further dose until you have been seen.',
      noHerbs,
    ],
  },
  {
    id: 'diabetic-emergency',
    level: 'emergency',
    topic: 'a diabetic emergency',
    patterns: [
      /\b(?:blood sugar|glucose|sugar)\b[^.?!]{0,20}\b(?:is |of |at |reads? )?(?:[4-9]\d\d|[12]\d\b(?=[^.?!]{0,12}mg)|[1-4]\d mg)\b/i,
      /\bdiabet\w+\b[^.?!]{0,60}\b(?:fruity breath|vomiting|ketones|confused|very drowsy)\b/i,
    ],
    paragraphs: [
      'Very high or very low blood sugar is an emergency.',
      callNow,
      'If the sugar is low and the person is awake, give sugar or juice at once.',
      noHerbs,
    ],
  },
];
