import { anyPhrase } from '../resolve/phrases.ts';

/** The words by which people ask for one thing or another. */
export const asking = {
  amount: anyPhrase(
    /how (?:much|many|often|strong)/,
    /dos(?:e|es|age|ing)/,
    /amounts?/,
    'too much',
    'maximum',
    /how large/,
  ),

  preparation: anyPhrase(
    /prepar\w+/,
    /(?:how|to) (?:\w+ ){0,3}make (?:it|this|that|the|a|an|some|my own|\w+ (?:tea|syrup|tincture))/,
    /make (?:it|the tea|a tea|tea|syrup|a syrup) (?:myself|at home|from)/,
    /brew\w*/,
    /steep\w*/,
    'recipe',
    /infus\w+/,
    /how (?:do|should|can) (?:i|you|we) (?:use|take|drink|apply)/,
    /how to (?:use|take|make|drink|apply)/,
  ),

  onset: anyPhrase(
    /how (?:long|soon|fast|quickly)/,
    /when (?:will|does|do|should i (?:feel|notice))/,
    /starts? (?:to work|working)/,
  ),

  duration: anyPhrase(
    /how long (?:can|could|should|may|is it (?:ok|safe)|do|would)\b[^.?]*\b(?:take|taking|use|using|drink|stay on|keep)/,
    /long[- ]term/,
    /every day for (?:months|years)/,
    /for ?ever/,
  ),

  sideEffects: anyPhrase(
    /side[- ]?effects?/,
    'adverse',
    /harm(?:s|ful)?/,
    'bad for',
    /risks?/,
    'dangerous',
    /addict\w+/,
    /dependen\w+/,
  ),

  cautions: anyPhrase(
    /who should(?: not|n'?t)/,
    /precautions?/,
    'avoid',
    /cautions?/,
    /warnings?/,
    /contra-?indicat\w+/,
    /interact\w*/,
  ),

  evidence: anyPhrase(
    'evidence',
    'studies',
    'study',
    'research',
    'proven',
    'proof',
    /really works?/,
    /does it (?:really )?work/,
    'do they work',
    'effective',
    'scientific',
    /proofs?/,
    /placebo/,
    /(?:actually|even) works?/,
    /how (?:was|were|is|has) (?:it|this|that|they|\w+(?: \w+)?) (?:been )?(?:studied|tested|researched)/,
    /(?:works?|snake oil|a scam|hype|worth it)(?=\s*\?)/,
    'legit',
    /does (?:it|this|that) (?:\w+ )?(?:heal|cure|fix|repair|improve|reverse|help)/,
    /do(?:es)? (?:it|this|that|they|\w+(?: \w+)?) (?:actually|really|even|truly) (?:do anything|help|work)/,
  ),

  /** "Who paid for it, how many people were in it?" */
  trials: anyPhrase(
    /which (?:trials?|studies)/,
    /who (?:funded|paid for|sponsored|ran|did) (?:it|them|this|that|those|these|the)/,
    /how many (?:people|participants|patients|volunteers|subjects)/,
    /sample size/,
    /(?:double[- ]blind|randomi[sz]ed|meta-?analys[ei]s|peer[- ]reviewed)/,
  ),

  sources: anyPhrase(
    /(?:your|the|any|list|give|show)(?: me)?(?: your| the)? (?:sources?|references?|citations?)/,
    /(?<=^\W*(?:and |your |any )*)(?:sources?|references?)(?=\W*$)/,
    /where (?:do|did) you (?:get|read|have|know) (?:this|that|it|your)/,
    /where(?:'s| is| does) (?:this|that|it|your info\w*) (?:come )?from/,
    /says who/,
    /how do you know/,
  ),

  drowsy: anyPhrase(
    /(?:make|makes|making|get|leave) (?:me|him|her|you|us) (?:\w+ )?(?:drowsy|sleepy|tired|groggy|dopey)/,
    /(?:drowsy|drowsiness|sleepy|groggy)(?=\s*\?)/,
    /(?:can|may|could) i (?:still )?drive/,
    /is it sedating/,
  ),

  naming: anyPhrase(/(?:scientific|latin|botanical|real|other) names?/, 'what family'),

  forChildren: anyPhrase(
    /child(?:ren)?/,
    /kids?/,
    'son',
    'daughter',
    /bab(?:y|ies)/,
    /toddlers?/,
    /infants?/,
    /year[- ]olds?/,
  ),

  buying: anyPhrase(
    'buy',
    'shop',
    'order',
    /products?/,
    /brands?/,
    'purchase',
    /where (?:can|do|could) (?:i|we) (?:get|find)/,
    'link',
    'amazon',
    'price',
  ),

  ideas: anyPhrase(
    /alternatives?/,
    'instead of',
    'other than',
    'besides',
    'apart from',
    /which (?:herbs?|teas?|supplements?|one)/,
    /what (?:herbs?|teas?|supplements?)/,
    /any (?:herbs?|teas?|supplements?)/,
    /something (?:natural|herbal|for|to|gentle)/,
    'recommend',
    'suggest',
  ),

  more: anyPhrase(
    'what else',
    /(?<=^\W*(?:or |and |any|some)?)else(?=\W*$)/,
    /(?:didn't|did not|doesn't|does not|don't|not) (?:really )?(?:work|help|do anything)\w* (?:for me|at all|last time|yet)/,
    /(?:tried|have) (?:that|those|them|it|all of (?:that|those|them)) already/,
    'anything else',
    'something else',
    /other options?/,
    /more (?:options|ideas|suggestions)/,
    /another (?:one|option|herb|idea)/,
    /different (?:one|option|herb)/,
  ),

  comparing: anyPhrase(
    /vs\.?/,
    'versus',
    /compar\w+/,
    /differen(?:ce|t) (?:between|from)/,
    /which (?:one |of (?:them|these|those) )?(?:is|are|would be|works?|do you think is) (?:the )?(?:best|better|gentlest|mildest|strongest|safest|quickest|fastest|cheapest)/,
    /(?:best|better) (?:one|of (?:them|these|those|the (?:two|three|lot)))/,
    /(?:which|what) (?:one )?(?:first|to (?:start|begin) with)/,
    /better\b.*\bor/,
    /or\b.*\bbetter/,
    /which (?:one )?(?:would|should|do) (?:you|i) (?:pick|choose|take|recommend|prefer)/,
    /or\b[^?]*,? which/,
  ),

  together: anyPhrase(
    'both',
    'together',
    /combin\w+/,
    /mix\w*/,
    'at the same time',
    /all (?:of (?:them|these|those)|three|four|at once)/,
    /stack\w*/,
  ),

  checking: anyPhrase(
    /(?:can|could|may|should|shall) (?:i|we|he|she|they|my|you|it)/,
    /(?:is|are|was) (?:it|this|that|they|\w+(?: \w+){0,3}) (?:ok|okay|safe|fine|all ?right|alright|good|bad|dangerous|allowed)/,
    /(?:ok|okay|safe|fine) (?:to|with|for|if|in|during|while)/,
    /interact\w*/,
    'together',
    /combin\w+/,
    /mix(?:ing)?/,
    'with my',
    /while (?:on|taking|pregnant|nursing|breastfeeding)/,
    /any (?:bother|problems?|issues?|trouble|risk|clash|harm)/,
    /(?:good|bad) (?:idea|plan)/,
    /(?:take|use|try|drink|eat) (?:it|this|that|them)(?=\s*\?)/,
    'still ok',
    /(?:goes?|going|fits?|agree|clash\w*) (?:well )?(?:together )?with/,
    /(?:which|what|any) of (?:them|these|those) (?:is|are|can|could|may|would|do|don'?t|should)/,
    /(?:drink|have|take) (?:it |that |this )?(?:with|after|before) /,
    /with (?:beer|wine|alcohol|coffee|food|milk)/,
  ),

  /** "What is it good for?" is no question whether one may. */
  uses: anyPhrase(
    /what(?:'s| is| are)\b[^?.]{1,40}\b(?:good|used|taken|meant|helpful|useful) for/,
    /what (?:do|does|can)\b[^?.]{1,40}\b(?:do|help|treat)\b/,
  ),

  checkingInShort: /\b(?:all right|ok)\?/i,

  /** Words that stand for what was spoken of. */
  pointing: anyPhrase(
    /its?/,
    'this',
    /that(?! (?:time|helps?|works?|suits?|calms?|i|is good))/,
    'them',
    'they',
    'those',
    'these',
    /the (?:first|second|third|other|last)(?: one)?/,
    'both',
    /which (?:one|of)/,
    /all (?:three|of)/,
  ),

  /** Turns of speech that go on from what was said, without a word that stands for it. */
  goingOn: anyPhrase(
    /and (?:for|with|if|my)/,
    /how (?:long|much|many|often|soon)/,
    'what about',
    'how about',
    /side[- ]?effects?/,
    /dos(?:e|age)/,
    'can i',
    'with my',
  ),

  /** "Which herbs should I avoid with my tablets?" */
  whatToAvoid: anyPhrase(
    /(?:which|what) (?:herbs?|supplements?|teas?|plants?|natural (?:things|remedies)|things?)\b[^.?!]{0,24}\b(?:avoid|not (?:take|use|have|drink|mix|go)|stay away|leave (?:out|alone)|dangerous|off limits|bad for|clash|interfere|interact|steer clear|careful)\w*/,
    /(?:avoid|not (?:take|mix|use))\b[^.?!]{0,16}\b(?:herbs?|supplements?)\b[^.?!]{0,30}\b(?:with|while|because)/,
    /which of my (?:\w+ )?(?:tablets|pills|medicines?|medications?|meds)\b[^.?!]{0,50}\b(?:herbs?|supplements?|worry|careful|clash|interact|problem)\w*/,
    /(?:what|anything)\b[^.?!]{0,12}\bi (?:should|must|need to|have to) (?:avoid|stay away from|steer clear of|not take|leave out)/,
    /(?:what|which) (?:is|are|should be) (?:off limits|forbidden)\b/,
  ),

  /** "What if nothing helps?" */
  nothingHelps: anyPhrase(
    /(?:if|when) (?:nothing|none of (?:it|them|this|these|those)|it (?:doesn't|does not|won't)|(?:this|that|they|these) (?:doesn't|don't|does not|do not)) (?:\w+ )?(?:helps?|works?|gets? better)/,
    /(?:when|how long) (?:should|do|must|would) i (?:see|go to|call|wait before|go and see)\b[^.?!]{0,20}\b(?:doctor|gp|someone|physician)/,
    /(?:when|at what point) (?:is it time|should i worry|do i need (?:a|to see))/,
  ),
} as const;
