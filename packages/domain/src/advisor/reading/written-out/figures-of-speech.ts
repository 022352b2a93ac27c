import { onlyAnnoyed } from '../../data/figures.ts';
import { picturesOfComplaints } from './pictures-of-complaints.ts';
import { choice, sequence } from '../../../resolve/phrases.ts';
import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

const people =
  'boss|manager|neighbou?rs?|landlord|landlady|colleagues?|teacher|coach|ex|in-laws?|brother|sister|kids?|teenagers?|dog|cat|client|council|bank';
const things =
  'printer|traffic|commute|job|work|admin|paperwork|app|website|defen[cs]e|team|striker|form|taxes|email|software|update|assembly|queue';
const much =
  '(?:such |just |really |always |being )*an? (?:(?:real|right|royal|total|massive|huge|proper|constant|bit of a|literal) )*';
const machines = 'car|engine|tractor|mower|van|motorbike|boiler|truck|lorry|taxi|scooter|generator|okada';
const outdoors = 'garden|meadow|field|park|zoo|hedge|lawn|woods|greenhouse|allotment|flowers?|buddleia';
const sore =
  'head|throat|stomach|tummy|belly|back|waist|knees?|legs?|joints?|body|ears?|teeth|tooth|neck|shoulders?|feet|hands?|eyes?';

