import { anyPhrase } from '../resolve/phrases.ts';

/** The words by which people ask for one thing or another. */
export const asking = {
  amount: anyPhrase(/how (?:much|many|often|strong)/, /dos(?:e|es|age|ing)/, /amounts?/, 'too much', 'maximum'),

  preparation: anyPhrase(
    /prepar\w+/,
    'make',
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
    /which (?:one )?is better/,
    /better\b.*\bor/,
    /or\b.*\bbetter/,
    /which (?:one )?(?:would|should|do) (?:you|i) (?:pick|choose|take|recommend|prefer)/,
    /or\b[^?]*,? which/,
  ),

  together: anyPhrase('both', 'together', /combin\w+/, /mix\w*/, 'at the same time', /all of (?:them|these)/),

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
    'still ok',
  ),

  checkingInShort: /\b(?:all right|ok)\?/i,

  earlier: anyPhrase(
    /its?/,
    'this',
    'that',
    'them',
    'they',
    'those',
    'these',
    /the (?:first|second|third|other|last) (?:one)?/,
    'both',
    'either',
    /and (?:for|with|if|my)/,
    /how (?:long|much|many|often|soon)/,
    'what about',
    'how about',
    /side[- ]?effects?/,
    /dos(?:e|age)/,
    'which one',
    'is that',
    'can i',
    'with my',
  ),
} as const;
