import type { Form } from '../../herbs/form.ts';
import { anyPhrase, choice, sequence } from '../../resolve/phrases.ts';
import type { Effect } from '../../safety/effects.ts';

/** The words that ask for a form; the first that fits counts. */
export const wantedForms: readonly { readonly said: RegExp; readonly form: Form }[] = [
  {
    said: anyPhrase(
      /rub(?:bing|bed)?(?: it| something| in| on)+/,
      /(?:something|anything|one|what) (?:to|i can|can i) (?:rub|put|dab|massage|spread)\b(?![^.?!]*\b(?:in|into|on|to) (?:\w+ ){0,3}(?:soups?|broth|stews?|teas?|food|dinner|lunch|breakfast|porridge|smoothies?|milk|water|juice|bottle|cup|mug|drinks?|salads?|toast|bread|curry|meals?|sandwich\w*|yogh?urt|sauces?)\b)[^.?!]*\b(?:on|in|into)/,
      /(?:(?:a|any|some) )?(?:chest|vapou?r|back|muscle) rubs?/,
      /(?<!\b(?:not|no|than|isn't|instead of) )(?:a|any|some) (?:cream|gel|ointment|salve|balm|rub|lotion)/,
      /(?:for|on) the skin/,
      /(?:use|put|rub|apply|try|dab|massage|anything|something|one)\b[^.?!]{0,24}\b(?:on|onto|into) my skin(?=\W*$)/,
      /(?:what|which|the best|best|a good|good) (?:\w+ )?(?:cream|gel|ointment|salve|balm|lotion)s?/,
      /what (?:else )?(?:can|could|do|should|may|shall|to) (?:i |we |he |she )?(?:also |best )?(?:rub|put|smear|dab|spread|apply) (?:on|onto|into) (?:it|them|there)/,
      /the (?:\w+ )?(?:cream|gel|ointment|salve|balm|rub|lotion)s?(?: (?:one|form|version|kind|sort)s?)?(?: then| please| instead)?(?=\W*$)/,
      /(?:is|are|and|but|what about|how about) (?:just )?(?:the |a )?(?:cream|gel|ointment|salve|balm|lotion)s? (?:at least |still |then |alone )*(?:ok|okay|fine|safe|allowed|all ?right)/,
      /(?:as|in) (?:a )?(?:cream|gel|ointment|salve|balm|rub|lotion)(?: form)?/,
      /(?<!\b(?:forgot|remembered|because|said|thought|sure|sorry|oops|think|know|why) (?:that )?(?:i|we)(?: did| had|'d)? )(?:put|rub|dab|spread|smear|apply) (?:it|them|this|that|some)(?: on| in| onto)?(?! (?:around|between|before|after|beside|next|apart|together|with|off|here|there|away|aside|back|off|on hold|(?:here )?on (?:the|my|a) (?:table|shelf|counter|side|desk|list)))/,
    ),
    form: 'topical',
  },
  {
    said: anyPhrase(
      /(?:something|anything) (?:\w+ )?to (?:take|swallow)(?: by mouth)(?=\W*$)/,
      /(?:something|anything|one|stuff|herbs?) (?:that )?(?:i can |to )(?:take|swallow)\b[^?]{0,24}\b(?:not|no|instead of|rather than|and not) (?:an? |the |any )?(?:creams?|gels?|ointments?|salves?|balms?|lotions?|oils?)/,
      /(?:not|no) (?:a |the |another |any )?(?:cream|gel|ointment|lotion)s?,? (?:but )?(?:something|anything)? ?to (?:take|swallow)/,
      /(?:not|no|hates?|dislikes?|won't drink|refuses|can't stand|doesn't (?:like|want|drink)|don't (?:like|want|drink)|isn't|rather not|without|instead of) (?:a |any |the |drinking )?(?:herbal )?teas?/,
      /(?:as|in|prefer|rather(?: have)?|(?<!n't )(?<!not )want) (?:a |some )?(?:capsules?|tablets?|pills?)/,
      /(?:don't|do not|can't stand|hate|dislike)\b[^.?!]{0,12}\b(?:taste|flavou?r|smell) ?(?:of (?:it|them|that))?(?=\W*$)/,
      /(?<=^\W*(?:and |or |what about |how about )*)(?:the |as )?(?:extracts?|capsules?|extract (?:pills|capsules|tablets))(?=\W*$)/,
    ),
    form: 'extract',
  },
  {
    said: anyPhrase(
      /(?:as|in|prefer|want|what about|how about|any|are there|rather(?: have)?) (?:a |some |the )?(?:drops|tinctures?)/,
      /(?:an?|some|best|good|which|what) (?:herbal )?(?:tinctures?|drops) (?:for|against|to help|that helps?)/,
    ),
    form: 'tincture',
  },
  {
    said: anyPhrase(
      /(?<=^\W*(?:or |and |just |maybe |ok(?:ay)?,? |so |then )*(?:as )?(?:a |the |some )?)(?:teas?|cups|mugs|(?:cups?|mugs?) of it|drinking it|brewed)(?=(?:,? then)?(?:,? which(?: one)?)?\W*$)/,
      /how many (?:cups|mugs)(?! of (?!it|this|that|the tea))/,
      /(?:not|no|isn't|aren't|is not|are not|other than|besides|apart from|instead of|without) (?:a |any |another )?(?:pills?|tablets?|capsules?)(?! (?:yet|so far|at the moment|for it yet))/,
      /(?:can't|cannot|can not|can never|struggle to|hard to|trouble|hate|difficulty|bad at) swallow(?:ing)? (?:the |any |big |large )*(?:pills|tablets|capsules)/,
      /(?:don't|do not|doesn't|hates?|rather not|never) (?:want|like|take|swallow|have)?(?: to (?:take|swallow))? ?(?:any |more )?(?:pills|tablets|capsules)/,
      /(?:as|in|just|only|prefer|rather(?: have| drink)?|want|like|any|a nice|a good|bedtime) (?:a |an |the )?(?:herbal )?teas?(?! tree)/,
      /(?:is|are|and|but|what about|how about) (?:just )?(?:the |a |an )?(?:normal |ordinary |plain |usual )?teas? (?:at least |still |itself |alone |then |really )*(?:ok|okay|fine|safe|allowed|all ?right)/,
      /(?:what|which) (?:herbal )?teas?(?! (?:or|and|and\/or) (?:\w+ )?(?:powders?|capsules?|pills?|tablets?|drops|tinctures?|herbs?|supplements?|creams?|oils?|plants?|remed\w+|syrups?|seeds?|extracts?))/,
      sequence(
        /(?:an?|any|some|best|good|better|right|other) (?:herbal |natural )?teas? (?:mix |blend |recipe )?/,
        /(?:i (?:can|could) (?:have|drink|take) )?/,
        choice(
          /for|against|to (?:help|calm|ease|soothe|settle|drink|sip)/,
          /that (?:helps?|calms?|eases?|soothes?|settles?)|before|after|when/,
        ),
      ),
      /(?:nice|good|best|lovely|calming|soothing|relaxing|warming|gentle|mild|evening|bedtime|sleep(?:y|ing)?|night(?:-?time)?|herbal|something) (?:calming |soothing |herbal )?(?:teas?|brews?|cuppas?|infusions?)(?! (?:every|each|i|is|was|and)\b)/,
      /(?:is|are) there (?:an?|any|some) (?:herbal )?teas?/,
      /a (?:cuppa|brew) (?:for|to|that|before|against)/,
      /\b(?:brew|drink|sip)(?=\W*$| (?:for|against|before|when) )/,
      // "He finished all my posh tea. Recommend me a nice calming one": another tea.
      /\bteas?\b[^?]{0,60}[.!?,][^?]{0,24}\b(?:recommend|suggest|what|which|any|need|want|fancy)\b[^?]{0,24}\b(?:an?|another|good|nice|calming|else) (?:\w+ )?ones?\b/,
      /(?:something|anything) (?:\w+ )?(?:to|i can) (?:drink|sip|brew)/,
      /what (?:can|could|may) i drink/,
    ),
    form: 'tea',
  },
  {
    said: anyPhrase(
      /(?:just|only|rather|through|by) (?:normal |ordinary |everyday |plain )?(?:foods?|diet|eating)(?: then| alone| instead| please)*(?=\W*$)/,
      /foods? (?:rather than|instead of|not|over|and no) (?:any )?(?:pills?|tablets?|capsules?|supplements?|medicines?)/,
      /(?:what|which) foods?\b(?![^.?!]{0,20}\b(?:avoid|not|bad))/,
      /what (?:can|could|should|do) (?:i|we|he|she) eat\b/,
      /(?:something|anything) (?:to|i can) eat/,
    ),
    form: 'food',
  },
];

/** Effects a person does not want. */
export const unwanted: readonly { readonly said: RegExp; readonly effects: readonly Effect[] }[] = [
  {
    said: anyPhrase(
      /(?:without|no|not|avoid(?:ing)?|free of|non|minus|hate|can'?t have|sensitive to)[- ](?:any |the |more )*(?:caffeine|coffee|stimulants?)/,
      /caffeine[- ]free/,
      /(?:less|low(?:er)?(?: in)?|little|weaker in) caffeine/,
      /decaf\w*/,
    ),
    effects: ['contains-caffeine'],
  },
  {
    said: anyPhrase(
      /(?:without|not|nothing|avoid|non|no)\b[- ](?:\w+ ){0,4}(?:drows\w+|sleepy|sedat\w+|groggy|tired)/,
      /(?:does|do|wo|can)(?:es)?n'?t (?:make|leave|get|knock) (?:me|you|him|her|us) (?:\w+ )?(?:drows\w+|sleepy|groggy|tired|out)/,
      /(?:can'?t|cannot|don'?t (?:want|like|need)(?: to)?|won'?t|mustn'?t|shouldn'?t|rather not) (?:be|get|feel) (?:\w+ )?(?:knocked out|dopey|drugged|out of it|groggy)/,
      /non-?drowsy/,
      /(?<=^\W*(?:and |ok |so |but |something |anything |what about |what )*)(?:for|during|by|in) (?:the )?day(?:time| time)?(?=\W*$)/,
      /(?:i|must|need to) (?:have to )?drive/,
    ),
    effects: ['sedating'],
  },
  {
    // "No hormones please" turns down those of the doctor; "nothing hormonal" turns down plants that act like them as well.
    said: anyPhrase(
      /(?:no|not|nothing|without|non-?|avoid\w*)[- ]?(?:any )?(?:hormonal\w*|hormone[- ]like|plant hormones?|phyto-?o?estrogens?|o?estrogen\w*)/,
      /(?:not?|nothing) (?:that )?(?:acts?|works?|act(?:s|ing)?) (?:on|like) (?:the |my )?hormones?/,
    ),
    effects: ['estrogenic', 'anti-estrogenic'],
  },
  // "Dead tired in the evening, what tea?": nothing that keeps awake.
  {
    said: anyPhrase(
      /(?:in|for|during) the evenings?|(?:at|before) (?:bed ?time|bed)|late (?:in the (?:day|evening)|at night)|after (?:dinner|supper)/,
    ),
    effects: ['contains-caffeine'],
  },
  { said: anyPhrase(/(?:without|no|avoid)\b (?:\w+ ){0,2}laxatives?/), effects: ['stimulant-laxative'] },
];

/** "My knee hurts, what can I rub on it?" points at the knee. */
export const onThePart =
  /\bwhat (?:else )?(?:can|could|do|should|may|shall|to) (?:i |we |he |she )?(?:also |best )?(?:rub|put|smear|dab|spread|use|apply) (?:on|onto|into) (?:it|them|there)\b/i;
