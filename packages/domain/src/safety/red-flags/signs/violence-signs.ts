import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const harming = concept(
  `
    hurt(?:ing)? harm(?:ing)? kill(?:ing)? murder(?:ing)? stab(?:bing)? shoot(?:ing)? smother(?:ing)?
    strangl(?:e|ing) suffocat(?:e|ing) poison(?:ing)? drown(?:ing)? drop(?:ping)? throw(?:ing)? shak(?:e|ing)
    hit(?:ting)? attack(?:ing)? burn(?:ing)? choke shaken
  `,
);
const babyOrKin = concept(
  `
    baby newborn infant
    my_(?:\\w+_)?(?:child|children|kids?|son|daughter|boy|girl|toddler|twins|husband|wife|partner|boyfriend|girlfriend|mother|mum|mom|father|dad|sister|brother|boss|neighbou?r|family|roommate|flatmate|teacher|ex|colleague|stepdad|mother_in_law|landlord)
    someone somebody people him her them everyone everybody
  `,
);
const urge = concept(
  `
    scared_i(?:'m|'ll|_will|_might|_could|_am)? afraid_i(?:'m|'ll|_will|_might|_could|_am)?
    worried_i(?:'m|'ll|_will|_might|_could)? terrified_i(?:'m|'ll|_will|_might)? urges? thoughts_(?:of|about)
    pictures? (?:a_)?(?:mental_)?picture picturing imagin* impulse compulsion flash*
    keep_(?:thinking|imagining|picturing|seeing) visions? images? want_to might_(?:just)?
    going_to(?=_(?:hurt|kill|stab|shoot|smother|strangle|murder|attack|poison)) feel_like(?!_(?:jelly|lead|wood|rubber|stone|concrete|noodles|pudding|bricks?|cotton|glass|needles|logs|sand)) intrusive tempted voices?
    could_(?=shake|smother|drop|hurt|throw) nearly_(?:shook|threw|hit|smothered)
    almost_(?:shook|threw|hit|smothered) plan(?:ning)?_to commanding
  `,
);
const attacker = concept(
  `
    husband wife partner boyfriend bf girlfriend gf ex he she dad father mum mom mother brother uncle
    step_?(?:dad|father|mum|mother|brother) boss neighbou?r man guy someone they roommate flatmate son carer
    stranger
  `,
);
const attacked = concept(
  `
    (?:beat(?:s|en|ing)?|hit(?:s|ting)?|punch(?:ed|es|ing)?|slapp?(?:ed|s|ing)?|strangl(?:ed|es|ing)|chok(?:ed|es|ing)|rap(?:ed|es|ing)|kick(?:ed|s|ing)|assault(?:ed|s|ing)|abus(?:ed|es|ing)|hurt(?:s|ing)?|attack(?:ed|s|ing)|molest(?:ed|s|ing)|stabb?(?:ed|s|ing)?|push(?:ed|es)|threw|throws|smash(?:ed|es)|batter(?:ed|s)|shov(?:ed|es)|grabb?(?:ed|s)|bash(?:ed|es))_(?:me(?!_(?:to|into|with_(?:kindness|love|the_news|questions)|at_(?:chess|cards|scrabble)|up_for|for_a)_)|us|my_(?:face|head|mum|mom|kids|child|son|daughter|sister|brother|throat|neck))
  `,
);
const threat = concept(
  `
    (?:come_and_)?(?:kill|murder|stab|shoot|hurt|strangle|burn|beat|drown|get)_(?:me|us|my_(?:kids|children|mum|mom|family|baby)|the_kids)
  `,
);

const slip = concept(`slip put sneak add drop mix stir pour spike give`);
const intoFood = concept(
  `
    in(?:to|side)?_(?:his|her|their|someone's|(?:my|our|the)_(?:\\w+_)?\\w+)_(?:\\w+_)?(?:food|drink|drinks|coffee|tea|dinner|soup|meal|beer|wine|juice|water_bottle|porridge|smoothie|lunch)
    (?:his|her|their)_(?:food|drink|coffee|tea|dinner|soup)
  `,
);
const harmDone = concept(
  `
    (?:he|she|they)_(?:never|doesn't|don't|won't|can't)_(?:\\w+_)?wakes?(?:_up)? die dies ill kill* poison* suffer*
    untraceable undetect* no_one_(?:will_)?know* sick_(?:slowly|for) for_good revenge hurt weak
    knock_(?:him|her|them)_out without_(?:him|her|them)_(?:know*|notic*)
  `,
);

