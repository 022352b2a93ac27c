import { anyPhrase, choice, oneOf, optional, sequence } from '../../resolve/phrases.ts';
import { aLittleOnADish, dishes, isCooking } from './on-a-dish.ts';

/** The words by which a question goes on from what was said before. */
const thingsTaken =
  'herbs?|supplements?|teas?|plants?|drinks?|juices?|fruits?|foods?|herbal teas?|remedies|natural (?:things|remedies|stuff|products)|things?|vitamins?|stuff';
const notTaken = '(?:not|never) (?:take|use|have|drink|eat|mix|touch|go near)';
const keptAwayFrom = String.raw`avoid|stay (?:well |far )?(?:away|clear)|steer (?:well )?clear|keep (?:well |far )?(?:away|clear|off)|leave (?:out|alone)|give a (?:wide berth|miss)|${notTaken}|(?:should|must|can|do)n['’]?t (?:take|use|have|drink|eat|mix|touch|go near)|be careful`;
const forbidden = String.raw`off[- ]limits|no[- ]?go|a no[- ]no|no[- ]no['’]?s|forbidden|taboo|not allowed`;

export const following = {
  /** Words that stand for what was spoken of. */
  pointing: anyPhrase(
    /its?/,
    'this',
    /(?<!\b(?:for|with|against) (?:my |the |her |his )?\w+ )(?<!\b(?:anything|something|nothing|herbs?|teas?) )that(?! (?:time|helps?|works?|suits?|calms?|i|is good|leaves|lets|spares))/,
    'them',
    'they',
    'those',
    'these',
    /the (?:first|second|third|other|last)(?: one)?/,
    'both',
    /(?:cheap\w*|cheaper|other|good) ones|the (?:cheap\w*|expensive|dear\w*) one/,
    /which (?:one|of)/,
    /the (?:\w+ )?(?:cream|gel|ointment|salve|balm|rub|lotion|tea|capsule|oil)s? (?:one|form|version|kind|sort)s?/,
    /(?<=^\W*(?:so |and |or |ok |just )*)the (?:cream|gel|ointment|salve|balm|rub|lotion)s?(?: then| please| instead)?(?=\W*$)/,
    /(?<=^\W*(?:so |and |ok |then )*)which(?=\W*$)/,
    /all (?:three|of)/,
    /(?:is|are) the (?:cream|gel|ointment|salve|balm|lotion)s? (?:at least |still |then |alone )*(?:ok|okay|fine|safe|allowed|all ?right)/,
  ),

  /** Turns of speech that go on from what was said, without a word that stands for it. */
  goingOn: anyPhrase(
    /and (?:for|with|if|my)/,
    /(?<=^\W*)and (?:in|on|at|during|when|while|after|before|as)/,
    /how (?:long|much|many|often|soon)/,
    'what about',
    /i can (?:start|begin) (?:it |them )?(?:today|now|tonight|tomorrow|straight away|right away)/,
    'how about',
    /side[- ]?effects?/,
    /dos(?:e|age)/,
    'can i',
    'with my',
  ),

  /** "Which herbs should I avoid with my tablets?" */
  whatToAvoid: anyPhrase(
    new RegExp(
      String.raw`(?:which|what|any|are there(?: any)?|is there any) (?:other )?(?:${thingsTaken})\b[^.?!]{0,24}\b(?:${keptAwayFrom}|${forbidden})`,
    ),
    new RegExp(
      String.raw`(?<=^\W*(?:(?:and|so|ok|the|a list of|list of|tell me(?: the)?|give me(?: a list of)?)\W+)*)(?:${thingsTaken}) (?:(?:that |which )?(?:i|one|we|you) (?:(?:should|must|ought to|need to|have to) )?|to )?(?:${keptAwayFrom}|not to (?:take|use|have|mix|touch))`,
    ),
    new RegExp(
      String.raw`what (?:else )?(?:must|should|can|may|do) ?(?:i|we|he|she|they|one)(?: really| absolutely| definitely)? (?:${notTaken})`,
    ),
    /what (?:i should|should i|do i|to|i must|must i|i have to) (?:keep off|stay off|steer clear of|stay away from|keep clear of|leave (?:out|off)|cut out)/,
    new RegExp(
      String.raw`what (?:(?:must|should|can)n?['’]?t|cannot) (?:i|we|he|she|they) (?:take|use|have|drink|eat|mix|touch)`,
    ),
    new RegExp(String.raw`(?:what|which (?:ones?|things)) (?:is|are) (?:${forbidden})`),
    sequence(
      /(?:which|what) /,
      choice(/herbs?|supplements?|teas?|plants?|drinks?|juices?|fruits?|foods?|natural (?:things|remedies)/, /things?/),
      /\b[^.?!]{0,24}\b/,
      choice(
        /avoid|not (?:take|use|have|drink|mix|go|combine|be (?:taken|combined|mixed|used))|stay away/,
        /leave (?:out|alone)|dangerous|off limits|bad (?:for|with)|clash|interfere|interact/,
        /steer clear|careful/,
      ),
      /\w*/,
    ),
    /what (?:should|must|do) i (?:have to |need to )?(?:avoid|not take|not mix|leave out|stay away from|be careful with)(?=\b[^.?!]{0,6}\b(?:with|on|while|when)\b)/,
    /what (?:should|must|do) (?:i|we|he|she|they) (?:have to |need to )?(?:avoid|leave out|be careful with) (?:then|altogether|for now)(?=\W*$)/,
    /(?:avoid|not (?:take|mix|use))\b[^.?!]{0,16}\b(?:herbs?|supplements?)\b[^.?!]{0,30}\b(?:with|while|because)/,
    /which of my (?:\w+ )?(?:tablets|pills|medicines?|medications?|meds)\b[^.?!]{0,50}\b(?:herbs?|supplements?|worry|careful|clash|interact|problem)\w*/,
    /what (?:should|must|do) i (?:have to |need to )?(?:avoid|stop taking|leave out|give up)\b[^.?!]{0,20}\b(?:pregnan\w*|nursing|breast ?feeding|surgery|operation|medicines?|tablets|pills)/,
    /(?:what|which (?:\w+ )?(?:herbs?|supplements?|teas?)) (?:should|must|can|may) (?:i|we|he|she|they) never (?:take|use|have|eat|drink|touch)/,
    /(?:what|anything)\b[^.?!]{0,12}\bi (?:should|must|need to|have to) (?:avoid|stay away from|steer clear of|not take|leave out)/,
    /(?:what|which) (?:is|are|should be) (?:off limits|forbidden)\b/,
    sequence(
      /(?:which|what|are there(?: any)?|any) (?:herbs?|supplements?|teas?|plants?|herbal \w+)\b[^.?!]{0,12}/,
      /\b/,
      choice(
        /people|patients|those|anyone|anybody|someone|somebody|adults|women|men|diabetics|asthmatics/,
        /mothers|seniors|the elderly|children|teenagers/,
      ),
      /\b[^.?!]{0,48}\b/,
      choice(
        /avoid|(?:should|must|can|may|ought) ?(?:not|n'?t)|cannot|can't|shouldn't|stay away/,
        /leave (?:out|alone)|steer clear|be careful/,
      ),
    ),
    sequence(
      /(?:what|which) (?:herbs?|supplements?|teas?|plants?)\b[^.?!]{0,12}\b(?:are|is)/,
      / (?:not|never|no good|bad|unsafe|dangerous|off limits) (?:\w+ )?for /,
      choice(
        /children|kids|a child|toddlers|babies|teenagers|pregnan\w+|old people|the elderly|seniors/,
        /nursing \w+/,
      ),
    ),
  ),

  /** "What if nothing helps?" */
  nothingHelps: anyPhrase(
    sequence(
      /how (?:will|would|do|can|could) (?:i|we) (?:know|tell|spot|see) (?:if |when |that |whether )?/,
      /(?:it'?s|it is|this is|things are|he'?s|she'?s|they'?re|it gets?|it has got)/,
      / (?:getting |really |too |more )*(?:serious|bad|worse|dangerous|an emergency)/,
    ),
    /when (?:do|should|must|would) (?:i|we) (?:ring|phone|call|go to|see|contact|speak to) (?:the |my |a )?(?:midwife|maternity unit|nurse|clinic)/,
    /(?:by )?when (?:do|should|must|would) i (?:go|be seen|see (?:someone|somebody|the doctor)|call (?:someone|the doctor))(?=\W*$)/,
    /(?:not|n't|no) (?:any )?better\b[^.?!]{0,12}\b(?:by )?when\b/,
    /(?<=^\W*(?:(?:and|but|so|well|ok|it'?s|its|i'?m|he'?s|she'?s|they'?re|still)\W+)*)(?:no|not any|not|hardly any) better(?: (?:after|in|since|now|at all|yet)\b[^?]{0,24})?(?=\W*$)/,
    /(?<=^\W*(?:(?:and|but|so|well|ok|it'?s|its|i'?m|things are|all)\W+)*)(?:still|just|exactly) the same(?: (?:after|as)\b[^?]{0,24})?(?=\W*$)/,
    /(?:has ?n[o']?t|have ?n[o']?t|not) (?:changed|improved|shifted|budged)(?: (?:at all|one bit|yet))?(?=\W*$)/,
    sequence(
      /(?:it|this|that|they|these|(?:he|she)|the \w+)(?:'s| is| are| has| have| got| gets?)?/,
      / (?:just |now |only |even )?(?:got(?:ten)? |getting |become |becoming |gets? )?/,
      /(?:a lot |much |even |any )?worse(?: now| today| again| since \w+)?(?=\W*$)/,
    ),
    /(?:if|when) (?:it|this|that|they) (?:isn'?t|is not|aren'?t|hasn'?t got|doesn'?t get|don'?t get|won'?t get) (?:any )?better\b/,
    /(?:if|when) (?:nothing|none of (?:it|them|this|these|those)|it (?:doesn't|does not|won't)|(?:this|that|they|these) (?:doesn't|don't|does not|do not)) (?:\w+ )?(?:helps?|works?|gets? better)/,
    /(?:when|how long) (?:should|do|does|must|would) (?:i|we|he|she|they) (?:see|go to|call|wait before|go and see)\b[^.?!]{0,20}\b(?:doctor|gp|someone|physician)/,
    /(?:when|how (?:many \w+|long))\b[^.?!]{0,12}\b(?:before|until|till|should|do|must) (?:i|we) (?:\w+ )?(?:worry|panic|get (?:it|him|her) checked|get help)/,
    sequence(
      /(?:when|at what point) (?:do|does|should|would|will) (?:i|we|he|she|they) (?:need|take|get|ask for)/,
      / (?:an? |any |some |stronger |real )?/,
      /(?:antibiotics?|prescription|tests?|blood test|scan|x-?ray|medicine|tablets)(?=\W*$)/,
    ),
    /(?:do|does|should|must) (?:i|we|he|she|they) (?:need|have to see|see|go to|call) (?:to see )?(?:a |the |my )?(?:doctor|gp|someone|anyone|physician)/,
    /how (?:many \w+|long)\b[^.?!]{0,30}\b(?:before|till|until) (?:i|we) (?:should |must |need to )?(?:see|go to|call|ask) (?:a |the |my )?(?:doctor|gp|some(?:one|body)|anyone)/,
    /how (?:many \w+|long)\b[^.?!]{0,16}\bbefore (?:i|we) (?:see|go to|call|ask)/,
    /(?:how (?:many \w+|long)|when)\b[^.?!]{0,48}\b(?:before|until|till) (?:i|we|one) (?:should|must|have to|need to) (?:be )?(?:worr\w+|concerned|alarmed|panic|see|go|get (?:help|seen|checked))/,
    /(?:after|from) (?:how (?:many \w+|long)|what|which) ?(?:day|days|point)?\b[^.?!]{0,24}\b(?:doctor|gp|worr\w+|concerned|be seen|get checked)/,
    /how (?:many \w+|long)\b[^.?!]{0,30}\b(?:before|till|until) (?:seeing|going to|going in|calling|ringing|bothering|getting (?:it|this|that|her|him) (?:seen|checked|looked))\b/,
    /(?:when|how long)\b[^.?!]{0,40}\b(?:get|have) (?:it|this|that) (?:seen to|looked at|checked(?: out)?)/,
    /how long is (?:too|so) long\b|(?:when|at what point) is (?:it|a cough|this) (?:too long|one for the doctor)/,
    /how (?:many \w+|long)\b[^.?!]{0,16}\b(?:before|till|until) (?:i|we) (?:should |must |need to )?(?:take|bring) (?:him|her|them|it|my \w+) (?:to|in)\b/,
    /what (?:should|would|must|will) make (?:me|us) (?:take|bring|see|call|go|ring|worry)\b/,
    /(?:when|at what point) (?:should|must|do|does|would|can) (?:the|my|his|her|this|that|it)(?: \w+){0,3} (?:worry|concern|alarm|frighten) (?:me|us)/,
    /(?:when|at what point) (?:should|must|do|would) (?:i|we) (?:take|bring|get) (?:him|her|them|it|the child|my \w+) to\b/,
    /(?:which|what) (?:signs?|symptoms?|things?)\b[^.?!]{0,40}\b(?:doctor|emergency|hospital|a and e|serious)/,
    /(?:when|at what point) (?:is it time|should (?:i|we) worry|do (?:i|we) need (?:a|to see))/,
  ),

  /** "Why not?" */
  why: oneOf(
    sequence(
      /^\W*(?:and |but |so |ok(?:ay)?,? )*what(?:'s| is)/i,
      / (?:wrong|the (?:problem|matter|issue|trouble)) with (?:it|that|this|them)/,
      /(?: and (?:my|the|his|her) \w+)?(?: then| though)?\W*$/,
    ),
    sequence(
      /^\W*(?:and |but |so |ok(?:ay)?,? )*what (?:happens|would happen|could happen|might happen)(?: if)?/i,
      /(?: (?:i|he|she|we|they)(?: do| did)?)?(?: (?:take|took|combine|mix|use) (?:it|them|both))?/,
      /(?: anyway| both| together)?\W*$/,
    ),
    sequence(
      /^\W*(?:and |but |ok(?:ay)?,? |so )?/i,
      /(?:how come|explain(?: that| it| why)?|for what reason|what(?:'s| is) the reason|why)/,
      optional(
        / not| is (?:that|this|it)(?: (?:so|bad|dangerous|a problem|risky|not ok))?| so| though/,
        / (?:those|these|them|this one|that one|the first)(?: ones?)?/,
        / (?:must|should|do|would|can'?t|shouldn'?t) (?:i|he|she|we|they)\b[^?]{0,40}/,
      ),
      /\W*$/,
    ),
  ),

  /** "What then?", "anything at all?" */
  instead: anyPhrase(
    /(?:everything|it all|all of (?:it|them|that))(?:'s| is| are) (?:a )?(?:no|forbidden|not allowed|off limits)(?=\W*$)/,
    /(?:say|said|saying) no to (?:everything|all of (?:it|them)|every one)/,
    /what am i (?:still )?allowed(?: to (?:take|have|use))?(?=\W*$)/,
    /(?:so |then |and |ok(?:ay)? )?(?:what (?:then|instead|now)|then what)(?=\W*$)/,
    /(?<=^\W*(?:and |so |ok |but )*)then(?=\W*$)/,
    /what (?:can|could|may|should|do|would) (?:i|he|she|we|you|one|an? (?:\w+ )?(?:man|woman|lady|lad|lass|girl|boy|body|person))(?: \w+){0,5}? (?:then|instead|at least)/,
    /what (?:can|could|should|may) i (?:switch|change|move) to/,
    /what (?:is|does|do|works|helps|would)(?: (?:work|help|do it))?,? then(?=\W*$)/,
    /(?<=(?:^|[.,;!])\W*(?:so |and |but |ok |then )*)what (?:can|could|may|should|might) (?:i|he|she|we|they) (?:take|have|use|drink|do|try|eat|give|put on)(?: at all| now| tonight| today| for (?:him|her|it|them))*(?=\W*$)/,
    /(?:anything|something) (?:at all|left|(?:that )?i (?:actually )?(?:can|could|am allowed to) (?:actually |still |safely )?(?:take|have|use|drink)(?=\W*$)|i can take|(?:natural|herbal|else) then)/,
    /(?:what is|what's) (?:left|allowed|possible|okay|ok)\b/,
    /(?:so |then )?what instead/,
    /(?:not|nothing|outside|none) (?:in|from|of) (?:that|this|the same|its) (?:plant )?family|from (?:another|a different) (?:plant )?family/,
    /(?<=^\W*(?:(?:so|and|then|ok|but|or)\W+)*)instead(?=\W*\?)/,
    /(?<=^\W*(?:(?:ok(?:ay)?|so|and|then|well|right)\W+)*)what(?:'?s| is)? (?:next|now)(?: then)?(?=\W*$)/,
    /(?<=^\W*(?:so |then |ok |and )*)(?:really |absolutely )?nothing(?: at all| then| else)*(?=\W*\?)/,
    /(?<=^\W*(?:so |and |then |but )*)what does(?: help| work)?(?=\W*$)/,
    /(?<=^\W*)(?:so |and |ok |then |but )*what (?:does |would |will |can )?(?:really |actually )?helps?(?: then| me)?(?=\W*$)/,
    /(?:then )?what (?:do|would|can|could) you (?:suggest|recommend|advise)(?: (?:me|for me|to me))?(?: then| instead| now| to (?:take|use|try))*(?=\W*$)/,
    /what(?:'s| is| would be) (?:a |the )?(?:better|safer|gentler) (?:choice|option|idea)?(?: for me)?(?: then| instead)?(?=\W*$)/,
    /(?:so )?(?:herbs? only|only herbs?)(?: then)?/,
  ),

  /** "In the morning or in the evening?" */
  timing: anyPhrase(
    /how (?:long|early|soon|far|much time) (?:before|ahead of) (?:i (?:go to )?)?(?:bed|bedtime|sleep|sleeping|the night|lying down|i sleep)/,
    /how late (?:(?:do|should|can|must|may) (?:i|he|she|we) (?:take|drink|have|use)\b|in the (?:day|evening)|is too late)/,
    /(?<=^\W*(?:and |or |also |even )*)(?:at|in the|before|by) (?:night|bed|bedtime|evening|mornings?|noon|day)(?=\W*$)/,
    /(?:tincture|drops) or (?:an? )?(?:capsules?|tablets?|pills?)|(?:capsules?|tablets?|pills?) or (?:an? )?(?:tincture|drops)/,
    /(?:morning|evening|night|bedtime|bed|noon|day(?:time)?) or (?:(?:in|at|by|during|before) (?:the )?)?(?:morning|evening|night|bedtime|bed|noon|day(?:time)?)/,
    /best time (?:of (?:the )?day )?(?:to|for)/,
    /(?<=^\W*(?:(?:and|so|ok|but) )*)(?:when|what time)(?: of (?:the )?day)?(?: (?:to|is (?:it )?best to|best to|do i|do you|should i|should one))? (?:take|drink|have|use)(?: (?:it|them|that|this))?(?=\W*$)/,
    /(?:with|on|before|after|without) (?:food|meals?|a meal|an empty stomach|breakfast|dinner) or\b/,
    /(?:should|do|must) (?:i|he|she|we) (?:take|use|drink)\b[^.?!]{1,24}\b(?:before bed|at night|at bedtime|in the (?:morning|evening))(?=\W*$)/,
    /(?:take|taken|use|drink)\b[^.?!]{1,28}\b(?:with|without|before|after) (?:food|meals|a meal|eating|breakfast|dinner)/,
    /(?:on an )?empty stomach/,
    /(?:which|what) form|(?:tea|drops|tincture) or (?:tea|drops|tincture)|(?:tea|drops) or (?:capsules?|tablets?)|(?:capsules?|tablets?) or (?:tea|drops)/,
    /with or without food/,
    /(?:teas?|drops|tinctures?|capsules?|tablets?|extract) (?:is |are )?(?:better|stronger|weaker|as (?:good|strong)) (?:than|as) (?:the |a )?(?:teas?|drops|tinctures?|capsules?|tablets?|extract)/,
    /(?<=^\W*(?:and |or )*)(?:before|after|with) (?:breakfast|lunch|dinner|supper|food|meals?)(?=\W*$)/,
    /(?:juice|food|fresh) or (?:capsules?|tablets?|pills?|extract)|(?:capsules?|tablets?|pills?|extract) or (?:juice|food|fresh)/,
    /(?:before|after|with) (?:or (?:before|after|with) )?(?:food|meals|eating|breakfast|dinner)(?=\W*$)/,
    /what time (?:of (?:the )?day|should|do)/,
    /(?<=^\W*(?:and |so |ok |but )*)when (?:to|do i|should i|is it best to|best to) (?:take|drink|use|have) (?:it|that|this|them)(?=\W*$)/,
    /(?<=^\W*(?:and |so |ok |but )*)when (?:(?:is it |is |it's |its )?best )?to (?:take|drink|use|have) [\w' -]{2,30}(?=\W*$)/,
    /(?<=\b(?:how|much|take|drink)\b[^.?!]*)(?:,| and) when(?=\W*$)/,
    /(?<=[.,;]\W*(?:and |so |ok )*)when(?=\W*$)/,
    /when (?:in|during) the day/,
    /when (?:should|do|would|must) (?:i|he|she|we) (?:take|drink|use)/,
    /(?:do|should|must|can) (?:i|he|she|we) (?:start|begin|take|use|drink)(?: it| them| that| with it)?(?: already| only| just)* (?:before|when|once|as soon as)\b[^?]{2,30}\bor\b/,
  ),

  /** "In the kitchen": a food, no remedy. */
  inFood: anyPhrase(
    /in (?:my |me |the |a |our )?(?:dinners?|lunch|stews?|stir-?fry|spag(?:hetti)?(?: bol\w*)?|bolognese|chilli|casserole|roast|porridge|sandwich(?:es)?|omelettes?|sauces?)(?! (?:time|hour))/,
    /(?:in|for|with) (?:my |the |normal |just )?(?:food|cooking|meals|dishes|recipes|pasta(?: sauce)?|curr(?:y|ies)|salads?|soups?)/,
    new RegExp(String.raw`(?:in|on|into|with|over) (?:me|my|the|a|our|his|her|some) (?:\w+ )?(?:${dishes})`),
    /(?:when|just) (?:i )?cook(?:ing)?(?: with)?|cook(?:ing)? with (?:it|them|that|this|those|these|both)|(?:love|like|enjoy|always|often) (?:to )?cook(?:ing)? with/,
    /as (?:a )?(?:food|spice|seasoning)|(?:what|how) about (?:in |as (?:a )?)?(?:my |the )?(?:food|cooking|spices?|meals)/,
    /(?:on|over) (?:pizza|toast|salad)/,
    /in the kitchen/,
    aLittleOnADish,
    isCooking,
    /(?<=^\W*(?:and |but |so |ok |then )*)(?:just|only) in (?:my |the |a )?(?!case|mornings?|evenings?|nights?|weekends?|days?|drops?|baths?|capsules?|teas?|theory|pregnancy|emergenc\w+|winter|summer|spring|autumn|moderation|children)\w+(?: then| instead)?(?=\W*$)/,
    new RegExp(
      String.raw`(?:bake|bakes|baking|put|puts|putting|use|uses|using|add|adds|adding|grates?|grating|cooks?|cooking|seasons?|stirs?|stirring)\b[^.?!]{0,24}\b(?:in|into|over|on|for) (?:(?:the|my|our|his|her|some|every|all) )*(?:\w+ )?(?:${dishes})`,
    ),
    /how (?:much|many)\b[^.?!]{2,30}\b(?:for|to feed) (?:\d+|two|three|four|five|six|eight|ten) (?:people|persons?|servings?|portions?|guests)/,
    new RegExp(String.raw`(?:bake|bakes|baking|make|makes|making|cook|cooks) (?:\w+ )?(?:${dishes})`),
    new RegExp(String.raw`(?:${dishes}) recipe|recipe for (?:\w+ )?(?:${dishes})`),
    /(?:is|are|r|it's|its|that's|thats) (?:just |only |really |basically |a |an |normal |ordinary )*(?:food|spice|kitchen (?:herb|spice)|condiment|vegetable)s?(?! (?:supplement|allerg|poison|additive|grade|intoleran))\b/,
    /(?<=^\W*(?:and |so |but |or |ok )*)(?:can|could|may|do|should) (?:i|we|he|she) (?:just |also |simply )?(?:eat|chew) (?:it|them|that|this|those)(?: raw| fresh| like that| instead| then)*(?=\W*$)/,
    /(?:just|only|simply) (?:eat|chew) (?:it|them|that|this|those)/,
    // "So can't I even have a curry any more?", "am I allowed my roast?"
    new RegExp(
      String.raw`(?:can(?:'t|not)?|may|am) (?:i|we|he|she) (?:not |no longer |still |even |allowed (?:to )?)*(?:eat|have|enjoy|cook|make)? ?(?:a|my|the|any|our) (?:\w+ )?(?:${dishes})(?: (?:at the weekend|now and then|any ?more|anymore|either|now|then|too|still))*(?=\W*$)`,
    ),
    // "So no curry either??"
    new RegExp(
      String.raw`(?<=^\W*(?:(?:so|and|then|oh|ok|wait|what|does that mean|that means)\b\W*)*)no (?:more )?(?:\w+ )?(?:${dishes})(?: (?:either|then|now|any ?more|for me|at all))*(?=\W*$)`,
    ),
    /sprinkle/,
  ),
} as const;
