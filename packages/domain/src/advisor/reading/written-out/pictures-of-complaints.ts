import { choice, sequence } from '../../../resolve/phrases.ts';
import type { Step } from '../../../resolve/patterns/quick-patterns.ts';
import { picturesOfTheBody } from './pictures-of-the-body.ts';

const very = String.raw`(?:(?:so|all|really|very|just|like|as|feels?|feeling|gone|going|goes|go|gets?|got|is|are|was|like|a bit|proper|still|always|now) )*`;
const stage =
  '(?:gigs?|concerts?|shows?|performances?|performing|auditions?|recitals?|speeches|talks|presentations?|going on(?: stage)?|playing|i (?:play|perform|sing|speak|go on)|the curtain)';
const vehicles = '(?:cars?|taxis?|bus(?:es)?|coach(?:es)?|boats?|ferr(?:y|ies)|planes?|trains?|lifts?)';

/** The body by its nicknames. */
const nicknames: readonly Step[] = [
  [/\bpeepers\b/gi, 'eyes'],
  [/\b(?:my|the|his|her) (?:noggin|bonce|noddle|noodle(?!s))\b/gi, 'my head'],
  [/\b(my|his|her|the) gob\b/gi, '$1 mouth'],
  [/\b(my|his|her|the) (?:hooter|conk|schnozz?|snoz|beak|snout)\b/gi, '$1 nose'],
  [/\b(my|his|her|the) (?:gnashers|choppers|pearly whites|hampsteads)\b/gi, '$1 teeth'],
  [/\b(my|his|her|the) (?:lug ?holes?|lugs|shell-?likes?)\b/gi, '$1 ears'],
  [/\b(my|his|her) (?:old )?pins\b(?! and needles)/gi, '$1 legs'],
  [/\b(my|his|her|the) gullet\b/gi, '$1 throat'],
  // "Feeling crook with a cold mate": a friend, and no yerba mate.
  [
    /(?<=\b(?:cold|flu|cough|fever|headache|tired|sick|sleep|pain|ache|natural|help|cheers|thanks)) mate(?=\W*$|[,.;!?])/gi,
    '',
  ],
];