/** Figures of speech that name no complaint, in plain words. */
const noComplaints: readonly Step[] = [
  // "That won't make me nod off at the wheel": asks for nothing that tires, and for no sleep.
  [
    sequence(
      /\b(?:(?:that|which|and|but) )?(?:won'?t|wouldn'?t|will not|doesn'?t|does not|don'?t want (?:it|that|anything|something|one) to|not|can'?t have (?:it|me)|without|can'?t (?:be|risk|afford to(?: be)?)) /gi,
      choice(
        /(?:(?:make|making|leave|leaving|send|sending|have|having|get|getting|let) (?:me|us) )(?:nod(?:ding)?|doz(?:e|ing)|drop(?:ping)?|drift(?:ing)?|fall(?:ing)?) (?:off|asleep)(?: (?:at|behind) the wheel|(?: while| when)? (?:i'?m )?driving| at work)?/,
        /(?:(?:me|be) )?(?:nod(?:ding)?|doz(?:e|ing)|drop(?:ping)?|drift(?:ing)?|fall(?:ing)?) (?:off|asleep) (?:(?:at|behind) the wheel|(?:while |when )?(?:i'?m )?driving)/,
      ),
      /\b/,
    ),
    'that does not make me drowsy',
  ],
  // "Dead tired but can't fall asleep": the want of sleep is what tires.
  [
    /\b(?:i'?m |i am |am |so )*(?:dead|dog|so|very|really|super|always|totally|just)? ?(?:tired|exhausted|shattered|knackered|zonked)[ ,]+(?:all day[ ,]+)?(?:but|and|yet|though) (?:i )?(?:still )?(?=(?:can['’]?t|cannot|can not|don['’]?t|never|hardly|barely|struggle to|unable to) (?:\w+ )?(?:fall asleep|sleep|get to sleep|drop off|nod off|switch off)\b)/gi,
    'I ',
  ],
  // "Different thing. My ankles are puffy": the talk goes on to something else.
  [
    /^\W*(?:(?:ok|okay|right|so|and|now)\W+)*(?:(?:completely|totally|a|quite) )*(?:different|another|other|new|separate) (?:thing|topic|subject|question|matter|story)(?: now| though| altogether)?[.:,!–-]+\s+/gi,
    '',
  ],
  // "Fell asleep on the beach, my back is lobster red": burnt by the sun, and no bad sleep.
  [
    /\b(?:fell|fallen|falling|dozed|nodded|drifted) (?:asleep|off) (?=(?:on|in|at|by|under) (?:the |a |my |our )?(?:beach|sun|pool|garden|deck|lounger|park|grass|sand|lawn|terrace|balcony|boat)\b)/gi,
    'lay ',
  ],
  [
    /\b(?:as )?red (?:as|like) an? (?:lobster|beetroot|tomato)\b(?=[^.?!]*\b(?:sun|beach|back|shoulders?|skin|face)\b)|\blobster[- ]red\b|\bcaught the sun\b|\blobster(?= (?:shoulders|back|arms|legs|face|neck|nose)\b)|\blike (?:a |two )?(?:boiled )?lobsters?\b/gi,
    'sunburnt',
  ],
  // "I'm dying for one decent night": of sleep.
  [
    /\b(?:i'?m |i’m |i am |i |we )?(?:dying for|desperate for|craving|in need of|need|want|would kill for|'d kill for|could do with|would love|'d love|long for) (?:just )?(?:one|a|some) (?:(?:single|really|whole) )?(?:decent|good|proper|full|quiet|peaceful|undisturbed|restful) nights?(?:['’]s)?(?: (?:sleep|rest|kip))?\b(?! out| in\b)/gi,
    'I sleep badly',
  ],
  // "His snoring, honestly I could kill him": who sleeps beside him is annoyed.
  [onlyAnnoyed, 'I am annoyed'],
  // "Which of them tastes good cold?", "can I drink it cold?": a tea, and nobody who has one.
  [
    /\b((?:tast(?:es?|y)|drink|drunk|drank|serve[ds]?|have(?= (?:it|them|this|that|the tea)\b)|brew(?:ed)?|steep(?:ed)?)(?: (?:it|them|this|that|the tea|better|best|good|nice|nicer|well|ok|okay|fine|too|also))*) cold\b(?=\W*$|[,.;!?]| (?:in|too|as well|or|and|over|from|with)\b)/gi,
    '$1 chilled',
  ],
  // "My neighbour is a pain in the neck", "Arsenal's defence is a pain to watch".
  [
    new RegExp(
      String.raw`\b(${people}|${things})\b((?: [\w']+){0,2}?)(?:'s|’s| is| are| was) ${much}(?:pain|headache)\b(?: in (?:the|my) (?:neck|arse|ass|butt|backside|bum|rear))?`,
      'gi',
    ),
    '$1$2 is annoying',
  ],
  [/\b(?:market|groom|bride|investors?|buyers?|sellers?|club)\b[^.?!]{0,16}\bcold feet\b/gi, '$& (doubts)'],
  [/\bcold feet\b(?= \(doubts\)| (?:about|over|before) (?:the|my|our|a) )/gi, 'doubts'],
  [
    new RegExp(String.raw`\bbutterflies (?:in|on|around|over|at) (?:the|my|our) (?:${outdoors})\b`, 'gi'),
    'insects outdoors',
  ],
  [
    new RegExp(String.raw`\b(${machines})\b([^.?!]{0,16})\b(?:cough|splutter|wheez)(?:s|es|ed|e|ing)?\b[^.?!,]*`, 'gi'),
    '$1$2 is faulty',
  ],
  [/\bwind(ing)? down\b(?! the window)/gi, 'relax$1'],
  // The skin is not what troubles.
  [/\b(soaked|drenched|wet|wringing)( \w+)? (?:to|through to) the skin\b/gi, '$1 through'],
  [/\b(?:got |gets |getting )?under my skin\b|\b(?:jump|jumped|jumping) out of my skin\b/gi, 'startled'],
  [/\b(?:all |just )?skin and bones?\b/gi, 'very thin'],
];

const isDizzy =
  'dizz\\w*|vertigo|giddy|light-?headed|faint\\w*|room|stand(?:ing)?|get(?:ting)? up|lying|lie|bed|turn\\w*|nause\\w*|sick|ears?|fell|fall\\w*|blood pressure|hit|bump\\w*';
const isMuch =
  'stress\\w*|exams?|finals|revision|revising|deadlines?|work(?:load)?|job|boss|thoughts|thinking|worr\\w*|to-?do|studying|uni|essays?|bills|money|divorce|wedding|overwhelm\\w*|anxi\\w*|nerv(?:es|ous)|too much (?:on|to do)|everything (?:going on|i have)';

/** Everyday ways to tell a complaint that hold the word of another one. */
const otherComplaints: readonly Step[] = [
  // "Exams in three weeks and my head is spinning" tells of strain, where nothing of dizziness is told.
  [
    new RegExp(
      String.raw`(?<=^(?![^]*\b(?:${isDizzy})\b)(?=[^]*\b(?:${isMuch})\b)[^]*)\b(?:(?:my|the) )?(?:head|mind|brain)(?:'s|’s| is| keeps| has been|s)? (?:just |all |constantly |always |still )?(?:spinning|reeling|swimming|whirling|in a (?:spin|whirl))\b`,
      'gi',
    ),
    'I am stressed',
  ],
  // "At bedtime she hops like a frog": no plant is asked about, nor in "it grinds like a coffee mill".
  [/\bhops (?=(?:like an?|around|about|up and|on one|off the|all over|into bed|over the)\b)/gi, 'jumps '],
  [
    /\blike an? (?:\w+ )?(?:coffee|pepper|spice|salt|lemon|garlic|tea|nut|oat|corn) (?:mill|grinder|machine|percolator|squeezer|press|crusher|kettle|pot|urn|cracker)s?\b/gi,
    'badly',
  ],
  // "I get sick as a dog": no animal is asked about.
  [/\b(?:as )?(?:sick|queasy) as a (?:dog|parrot|pig|cat)\b/gi, 'queasy'],
  [
    /\b(?:as )?(?:ill|poorly|rough) as a (?:dog|parrot|pig|cat)\b|\b(?:rough|ruff) as a badger'?s \w+\b/gi,
    'very unwell',
  ],
  [
    /\b(?:can(?:'|’)?t|cannot|could(?:n't| not)? barely|hardly|struggl\w+ to|can barely|can hardly) (?:barely |hardly )?keep (?:my|his|her|their|me) eyes open\b/gi,
    'so tired',
  ],
  [
    /\b(?:full of|loads of|green|thick|awful|the|constant) snots?\b|\bsnots?\b(?= (?:for|since|all|everywhere|running|pouring|and)\b)/gi,
    'a runny nose',
  ],
  // "Sore throats and runny noses", of several children.
  [
    /\b(sore|bad|runny|blocked|stuffy|upset|dodgy|bloated|croaky|aching|achy|hay|high|nasty) (back|ear|nose|stomach|chest|voice|head|fever|temperature)s\b(?! (?:up|out|in)\b)/gi,
    '$1 $2',
  ],
  [/\b(sore|bad|upset|dodgy|bloated|aching) (tumm|bell)ies\b/gi, '$1 $2y'],
  [/\b(head cold|headcold|stomach bug|fever)s\b/gi, '$1'],
  [
    /\bmouth(?: is| feels| tastes| was)? like (?:the )?(?:(?:bottom|inside|floor) of )?(?:an? |my )?(?:\w+'?s )?(?:cage|flip-?flop|carpet|ashtray|sandpaper|sahara|desert|nest)\b/gi,
    'dry mouth',
  ],
  // "My girl is gonna murder me if I miss work."
  [
    /\b(?:my|the) (?:\w+ )?(?:girl|boyfriend|girlfriend|wife|husband|missus|mum|mam|mom|boss|mate|dad|partner)(?:'s|’s| is| will|'ll)? (?:(?:gonna|going to|gon|absolutely|surely) )*(?:murder|kill|slay|have my guts|do me in)(?: me)?\b(?! (?:her|him)self)/gi,
    'somebody will be cross',
  ],
  [/\bdog[- ]tired\b|\b(?:as )?tired as a dog\b|\bslept like a dog\b/gi, 'very tired'],
  [/\b(?:as )?(?:hungry|eat\w*) (?:as|like) (?:a|an) (?:horse|wolf|pig)\b/gi, 'very hungry'],
  [/\bsweat(s|ing|ed)? like a pig\b/gi, 'sweat$1 a lot'],
  [/\b(?:as )?weak as a kitten\b/gi, 'very weak'],
  [/\bfrog in (?:my|the|his|her) throat\b/gi, 'hoarse voice'],
  [/\b(?:like )?a? ?bear with a sore head\b/gi, 'irritable'],
  // "By evening I look six months gone" is no pregnancy.
  [
    /\b(look\w*)( like i'?m)? (?:\d|three|four|five|six|seven|eight|nine) months? (?:gone|pregnant|along)\b/gi,
    '$1 bloated',
  ],
  [/\b(?:pink|red|blood) in the sink\b(?=[^.?!]{0,24}\bbrush)/gi, 'my gums bleed'],
  [
    sequence(
      /\b(?:my |the |breast )?milk(?:'?s|’s| is| has| keeps)* /gi,
      choice(
        /(?:drying|dried) up|running (?:dry|low)|dwindling|going down/,
        /(?:gone |come |gone back |been )?down to (?:a |an? few |some |just )*(?:drips?|trickle|drops|dribble|thimble\w*|spoon\w*)/,
        /(?:only|just|barely) (?:a )?(?:drip\w*|trickl\w*|dribbl\w*)/,
      ),
      /\b/,
    ),
    'my breast milk supply is low',
  ],
  [
    /\b(?:my milk|(?<=\b(?:breast ?-?feeding|nursing)\b[^.?!]{0,16})milk)(?:'?s|’s| is| has| keeps| supply)* (?:so |very )?low\b/gi,
    'my breast milk supply is low',
  ],
  // "Don't worry, I'm fine": nobody's worry.
  [
    /(?<=^\W*(?:(?:oh|no|ok|okay|hey|and|but|please)\W+)*)(?:don'?t|do not|don’t) (?:you )?worry\b[ ,.!-]+(?=\w)(?!about\b)/gi,
    '',
  ],
  // "What can I do for milk?", of no cow's.
  [
    /(?<=\b(?:what|anything|something|how)\b[^.?!]{0,30}\b(?:(?:do|take|try|eat|herbs?|teas?|else) (?:for|about)|helps? (?:with|for)) )(?:(?:my|the|more|better|low|her) )?(?:breast ?)?milk(?: supply| flow| production)?(?=(?: (?:then|now|please|tho|though|instead))*\W*$)/gi,
    'milk supply',
  ],
  [/\b(?:skinned|grazed|scraped) (?:both |(?:his|her|my|their) )+(?:knees?|elbows?|palms?|hands?)\b/gi, 'small grazes'],
  [
    /(?<=\b(?:red|raw|weep\w*|itch\w*|scaly|patch\w*|scratch\w*|atopic)\b[^.?!]{0,30})\b(?:behind|in|inside|back of|insides of) (?:the|his|her|my) (?:knees|elbows|crooks?)\b/gi,
    'in the skin folds',
  ],
  [
    /\b(?:sour|acid|acidic|burning|bitter) (?:stuff|liquid|taste|water|fluid)?(?: ?(?:comes?|coming|rises?|repeats?|creeps?))(?: back)? up\b(?: (?:into|in|to) my throat)?/gi,
    'I have acid reflux',
  ],
  [
    /\bulcers? (?:on|in|inside|under|at) (?:(?:the|my|me|his|her) )?(?:(?:inside|tip|side|corner|back) of )?(?:(?:the|my|me|his|her) )?(?:lips?|cheeks?|tongue|gums?|mouth)\b/gi,
    'mouth ulcers',
  ],
  [
    /\b(?:reduce|lose|flatten|shrink|cut) (?:my|the|this|some) (?:tummy|belly|waist|stomach|gut)\b(?! (?:pain|ache|acid|cramps?))/gi,
    'lose weight',
  ],
  [/\b(?:liniment|embrocation)\b/gi, 'something to rub in'],
  [/\bde-?worm(?:ing)?\b/gi, 'a remedy for worms'],
  [new RegExp(String.raw`\b(my |the )?(${sore}) (?:is|are) (?:paining|hurting|aching)(?: me)?\b`, 'gi'), '$1$2 pain'],
  [/\bhead pain\b/gi, 'headache'],
  [/\bthroat pain\b/gi, 'sore throat'],
  [/\bhair ?fall\b(?! (?:clinic|shampoo))/gi, 'hair loss'],
];

export const figuresOfSpeech: readonly Step[] = [...picturesOfComplaints, ...noComplaints, ...otherComplaints];