export const violenceSigns: readonly Signs[] = [
  {
    of: 'harm-to-others',
    patterns: [
      /\b(?:scared|afraid|frightened|worried|terrified) (?:of )?what i(?:'ll|'d| might| will| could| may) do (?:to|with) (?:him|her|them|my|the|our)\b/i,
      new RegExp(
        String.raw`\b(?:put|putting|slip\w*|pour\w*|add\w*|stir\w*|mix\w*|drop\w*|sneak\w*)\b[^.?!]{0,16}\b${choice(
          /anti-?freeze|poison|bleach|arsenic|cyanide|foxglove|oleander|hemlock|aconite|yew|eye ?drops/,
          /laxatives?|sleeping (?:pills|tablets)|sedatives?|rohypnol|ghb|weed ?killer/,
        )}\b[^.?!]{0,16}\bin(?:to|side)? (?:his|her|their|someone'?s|(?:my|our) \w+'?s) (?:\w+ )?(?:coffee|tea|drinks?|food|dinner|soup|beer|wine|meal|smoothie|bottle)\b`,
        'i',
      ),
      sequence(
        /\b(?:plants?|herbs?|poison\w*|something|anything|mushrooms?|tea|drug|dose)\b[^.?!]{0,40}/i,
        /\b(?:looks?|looking|seems?|appears?|pass(?:es)? (?:for|as)|mistaken for)\b (?:like )?(?:a |an )?/,
        /(?:heart attack|natural (?:causes|death)|stroke|accident|food poisoning|old age)\b/,
      ),
      /\b(?:might|could|going to|gonna|scared i(?:'ll| will)?|afraid i(?:'ll| will)?) do (?:something|anything) (?:bad |terrible |stupid |awful )?to (?:my|the|our|him|her|them)\b(?! (?:hair|garden|house|room|kitchen|salad))/i,
      sequence(
        /\b(?:voices?|demons?|god|devil|spirits?|tv|radio|thing in my head)\b[^.?!]{0,24}\b/i,
        choice(
          /say|says|saying|said|tell|tells|telling|told|want|wants|command\w*|order\w*|urg\w+/,
          /whisper\w*|make|push\w*/,
        ),
        /\b[^.?!]{0,24}/,
        /\b(?:stab|kill|hurt|harm|attack|shoot|jump|die|burn|cut|smother|punish|murder|drown|strangle)\w*/,
      ),
      new RegExp(
        String.raw`\b(?:i'?m going to|i'?ll|i will|i want to|i wanna|planning to|about to) (?:really |actually |literally )?(?:stab|shoot|murder|strangle|kill|poison|attack) ${choice(
          /my (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|boss|neighbou?r|mother|father|mum|mom|dad|sister|brother|ex|teacher|family|kids?|flatmate|roommate|stepdad)/,
          /him|her|them|someone|somebody|people|everyone/,
        )}\b(?! (?:lol|haha|jk|if (?:he|she|they) (?:eat|ate|forget|snor)\w*))`,
        'i',
      ),
    ],
    near: [
      [urge, harming, babyOrKin],
      [slip, intoFood, harmDone],
      [
        concept(`how_(?:to|do_i|can_i|could_i)`),
        concept(`make get turn`),
        babyOrKin,
        concept(`ill sick poorly suffer die weak infertile impotent`),
        concept(`without_(?:him|her|them|anyone|his|her) secretly not_know* no_one_know* nobody_know*`),
      ],
    ],
  },
  {
    of: 'violence',
    patterns: [
      /^\W*(?:help[ ,!:]*)?(?:raped|abused|beaten|sexually assaulted|assaulted|domestic violence|rape)\W*(?:help|now|please|last night|today)?\W*$/i,
      sequence(
        /\b/i,
        choice(/he|she|they|husband|wife|partner|boyfriend|girlfriend|ex|dad|father|stepdad|brother|son/, /neighbou?r/),
        /(?:'ll| will|'s going to| is going to|'s gonna| wants to| tried to| tries to| would)/,
        / (?:come and |find and |hunt (?:us|me) down and )?/,
        /(?:kill|murder|stab|shoot|strangle|burn|beat|hurt|drown)/,
        / (?:me|us|my (?:kids|children|baby|family)|the kids)\b(?! (?:if|when|for|because|laughing|with))/,
      ),
      oneOf(
        /\b(?:hands?|arm|belt|cord|fingers) (?:around|round|on) my (?:throat|neck)\b/i,
        /\b(?:touches|touched|touching|forces|forced|forcing|molests?) me\b[^.?!]{0,40}\b(?:night|down there|privates?|sex|bed|secret|sexually|between)\b/i,
        sequence(
          /\b/i,
          choice(
            /stepdad|step ?father|uncle|dad|father|brother|cousin|teacher|coach|priest|grandad|grandpa/,
            /stepbrother|boyfriend|husband|partner|neighbou?r|boss|carer|lodger/,
          ),
          / (?:keeps? |has been |is |sometimes )?(?:touch(?:es|ing|ed)|rap(?:es|ing|ed)|molest\w*)/,
          / (?:me|my (?:sister|brother|daughter|son|child))\b/,
        ),
        sequence(
          /\b/i,
          choice(
            /father|stepfather|stepdad|dad|uncle|brother|grandfather|grandpa|cousin|lodger|stepbrother/,
            /coach|teacher/,
          ),
          /\b[^.?!]{0,24}\b(?:comes?|came|gets?|sneaks?|climbs?) (?:into|in|to) (?:my|her|his) (?:room|bed)/,
          /\b(?<!\b(?:cat|dog|kitten|toddler|baby)\b[^.?!]{0,40})/,
        ),
        /\b(?:someone|man|lodger|uncle|he|stepdad|neighbou?r)\b[^.?!]{0,12}\b(?:gets?|got|climbs?|comes?|sneaks?) (?:into|in) my (?:\w+ )?(?:granddaughter|grandson|daughter|son|sister|brother|child|kid)'?s? (?:bed|room)\b/i,
        /\bforced me to have sex\b|\bsex(?:ually)? (?:abus|assault|attack)\w+ me\b|\bnot safe at home\b/i,
        /\bafraid to go home\b/i,
      ),
    ],
    near: [
      [
        attacker,
        concept(`knife gun machete axe weapon pistol hammer petrol acid`),
        concept(`outside here door me us threat* chas* waving pointing at_me house drunk holding looking_for`),
      ],
      [attacker, attacked],
      [
        attacker,
        concept(
          `
            threat* says_(?:he|she)(?:'ll|_will|'s)? will said_(?:he|she)(?:'ll|_will|'d|'s)? going_to gonna
            wants_to tried_to trying_to swore promised scared_(?:he|she) afraid_(?:he|she) vowed
          `,
        ),
        threat,
      ],
      [
        concept(`beaten attacked assaulted raped strangled choked punched kicked molested abused mugged stabbed`),
        concept(`by`),
        concept(
          `
            husband wife partner boyfriend girlfriend ex dad father mum mom brother uncle step* man men guy stranger
            boss gang someone neighbou?r teacher
          `,
        ),
      ],
      [
        concept(
          `
            (?:been|was|got|being|were|i'm)_(?:just_|badly_|\\w+ly_)?(?:raped|assaulted|strangled|molested|abused|battered|beaten|attacked|trafficked|drugged)
          `,
        ),
        concept(`i i've my me help by last_night today tonight hours`),
      ],
      [
        concept(`(?:locks?|locked|keeps?|kept|holding|trapped|trapping|won't_let)_(?:me|us)`),
        attacker,
        concept(`hit* hurt* scared afraid threaten* violent kill leave out phone room`),
        concept(`scared afraid violent hit* hurt* threat* kill beats beat* drunk`),
      ],
      [concept(`not_safe unsafe scared_for_my_(?:life|safety) fear_for_my_life afraid_for_my_life`), attacker],
    ],
  },
];
