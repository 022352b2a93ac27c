import { anyPhrase } from '../resolve/phrases.ts';

/** The words by which people ask for one thing or another. */
export const asking = {
  amount: anyPhrase(
    /how (?:much|often|strong)(?! (?:is|are) the (?:evidence|proof|studies))/,
    /how many(?! (?:people|participants|days|weeks|months|hours|minutes|studies|trials))/,
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
    /how (?:do|should|can|would|could|must|may) (?:i|you|we|he|she|they) (?:use|take|drink|apply|have)/,
    /how (?:is|are) (?:it|they|this|that) taken/,
    /how to (?:use|take|make|drink|apply)/,
  ),

  onset: anyPhrase(
    /how (?:long|soon|fast|quickly)/,
    /how many (?:days|weeks|months|hours|minutes)/,
    /when (?:will|does|do|should i (?:feel|notice))/,
    /starts? (?:to work|working)/,
    /works? (?:tonight|right away|at once|immediately|fast|quickly|straight away)/,
    /how (?:would|will|do|can) i (?:know|tell|notice)\b/,
  ),

  duration: anyPhrase(
    /how long (?:can|could|should|may|is it (?:ok|safe)|do|would)\b[^.?]*\b(?:take|taking|use|using|drink|stay on|keep)/,
    /(?:every|each) (?:day|night|evening|morning)(?=\W*$)|(?:daily|nightly)(?=\s*\?)/,
    /long[- ]term|daily use|(?:use|take) (?:it |them )?(?:daily|every day)/,
    /(?:carry on|stay on|keep (?:on )?(?:taking|using|drinking)|go on) [^.?]{0,16}(?:months|weeks|years|ever|long|them|it)/,
    /how long (?:can|could|should|may) i (?:stay|carry|keep|go)/,
    /every day for (?:months|years)/,
    /(?:every|each) (?:day|night) (?:till|until|through|over|all)/,
    /(?:till|until) (?:spring|summer|autumn|winter|christmas|easter)/,
    /all (?:year|winter|summer)(?: long| round)?/,
    /for ?ever/,
  ),

  sideEffects: anyPhrase(
    /side[- ]?effects?/,
    /(?:make|makes|made|turns?|leaves?) (?:you|me|people|him|her|one) (?!sleepy|tired|drows|better)\w+/,
    /watch (?:out )?for|look out for|warning signs?/,
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
    /clash\w*/,
    /interact\w*/,
  ),

  evidence: anyPhrase(
    /(?:just|only) (?:a )?placebo/,
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
    /any good(?=\W*$)/,
    /(?:can|could|will|does) (?:it|this|that) (?:\w+ )?(?:prevent|stop|reduce|lower|heal|cure|fix|repair|improve|reverse|help)/,
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
    /says who|who says(?: so| that)?|proven by (?:what|whom?)/,
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
    /(?:something|anything) (?:i can|to) suck|lozenges?|throat spray/,
    /another (?:one|option|herb|idea)/,
    /different (?:one|option|herb)/,
  ),

  comparing: anyPhrase(
    /vs\.?/,
    'versus',
    /compar\w+/,
    /differen(?:ce|t) (?:between|from)/,
    /which (?:one |of (?:them|these|those) )?(?:is|are|would be|works?|do you think is) (?:the )?(?:best|better|gentlest|mildest|strongest|safest|quickest|fastest|cheapest)/,
    /which (?:one )?(?:has|have) (?:the )?(?:most|best|better|strongest|more) (?:evidence|studies|proof|science|research)/,
    /which (?:one )?(?:is|are|would be) \w+er\b/,
    /(?<=^\W*(?:so |and |ok |then )*)which(?: one)?(?=\W*$)/,
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
    /(?<=^\W*(?:what |and |is it )?)good for(?=\W*$)/,
  ),

  checkingInShort: /\b(?:all ?right|ok|okay|fine|allowed|alright)\?/i,

  /** "How long after stopping it is it all right?" */
  afterStopping: anyPhrase(
    /after (?:i (?:stop|come off)|stopping|coming off|the last)/,
    /(?:wear|wash)(?:s|es)? (?:off|out)/,
  ),
} as const;
