import { anyPhrase, choice, notFollowedBy, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const andNoMore = String.raw`(?=\W*$| ?[.,;!?]| (?:here|alive|around|awake|conscious|breathing|living|existing|human|born|me|myself|anything|anyone|anybody|anywhere|nothing|found|saved|rescued|the reason|sad|stuck in (?:this|my) (?:life|body|world)|(?:this|my) (?:life|existence)|since|until|there|someone|somebody|any ?(?:more|longer)|like (?:this|that)|this way|(?:a )?(?:part|burden|problem|person|trouble|weight)|with (?:you|everyone|anybody|god|him in|her in|it|this|that|life|my life|living|things|everything)|i[nt] (?:this|the|my|it) (?:world|life|body|skin|head|any)|on (?:this|the|god's) (?:planet|earth|world)|on earth|without (?:him|her|them|you|my (?:wife|husband|son|daughter|mum|mom|dad|mother|father|baby|child|kids|partner|brother|sister|friend|best|love|dog|cat))|and|but|so|because|now|tonight|tomorrow|again)\b)`;
const notGoOn = String.raw`(?:be(?:ing)?|go(?:ing)? on|carry on|continue|stay(?:ing)?|stick(?:ing)?)${andNoMore}`;
/** Chocolate, monks and sleepers: a life is lived without them, like them, or beside them. */
const liveOrWake = choice(
  /liv(?:e|ing)(?! (?:without (?!(?:him|her|them|you|my (?:wife|husband|son|daughter|mum|mom|dad|mother|father|baby|child|kids|partner|brother|sister|friend|best|love|dog|cat))\b)\w+|like (?:an? )?(?:monk|nun|hermit|saint|rabbit|invalid)|on (?:pills|tablets|salad|soup|caffeine|coffee|takeaways?)))/,
  /wak(?:e|ing)(?! (?:my|the|him|her|them|our|anyone|everyone|up (?:my|the|him|her|them|our))\b)/,
);
const wishing = concept(
  `
    want(?:s|ed|ing)? wish(?:es|ed|ing)? rather hop(?:e|es|ing) pray* long(?:ing)? need think(?:s|ing)?
    thought(?:s)? plan* going_to gonna ready if_only dream* fantas* imagin* pictur* tempted urge* feel_like
    feels_like prefer* crav* decided consider* keep_(?:thinking|imagining|picturing|seeing)
    can't_stop_(?:thinking|imagining) about_to might could wonder* googl* look(?:ed|ing)_up research* voices?
  `,
);
const myself = concept(`i i'm i'd i'll i've me my myself mine`);
const crashing = concept(
  `
    (?:driv*|steer*|crash*|swerv*|veer*|ram*)_(?:my_car_|the_car_|it_|myself_|straight_|right_)?(?:in_?to|off|over|in_front_of|under)_(?:a|the|oncoming|my)_?(?:wall|tree|bridge|traffic|lorry|truck|cliff|river|lake|edge|pole|road|lamppost|barrier)?
    jump*_(?:off|from|in_front_of|under|in_?to|out_of)_(?:a|the|my|some)_?(?:bridge|train|roof|building|balcony|window|cliff|river|car_park|tracks|overpass|platform|traffic|tube)?
    (?:step*|walk*|lie|lying|run*)_(?:out_)?(?:in_front_of|in_?to|under|on)_(?:a|the|oncoming)_?(?:train|bus|traffic|truck|lorry|tracks|rails|sea|railway|track|car|motorway)
  `,
);
const goneWords = concept(
  `
    gone dead not_here wasn't_here weren't_here wasn't_around weren't_around disappeared died didn't_exist
    wasn't_alive no_longer_here never_existed without_me not_around out_of_the_picture out_of_their_lives
    out_of_the_way
  `,
);
const betterWords = concept(
  `
    better easier happier relie* lighter glad fine_without wouldn't_(?:notice|care|miss|matter) no_?one_would
    nobody_would nobody_will no_?one_will miss_me burden* free* save cost
  `,
);
const others = concept(
  `
    everyone everybody they family kids children world people wife husband nobody no_?one all mum mom parents them
    him her friends
  `,
);
const despair = concept(
  `
    ctb kys sewer_?slid* unaliv* self_?delet* suey end_it_all toaster_bath sui s_?word catch_the_bus yeet_myself
    rope_myself neck_myself an_hero game_end_myself sue_?cide suicid* self_?harm* goodbye_cruel_world
  `,
);
const forGood = concept(`for_good forever once_and_for_all permanent* for_ever`);

/** The wish not to live, however it is put. */
export const despairSigns: readonly Signs[] = [
  {
    of: 'self-harm',
    patterns: [
      despair,
      crashing,
      // "Not suicidal yet" fears that it comes.
      /\bnot (?:\w+ )?suicidal(?: or anything)? yet\b/i,
      sequence(
        /\b(?:don'?t|doesn'?t|didn'?t|not|no longer|never|cannot|can't see (?:myself|me)|no) /i,
        /(?:really |even |just )?/,
        choice(
          /want(?:ing|ed)?|wish(?:ing)?|wanna|see (?:myself|me)|feel like|care about|interested in/,
          /see a reason|deserve|mind/,
        ),
        String.raw` ?(?:to |in |a )?(?:${notGoOn}|${liveOrWake}|exist|existing|life|be alive|survive|breathe)`,
        /(?: (?:here|alive|around|up|on|anymore|any more))?\b/,
        notFollowedBy(
          sequence(
            / (?:here )?/,
            choice(
              /(?:up )?(?:early|late|at|so early|before)/,
              sequence(
                /in (?:this|the|a|my) (?:\w+ )?/,
                /(?:country|place|office|weather|meeting|cold|heat|hospital|town|village|class|school|apartment)/,
              ),
            ),
          ),
        ),
        notFollowedBy(
          sequence(
            / /,
            choice(
              /with my|with him|with her/,
              /in (?:this|the|a|my) (?:house|flat|city|town|relationship|job|marriage)|at (?:work|this)/,
              /near|early|late|in pain|tired|on (?:this|the|these) (?:pill|med|tablet|diet|medic)\w*|sick/,
              /rude|a burden|reliant|dependent|fat|so|this tired|seen|groggy|vegan|like my|like (?:him|her)/,
              /there|single|alone|with (?:hot|night)|hot|bloated|angry|grumpy/,
            ),
          ),
        ),
      ),
      new RegExp(
        String.raw`\b(?:no|any|isn't a|isn't any|what's the|what is the|without|have a|have any|zero|see (?:a|the|any)) ?(?:more )?(?:reason|point|purpose|sense|hope|future) ?(?:left )?(?:to|in|for|of)? ?(?:me |my )?${choice(
          /live|living|stay(?:ing)?(?: alive)?|being here|being alive/,
          /go(?:ing)? on(?! (?:with\b|about|a|the|my|holiday))|carry(?:ing)? on(?! with)|continue|continuing/,
          /exist(?:ing)?|life|anything any ?more|me any ?more|keep going|wake up|left/,
        )}\b`,
        'i',
      ),
      anyPhrase(
        /no future for me|(?:my )?life (?:isn't|is not|has never been) worth (?:anything|it|living|a thing)/,
        /hope (?:i|to) (?:die|don't wake|never wake|get hit|get cancer)|hope(?:s)? (?:he|she) dies/,
        /hope(?:fully)? i(?:'ll| will)? (?:die|be dead)/,
        /(?:i'll|i will|going to|gonna|soon|finally) (?:finally )?(?:be|rest) (?:at|in) peace/,
        /be free (?:of|from) (?:this|it all|everything)|there is nothing left for me|nothing left to live for/,
        /nothing to live for|not worth (?:living|being here|being alive)/,
        /tired of (?:being alive|living|this life|existing|breathing)(?! (?:with|in|near|at|on|off|like))/,
        /(?:fed up|done|finished|through|over it|had enough) (?:of |with )?(?:life(?! in)|living(?! in)|being alive|existing|this world|being here|everything and everyone)/,
        /ready to (?:go|die|leave this (?:world|life)|meet my maker|end)|leave this (?:world|earth|life)/,
        /exit this (?:life|world)|check(?:ing)? out of (?:life|this (?:life|world))|rest forever/,
        /sleep forever|eternal (?:sleep|rest)|go to sleep and never|fall asleep and (?:never|not)/,
        /(?:sleep|bed) and (?:never|not) (?:to )?wake|not (?:come|coming) back/,
        /(?:vanish|disappear|fade away|be gone) (?:forever|for good|from (?:this|the) (?:world|earth|planet))/,
        /vanish from (?:this|the) (?:world|earth|planet)|(?:life|this world) is not for me/,
        /not made for this (?:world|life)|(?:death|dying) is the (?:only|best|answer|solution|way)/,
        /only way (?:out|to end)|(?:no|not any) (?:other )?way out|see no way out/,
        /not waking up (?:ever|tomorrow|again|in the morning)/,
        /never (?:have to )?wak(?:e|ing)(?: up)?(?: again| ever| any ?more|$|[.,!])/,
      ),
      /\b(?:want|wish|need|just|rather|please|make) ?(?:it|everything|this|the pain|all of it|life)? ?(?:to )?(?:all )?(?:stop|end|be over)\b[^.?!]{0,10}\b(?:for good|forever|once and for all|permanently|for ever)\b/i,
      oneOf(
        sequence(
          /\b(?:can't|couldn't|cannot)/i,
          / (?:do|take|stand|bear|face|go on with|handle|cope with|keep doing) (?:this |my |with )?/,
          /(?:life|living|being alive|existing|another day|one more day|the pain of living)\b/,
        ),
        /\b(?:can't|couldn't) (?:do|take|face) (?:this|it) (?:life thing|any ?more|any longer)\b/i,
      ),
      /\b(?:life|world|living) (?:is|has become|feels|seems) (?:\w+ )?(?:pointless|meaningless|over|unbearable|hopeless|not worth)\b(?! (?:when|without (?:coffee|chocolate)))/i,
      /\b(?:i(?:'d| would)|he(?:'d| would)|she(?:'d| would)|i|he|she) (?:rather|sooner|prefer to|would prefer to) (?:be dead|die|not exist|not be (?:here|alive))\b(?! than)/i,
      /\b(?:everyone|everybody|they|my \w+|the kids|people|the world|you all|all of them)\b[^.?!]{0,24}\b(?:fine|better|happier|ok|okay|happy|relieved|freer|easier|alright) without me\b(?! (?:at|for|tonight|on))/i,
      /\bwalk(?:ing)? (?:out )?into the (?:sea|ocean|lake|river|water)\b(?! (?:for|to swim|and swim|at the beach))/i,
      /\b(?:i'?m|i am|i feel like|i've become|am|just|being|such|only) (?:just |such |nothing but |only )?a (?:burden|waste of (?:space|air|oxygen))\b/i,
    ],
    near: [
      [goneWords, betterWords, others],
      [
        concept(`if_i_(?:was|were|just|wasn't|weren't|died|disappeared|had|didn't|don't)`),
        concept(`gone dead here died exist disappear* alive around`),
        concept(`better easier happier relie* care miss notice nobody no_?one everybody everyone`),
      ],
      [
        wishing,
        concept(
          `
            never_wake never_to_wake not_wake not_to_wake never_waking wake_up_dead not_be_alive not_exist
            not_to_exist never_been_born never_born hadn't_been_born wasn't_born
          `,
        ),
      ],
      [concept(`stop end over`), forGood, concept(`life everything pain it_all this_all living`), myself],
    ],
  },
];
