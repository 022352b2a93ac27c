import { anyPhrase, choice, notFollowedBy, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { drowsy } from '../words/body-words.ts';
import { concept } from '../words/concept.ts';
import { kin } from '../words/people-words.ts';

/** A faint in the middle of an effort, or lying down, is the heart until it is shown not to be. */
const faintsInEffort = oneOf(
  sequence(
    /(?<!\b(?:nearly|almost|could have|feel like i|thought i) )/i,
    /\b(?:faint(?:ed|s|ing)|pass(?:ed|es|ing) out|black(?:ed|s|ing) out|lost consciousness)\b[^.?!]{0,24}\b/,
    /(?:during|while|whilst|in the middle of|when|on|out|playing) (?:\w+ ){0,2}?/,
    choice(
      /exercis\w*|running|runs?|jog\w*|training|work(?:ing)? ?out|football|rugby|tennis|squash|badminton|hockey/,
      /basketball|netball|cricket|swimming|cycling|riding|rowing|dancing|sprint\w*|sports?|match|race|treadmill/,
      /bike|pitch|court|pe|(?:spin|gym|fitness|aerobics|dance|zumba|hiit) class/,
    ),
    /\b/,
  ),
  /(?<!\b(?:nearly|almost) )\bfaint(?:ed|s) (?:while |when |just )?(?:lying|lay|in bed)\b/i,
);

export const collapseAndSeizureSigns: readonly Signs[] = [
  {
    of: 'collapse-or-seizure',
    patterns: [
      faintsInEffort,
      /\b(?:no|can't (?:feel|find)(?: (?:a|his|her|any))?|without|has no) (?:pulse|heart ?beat)\b/i,
      anyPhrase(
        /out cold/,
        sequence(
          /(?:won't|will not|not|isn't|can't|doesn't|no(?:t)? (?:dey|fit))/,
          / (?:waking|wake|woken|rouse|arouse|be woken|stir\w*|come (?:round|around|to))/,
          notFollowedBy(
            sequence(
              / (?:up )?(?:at all )?/,
              choice(
                /rested|refreshed|groggy|feeling|tired|hungover|with|sweating|so |several|during/,
                /in the (?:night|middle)|in time|on time|at(?! all)|early|before|until|till|for work|with my alarm/,
              ),
            ),
          ),
        ),
        // "Hasn't woken for her feeds"; "hasn't woken with a headache since" is praise.
        sequence(
          /(?:hasn't|haven't|has not) (?:yet )?woken(?: up)?(?: at all| yet)?/,
          / (?:for (?:a|any|her|his|the|its|their)(?: \w+)? (?:feeds?|bottles?|milk|meals?)|since (?:the|his|her|my|an?) (?:\w+ )?(?:op|operation|surgery|anaesthetic|fall|knock|accident|seizure|fit)|from (?:the|his|her) (?:anaesthetic|nap))/,
        ),
        /unrous\w+|unarous\w+|lost consciousness|losing consciousness|knocked out|no signs? of life/,
        /(?:e|he|she) don (?:faint|die|collapse)|blacked out/,
      ),
      sequence(
        /\b(?:can't|couldn't|unable to|not able to|trying to|tried to|nothing will|struggling to)/i,
        / (?:wake|rouse|get(?! it up\b)|bring) (?:my |the |our )?\w+ ?\w*/,
        / (?:up|awake|to (?:wake|open|respond|react|answer|move|come)|round|around)/,
        /\b(?! (?:early|for school|before|in the morning|earlier|to school|and about))/,
      ),
      /\b(?:can't|couldn't|unable to) (?:wake|rouse)\b(?! up (?:early|in the|before|at|on|for|without|feeling))/i,
      sequence(
        /\b(?:not|isn't|doesn't|won't|stopped|no longer|hardly|barely|no)/i,
        / (?:respond\w*|react\w*|response|answering me|opening (?:his|her) eyes|open (?:his|her) eyes)/,
        /\b(?! to (?:my )?(?:text|email|message|call|treatment|medic|antibiotic)\w*)(?= |$|[.,!?])/,
      ),
      oneOf(
        /\bslump(?:ed|ing|s)\b(?! (?:market|sales|economy))/i,
        /\b(?:shook|shaking|shakes|twitch\w*|jerk\w*)\b[^.?!]{0,40}\b(?:wet (?:him|her)self|peed (?:him|her)self|eyes rolled|fell|bit (?:his|her)|unconscious|doesn't hear|not hear|stares?|staring|blue|floor)\b/i,
        /\b(?:stares?|staring|eyes fixed)\b[^.?!]{0,50}\b(?:twitch\w*|jerk\w*|doesn't (?:hear|answer|react|respond)|not (?:respond|answer|react)\w*|smack\w*|stiff)/i,
        sequence(
          /\b/i,
          choice(
            /he|she|son|daughter|child|kid|baby|toddler|husband|wife|mum|mom|dad|friend|brother|sister/,
            /boyfriend|girlfriend|partner|flatmate|student|colleague/,
          ),
          / (?:has |is |was |just |has just )?(?:had|having|has)/,
          / (?:a |an |another |her |his )?(?:\w+ )?(?:fit|seizure)\b/,
          notFollowedBy(
            sequence(
              / /,
              choice(
                /about|over|because|when i|at (?:me|the price|\d|age|work because)|of|as a|in \d|last|years?/,
                /once|dog|disorder|medic\w*|history|free|alert|trigger/,
              ),
            ),
          ),
          /(?![^.?!]*\b(?:lol|haha|spilled|bill|price)\b)/,
        ),
      ),
      oneOf(
        /\b(?:lying|lies|laying|lays|on the (?:floor|ground|bed))\b[^.?!]{0,24}\b(?:twitch\w*|jerk\w*|convuls\w*|foam\w*|shaking)\b/i,
        /\bcan't get (?:a|any|no) (?:reaction|response|answer|sense|pulse)\b(?! from (?:customer|my boss|the (?:office|shop|school)))/i,
        new RegExp(
          String.raw`\b(?:found|find) ${choice(
            /him|her/,
            /my (?:mum|mom|mother|dad|father|husband|wife|son|daughter|partner|friend|mate|flatmate|roommate|brother|sister|gran\w*|nan\w*|neighbou?r|uncle|aunt\w*|boyfriend|girlfriend|kid|child|toddler|baby|boss|colleague|cousin)/,
            /mum|mom|dad|nan|gran|grandad|grandma|grandpa|them|someone|a \w+/,
          )} (?:\w+ ){0,3}(?:on|in) (?:the )?(?:\w+ )?(?:floor|ground|bath|bathroom|kitchen|stairs|garden|hall|garage|tub|chair)\b`,
          'i',
        ),
      ),
      new RegExp(
        String.raw`\b${choice(
          /convuls\w+|seizing|fitting|status epilepticus|been fitting|having (?:fits|seizures|a fit|a seizure)/,
          /foam\w* (?:at|from|in|out of) (?:the |his |her )?mouth|froth\w* (?:at|from) (?:the |his |her )?mouth/,
          /eyes (?:\w+ ){0,2}roll\w*|roll\w* (?:his|her) eyes back/,
          /eyes (?:are |went )?(?:rolled|fixed|staring) (?:up|back|and)/,
        )}\b(?! (?:room|bra|kitchen|wardrobe|end|tribute|about|over|in with|into))`,
        'i',
      ),
      /\b(?:shook|shaking|jerk\w*|twitch\w*|trembl\w*)\b[^.?!]{0,16}\bfor (?:\w+ ){0,2}(?:minutes?|seconds|mins)\b(?! (?:before|after) (?:my|the) (?:talk|exam|speech|workout))/i,
      oneOf(
        /\b(?:whole body|all over|arms and legs|limbs|uncontrollabl\w+|violently)\b[^.?!]{0,16}\b(?:jerk\w*|shak\w+ (?:uncontroll\w+|violently)|twitch\w* uncontroll\w+|stiff)\b/i,
        /\b(?:jerk(?:ing|s|ed)|thrash\w+|shak(?:ing|es)|twitch\w+)\b[^.?!]{0,16}\b(?:all over|uncontrollably|on the floor|and (?:won't|can't(?! (?:sit|keep|stay|settle|sleep|relax|concentrate))|not|isn't|doesn't)|whole body|violently|can't stop|eyes|stiff)\b/i,
      ),
      /\b(?:went|gone|goes|body (?:is|went)|is|turned) (?:all )?(?:stiff|rigid)\b[^.?!]{0,40}\b(?:jerk\w*|shak\w*|eyes|twitch\w*|floor|foam\w*|blue|respond\w*)\b/i,
      oneOf(
        new RegExp(
          String.raw`\b(?:fits?|seizures?)\b[^.?!]{0,24}\b${choice(
            /back to back|in a row|again and again|one after|won't stop|hasn't stopped|still going|not stopping/,
            /(?:for|lasted|lasting|going on|been going)[^.?!]{0,12}(?:\d+|five|ten|six|seven|eight|several|twenty) ?min\w*/,
            /right now|now|just had|come round|come around|first/,
          )}\b`,
          'i',
        ),
        sequence(
          /\b/i,
          choice(
            /first|another|second|third|two|three|several|just had a|having another|had another|grand mal/,
            /tonic[- ]clonic/,
          ),
          / (?:\w+ )?(?:fits?|seizures?)/,
          /\b(?! (?:of|drug|medic\w*|years?|as|when|in \d|since|last year|in (?:his|her|my|the)))/,
        ),
      ),
      /\b(?:inconsciente|desmay(?:ado|ada|ó)|no despierta|bewusstlos\w*|ohnm[aä]chtig|wacht nicht auf|inconsciente?|sans connaissance|se r[eé]veille pas|[eé]vanoui\w*|incosciente|svenut[oa]|non si sveglia|privo di sensi|desmaiou|n[aã]o acorda)\b/iu,
    ],
    near: [
      [
        concept(`(?:my|his|her|left|right|one)_(?:left_|right_|whole_)?(?:arm|leg|hand)`),
        concept(
          `hanging_useless useless lifeless hangs_(?:down|limp) (?:completely_|totally_)?(?:paralysed|paralyzed)`,
        ),
      ],
      [
        kin,
        concept(`star(?:es|ing) gaz(?:es|ing) eyes_(?:\\w+_){0,2}(?:fixed|turned|stuck|deviat*)`),
        concept(
          `
            won't_(?:talk|answer|speak|respond) not_(?:answer*|talk*|respond*|react*)
            doesn't_(?:answer|talk|respond|react|hear) can't_(?:talk|speak)
          `,
        ),
      ],
      [
        kin,
        concept(
          `
            (?:isn't|not|won't|doesn't|stopped|no_longer)_(?:mov(?:e|es|ing)|breath(?:e|es|ing)|hear(?:s|ing)?_(?:me|us)|answer(?:s|ing)?|talk(?:s|ing)?|blink*|reacting|awake|conscious|stir*)
            motionless
          `,
        ),
        concept(
          `
            took pills drugs? ket* heroin alcohol drunk drank vodka fell fall hit crash floor bed wheel sofa ground
            accident after blue cold breath* eyes shak* help minutes answer* pulse collapsed passed_out overdos*
            seizure water bath stairs sleep* medicine insulin heat
          `,
        ),
      ],
      [
        kin,
        concept(`passed_out collapsed unconscious lifeless motionless fainted slumped keeled_over`),
        concept(
          `
            not isn't won't can't doesn't hasn't still again twice(?!_(?:this|last|in|since)_) hit fell now help
            breath* blue gr[ea]y pale cold floor minutes just today pulse
          `,
        ),
      ],
      [
        kin,
        concept(`lying laying lies down floor ground`),
        concept(
          `
            not_(?:moving|breathing|talking|responding|waking|answering|conscious|reacting)
            isn't_(?:moving|breathing|talking|responding|waking) won't_(?:wake|move|answer|respond|get_up|talk)
            doesn't_(?:move|answer|respond|react|wake|speak) unconscious cold_and still_and
          `,
        ),
      ],
      [
        concept(
          `
            drunk drinking drank vodka alcohol booze pills tablets xans? drugs? weed edibles? heroin fentanyl oxy*
            ket* ghb took taken smoked hash
          `,
        ),
        concept(
          `
            not_waking won't_wake can't_wake not_responding unresponsive passed_out unconscious blue snor* gurgl*
            not_breathing breathing_(?:slow*|funny|weird) choking_on
          `,
        ),
        kin,
      ],
      [
        kin,
        drowsy,
        concept(
          `can't won't fever head fell hit took pills tablets drug* alcohol insulin confus* vomit* cold blue gr[ea]y pupils`,
        ),
      ],
    ],
  },
];
