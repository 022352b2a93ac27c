import { anyPhrase, choice, notFollowedBy, oneOf, precededBy, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { medicine } from '../words/taking-words.ts';

const wishing = concept(
  `
    want(?:s|ed|ing)? wish(?:es|ed|ing)? rather hop(?:e|es|ing) pray* long(?:ing)? need think(?:s|ing)?
    thought(?:s)? plan* going_to gonna ready if_only dream* fantas* imagin* pictur* tempted urge* feel_like
    feels_like prefer* crav* decided consider* keep_(?:thinking|imagining|picturing|seeing)
    can't_stop_(?:thinking|imagining) about_to might could wonder* googl* look(?:ed|ing)_up research* voices?
  `,
);
const notLiving = concept(
  `
    die dying death dead not_(?:be|exist|live|wake|being|existing|living|waking)(?:_(?:here|alive|around|up))?
    end_it ending_it end_things end_everything end_it_all end_my_(?:life|pain|misery|suffering)
    disappear_(?:forever|for_good|completely) cease_to_exist stop_existing
    never_(?:wake|been_born|existed|woken)(?:_up)? not_to_wake gone_for_good be_gone being_gone
    no_longer_(?:be|exist|live) kill_myself killing_myself sleep_forever unalive top_myself end_myself off_myself
    do_myself_in hang_myself drown_myself shoot_myself hurt_myself harm_myself cut_myself stab_myself suicid*
    overdos* get_hit_by_a_(?:car|bus|truck|train) jump* never_to_wake not_wak(?:e|ing)
    be_with_(?:god|jesus|him|her)_in_heaven
  `,
);
/** What may follow where nothing but an end is meant: "go on HRT" and "be rushed into surgery" are no wish to be gone. */
const andNoMore = String.raw`(?=\W*$| ?[.,;!?]| (?:here|alive|around|awake|conscious|breathing|living|existing|human|born|me|myself|anything|anyone|anybody|anywhere|nothing|found|saved|rescued|the reason|sad|stuck in (?:this|my) (?:life|body|world)|(?:this|my) (?:life|existence)|since|until|there|someone|somebody|any ?(?:more|longer)|like (?:this|that)|this way|(?:a )?(?:part|burden|problem|person|trouble|weight)|with (?:you|everyone|anybody|god|him in|her in|it|this|that|life|my life|living|things|everything)|i[nt] (?:this|the|my|it) (?:world|life|body|skin|head|any)|on (?:this|the|god's) (?:planet|earth|world)|on earth|without (?:him|her|them|you|my (?:wife|husband|son|daughter|mum|mom|dad|mother|father|baby|child|kids|partner|brother|sister|friend|best|love|dog|cat))|and|but|so|because|now|tonight|tomorrow|again)\b)`;
const notGoOn = String.raw`(?:be(?:ing)?|go(?:ing)? on|carry on|continue|stay(?:ing)?|stick(?:ing)?)${andNoMore}`;
/** Chocolate, monks and sleepers: a life is lived without them, like them, or beside them. */
const liveOrWake = String.raw`(?:liv(?:e|ing)(?! (?:without (?!(?:him|her|them|you|my (?:wife|husband|son|daughter|mum|mom|dad|mother|father|baby|child|kids|partner|brother|sister|friend|best|love|dog|cat))\b)\w+|like (?:an? )?(?:monk|nun|hermit|saint|rabbit|invalid)|on (?:pills|tablets|salad|soup|caffeine|coffee|takeaways?)))|wak(?:e|ing)(?! (?:my|the|him|her|them|our|anyone|everyone|up (?:my|the|him|her|them|our))\b))`;
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
const finish = concept(
  `
    enough_to_(?:kill|die|end|finish|do_it|never) kill_me kills_me finish_(?:me|it) end_(?:me|it|my_life) lethal
    fatal deadly(?!_(?:night_?shade|plant_family)) deadliest do_the_job painless* peaceful_(?:death|end|way)
    never_wake not_wake_up sleep_forever to_die so_i_die i_die die_(?:from|with|in|quickly|fast)
  `,
);
const poisons = concept(
  `
    poison* hemlock aconite monkshood fox_?glove oleander yew belladonna nightshade ricin castor_beans?
    lily_of_the_valley cyanide arsenic death_caps? overdose
  `,
);
const soon = concept(`enough quick* fast* easiest strongest best painless* sure surest tonight works`);
const means = concept(
  `
    plants? herbs? teas? mushrooms? berr(?:y|ies) seeds? roots? poison* oils? leaves hemlock aconite fox_?glove
    oleander yew belladonna nightshade ricin castor_beans? water_hemlock lily_of_the_valley monkshood dose amount
    mix* cocktail
  `,
);
const despair = concept(
  `
    ctb kys sewer_?slid* unaliv* self_?delet* suey end_it_all toaster_bath sui s_?word catch_the_bus yeet_myself
    rope_myself neck_myself an_hero game_end_myself sue_?cide suicid* self_?harm* goodbye_cruel_world
  `,
);
const forGood = concept(`for_good forever once_and_for_all permanent* for_ever`);

export const despairSigns: readonly Signs[] = [
  {
    of: 'self-harm',
    patterns: [
      despair,
      crashing,
      sequence(
        /\b(?:said|saying|say|written|writing|wrote|sent|sending|made|leaving|left|recorded)\b[^.?!]{0,24}/i,
        /\b(?:goodbyes?|good-?byes|farewells?|last letters?|final letters?|my will and)\b/,
        notFollowedBy(
          sequence(
            / /,
            choice(
              /to (?:my )?(?:coffee|sugar|smok|carbs|colleague|winter|summer)\w*|party|card|drinks|dinner/,
              /at (?:the|our|my) (?:airport|station|gate|school|door|party|bus|office|end)/,
            ),
          ),
        ),
      ),
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
      oneOf(
        sequence(
          /\b(?:burning|burn|cut|cutting|scratch\w*|hitting|bruising|punching|starving) myself\b[^.?!]{0,40}\b/i,
          choice(
            /cope|lighter|relief|feel (?:something|better|anything)|on purpose|again|razor|blade|knife/,
            /deal|punish|release|numb|deserve|thighs?|arms?|wrists?/,
          ),
          /\b/,
        ),
        /\b(?:razor|blade|knife|scissors|lighter)s?\b[^.?!]{0,30}\b(?:my (?:arms?|wrists?|thighs?|skin|legs?)|cope|calm(?:s)? me|relief|feel better)\b(?! (?:cooking|chopping|shav\w+))/i,
      ),
      sequence(
        /\b(?:i|i've|i have|she|he)(?: \w+)?/i,
        / (?:cut|cuts|slit|slash\w*|carve\w*|scratch\w*|burn\w*) (?:my|his|her)/,
        / (?:arms?|wrists?|thighs?|legs?|stomach|skin)\b[^.?!]{0,24}\b/,
        choice(
          /to (?:feel|cope|punish|escape|get)|again|on purpose|because i|when i(?:'m| am| feel)/,
          /deliberately|every (?:day|night)|for relief/,
        ),
      ),
      /\b(?:secretly |has been |keeps |is |started |been )?(?:cutting|cuts|burning|harming) (?:again|herself|himself|themsel\w+|my wrists?|her wrists?|his arms?|her arms?|my arms?|my thighs?)\b/i,
      /\b(?:i(?:'d| would)|he(?:'d| would)|she(?:'d| would)|i|he|she) (?:rather|sooner|prefer to|would prefer to) (?:be dead|die|not exist|not be (?:here|alive))\b(?! than)/i,
      oneOf(
        /\b(?:pills|tablets|meds)\b[^.?!]{0,24}\b(?:in front of me|in my hand|lined up(?! (?:in my (?:\w+ )?(?:organi[sz]er|box|dosette)|for the week))|laid out|next to me|counted(?: out)?|saved up)\b/i,
        sequence(
          /\b(?:rope(?! ladder)|gun|noose|blade|razor)\b[^.?!]{0,24}\b/i,
          choice(
            /in front of me|in my hand|next to me|ready|round my neck|around my neck|to my head|waiting/,
            /in the (?:garage|shed|attic|car|drawer|bedroom|closet|wardrobe)|under my (?:bed|pillow)/,
          ),
          /\b(?! (?:for|to (?:climb|cut|shave)))/,
        ),
        /\b(?:knife|belt)\b[^.?!]{0,16}\b(?:to my (?:wrist|throat|neck)|around my neck|round my neck|in my hand and)/i,
      ),
      oneOf(
        /\b(?:please|pls|plz|just|god|lord)? ?let me (?:die|go|end it)\b(?! (?:to|in|home|on|of))/i,
        /\b(?:going to|gonna|about to|want to|will|thinking of|think of|thought of|could|ready to) (?:just )?(?:jump(?:ing)?|hang(?:ing)?|overdose|overdosing|drown(?:ing)?)\s*(?:$|[.,!?]|myself|tonight|today|soon|off|in front)/i,
        /\b(?:pray|wish|hope|want|beg|waiting)\b[^.?!]{0,30}\b(?:god|jesus|lord|he|death|allah) (?:to |would |will |just |comes? (?:and|to) )?(?:takes?|taking) me\b(?! (?:to|for|home from|out|there|back))/i,
        /\b(?:deadliest|most (?:lethal|deadly|poisonous)|strongest poison\w*)\b[^.?!]{0,40}\b(?:for myself|for me|to (?:drink|eat|take)|i can (?:make|take|drink|eat|get|grow))\b/i,
        /\bgun\b[^.?!]{0,40}\b(?:thinking (?:of|about) (?:it|using)|us(?:e|ing) it|on myself|my (?:head|mouth))/i,
      ),
      /\b(?:vou|quero|penso em) (?:me matar|morrer)\b|\bme matar\b|\bmi ammazzo\b|\bbringe mich um\b|\bvais me (?:tuer|suicider)\b|\bvoy a (?:matarme|suicidarme)\b/i,
      /\b(?:everyone|everybody|they|my \w+|the kids|people|the world|you all|all of them)\b[^.?!]{0,24}\b(?:fine|better|happier|ok|okay|happy|relieved|freer|easier|alright) without me\b(?! (?:at|for|tonight|on))/i,
      oneOf(
        /\b(?:disappear|go away|vanish|leave)(?: \w+)? and never (?:come|be|return|wake)\b/i,
        sequence(
          /\b(?:cut|hurt|burn) myself /i,
          choice(
            /and it|because it|it helps|when i(?:'m| am| feel)|to (?:feel|cope|sleep|calm)|again|every/,
            /on purpose|deliberately|sometimes|so i/,
          ),
          /\b/,
        ),
      ),
      new RegExp(
        String.raw`\b(?:how|best|easiest) (?:to|way to|can i|do i|would i) (?:\w+ )?${choice(
          /die|end (?:it|my life|myself|things)|commit|od|overdose|finish (?:it|myself)/,
          /make (?:it|myself) (?:look|stop) ?(?:like an accident)?|stop my heart|not wake up|never wake up/,
        )}\b(?! (?:my (?:relationship|marriage|contract|hair)|a |with|nicely|in (?:a game|minecraft)))`,
        'i',
      ),
      oneOf(
        /\b(?:no deseo|no quiero) (?:mas )?(?:seguir )?vivir\b/iu,
        /\b(?:quiero|deseo|ganas de|pienso en) (?:morir\w*|matarme|suicid\w+|quitarme la vida)/iu,
        /\bquitarme la vida\b|\bno quiero (?:seguir )?vivir\b/iu,
        /\b(?:veux|envie de) (?:mourir|en finir|me (?:tuer|suicider))\b|\b(?:ne veux|veux) plus vivre\b/iu,
        /\b(?:will|m[oö]chte|mag) (?:sterben|nicht mehr (?:leben|da sein|aufwachen))\b/iu,
        /\b(?:mich|mir)\b[^.?!]{0,12}\b(?:umbringen|das leben nehmen|t[oö]ten)\b/iu,
        /\bvoglio (?:morire|uccidermi|farla finita)\b|\bnon voglio (?:pi[uù] )?vivere\b/iu,
        /\bquero (?:morrer|me matar)\b|\bn[aã]o quero (?:mais )?viver\b/iu,
      ),
      sequence(
        /\b(?:is|are|would|will) (?:\d+|a \w+|one|two|ten|twenty|thirty|fifty)\b[^.?!]{0,40}/i,
        /\b(?:enough|be enough|do it|do the job|lethal|fatal)/,
        /\s*(?:\?|$|to (?:die|kill|end|finish|do)|for (?:me|a))/,
        precededBy(
          sequence(
            /\b/,
            choice(
              /paracetamol|tylenol|pills|tablets|aspirin|ibuprofen|grams|mg|xanax|benadryl|insulin|units/,
              /capsules|warfarin|digoxin|seeds|berries|leaves/,
            ),
            /\b[^.?!]{0,60}/,
          ),
        ),
      ),
      /\bwalk(?:ing)? (?:out )?into the (?:sea|ocean|lake|river|water)\b(?! (?:for|to swim|and swim|at the beach))/i,
      /\b(?:nothing|no ?one|nobody) (?:left|matters|cares|will care|would care|would notice|will miss me|would miss me)\b[^.?!]{0,40}\b(?:any ?more|die|gone|dead|disappear\w*|end|without me|goodbye)\b/i,
      /\b(?:i'?m|i am|i feel like|i've become|am|just|being|such|only) (?:just |such |nothing but |only )?a (?:burden|waste of (?:space|air|oxygen))\b/i,
      oneOf(
        sequence(
          /\b(?:i have|i've|got|have) (?:a |the |made a |my )?plan\b[^.?!]{0,30}/i,
          /\b(?:end|die|tonight|do it|suicide|date|go through)\b/,
        ),
        sequence(
          /\bi(?:'ve| have) (?:picked|chosen|set) (?:a |the |my )?(?:date|day|spot|method|place)\b[^.?!]{0,30}/i,
          /\b(?:die|end|do it|go|suicide)\b/,
        ),
      ),
      oneOf(
        /\b(?:this is|it's|today is|tonight is|tonight) my last (?:day|night|message|goodbye|time)\b(?! (?:of (?:work|holiday|school|chemo|term)|at|in|on the|before|as))/i,
        /\blast night (?:alive|on earth)\b/i,
        /\bwon't be (?![^.?!]{0,50}\b(?:we're|i'm in|away|abroad|holiday|flying|travel\w*|at my))(?:here|around|alive)(?: for| by| tomorrow| much longer| any ?more| next)\b(?! (?:the delivery|dinner|work))/i,
      ),
      new RegExp(
        String.raw`\b(?:texted|told|said|says|saying|posted|wrote|messaged|threaten\w*|admitted|talks?|talking)\b[^.?!]{0,40}\b${choice(
          /end (?:it|his life|her life|their life|things)|(?:wants?|wanted|going) to (?:die|kill|end)/,
          /rather be dead|better off dead|wish(?:es|ed) (?:he|she|they) (?:was|were|had)/,
          /doesn't want to (?:live|be here)|not want to (?:live|be here|wake)|kill (?:him|her|them)self/,
          /about dying|goodbye forever/,
        )}\b`,
        'i',
      ),
    ],
    near: [
      [goneWords, betterWords, others],
      [
        concept(`if_i_(?:was|were|just|wasn't|weren't|died|disappeared|had|didn't|don't)`),
        concept(`gone dead here died exist disappear* alive around`),
        concept(`better easier happier relie* care miss notice nobody no_?one everybody everyone`),
      ],
      [
        medicine,
        concept(
          `(?:lethal|deadly|fatal)_(?:dose|amount|quantity|for) kill_me finish_me end_me enough_to_die to_die(?!_for)`,
        ),
        concept(`me myself i i'd someone_like_me woman man kg weight size`),
      ],
      [poisons, soon, concept(`me myself for_myself kill die end over want_it`)],
      [means, finish, concept(`me myself i i'd my_life my_weight someone_like_me`)],
      [
        concept(`(?:which|what|how_many|how_much|is|are|does|would|will|could|if_i_took|enough)`),
        medicine,
        concept(
          `
            enough_to_(?:die|kill|end|finish|do|stop(?!_(?:my|the|his|her|taking|using))|not|never|sleep_forever)
            kill_me finish_(?:it|me) end_(?:it|me|my) to_die do_the_(?:job|trick) be_deadly not_wake_up never_wake
          `,
        ),
      ],
      [concept(`ctb kms`), concept(`quick* fast* soon tonight enough painless* easiest`)],
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
      [
        concept(`sav(?:ed|ing) stockpil* hoard* stash* collect(?:ed|ing) hid(?:den|ing)`),
        medicine,
        concept(`enough_to end_it just_in_case_i for_when_i die tonight way_out do_it the_right_day for_the_day_i`),
      ],
    ],
  },
  {
    of: 'self-harm',
    together: [
      [
        concept(
          `goodbyes? good_?bye farewell sorry_for_everything forgive_me gave_away giving_away last_letter i_love_you_all`,
        ),
        concept(
          `
            i'm_done i_am_done can't_(?:do|take|go) no_more end forever pills tablets soon it's_over over_now die
            dead tired_of_fighting tonight_(?:is|it)
          `,
        ),
      ],
      [notLiving, concept(`i_have_a_plan my_plan i've_planned plan_to_do_it`)],
    ],
  },
];
