import { choice, oneOf, precededBy, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

/** Death wished for without its name: no next week, no more need of things, a car that had better hit. */
export const quietDespairSigns: readonly Signs[] = [
  {
    of: 'self-harm',
    patterns: [
      /\b(?:hanging|drowning|jumping|dying|an overdose|bleeding out)\b[^.?!]{0,16}\b(?:hurts? less|not hurt|painless\w*|without (?:any )?pain|less painful|easier|quicker|peaceful)\b/i,
      /\bi (?:just |really )?can't (?:carry|go) on(?: any ?more| like this)?(?=[.!,]*\s*$|[.!]+\s)/i,
      /\b(?:herbs?|plants?|teas?|berr(?:y|ies)|something)\b[^.?!]{0,30}\b(?:makes?|lets?) (?:the|my|a) heart (?:stop|stand still)\b/i,
      /^\W*i(?:'d| would| just)? (?:(?:really |just )?(?:like|want|wish)|could) to disappear(?: (?:forever|for good|completely))?\W*$/i,
      /\bcount(?:ed|ing) (?:out )?(?:(?:my|the|all|her|his) ){1,2}(?:pills|tablets|meds|capsules)\b(?! (?:for the week|into|of))/i,
      /\b(?:scared|afraid|frightened|worried|terrified) (?:of )?what i(?:'ll|'d| might| will| could| may) do (?:to|with) myself\b/i,
      /\bwon't have to (?:worry|deal|put up|bother) (?:about|with) (?:me|him|her|us) (?:much longer|any ?more|soon|for long)\b/i,
      /\b(?:go|going|throw myself|lie|lying|jump|jumping|walk|walking) under (?:a|the) (?:train|bus|lorry|truck|tube)\b/i,
      /\b(?:can't|couldn't|won't) (?:promise|guarantee|say)\b[^.?!]{0,16}\b(?:i'?ll be|i'?m|to be|to stay|i'?ll stay|i can stay) (?:safe|here|alive)\b/i,
      /\bdon't want to do (?:life|this life|living|this any ?more)\b|\b(?:happier|relieved|better) at my funeral\b/i,
      /\bhow many (?:\w+ )?(?:pills|tablets|paracetamol|tylenol|aspirin|ibuprofen|sleeping pills|\w+(?:azepam|olol|triptyline|codone|clone)) (?:it|would it|does it|they) takes?\b(?! to (?:work|help|feel|sleep|lower))/i,
      oneOf(
        /\btonight i(?:'ll| will| am going to|'m going to)? (?:end|finish|do) (?:it|things|myself)\b/i,
        /\bthreaten\w* to (?:jump|hang|shoot|drown|overdose|cut|end|kill)\b(?! (?:me|us|you|my (?:family|mum|mom|mother|kids|children|sister|brother|parents))\b)(?! (?:the|a) (?:tree|plant|call|deal|contract|meeting))/i,
      ),
      /\b(?:don't|can't|no longer|not) (?:really )?see (?:the|a|any|much) point(?: any ?more| in (?:it|anything|it all|me|life|living|this life))?(?=\W*$|[.,!?;]| and\b)/i,
      // "I was suicidal in my twenties and got well. Lately it is back."
      sequence(
        /\b(?:suicidal|self-?harm\w*|wanted to die|(?:tried|attempted) (?:to kill myself|to end (?:my life|it)|suicide)|my attempt)\b[^]{0,160}/i,
        /\b(?:it|they|that|all that|(?:the|those|these) (?:thoughts?|feelings?|darkness|voices?))/,
        /(?:'s| is|'re| are| has| have| keeps?| came)? ?(?:all |slowly |creeping |coming |come |now )*(?:back|returned|returning)\b(?! (?:in|then|when|at)\b)/,
      ),
      sequence(
        /\bsav(?:ed|ing|e) (?:up )?(?:(?:my|the|all|her|his|these) ){0,3}/i,
        /(?:pills|tablets|meds|medication|capsules|insulin)(?: up)?/,
        /\b(?! (?:for (?:the|my|a) (?:trip|holiday|journey)|from|money))/,
        /(?<=\b(?:i'?ve|i|been|she|he|have|has|am|i'?m)\b[^.?!]{0,40})/,
      ),
      /\b(?:plants?|herbs?|teas?|pills?|poisons?|berr(?:y|ies)|mushrooms?)\b[^.?!]{0,16}\bstops? (?:the|your|my|a) heart\b/i,
      sequence(
        /\b(?:keep|keeps|always|can't stop|constantly)\b (?:\w+ )?/i,
        /(?:pictur|imagin|dream|think|fantasi|see)\w* (?:(?:of|about|myself|me|the|a|that|on) ){0,3}/,
        /(?:bridge|jumping|falling off|ropes?|noose|train tracks|not waking|going under|crashing|cliff)\b/,
      ),
      /\b(?:poison|drug|overdose) myself\b|\bso (?:that )?i (?:can )?(?:just )?(?:die|am dead|never wake)\b/i,
      /\b(?:tied|tying|made|making|hung|hanging|knotted) (?:a |the |my )?(?:rope|noose|knot (?:in|round))\b(?! (?:ladder|swing|bracelet|to (?:the )?(?:boat|tree|fence|dog)))/i,
      /\b(?:cut|cutting|went) (?:myself )?(?:too|really|so) deep\b(?! into)|\bcut myself too deep\b/i,
      /\b(?:finally|soon|tomorrow|tonight)\b[^.?!]{0,16}\b(?:i'?m |i'?ll be |be )(?:finally )?free\b(?=\W*$|[.,!])|\bnothing (?:left )?(?:for me here|here for me)\b/i,
      /\bhelium\b[^.?!]{0,30}\b(?:quick|painless|bag|mask|works?|way|easy)\b|\b(?:quick|painless|easy)\b[^.?!]{0,16}\bhelium\b|\bhow do people (?:die|kill|do it (?:painless\w*|quick\w*|without (?:pain|suffering|anyone)))\b/i,
      /\bcan't (?:take|face|do|stand|bear) another (?:winter|year|day|night|week|month|christmas|birthday)\b(?! (?:of (?:snow|dark|cold)|cold|with this (?:cough|cold)))/i,
      sequence(
        /\b(?:don't|can't|won't|not) (?:really )?(?:see|picture|imagine)/i,
        / (?:(?:myself|me) (?:\w+ )?(?:here |alive )?)?/,
        choice(
          /next (?:week|month|year|summer|christmas)|christmas|tomorrow|my (?:next )?birthday/,
          /the (?:new|end of the) (?:week|year|month)/,
        ),
        /(?: happening| coming)?(?: for me)?(?=\W*$|[.,!?;])/,
      ),
      sequence(
        /\b(?:i|she|he) (?:keeps?|have|has|got|'ve got|hides?|hid) (?:a |the |some |my |his |her )?(?:\w+ )?/i,
        /(?:ropes?(?! ladder)|noose|shotgun|gun|razor blades?|hose ?pipe)\b/,
        /[^.?!]{0,12}\b(?:in|under|behind) (?:the|my|his|her)/,
        / (?:boot|car|shed|garage|wardrobe|drawer|bed|pillow|bag|loft|attic|room)/,
        /\b(?! (?:for|to) (?:tow|climb|camp|garden|hunt|shav))/,
      ),
      /\bwould (?:anyone|anybody|they|someone) (?:even |really )?(?:notice|care|miss me|mind) (?:if|when) i (?:stopped|died|disappeared|went|wasn't|was gone|were gone|left|vanished|just stopped)\b/i,
      /\b(?:want|wish|like|need)\w*\b[^.?!]{0,12}\b(?:the )?lights? to (?:go out|be off|stay off)\b[^.?!]{0,12}(?:for good|forever)/i,
      /\bmade (?:my|her|his) peace\b(?! with)/i,
      /\b(?:take|swallow|have|down) (?:them|it) all\b[^.?!]{0,30}\b(?:once|when|after|as soon as|tonight|while)\b[^.?!]{0,30}\b(?:asleep|in bed|out|gone|alone|school|work)\b/i,
      oneOf(
        sequence(
          /\b(?:can|could|may|should) have (?:all )?(?:my|his|her) \w+\b[^.?!]{0,30}\bwon't need/i,
          / (?:them|it|that|anything|those)/,
          /(?: any ?more| soon| now| after| where|(?<=\b(?:told|said|says|texted|wrote)\b[^.?!]{0,90}))/,
        ),
        /\bwon't need (?:them|it|anything|any of it) where i'?m going\b/i,
      ),
      /\b(?:something|help me|how|want|just|need|wish)\b[^.?!]{0,12}\b(?:to )?(?:stop|quit|cease) being\b(?=\W*$|[.,!?;])/i,
      oneOf(
        sequence(
          /\b(?:go to|fall a|drift to) ?sleep and (?:that'?s|that is|that be|that will be) (?:it|that|the end)/i,
          /\b(?! (?:till|until|for the night|every|most))/,
        ),
        /\b(?:go to|fall a) ?sleep and (?:be (?:done|gone)|stay asleep|stay there)\b/i,
      ),
      sequence(
        /\bwish (?:the|a|that|some) (?:\w+ )?/i,
        choice(/car|bus|train|truck|lorry|van|cancer|crash|overdose|pills|virus|covid|fall|plane|surgery/, /accident/),
        / (?:had|would|could|did|'d) (?:have |just |only )?/,
        /(?:hit|kill\w*|take|taken|run|got|gotten|finish\w*|end\w*|work\w*|succeed\w*)\b/,
      ),
    ],
    near: [
      [
        concept(`(?:hurt*|cut*|burn*|scratch*)_(?:myself|my_self) hurting_myself`),
        concept(`deeper again blade razor on_purpose relief cope worse_than better_after punish can't_stop lighter`),
      ],
    ],
  },
  {
    of: 'violence',
    patterns: [
      sequence(
        /\b(?:pillow|bag|cushion|hands?|cloth|towel) (?:over|on|around|round) my/i,
        / (?:face|mouth|head|throat|neck|nose)\b/,
        precededBy(
          sequence(
            /\b/,
            choice(
              /he|she|they|husband|wife|partner|boyfriend|girlfriend|ex|dad|mum|mom|stepdad|brother|someone/,
              /man|put|puts|held|holds|pressed/,
            ),
            /\b[^.?!]{0,50}/,
          ),
        ),
      ),
      /\b(?:put|slipped|dropped) something in my (?:drink|glass|pint|cocktail|beer)\b/i,
      sequence(
        /\b(?:threw|throws|throwing|poured|pours|chucked|splashed|flung) (?:\w+ )?/i,
        /(?:boiling|hot|scalding|acid|bleach|petrol|kettle|plates?|bottles?|knives|a knife|furniture|chairs?)/,
        /\b[^.?!]{0,16}\b(?:at|over|on|in)/,
        / (?:me|us|my (?:face|head|mum|mom|kids?|children|sister|brother|arms?|legs?))\b/,
      ),
      sequence(
        /\b(?:he|she|they|ex|husband|boyfriend)\b[^.?!]{0,12}/i,
        /\b(?:says?|said|swears?|swore|texted|threatens?|promised)\b[^.?!]{0,16}(?:'ll|will|going to|gonna)\b/,
        /[^.?!]{0,16}\b(?:find|finish|end|get|hunt|bury|burn) (?:me|us|the kids|my (?:kids|family))\b/,
      ),
    ],
  },
];
