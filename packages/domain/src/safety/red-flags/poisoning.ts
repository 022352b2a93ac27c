import { choice, notPrecededBy, oneOf, sequence } from '../../resolve/phrases.ts';
import { overdose } from './overdose.ts';
import { callNow, noHerbs, poisonLine, type RedFlagRule } from './red-flag.ts';

const swallowed = choice(
  /ate|eaten|eating|eats|swallow(?:ed|s|ing)?|drank|drunk|drinking|drinks/,
  /chew(?:ed|ing|s)(?: on)?|licked|suck(?:ed|ing)(?: on)?|munch(?:ed|ing)(?: on)?/,
  /gnaw(?:ed|ing)(?: on)?|nibbl(?:ed|ing)(?: on)?|biting|lick(?:ing)|mouth(?:ed|ing)|ingested/,
  /gulped|sipped|tasted|consumed|downed|nibbled/,
  /(?<!\ba (?:little |wee |tiny )?)bit(?:ten)?(?: into)?|put in (?:his|her|their|my) mouth/,
  /has had|got into|gotten into|injected|inhaled|given|gave (?:him|her|them|my \w+)|brewed/,
  /steeped|boiled|cooked|infused/,
  /made (?:a |some )?(?:tea|infusion|soup|salad) (?:from|with|of|out of)/,
  /(?:drank|had|drunk) (?:a |some )?(?:tea|infusion) (?:from|with|of)/,
);
const plants = choice(
  /foxgloves?|digitalis|oleander|hemlock|water dropwort|belladonna|(?:deadly )?nightshade/,
  /jimson ?weed|datura|thorn ?apple|monks'?hood|wolf'?s ?bane|aconite/,
  /yew(?: berries| leaves| needles)?|castor (?:beans?|seeds?)|rosary peas?/,
  /lil(?:y|ies) of the valley|autumn crocus|meadow saffron|colchicum|death ?caps?/,
  /destroying angels?|fly agaric|angel'?s trumpets?|brugmansia|henbane/,
  /poke ?(?:weed|berries|berry)|laburnum|lil(?:y|ies)(?! of)|hellebore|mandrake|white snakeroot/,
  /giant hogweed|larkspur|delphinium|cherry laurel|holly berries|mistletoe berries/,
  /daffodil bulbs?|philodendron|dieffenbachia|dumb ?cane|pothos|caladium|cuckoo ?pint/,
  /lords and ladies|sago palm|cowbane|ragwort/,
  /(?:wild|raw|unknown|strange|poisonous|toxic|odd|unidentified|foraged|some|a|random|garden)(?! (?:raspberry|nettle|olive|mint|peppermint|spearmint|sage|bay|basil|dandelion|birch|blackberry|strawberry|plantain|mulberry|guava|moringa|neem|curry|tea|lettuce|spinach|ginkgo|artichoke|mullein|senna|soursop|papaya|vine|cabbage|kale|parsley|coriander|pumpkin|sunflower|chia|flax|fennel|caraway|sesame) (?:leaf|leaves|seeds))(?: \w+)? (?:mushrooms?|toadstools?|berr(?:y|ies)|plants?|leaf(?! (?:(?:every|each|a|per) day|daily))|leaves|seeds|fung(?:us|i))/,
  /(?:mushrooms?|toadstools?) (?:from|in|off|growing)/,
  /(?:mushrooms?|berries|leaves|flowers|seeds|roots?) (?:he|she|i|we|they) (?:found|picked|dug)/,
  /toadstools?|apricot kernels|bitter almonds/,
);
const chemicals = choice(
  /bleach|anti-?freeze|coolant|rat poison|mouse poison/,
  /(?:slug|ant|roach) (?:bait|pellets|poison|killer)|poison|batter(?:y|ies)|magnets?|detergent/,
  /laundry pods?|(?:dish ?washer|washing) (?:tablets?|pods?|liquid|powder)|tide pod/,
  /drain ?(?:cleaner|unblocker|opener)|oven cleaner|toilet cleaner/,
  /cleaning (?:product|fluid|liquid|spray)|cleaner|lye|caustic soda|ammonia|paint thinner/,
  /turpentine|white spirit|lamp oil|lighter fluid|kerosene|paraffin|petrol|gasoline|diesel/,
  /methanol|methylated spirits?|meths|surgical spirit|disinfectant|dettol|shampoo|hand ?wash/,
  /fabric softener|rubbing alcohol|isopropyl|hand sanitizer|sanitiser|weed ?killer|round ?up/,
  /glyphosate|pesticide|insecticide|bug spray|fertili[sz]er|moth ?balls|nail polish remover/,
  /acetone|nicotine|vape (?:juice|liquid)|e-?liquid|cigarettes?|mouthwash|perfume|super ?glue/,
  /arsenic|cyanide|mercury|silica/,
  /(?:tea tree|eucalyptus|camphor|wintergreen|pennyroyal|clove|cinnamon|sassafras|thuja|wormwood|sage|citronella|lavender|lemon|peppermint|oregano|essential|neroli|rosemary|thyme|nutmeg|cedar\w*|hyssop|tansy|mugwort|birch)(?: essential)? oils?/,
  /camphor|vicks|(?:an? |the )?(?:bottle of )?essential oils?/,
);
const pills = choice(
  /pills?|tablets?|medicines?|medications?|meds|capsules?|pill (?:box|bottle|organizer)/,
  /medicine (?:cabinet|cupboard|bottle)|tylenol|calpol|paracetamol|acetaminophen|ibuprofen/,
  /advil|aspirin|benadryl|iron|prenatals?|metformin|insulin|clonidine|methadone|suboxone|xanax/,
  /adderall|edibles?|thc|gummies|melatonin|sleeping \w+|antidepressants?|blood pressure \w+/,
  /heart \w+|vitamins|supplements|cough syrup|(?:grand\w+|nan|gran|granny|mum|mom|dad)'?s? \w+/,
);
const child = choice(
  /baby|toddler|infant|newborn/,
  /(?:my|our|the|his|her) (?:\w+ )?(?:child|kid|kids|son|daughter|grand(?:son|daughter|child)|nephew|niece|little (?:one|boy|girl)|boy|girl)/,
  /(?:nephew|niece|grandson|granddaughter|grandchild|son|daughter|kid|child)/,
  /(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)[- ]?(?:years?|yrs?|months?|mos?)[- ]?olds?/,
  /\d ?yo|he|she/,
);
const patterns = [
  new RegExp(`\\b${plants}\\b[^.?!]{0,40}\\b(?:drank|drunk|ate|eaten|swallowed|chewed (?:it|some|on))\\b`, 'i'),
  oneOf(
    /\bsnake ?bites?\b(?! (?:prevention|kit|plant))/i,
    sequence(
      /\b(?:bite|bitten|bit|sting|stung)\b[^.?!]{0,24}\b/i,
      choice(
        /black widow|brown recluse|rattlesnake|cobra|adder|viper|copperhead|scorpion|box jellyfish/,
        /funnel[- ]?web|redback|taipan|mamba/,
      ),
      /\b/,
    ),
  ),
  oneOf(
    /\b(?:possible|suspected|probable|think it'?s|looks like) (?!to\b)(?:\w+ )?(?:poisoning|overdose)\b(?<!food poisoning)/i,
    /\b(?:spiked|drugged)\b[^.?!]{0,16}\b(?:my|his|her) drink\b/i,
    /\b(?:drink (?:was|got|has been) spiked|got spiked|been (?:drugged|spiked))\b/i,
  ),
  /\b(?:took|taken|taking|given|gave \w+) (?:some |a bit of )?(?:(?:rat|mouse|slug|ant) poison|poison|cyanide|arsenic|antifreeze|bleach|strychnine|weed ?killer)\b/i,
  /\b(?:can't|won't|unable to|hard to|struggling to) (?:stay|keep (?:him|her|them)) awake\b[^.?!]{0,24}\b(?:after|since) (?:taking|he took|she took|swallowing|eating|drinking|the (?:pills|tablets))\b/i,
  new RegExp(
    `\\b(?:mistook|confused|mixed up)\\b[^.?!]{0,30}\\b${plants}\\b[^.?!]{0,60}\\b(?:ate|eaten|tea|drank|swallowed|took)\\b`,
    'i',
  ),
  sequence(
    String.raw`\b${child}(?:'s)?\b[^.?!]{0,20}\b(?:ate|eaten|swallowed|chewed|put)\b[^.?!]{0,20}`,
    /\b(?:berr(?:y|ies)|leaf|leaves|mushrooms?|flowers?|seeds?|bulbs?|plant|petals)\b[^.?!]{0,40}/i,
    /\b(?:garden|yard|park|bush|hedge|tree|outside|woods|forest|house ?plant|plant|ground|lawn)\b/,
  ),
  new RegExp(`\\b(?:${plants}|${chemicals})\\b[^.?!]{0,16}\\bin (?:his|her|their|my) mouth\\b`, 'i'),
  new RegExp(`\\b${swallowed}\\b[^.?!]{0,40}\\b(?:${plants}|${chemicals})\\b`, 'i'),
  new RegExp(
    `\\b(?:${plants}|${chemicals})\\b[^.?!]{0,30}\\b(?:was|were|got|been) (?:eaten|swallowed|drunk|ingested|chewed)\\b`,
    'i',
  ),
  sequence(
    String.raw`\b${child}(?:'s)?\b[^.?!]{0,30}\b`,
    choice(
      /swallowed|ate|eaten|drank|drunk|chewed|got into|gotten into|got hold of|found|opened|emptied/,
      /got at|got (?:his|her|their) hands on/,
      /helped (?:him|her)self to|took/,
    ),
    / (?!(?:his|her) (?:antibiotics?|medicine|medication|meds|vitamins?|inhaler|insulin)\b)/i,
    String.raw`[^.?!]{0,24}\b${pills}`,
    /(?! (?:well|fine|without|as prescribed|for (?:his|her|it|the|a|pain|headaches?|weeks|months|years)|every|daily|regularly|most days|on and off|all (?:last )?(?:week|month|winter)|at (?:night|breakfast)))\b/,
    notPrecededBy(/(?:took|ate|eaten) (?:his|her|a|two|one|the) (?:vitamins|gummies|supplements|melatonin|medicine)/),
  ),
  sequence(
    /\b(?:i|he|she|i'?m|we|they|who|someone|my \w+|our \w+|been|being|was|got|getting|is|are)\b/i,
    /[^.?!]{0,16}/,
    /\b(?:been|got|was|is|are|being|were|getting|think i'?m|having|have|has) (?:badly |being )?/,
    choice(
      /poisoned/,
      /(?:food|lead|mercury|alcohol|mushroom|plant|nicotine|carbon monoxide|ciguatera) poisoning(?! (?:is|are|signs|symptoms))/,
    ),
    /\b(?<!food poisoning)/,
  ),
  oneOf(
    sequence(
      /\bcarbon monoxide\b[^.?!]{0,60}\b/i,
      /(?:alarm|detector|leak|headaches?|dizzy|sick|beep\w*|going off|poison\w*|drowsy|exposure|exposed)\b/,
    ),
    /\b(?:co|gas) (?:alarm|detector|leak)\b[^.?!]{0,30}\b(?:going|went|is|has|beep\w*|off|dizzy|headache|smell)\b/i,
    /\bsmell(?:s|ing)? (?:of |like )?gas\b|\bgas smell\b/i,
    /\b(?:breathed|inhaled|breathing) (?:in )?(?:\w+ )?(?:fumes|chlorine|bleach|smoke|gas|exhaust)\b/i,
    /\bmixed bleach (?:and|with)\b/i,
  ),
  sequence(
    /\bgave\b[^.?!]{0,20}\b(?:baby|toddler|him|her|child|son|daughter|my \w+|newborn)\b[^.?!]{0,30}\b/i,
    choice(
      /too much|too many|the wrong (?:medicine|dose|pill|syringe|bottle)|double|twice|ten times/,
      /(?:two|three|four) times|essential oil|adult (?:dose|pill|tablet|strength)/,
    ),
    /\b/,
  ),
  oneOf(
    sequence(
      /\b(?:snake|viper|adder|rattlesnake|cobra|black widow|scorpion|box jellyfish|stonefish)\b[^.?!]{0,20}/i,
      /\b(?:bit|bite|bitten|stung|sting)\b/,
    ),
    /\b(?:bitten|stung) by (?:a |an )?(?:\w+ )?(?:snake|viper|adder|rattlesnake|cobra|black widow|scorpion|box jellyfish)\b/i,
  ),
];

export const poisoningRules: readonly RedFlagRule[] = [
  overdose,
  {
    id: 'poisoning',
    level: 'emergency',
    topic: 'poisoning',
    heeds: 'animals',
    yieldsTo: [
      'swallowed-object',
      'choking',
      'withdrawal-emergency',
      'psychosis',
      'venom',
      'gas-or-fumes',
      'diabetic-emergency',
    ],
    // "Clove oil?", and later a fat cheek with a mouth that hardly opens: the tooth, unless something was swallowed.
    yieldsUnless: {
      to: ['mouth-floor'],
      words:
        /\b(?:ate|eat(?:en|ing)?|swallow\w*(?<!can't swallow)|chew\w*|drank|drunk|drink\w*|lick\w*|bit|took|taken|tasted|lea(?:f|ves)|berr\w+|plants?|bleach|poison\w*|tablets?|pills?)\b/i,
    },
    patterns,
    together: [
      // Raw elderberries: only with what is felt, for a berry or two that did nothing is no emergency.
      [
        /(?<!\b(?:if|would|never|always|often|whether)\b[^.?!]{0,24})\b(?:ate|eaten|swallowed|drank|drunk|juiced|munched|scoffed)\b[^.?!]{0,40}\belder ?berr(?:y|ies)\b/i,
        /\b(?:raw|uncooked|unripe|(?:off|from) (?:the|a|my|our) (?:tree|bush|hedge|shrub))\b/i,
        /(?<!\b(?:never|not|no|would|will|could|might|can|may|without|n't)\b[^.?!]{0,16})\b(?:queasy|sick|vomit\w*|throw\w* up|threw up|puk\w*|nause\w*|cramps?|dizzy|unwell|feel\w* (?:\w+ )?ill|the runs|diarrh?o?ea)\b/i,
      ],
      [
        new RegExp(`\\b${plants}\\b`, 'i'),
        /\b(?:ate|eaten|drank|swallowed|chewed|tasted|licked|ingested)\b/i,
        /\b(?:help|vomit\w*|throwing up|sick|numb|tingl\w*|dizzy|poison\w*|hallucinat\w+|racing|blurr\w+|what (?:do|should) i do)\b/i,
      ],
      [
        new RegExp(`\\b${child}\\b`, 'i'),
        /\b(?:pills?|tablets?) (?:are |is )?(?:missing|gone|all over|everywhere|spilled)\b|\b(?:open(?:ed)?|empty) (?:pill|medicine|tablet|tylenol|calpol|pills) (?:bottle|packet|box|container)s?\b|\bmissing (?:pills|tablets)\b/i,
      ],
    ],
    paragraphs: [
      'This may be poisoning. Do not wait for signs.',
      poisonLine,
      `If someone is unconscious, has a seizure or cannot breathe well: ${callNow}`,
      'Do not try to vomit and do not give food or drink unless the poison line says so. Keep a piece of the plant or the package. With gas or fumes go outside first. For an animal call a vet.',
      noHerbs,
    ],
  },
];
