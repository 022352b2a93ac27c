import { choice, notFollowedBy, oneOf, sequence } from '../../resolve/phrases.ts';
import { emergency, type RedFlagRule } from './red-flag.ts';

/** Collapse, bleeding and injuries. */
export const injuryRules: readonly RedFlagRule[] = [
  emergency('collapse-or-seizure', 'collapse or seizure', {
    yieldsTo: ['knocked-out-tooth', 'diabetic-emergency'],
    yieldsUnless: {
      to: ['serotonin-or-heat'],
      words:
        /\b(?:seizures?|fits?|fitting|convuls\w*|unconscious|collaps\w*|passed out|unresponsive|floor|faint\w*|blue|(?:not|isn't|won't|can't) (?:breath\w*|wak\w*|respond\w*))\b/i,
    },
    first: 'This needs emergency help.',
    next: 'If the person breathes, lay them on their side. If not, start chest compressions; the operator will guide you. Put nothing into the mouth.',
    patterns: [
      /\b(?:fits|seizures)\b[^.?!]{0,10}\b(?:one after|back to back|in a row|repeatedly|keep|won't)\b|^\W*(?:help[ ,!:]*|urgent[ ,!:]*|emergency[ ,!:]*)?seizures?(?: help| now| please| happening)\W*$/i,
      oneOf(
        /\b(?:call(?:ing)?|need(?:s)?|send|get) (?:me |us |him |her )?(?:an? |the )?(?:ambulance|911|999|112|paramedics?)\b/i,
        /\b(?:help|please)\b[^.?!]{0,24}\b(?:is|are|'s|'m) dying\b/i,
        /\b(?:he|she|he is|she is|he's|she's|they're)(?: is)? dying\b(?! (?:to|of|for|inside|from|with|her hair|his hair|slowly from))/i,
        /\bimpending doom\b(?! (?:to|of|for|inside))|\bdying right now\b|^\W*emergency\W*$/i,
      ),
      new RegExp(
        String.raw`\b${choice(
          /unconscious(?!ly)|unresponsive|not responsive/,
          /(?:not|isn't|doesn't|won't|stopped) respond(?:ing)?(?! to (?:my )?(?:texts?|emails?|treatment|messages?|calls))/,
          /slumped (?:over|down|forward)|(?:hasn't|won't|not) come (?:round|around|to)\b|out cold/,
          /(?<!(?:nearly|almost|about to|i've|have) )passed out(?! (?:flyers|leaflets|candy|samples|cards|papers|copies))/,
          /blacked out|won'?t wake(?: up)?/,
          /(?:can'?t|unable to|couldn't) (?:wake|rouse) (?:him|her|them|my|the|dad|mum|mom|grand\w+|up \w+)/,
          /not waking up|collapsed|stopped breathing|not breathing|isn't breathing|no breathing|limp and/,
          /found (?:him|her|my \w+) (?:lying )?on the floor|in a coma|lifeless/,
        )}\b(?! (?:lung in|bias))`,
        'i',
      ),
      sequence(
        /\b(?:having|has|in|is having|'s having|have|had|keeps having|started having)/i,
        / (?:a |an |another |his |her |my |multiple |repeated )?(?:(?!no\b|never\b|not\b|had\b)\w+ )?/,
        /(?:seizures?|convulsions?|epileptic fits?)\b/,
        notFollowedBy(
          sequence(
            / /,
            choice(
              /disorder|medication|meds|medicine|threshold|free|history|condition|since (?:childhood|i was)/,
              /triggers?|risk|dog|alert|under control|controlled|years?|as a|when i was/,
              /every (?:few|couple)|once a|sometimes|occasionally|\w+ medication/,
            ),
          ),
        ),
        /(?=[^.?!]*)/,
      ),
      /\b(?:having|has|had|in) (?:a |an |another )(?:\w+ )?fit\b(?=[^.?!]{0,40}\b(?:now|stop\w*|minutes|won't|shaking|floor|jerking|unconscious|help|twitch\w*|foaming|first|this morning|today)\b)/i,
      /\b(?:(?:is|are|'s|started|keeps|was just) (?:fitting|foaming at the mouth)|seizing|convulsing)\b(?! (?:in|into|well|the|a |up|power|control|opportunit\w+|engine))/i,
      oneOf(
        /\b(?:first|just had a|just had his|just had her|just had my|new|first ever|first-ever)\b[^.?!]{0,10}\bseizure\b/i,
        sequence(
          /\bseizures?\b[^.?!]{0,24}\b/i,
          choice(
            /won't stop|not stopping|minutes|right now|one after another|still (?:going|confused)/,
            /hasn't stopped|this morning|today/,
          ),
          /\b/,
        ),
      ),
      /\bwhole body\b[^.?!]{0,16}\b(?:jerking|shaking uncontrollably|stiff and)\b|\beyes (?:rolled|rolling) back\b/i,
    ],
    together: [
      [
        /\b(?:drank|drunk|drinking|alcohol|vodka|pills?|drugs?|took|taken|fell|hit|smoked|heroin|fentanyl)\b/i,
        /\b(?:not|isn't|hasn't|won't|can't be) (?:waking|woken|woke|wake)\b|\bnot moving\b/i,
      ],
      [
        /\b(?:lying|laying|lies|found|down) (?:\w+ ){0,4}(?:floor|ground|street|bathroom|bed)\b/i,
        /\bnot (?:moving|respond\w*|talking|breathing|waking)\b|\bisn't (?:moving|responding|breathing|waking)\b/i,
      ],
    ],
  }),
  emergency('severe-bleeding', 'severe bleeding', {
    yieldsTo: ['easy-bleeding', 'thinner-bruises', 'deep-cut'],
    yieldsUnless: {
      to: ['serious-injury'],
      words:
        /\b(?:bl(?:ood|eed|ed)\w*|arter\w*|vein\w*|spurt\w*|gush\w*|soak\w*|cut|stabb\w*|knife|severed|amputat\w*|chopped|sliced|shot)\b/i,
    },
    whenSlow: ['blood-where-none-belongs'],
    first: 'This can be serious bleeding and must be checked at once.',
    next: 'Where you see the blood come from, press firmly and keep pressing. Give nothing to eat or drink.',
    patterns: [
      oneOf(
        /\b(?:cut|severed|nicked|hit|sliced|slashed) (?:an|my|his|her|the) (?:\w+ )?(?:artery|vein|jugular)\b/i,
        /\b(?:knife|stab|gun ?shot|bullet|chainsaw|machete|axe) (?:wound|injury)\b/i,
        /\b(?:finger|thumb|toe|ear|hand|foot)\b[^.?!]{0,16}\b(?:hanging (?:off|by)|came off|chopped off|cut off|crushed|torn off|ripped off)\b/i,
        /\b(?:gaping|huge|massive|very deep|deep) (?:wound|gash|cut)\b(?=[^.?!]{0,50}\b(?:blood|bleed\w*|bone|fat|stop|open|gaping)\b)/i,
      ),
      new RegExp(
        String.raw`\b(?:bleeding|blood|bleed|nose ?bleed)\b[^.?!]{0,28}\b${choice(
          /won'?t stop|not stopping|isn't stopping|doesn'?t stop|can't stop|can't be stopped|hasn't stopped/,
          /non-?stop|heavily|like crazy|badly|so much|profusely|gush\w*|pour\w*|everywhere|soak\w*|spurt\w*/,
          /pump\w*|squirt\w*|uncontroll\w+|profuse\w*|for (?:an|two|three|\d+) hours?|(?:2|3|4|5)\d minutes/,
        )}\b`,
        'i',
      ),
      oneOf(
        /\b(?:can't|won't|unable to) stop (?:the |my |his |her )?(?:bleeding|nose ?bleed|blood)\b/i,
        /\b(?:gush|spurt|pump|squirt|pour)\w* (?:with |of |out )?blood\b/i,
        /\b(?:heavy|severe|massive|uncontrolled|profuse|major) (?:\w+ )?(?:bleeding|haemorrhage|hemorrhage|blood loss)\b(?! (?:disorder|risk|period|periods))/i,
        /\bh(?:a)?emorrhaging\b|\blos(?:t|ing) (?:a lot of|so much|lots of|too much) blood\b/i,
      ),
      oneOf(
        /\b(?:cut|chopped|sliced|sawed|ripped|torn) (?:off|through) (?:my|his|her|the) (?:\w+ )?(?:finger|thumb|toe|hand|arm|foot|leg|tendon|artery)\b/i,
        /\b(?:severed|amputated) (?:my|his|her|the|a) (?:\w+ )?(?:finger|thumb|toe|hand|arm|foot|leg|artery)\b(?! (?:years|as a))/i,
        /\b(?:see|exposed|sticking out|through the skin)\b[^.?!]{0,10}\bbone\b/i,
        /\bbone\b[^.?!]{0,12}\b(?:sticking out|poking|through (?:my|the) skin|exposed|visible)\b/i,
      ),
    ],
  }),
  emergency('serious-injury', 'a serious injury', {
    first: 'This injury needs emergency help.',
    next: 'Do not move someone with a neck or back injury. Cool a burn under running water for 20 minutes; put nothing else on it.',
    yieldsTo: ['drowning', 'burn', 'splinter', 'shingles', 'serious-infection', 'withdrawal'],
    // "Burning 2 days and now one side of my back aches": nothing burnt or hit it.
    yieldsUnless: {
      to: ['kidney-infection'],
      words:
        /\b(?:boil\w*|hot|scald\w*|oil|(?<!pass(?:ing)? )water|kettle|iron|steam\w*|fire|flames?|sun\w*|acid|bleach|burnt|burned|burns? on|skin|blister\w*|fell|fall\w*|crash\w*|accident|hit|bro?ken?|stabb?\w*|cut|wound\w*|knife|cream|patch|chemical|numb\w*)\b/i,
    },
    patterns: [
      oneOf(
        /\b(?:spill\w*|pour\w*|splash\w*|pull\w*|tipp\w*|knock\w*|dropp?\w*)\b[^.?!]{0,20}\b(?:boiling|scalding|hot|kettle|hot (?:tea|coffee|water|oil|soup))\b[^.?!]{0,30}\b(?:on|over|onto|down)\b/i,
        /\b(?:boiling|scalding)\b[^.?!]{0,20}\b(?:spill\w*|pour\w*|splash\w*|fell)\b[^.?!]{0,20}\b(?:on|over|onto)\b/i,
        /\b(?:chemical|electrical|acid) burns?\b/i,
        /\b(?:house|building|car|kitchen) fire\b(?=[^.?!]{0,40}\b(?:smoke|burn\w*|breath\w*|cough\w*|inhal\w*)\b)/i,
        /\bsmoke inhalation\b|\binhaled (?:a lot of |lots of |so much )?smoke\b/i,
      ),
      oneOf(
        /\b(?:fell|fallen|fall|dived|dove|crash\w*|accident|hit)\b[^.?!]{0,50}\b(?:neck|back|spine)\b[^.?!]{0,30}\b(?:numb|tingling|can't|weak|severe|pins and needles|paraly\w*)\b/i,
        /\b(?:severe|bad|terrible) (?:neck|back|spine) pain\b[^.?!]{0,30}\b(?:after|tingling|numb|legs?)\b[^.?!]{0,24}\b(?:fall|fell|crash|accident|tingling|numb|hands|legs|weak)\b/i,
      ),
      /\b(?:car|motorcycle|motorbike|bike|road|traffic) (?:crash|accident|wreck|collision)\b[^.?!]{0,60}\b(?:can't|numb|pain|bleeding|neck|chest|stomach|just|now|hurt\w*|unconscious|trapped)\b/i,
      oneOf(
        sequence(
          /\b(?:can'?t|couldn't) (?:feel|move) (?:my|his|her|the|either|both)/i,
          / (?:legs?|feet|arms?|hands?|body|neck)/,
          /\b(?! (?:after|from) (?:leg day|the gym|squats|the cold|running))/,
        ),
        sequence(
          /\b(?:paraly[sz]ed|broke(?:n)? (?:my|his|her) (?:neck|back|spine|skull|hip|pelvis))/i,
          /\b(?! (?:with|by) (?:fear|anxiety|indecision))/,
        ),
      ),
      oneOf(
        /\b(?:been|was|got|just|i'm|he's|she's) (?:stabbed|shot(?! of)|electrocuted|crushed|impaled|run over|hit by a (?:car|bus|truck|train))\b/i,
        /\bstabbed (?:in|with|me|him|her|myself)\b/i,
        /\bhit by (?:a|the) (?:car|bus|truck|van|lorry|motorbike|motorcycle|bike|train)\b/i,
        /\b(?:gun ?shot|stab) wound\b/i,
        /\belectric shock\b[^.?!]{0,30}\b(?:now|burn\w*|chest|passed|heart|dizzy|just)\b/i,
        /\bstruck by lightning\b/i,
      ),
      /\b(?:drown(?:ed|ing)|nearly drowned|pulled (?:him|her|them) (?:out of|from) the (?:water|pool))\b(?! (?:in (?:work|debt|emails|paperwork|stress)|my sorrows|out))/i,
      oneOf(
        new RegExp(
          String.raw`\b(?:burn(?:t|ed|s|ing)?|scald(?:ed|s)?)\b[^.?!]{0,50}\b${choice(
            /skin (?:is )?(?:peeling|coming|falling) off|peeling off|charred|black|white and/,
            /whole (?:arm|leg|hand|back|body)|(?:large|huge) blisters?|face|genitals|(?:third|3rd)[- ]degree/,
            /all over|acid|chemical|electric\w*|down to/,
          )}\b(?! (?:mask|cream|from the sun))`,
          'i',
        ),
        /\bscald(?:ed|s)?\b[^.?!]{0,24}\b(?:baby|toddler|child|son|daughter|face|chest|arms?|legs?|hand|himself|herself)\b/i,
        /\b(?:third|3rd)[- ]degree burns?\b/i,
        /\b(?:boiling|hot) (?:oil|water|fat)\b[^.?!]{0,40}\b(?:burn\w*|scald\w*|skin|blister\w*|baby|toddler|face|arm|all over)\b(?= *)/i,
        /\b(?:acid|bleach|lye|chemical|drain cleaner)\b[^.?!]{0,14}\b(?:in|into|on) (?:my|his|her|the) (?:eyes?|face|skin)\b/i,
      ),
      oneOf(
        /\bheat ?stroke\b(?=[^.?!]{0,40}\b(?:think|now|have|has|having|hot|confus\w+|dizzy|vomit\w*|collapsed|skin)\b)/i,
        /\b(?:think|have|has|having|got) (?:\w+ )?heat ?stroke\b/i,
        /\bhypothermi\w*\b(?=[^.?!]{0,30}\b(?:now|think|confus\w+|has|have)\b)/i,
      ),
      sequence(
        /\b(?:fell|fallen|fall) (?:off|from|down|out of) (?:a |the |his |her |my )?(?:\w+ )?/i,
        /(?:roof|ladder|window|balcony|stairs|horse|tree|cliff|scaffold\w*)\b[^.?!]{0,60}/,
        /\b(?:can't|numb|neck|head|back|unconscious|severe|bleeding|move|confus\w+|vomit\w*)\b/,
      ),
    ],
    together: [
      [
        /\b(?:heat|sun|hot day|sauna)\b/i,
        /\b(?:confus\w+|stopped sweating|not sweating|passed out|collapsed|seizure|delirious|105|106|4[01]\b)/i,
        /\b(?:hot|fever|temperature|burning|sweating|skin|\d{2,3})\b/i,
      ],
    ],
  }),
];