/** Sleep, nerves and what wears one down. */
const ofTheMind: readonly Step[] = [
  [
    sequence(
      /\b(?:up and down|in and out of bed|awake|up)/gi,
      String.raw` ${very}(?:like )?an? (?:yo-?yo|jack[- ]in[- ]the[- ]box|owl|meerkat)(?: (?:all|every|half the|at) nights?)?\b`,
    ),
    'I wake up all night',
  ],
  [
    /\b(?:(?:lie|lying|lay|laying|just) )?(?:there )?star(?:e|ing) at the (?:ceiling|clock|wall)\b|\bcounting (?:the )?(?:sheep|ceiling cracks)\b/gi,
    'I cannot sleep',
  ],
  // "Eyes open to three at night", "my head makes film after film", "lie awake like a board".
  [
    sequence(
      /\b/gi,
      choice(
        /(?:my |with )?eyes (?:are )?(?:wide )?open (?:to|till|until|at) (?:\d{1,2}|one|two|three|four|five|dawn|morning|sunrise|the (?:alarm|birds))(?: ?(?:am|o'?clock|in the (?:night|morning)|in night|at night))?/,
        /(?:my |the )?(?:head|brain|mind) (?:makes?|plays?|shows?|runs?|is (?:making|playing|showing|running))(?: me)? (?:a |one )?(?:films?|movies?|cinema|videos?|reels?)(?: after (?:films?|movies?|another|the other))?/,
        /(?:lie|lying|lay) (?:there |in bed )?(?:wide awake|like an? (?:board|plank|log) (?:with )?(?:my )?eyes open)/,
      ),
      /\b/,
    ),
    'I cannot sleep',
  ],
  // A flight to another time of the day.
  [
    /(?<=\b(?:fly|flying|flew|flown|flights?|planes?|landed|time ?zones?|long[- ]haul|airport)\b[^]*)\b(?:my |the )?(?:inner |body |internal |biological |sleep )?(?:clock|rhythm) (?:is|was|were|goes|went|gets|has been|stays|stayed) (?:\w+ )?(?:upside down|wrong|back to front|inside out|confused|mixed up|messed up|broken|out of (?:sync|order|whack)|off|a mess|haywire|all over the place)\b/gi,
    'I had jet lag',
  ],
  // "A flat tyre by Thursday": tired, where the talk is of oneself.
  [
    /\b(?:i'?m|i am|i feel(?: like)?|feel(?:ing)? like|like) (?:an? )?(?:flat (?:tyre|tire|battery)|(?:dead|empty|flat|drained) (?:battery|phone)|burst balloon|wet (?:rag|dishcloth|noodle|sock)|squeezed(?:[- ]out)? lemon|wrung[- ]out (?:rag|cloth|towel)|deflated balloon|limp lettuce)\b/gi,
    'I am tired',
  ],
  [/\b(?:running|living|working) on (?:fumes|empty|reserve|the last drop)\b/gi, 'so tired'],
  [
    /\b(?:it'?s (?:like )?|i'?m (?:like )?|like )?(?:an? )?(?:pressure cooker|powder keg|boiling kettle|ticking (?:time ?)?bomb) (?:at|in) (?:work|home|the (?:office|house|job))\b|\b(?:about|ready|going) to (?:blow|burst|explode) (?:at|from|with) (?:work|stress|the (?:job|kids|pressure))\b/gi,
    'stressed at work',
  ],
  [
    /\bwhat (?:gives|will give|can give|would give|brings)(?: (?:me|you|one|a body|back))? (?:\w+ )?(?:power|strength|fuel|vim|energy|a boost|wings)\b/gi,
    'what gives energy',
  ],
  [
    /(?<!\b(?:car|boot|trunk|van|change|changed|bike|wheel)\b[^.?!]{0,24})\b(?:my|this|the|a) (?:spare (?:tyre|tire)|muffin top|beer (?:belly|gut)|love handles|pot ?belly|paunch|bingo wings|winter (?:padding|fat)|rolls of fat|mum tum|dad bod)(?: (?:gone|off|away))?\b/gi,
    'lose weight',
  ],
  [
    /(?<!\b(?:hair|sweat|rubber|elastic|wears?|wearing|put|gold|flower)\b[^.?!]{0,12})\b(?:(?:iron|steel|tight|metal|leather|pressing) )*(?:ring|band|belt|clamp|vi[cs]e|helmet|crown|strap|hoop|wire|cap)(?: of (?:iron|steel|pressure))? (?:pressing |squeezing |tight |tightening )?(?:a?round|about|on) (?:the|my|his|her) (?:head|forehead|temples?|skull|brow)\b|\b(?:my |the )?(?:head|temples|forehead|skull)(?: is| feels| was|'s)? (?:like |as if )?(?:(?:clamped|squeezed|stuck|caught|held) )?in a (?:vi[cs]e|clamp|press|screw clamp|nutcracker)\b/gi,
    'tension headache',
  ],
  [
    /\bhalf (?:of )?(?:my|the) head\b(?=[^.?!]{0,40}\b(?:drums?|hammers?|lightning|throb\w*|pound\w*|on fire|explod\w*|beats?|flash\w*)\b)/gi,
    'migraine in half my head',
  ],
  [
    /\b(?:my |me )?eyes (?:won'?t|wont|will not|don'?t|refuse to) (?:shut|close|stay (?:shut|closed))(?= (?:at night|in bed|all night|till))/gi,
    'I cannot sleep',
  ],
  [/\bsleep(?:s|ing)? like (?:a|an) (?:rabbit|hare|bird|deer|cat on a wall|guard ?dog)\b/gi, 'am a light sleeper'],
  [
    /\b(?:at|near|past) (?:the end of my (?:tether|rope)|my wit'?s'? end|breaking point)(?: with (?:the |my |these )?(?:kids|children|teenagers?|husband|wife|ex|boss|job|work|neighbours|in-laws|house|commute))?\b/gi,
    'stressed',
  ],
  [
    /\b(?:my |me )?(?:mind|head|brain|attention) (?:is|hops|jumps|goes|flits|works)(?: around| about)? ?(?:like )?(?:an? )(?:butterfly|goldfish|grasshopper|squirrel|flea|popcorn (?:machine|maker)|pinball)\b/gi,
    'I cannot concentrate',
  ],
  [
    /\b(?:dead|finished|gone|wiped|good for nothing) (?:by|at|from) (?:noon|midday|lunch(?:time)?|tea ?time|\d ?(?:pm|o'?clock)|three|four|five)\b/gi,
    'tired',
  ],
  [
    /(?<=\b(?:am|i'?m|feel|feeling|sit|sitting|like|be|been|always|constantly) )on (?:pins and needles|needles|thorns|hot coals|hot bricks)\b/gi,
    'nervous and tense',
  ],
  [
    new RegExp(
      String.raw`\b(?:the |my )?(?:shakes|jitters|trembles|wobbles|collywobbles|butterflies|heebie-?jeebies|willies) (?:right |just )?(?:before|when|whenever|on|at) (?:a |my |the |every )?${stage}`,
      'gi',
    ),
    'stage fright',
  ],
  [
    /(?<!\b(?:fish|oil|water|petrol|gas|fuel|hot water|septic|car|phone|laptop|bike|scooter|van|torch|remote|drill|tool)(?:'s)? )\b(?:my |the )?(?:inner |own )?(?:battery|batteries|tank) (?:is|are|'s|feels?|has been|been|keeps) (?:\w+ )?(?:flat|empty|dead|drained|run(?:ning)? (?:down|low))\b/gi,
    'I am tired',
  ],
  [
    sequence(
      /\b/gi,
      choice(
        /cream[- ]crackered|jiggered|cabbaged|clapped out|wabbit|puggled|shagged out|dead on my feet|pooped|bushwhacked/,
        /done in(?= (?:all|every|by|after|the whole|lately|\w+day)\b)|(?:no|out of|ran out of) (?:juice|steam|puff|petrol) (?:left|in the tank|by)/,
        /wrecked(?= (?:all the time|every|by \d|after work|lately|all day))/,
      ),
      /\b/,
    ),
    'tired',
  ],
  [
    /\b(?:my )?(?:heart|soul) (?:is|feels) (?:\w+ )?(?:heavy|grey|gray|dark|blue)(?= (?:in|this|since|all|lately|these|every|most|with)\b|[,.;!?]|\W*$)|\b(?:with a |my )?heavy[- ]hearted\b|\bunder a (?:black |dark |grey )?cloud\b|\b(?:the )?black dog (?:is |has )?(?:back|visiting|on my)\b|\bin the doldrums\b/gi,
    'low mood',
  ],
  [
    sequence(
      /\b/gi,
      choice(
        /(?:no|not much|not any|little|lost(?: all| my)?|zero) interest in (?:the other half|(?:the|my) (?:wife|husband|missus|hubby|partner|girlfriend|boyfriend|fella)|that side of things|the bedroom|bedroom stuff)/,
        /(?:my |the |our )?(?:desire|mojo|sex drive)(?: (?:in bed|for sex|for her|for him))? (?:is |has |'s )?(?:\w+ )?(?:sleeping|asleep|gone(?: out the window)?|dead|missing|fell asleep|vanished|disappeared)/,
      ),
      /\b(?! (?:at|for) work)/,
    ),
    'low libido',
  ],
];

/** The belly and what leaves it. */
const ofTheBelly: readonly Step[] = [
  // "A log jam down below", "cement in the bowels".
  [
    /\b(?:(?:it'?s|like|a|the|total|complete|there is|i have) )*(?:log ?jam|traffic jam|road ?block|cement|concrete|brick|cork|plug|stone)s? (?:down (?:below|there)|(?:in|of) (?:my|the) (?:bowels?|guts?|belly))\b/gi,
    'constipation',
  ],
  // "My stomach does somersaults before every meeting": nerves.
  [
    /\b(?:my |the )?(?:stomach|tummy|belly|insides?|guts?) (?:(?:is|are|keeps?|always|just) )*(?:does|do|doing|turns?|turning|goes|ties itself)(?: in(?:to)?)? (?:somersaults|(?:back)?flips|cartwheels|loops|knots|summersaults)\b(?=[^.?!]{0,30}\b(?:before|when(?:ever)? i (?:have to|must|think|talk|speak)|exams?|interviews?|meetings?|dates?|presentations?|dentist)\b)/gi,
    'I am nervous',
  ],
  [
    /\b(?:full of|pumped (?:up )?(?:full of|with)|nothing but) (?:hot )?(?:air|gas|wind)(?= (?:after|all|every|by|when|since|from)|[,.;!?]|\W*$)/gi,
    'bloated',
  ],
  // "Burning in the gullet after dinner."
  [
    sequence(
      /\b(?:burn(?:s|ing)?|fire)\b(?: feeling| sensation)? (?:in|down|up|at the back of|at|behind) (?:my |the )?(?:throat|gullet|food ?pipe|oesophagus|esophagus)/gi,
      /(?=[^.?!]{0,24}\b(?:after|when(?:ever)?|every time)\b[^.?!]{0,16}\b(?:meals?|dinner|lunch|supper|breakfast|eat(?:ing)?|food|coffee|wine|curry|lie|lying|bend(?:ing)?|chocolate)\b)/,
    ),
    'acid reflux',
  ],
  // "My belly is like a balloon after meals."
  [
    /\b(?:my |the )?(?:tummy|belly|stomach|gut|abdomen) (?:(?:is|gets|feels|goes|looks|swells|blows|up|as|all) )*(?:like|tight as|hard as|round as) (?:an? )?(?:big )?(?:balloon|beach ?ball|football|basketball|watermelon)\b/gi,
    'bloated belly',
  ],
  [
    /\b(?:(?:my|the) )?liver (?:(?:is|feels|seems|has been|gets) )(?:\w+ )?(?:sluggish|lazy|slow|tired|overworked|overloaded|heavy)\b|\b(?:sluggish|lazy|overworked|tired) liver\b/gi,
    'liver health',
  ],
  [
    /\b(?:(?:keep |keeps |been |am |i'm )?(?:heaving|retching|boking|honking up)|dry[- ]heav(?:e|es|ing))\b(?! (?:with (?:people|shoppers)|weights?|boxes|sacks|bags|a sigh|up the))/gi,
    'feeling sick',
  ],
  [
    /\b(?:can'?t stop |keep |keeps |always |constantly )(?:trump(?:s|ing)?|parp(?:s|ing)?|guff(?:s|ing)?|blow(?:s|ing)? off|toot(?:s|ing)?)\b|\b(?:my )?(?:bum|backside|arse|bottom) (?:is |keeps |won'?t stop )?(?:sing(?:s|ing)?|talk(?:s|ing)?|whistl(?:es?|ing)|trumpet\w*)\b/gi,
    'passing wind',
  ],
  [
    /\b(?:(?:a (?:dose|touch|case) of )?the )?(?:scutters|skitters|squitters|squits|gippy tummy|back-?door trots|galloping trots)\b/gi,
    'diarrhea',
  ],
  [
    sequence(
      /\b(?:(?:has|have|had|got|get|gets) )?/gi,
      choice(
        /bung(?:ed|s) (?:me|him|her)(?: (?:right|all|proper|completely))?(?: up)?/,
        /(?:block|clogg?|cement)(?:ed|s) (?:me|him|her)(?: (?:right|all|proper|completely))? up/,
        /(?:stopp(?:ed|s)|back(?:ed|s)) (?:me|him|her) up (?=solid|something|like)/,
      ),
      /(?: ?(?:solid|good and proper|something (?:awful|rotten)|like (?:concrete|cement|a drain)))?\b/,
    ),
    'made me constipated',
  ],
  [
    /\bbunged up (?:(?:down|round) (?:below|there|the back)|solid|like (?:a drain|concrete|cement|an old drain)|(?:since|from|on|with) (?:the |my )?(?:iron|codeine|co-?codamol|tramadol|morphine|painkillers|tablets))\b/gi,
    'constipated',
  ],
  [
    sequence(
      /\b(?:not|haven'?t|hasn'?t|havent|never) been(?: to the (?:loo|toilet|lav|bathroom)| properly)?(?: now)?/gi,
      / (?:for|in|since) (?:(?:the last|about|over|nearly) )?(?:\w+ )?(?:days?|nights|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend)\b/,
      /(?=[^]*\b(?:block\w*|bowels?|tummy|belly|stomach|poo\w*|loo|toilet|senna|prunes?|laxative|lactulose|fybogel|bung\w*|constipat\w*)\b)/,
    ),
    (been) => (/^hasn/i.test(been) ? 'is constipated' : 'I am constipated'),
  ],
  [
    /\b(?:my |me |the )?(?:back end|rear end|bum|backside|bottom|arse)(?: is| has been|'s)? like (?:a|an open|a running) (?:tap|waterfall|fountain|hose)\b|\b(?:on|living on|glued to|chained to) the (?:throne|loo|toilet|bog|jacks|dunny) (?:all (?:night|day|morning)|since)\b/gi,
    'diarrhea',
  ],
  [
    /\b(?:(?:poos?|stools?|it|they)(?:'s| is| are| come out| comes out)? )?(?:as )?(?:hard|dry) (?:as|like) (?:bullets|pebbles|rocks?|marbles|stones?|concrete|nuts|a brick)(?= when i (?:go|poo)|\b[^.?!]{0,20}\b(?:toilet|loo|go\b))|\brabbit (?:droppings|pellets|poo)\b(?! (?:on|in|under|near|as|from)\b)|\b(?:poos?|stools?) (?:is |are )?(?:like |as hard as )(?:bullets|pebbles|rocks?|marbles|stones?)\b/gi,
    'constipated',
  ],
  [
    /\b(?:winding|twisty|bendy|mountain|country|hairpin) (?:roads?|lanes?|bends) (?:always )?(?:turns?|upsets?|churns?|do(?:es)?|gets?|makes?) (?:my (?:stomach|tummy|guts?|belly)(?: in)?|me (?:sick|queasy|green))\b/gi,
    'travel sickness',
  ],
  [/\bit goes straight through (me|him|her)\b/gi, 'diarrhea'],
  [
    sequence(
      /\b(?:the )?/gi,
      choice(
        /(?:acid|fire|lava|bile)(?: (?:keeps?|is|always|just))* (?:com(?:es?|ing)|creep(?:s|ing)?|ris(?:es?|ing)|climb(?:s|ing)?|shoot(?:s|ing)?) (?:back )?up/,
        /(?:food|dinner|grub|meals?|supper|lunch)(?: (?:keeps?|is|always|just))* (?:com(?:es?|ing)|creep(?:s|ing)?|ris(?:es?|ing)) back up/,
      ),
      /(?: again)?(?: and burns?)?(?: from (?:my |the )?stomach)?(?: (?:(?:in)?to |up )?(?:my |the )?(?:throat|chest|mouth))?\b/,
    ),
    'I have acid reflux',
  ],
  [
    new RegExp(
      String.raw`\b(?:i |he |she |we )?(?:always |often |usually )?(?:(?:puke|vomit|spew|hurl|barf|boke|heave)(?:s|ing)?(?: up)?|(?:chuck|throw)(?:s|ing)? up) in (?:the )?(?:back of )?(?:the |a |my |our )?${vehicles}\b`,
      'gi',
    ),
    'travel sickness',
  ],
];

/** Complaints as pictures and slang tell them, by their plain names. */
export const picturesOfComplaints: readonly Step[] = [...nicknames, ...ofTheMind, ...ofTheBelly, ...picturesOfTheBody];
