import { alternatives, choice, followedBy, notPrecededBy, oneOf, sequence } from './phrases.ts';

/** Herbs whose names are people's names too. */
const herbsAsNames = alternatives([
  /yasmin|hana|kira|amrita|madhu|hina|olena|rosemary|ginger|sage|basil|heather|lavender|poppy/,
  /daisy|olive|ivy|violet|iris|lily|jasmine|myrtle|hazel|angelica|veronica|senna|saffron/,
  /clementine|holly|willow|juniper|laurel|marigold|clover|tansy|sorrel|althea|melissa|cherry/,
  /pepper|rose|cassia|fern|anise|honey|yarrow|nettle|primrose|verbena|linden|bay|hyssop/,
  /cinnamon|dill|amira|camila|kirsty|lina|louisa|arjun|mel|ella/,
]);
const person = choice(
  /daughter|son|wife|husband|mother|mum|mom|father|dad|sister|brother|aunt(?:ie|y)?|uncle|cousin|niece/,
  /nephew|friend|neighbou?r|colleague|boss|nurse|doctor|carer|midwife|therapist|girlfriend|boyfriend/,
  /partner|grand(?:mother|father|ma|pa|daughter|son)|gran|nan|baby|dog|puppy|cat|kitten|horse|pony|rabbit/,
  /hamster|girl|boy|kid|child|twins?/,
);
const calledSo = sequence(
  choice(
    /\b(?:my|her|his|our|the) (?:first |middle |last |sur)?name(?:['’]s| is| was)/,
    /\b(?:i['’]?m|i am)/,
    /\b(?:mrs?|ms|miss|dr|sister|aunt(?:ie|y)?|uncle|nurse|granny|nanny|saint)\.?/,
    String.raw`\b(?:my|our|his|her|a) (?:\w+ )?${person}(?:['’]s name)?(?: (?:is|was|are))?(?:,? (?:called|named))?`,
  ),
  /\s+$/i,
);
/** Family names that stand behind such a first name often, or once and for all. */
const familyName = new RegExp(
  `^ ${choice(
    /Rogers|Fawlty|Rathbone|Brush|Hume|Spence|Clooney|Kennedy|Harris|Stallone|Steele|Oyl|Montgomery|Delevingne|Parker|Locklear/,
    /Graham|Willoughby|Johnson|Hunter|Smith|Jones|Taylor|Williams|Davies|Davis|Evans|Thomas|Wilson|Roberts|Robinson/,
    /Wright|Walker|Edwards|Hughes|Lewis|Martin|Jackson|Clarke?|Cooper|Morris|Ward|Turner|Morgan|Mitchell|Bell|Murphy|O['’]\\w+/,
    /Kelly|Bailey|Collins|Bennett|Cox|Richards|Marshall|Anderson|Thompson|Miller|Garcia|Martinez|Rodriguez|Lopez|Gonzalez/,
    /Hernandez|Perez|Sanchez|Ramirez|Lee|Nguyen|Patel|Singh|Kaur|Khan|Sharma|Kumar|Gupta|Shah|Ahmed|Ali|Hussain|Okafor|Adeyemi/,
    /Campbell|Stewart|Scott|Murray|Macdonald|Adams|Nelson|Carter|Phillips|Hill|King|Bond|Houston|Huston|Lansbury|Ford/,
    /Watson|Simpson|Gibson|Spencer|Sullivan|Reynolds|Fisher|Barker|Palmer|Buchanan|Tomlin|Collins|Allen|Munro|Fairchild/,
  )}\\b(?!['’]s (?:root|leaf|tea|oil))`,
);
const personBehind = oneOf(
  /^,? (?:says?|said|told me|asked|who is my)\b/i,
  // "Melissa wants a tea", "Lina's tired", "Hana is 31".
  /^,? (?:wants|asks|wonders|feels|sleeps|thinks|snores|worries|can['’]?t (?:sleep|stop|drop)|cannot sleep|who(?:['’]s| is) \d)\b/i,
  /^(?:['’]?s| is) (?:(?:now|only|just|nearly|almost|always|so|very|really|a bit) )?(?:\d{1,2}(?![\d.,]? ?(?:%|\d|mg|g\b|ml|percent|weeks|times|drops|euros?|dollars|pounds|[-–]|to\b|or\b))|tired|worn out|exhausted|poorly|ill|sick|unwell|anxious|pregnant|breastfeeding|asleep|awake|worried|knackered|stressed|diabetic|allergic|asthmatic)\b/i,
  // "Ivy has the sniffles."
  /^(?:['’]s| is| has| caught| got)(?: (?:now|also|just|still|got|a|the|an|bad|nasty|really|so|all|bit|of|down|with)){0,4} (?:sniffles|snuffles|cold(?! (?:remed|cure|medicine|and flu|weather|drink|tea))|cough(?:ing)?(?! (?:remed|cure|medicine|drop|syrup))|fever(?! (?:remed|cure))|temperature|croup|snotty|sniffly|snuffly|poorly|teething|a bug|colic)\b/i,
);
const place = new RegExp(
  String.raw`^(?:['’]s)?,? (?:[A-Z][a-z]+ )?${choice(
    /Roads?|Rd|Street|St|Avenue|Ave|Lane|Close|Drive|Court|Crescent|Terrace|House|Hall|Place|Gardens|Park/,
    /Grove|Cottage|Farm|School|Academy|College|Hospital|Ward|Surgery|Clinic|Practice|Inn|Arms|Theatre|Estate/,
    /Square|Walk|Mews|Village|Town|Bridge|Beach|Lodge/,
  )}\b`,
);
/** When it is taken, and no powder of that name. */
const beforeTraining =
  /(?:\d ?(?:g|mg|mcg|grams?|ml)|\b(?:taken|tak(?:e|ing) (?:it|them)|capsules?|caps|tablets?|daily)) pre[ -]?workout\b(?! (?:powder|drink|supplement|mix|shot|scoop))/gi;
const drunk = sequence(
  /\b/,
  choice(
    /drink(?:s|ing)?|drank|sip\w*|(?:bottles?|cans?|cartons?|glass(?:es)?) of|ha(?:s|ve|d|ving)|tak(?:es?|ing)|took|tr(?:y|ied)|giv(?:e|es|ing)|on|with|and|is|about|of|than|or|for|the|my|like/,
  ),
);
/** What a name becomes before or behind another word: no herb that anyone takes. */
const otherSense: Readonly<Record<string, RegExp>> = {
  rue: oneOf(
    /\brue (?:the (?:day|moment|hour)|it\b|that (?:day|i)|not\b|ever\b|my (?:decision|choice))/gi,
    /\b(?:you['’]ll|i['’]ll|would) rue\b|\brue (?:de|du|des|la)\b|\b(?:la|une|ma|cette) rue\b/gi,
  ),
  clay: /\bclay (?:mugs?|pots?|tiles?|courts?|pigeons?|soil|pipes?|oven|bowls?|models?|figures?|bricks?|class)\b|\b(?:modelling|modeling|potter's|polymer|air[- ]dry) clay\b/gi,
  mint: /\bmint (?:condition|first editions?|green|colou?r\w*|coins?|copy|copies|state|julep)\b|\broyal mint\b/gi,
  iron: oneOf(
    new RegExp(
      String.raw`\biron ${choice(
        /gates?|doors?|fences?|bridges?|railings?|boards?|man\b|lady|fist|will\b(?= of|power)|curtain|maiden/,
        /bars?|rods?|age|grip|bed|pans?|pots?|skillet|clad|throne|ladder|rings?|chains?|mask/,
      )}\b`,
      'gi',
    ),
    /\b(?:wrought|cast|corrugated|steam|waffle|curling|soldering|branding|pig)[- ]iron\b/gi,
    /\biron (?:my|the|his|her|a) (?:\w+ )?(?:shirts?|clothes|trousers|creases|dress|uniform|ironing)\b/gi,
  ),
  sage: oneOf(
    /\bsage (?:software|accounts?|accounting|payroll|pay|green|advice|words|counsel|grouse|is (?:our|my|the) (?:accounting|payroll|software|system|bank))\b/gi,
    /\b(?:wise|old) (?:old )?sage\b|\bsages?[- ]femmes?\b/gi,
  ),
  ginger: /\bginger[- ](?:hair\w*|cats?|toms?|kittens?|beard|boy|girl|man|haired|headed|bloke|lad|spice|rogers)\b/gi,
  olive: /\bolive (?:skin|green|branch|drab|colou?r\w*|tone\w*)\b/gi,
  lavender: /\blavender (?:colou?r\w*|walls?|paint|dress|jumper|marriage)\b/gi,
  saffron: /\bsaffron (?:colou?r\w*|robes?|walden|yellow)\b/gi,
  tansy: /\btansy (?:colou?r\w*|yellow|beetle)\b/gi,
  mustard: /\bmustard (?:colou?r\w*|yellow|gas|jumper)\b|\bcut the mustard\b/gi,
  milk: oneOf(
    /\b(?:breast|my own|mother['’]?s|donor|express\w*|pump\w*|oat|almond|soya?|coconut|rice|golden) milk\b/gi,
    /\bmy milk (?:is|isn['’]?t|has|hasn['’]?t|was|keeps|seems|went|dried|dropped|came|comes|won['’]?t|stopped|flow\w*)\b/gi,
    /(?<!\b(?:with|of|drink|drinking|drank|and)\s(?:(?:a|some|my|the|warm|hot|cold|cows?)\s)?)\bmilk\b/gi,
    /\bmilk (?:supply|teeth|tooth|ducts?|flow|production)\b/gi,
  ),
  cheese: /\bcheese\b/gi,
  yoghurt: /(?<!\b(?:with|of|and)\s(?:\w+\s)?)\byoghurt\b/gi,
  yogurt: /(?<!\b(?:with|of|and)\s(?:\w+\s)?)\byogurt\b/gi,
  copper: /\bcopper (?:pipes?|wires?|colou?r\w*|kettle|pans?|hair|coins?|beech|cable)\b/gi,
  zinc: /\bzinc (?:roof|bath|bar|sheet|plated|coating)\b/gi,
  coffee:
    /\bcoffee (?:table|shop|morning|machine|mug|house|maker|stain)\b|(?<=\b(?:dandelion|chicory|acorn|lupine?|grain|barley|rye|spelt|carob|fig|burdock)(?: root)? )coffee\b/gi,
  hemp: /\bhemp (?:rope|bags?|shirt|cloth|clothes|fabric)\b/gi,
  honey: /\b(?:hi|hello|thanks|thank you|sorry|oh|hey),? honey\b(?! (?:and|in|with|on|for|from|tea))/gi,
  alcohol: /\balcohol (?:wipes?|gel|rub|swabs?)\b|\b(?:rubbing|isopropyl) alcohol\b/gi,
  decaf:
    /\b(?:is|are) (?:it|that|this|they|the tea)(?: \w+ly)?(?: an?)? decaf(?! coffee)\b|\bdecaf (?:by nature|only|kind|version)\b/gi,
  rose: /\brose (?:gold|garden|colou?r\w*|tinted|bush(?:es)?|wine|up|from|to|by)\b|\b(?:prices?|levels?|it|he|she|they|sun|we|temperature|pressure|sugar) rose\b/gi,
  cherry: /\bcherry[- ](?:pick\w*|red|blossom)\b/gi,
  lemon: /\blemon (?:yellow|colou?r\w*|of a)\b/gi,
  poppy: /\bpoppy (?:day|appeal|red)\b/gi,
  celsius:
    /(?:\d|°|º|\b(?:degrees?|deg|(?<!\bwhat(?:['’]s| is) )in|or|to|and|into|than|fahrenheit))[\s,/()]*celsius\b/gi,
  'pre workout': beforeTraining,
  'pre-workout': beforeTraining,
  preworkout: beforeTraining,
  // A drink only where it stands alone or is drunk.
  ensure: oneOf(
    sequence(notPrecededBy(/(?:^|[,;\n])\s*/), notPrecededBy(sequence(drunk, /\s/)), /\bensure\b/gi),
    sequence(
      notPrecededBy(sequence(drunk, /\s/)),
      /\bensure\b/gi,
      followedBy(
        /\s+(?:that|the|i|you|we|he|she|it|they|my|your|an?|this|these|no|good|proper|safe|all|there|enough)\b/,
      ),
    ),
  ),
  // An amount, unless it is a brand of vitamins.
  'one a day':
    /(?<=\S\s*)(?<!\b(?:an?|my|the|his|her|called) )\bone a day\b(?! (?:multi|vit|gumm|prenatal|men|women|for (?:men|women)))|\b[Oo]ne a day\b(?= ?(?:\?|ok\b|okay\b|OK\b|fine\b|alright\b|all right\b|safe\b|enough\b|too much\b|then\b|max\b))/g,
  // "Prenatal yoga": a visit, a low mood or a class of the time before birth.
  prenatal:
    /\bprenatal(?=[ -](?!(?:vit\w*|multi\w*|pills?|tablets?|supplements?|gumm\w+|caps\w*|daily|once|twice|every|each|with|and|or|since|only|plus|\w+ly)\b)[a-z])/gi,
  // A tablet for her heart, and no shepherd's purse.
  "mother's": /\b(?:my|our|his|her|their|your) mother['’]s heart\b/gi,
  thyme: /\b(?:have|got|no|enough|spare) thyme to\b/gi,
  walnut:
    /\b(?:size|shape) of (?:an? )?(?:\w+ )?walnuts?\b|\bas (?:big|large|small) as (?:an? )?walnuts?\b|\bwalnuts?[- ](?:sized?|shaped|table|wood|furniture|desk|veneer|brown)\b/gi,
  walnuts: /\b(?:size|shape) of walnuts\b|\bas (?:big|large|small) as walnuts\b/gi,
  blueberry:
    /\bsize of (?:an? )?blueberr(?:y|ies)\b|\bas (?:big|small) as (?:an? )?blueberry\b|\bblueberry[- ](?:sized?|muffins?)\b/gi,
  mango: /\b(?:size of|as big as) (?:an? )?mango\b|\bmango[- ](?:sized?|coloured|colored)\b/gi,
  fig: /\b(?:size of|as big as) (?:an? )?fig\b|\b(?:give|gives|care|cares) (?:a|one) fig\b/gi,
  'fig leaf': /\b(?:political|proverbial|mere|just a|only a) fig leaf\b/gi,
  pineapple: /\bpineapple[- ](?:express|pizza|yellow)\b/gi,
  prune: oneOf(
    /\bprunes? (?:the|my|our|your|his|her|back|it|them|roses|trees|shrubs|hedges)\b/gi,
    /\b(?:to|should i|shall i|when do i|how do i|i) prune\b|\bprune(?:d|s)? like\b|\blike a prune\b/gi,
  ),
  lotus: /\blotus (?:positions?|pose|posture|seat|car|elise|notes)\b|\b(?:half|full) lotus\b/gi,
  sesame: /\bsesame street\b|\bopen sesame\b/gi,
  seaweed: /\bseaweed (?:green|beach|wrap|bath)\b/gi,
  'orange peel':
    /\borange[- ]peel (?:skin|texture|look|appearance|effect|dimpl\w*)\b|\b(?:like|resembl\w+) (?:an? |the )?(?:skin of an )?orange[- ]peel\b/gi,
  hydrangea: /\bhydrangeas? (?:bush(?:es)?|hedge|flowers?|in the garden|bouquet|blooms?)\b/gi,
  weed: oneOf(
    /\b(?:a|an? (?:common|garden|lawn|roadside|humble|mere|pesky)|common) weeds?\b(?! (?:smok|gumm|pen|edible|vape|brownie|deal|habit|user|and|a day))/gi,
    /\bweed[- ]?(?:killers?|control|whacker)\b|\b(?:garden|pull|pulling|sea|roadside|common) weeds?\b/gi,
    /\b(?:tree|shrub|bush|flower|herb|plant|crop)\b[^.?!]{0,12}\bor\b[^.?!]{0,16}\bweeds?\b|\b(?:is|are) (?:it|that|this|they) (?:just |only |really )?(?:an? )?(?:\w+ )?weeds?\b/gi,
  ),
  mate: oneOf(
    oneOf(
      /(?<=^\W*)mate(?=[,!] )/gi,
      /(?<=^\W*|[.!?,;] |\b(?:a|my|and|but|one|old) )mates? (?=(?:at|from|in|of|down) (?:the |my |our )?(?:golf|work|gym|pub|club|football|rugby|office|school|uni|church|choir|bowls|class|yard|site|street|road|mine|ours)\b)/gi,
      /(?<=^\W*|[.!?,;] )mate (?=(?:lives|swears|says|said|reckons|takes|took|drinks|eats|told|gave|gives|offers|offered|sells|sold|lent|lends|shares|recommends|recommended|got|does|did|tried|thinks|has|had|got|is|was|keeps|uses|thinks)\b)/gi,
      sequence(
        /(?<!\b(?:drink|drinking|cup of|gourd of) )/gi,
        /\b(?:a|my|me|his|her|our|old|work|best|cheers|thanks|ta|right|ok|hi|alright),? mate\b(?! teas?\b)/,
      ),
      sequence(
        /(?<=^|[.!?,;] ?|\b(?:that|because|and|but) )mate /gi,
        followedBy(
          /(?:(?:in|at|from|on|of) (?:the |my |our )?\w+ )?(?:takes?|took|said|says|swears|told|tells|has|had|gave|uses?|used|reckons|recommended|of mine)\b/,
        ),
      ),
    ),
    /\b(?:g['’]?day|hey|hiya|hello|yeah|yes|no|nah|sorry|worries|please|thx|morning|evening|afternoon|you|legend|sweet|good|fine|okay|lol|really|maybe|well|wow),? mate\b(?! (?:tea|leaf|leaves|drink))/gi,
    /(?<!\b(?:drink|like|have|tea|coffee|cola|caffeine|cocoa|with)\b[^.?!]{0,40}), mate(?=\s*(?:[.!?,]|$))/gi,
    sequence(
      /(?<=\w+ )/gi,
      notPrecededBy(
        sequence(
          /\b/,
          choice(
            /drink\w*|drank|of|yerba|erva|about|with|and|or|like|is|try\w*|tak\w+|have|having|had|love/,
            /some|more|the|this|that|hot|cold|iced|green|roasted|for|us\w+|vs|versus|than|on|called/,
            /without|much|sip\w*|brew\w*|cold-brew|buy\w*/,
          ),
          / /,
        ),
      ),
      /mate(?=\W*$|[,.!?])/,
    ),
  ),
  'the pill':
    /\bthe pill (?=(?:(?:only|just|no longer|hardly|barely) )*(?:gives? me|lasts?|wears? off|knocks? me|holds?|stops? working|gets? me (?:to|through))\b)|\bthe pill (?:version|forms?|ones?|kind|type|bottle|box|packet|organi[sz]er)\b/gi,
  'plan b': oneOf(
    sequence(
      /\b/gi,
      choice(
        /what(?:['’]s| is| was| would be) (?:the |your |my |our )?|got (?:a |any )?|is there a /,
        /have (?:a |you a )|any |your |no |need a /,
      ),
      /plan b\b/,
    ),
    /^\W*(?:(?:right|ok|okay|fine|so|and|well|then|hm+)\b\W*)*plan b(?: then)?\W*\?\W*$/gi,
  ),
  mimosa:
    /\b(?:a|one|two|my|bottomless) mimosas?\b(?! (?:tea|bark))|\bmimosas? (?:at|for|with|over) (?:brunch|breakfast)\b/gi,
  versed: /\bversed in\b|\b(?:well|be|are|is|was) versed\b/gi,
  sonata: /\b(?:piano|violin|moonlight|cello|a|the) sonata\b|\bsonata (?:in|no|by)\b/gi,
  spirits:
    /\b(?:good|high|low|better|my|your|her|his|our|their|raise|lift) spirits\b|\bspirits (?:up|are|were|high|low)\b/gi,
  ecstasy: /\b(?:pure|sheer|in|religious) ecstasy\b/gi,
  bay: /\bbay (?:windows?|area|horse|city)\b|\b(?:at|sick|loading|parking) bay\b/gi,
};
const isHerbAsName = new RegExp(`^(?:${herbsAsNames})$`, 'i');

/** "Ginger Rogers": the name of a person, in a list of what is taken too. */
export function isWholeName(text: string, start: number, end: number): boolean {
  const name = text.slice(start, end);
  return /^\p{Lu}\p{Ll}/u.test(name) && isHerbAsName.test(name) && familyName.test(text.slice(end, end + 48));
}

/** Whether a plant's name stands for a person, a street, a colour or an idiom: "my name is Rosemary", "I rue the day". */
export function isHomonym(text: string, start: number, end: number): boolean {
  const written = text.slice(start, end);
  const name = written.replace(/['’]s$/, '');
  const isCapital = /^\p{Lu}\p{Ll}/u.test(name);
  const after = text.slice(start + name.length, end + 48);
  if (isCapital && place.test(after)) return true;
  const before = text.slice(Math.max(0, start - 48), start);
  // "Mrs Romero", "our neighbour Mr Diaz".
  if (isCapital && /\b(?:mrs?|ms|miss|sir|dame|professor|father|rev)\.? $/i.test(before)) return true;
  if (isHerbAsName.test(name)) {
    const isTaken =
      /^(?:['’]s)?\s+(?:tea|oil|leaf|leaves|root|extract|capsules?|tablets?|tincture|supplements?|bark|berr)/i.test(
        after,
      );
    if (!isTaken && ((isCapital && calledSo.test(before)) || personBehind.test(after))) return true;
  }
  const sense = otherSense[name.toLowerCase()] ?? otherSense[name.toLowerCase().split(' ')[0] ?? ''];
  if (!sense) return false;
  return [...text.matchAll(sense)].some(({ index, 0: whole }) => index <= start && index + whole.length >= end);
}
