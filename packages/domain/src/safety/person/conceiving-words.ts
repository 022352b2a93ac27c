import { anyPhrase, choice, notFollowedBy, oneOf, sequence } from '../../resolve/phrases.ts';

/** How people say that they wish to become pregnant. */
export const trying: readonly RegExp[] = [
  anyPhrase(
    /clomid|tracking ovulation|ovulation tracking|letrozole cycle|NTNP/,
    /FET (?:on|in|next|tomorrow|booked|scheduled|cycle)|luteal support/,
    /on fertility (?:meds|medicine|drugs|tablets|shots|injections)/,
  ),
  // "Trying to conceive", "trying for a second".
  new RegExp(
    String.raw`\b(?:trying|(?:we|i)(?: both| now)? (?:are )?try|(?:want|wanting|hope|hoping|plan|planning|going|like|decided|ready|about) to (?:start )?try(?:ing)?) (?:naturally )?${choice(
      /to (?:conceive|get pregnant|become pregnant|fall pregnant|get preggers|have (?:a|another|our|kids|children) ?\w*|make a baby|start a family)/,
      sequence(
        /(?:for|4) /,
        notFollowedBy(
          /(?:a|an|another|my|the) (?:\w+ )?(?:job|work|promotion|house|flat|car|degree|role|place|weight|marathon|visa|pb)\b/,
        ),
        /(?:a|another|our|my|number|no|kids|children|baby|babies|#) ?/,
        /(?:\d|two|three|baby|child|first|second|third|girl|boy|little|sibling|family)?/,
      ),
    )}`,
    'i',
  ),
  /\begg freezing (?:next|in|on|tomorrow|cycle|booked|planned|soon|this)\b|\bfreez(?:e|ing) my eggs (?:next|in|soon|this)\b/i,
  // Treatments, and what is taken before a pregnancy.
  oneOf(
    /\bttc\b/i,
    /\b(?:ivf|iui|icsi)\b(?! (?:has )?(?:worked|took|was successful))/i,
    /\bembryo transfer\b/i,
    /\begg (?:retrieval|collection)\b/i,
    /\b(?:fertility (?:treatment|clinic|drugs|medication|injections)|ovulation induction|two week wait|2ww)\b/i,
    /\bpre-?conception\b/i,
    /\bpre-?natals\b|\bpre-?natal(?: (?:vitamins?|multi\w*|pills?|tablets?|supplements?|gumm\w+|daily)\b|\s*(?:$|[,;+\n]))/i,
  ),
  // "We plan to have a baby."
  new RegExp(
    String.raw`\b${choice(
      /plan(?:ning|s)?|want(?:s|ing)?|hop(?:e|es|ing)|wish(?:es|ing)?|would like|'d like|like|decided|ready/,
      /looking|intend(?:ing)?|going|aiming|wanna|about(?= to\b)|start(?:ing)? (?:to )?try(?:ing)?/,
    )}(?: (?:a|for a|for another|another|on|our|my))?(?: (?:to|on|for))?(?: (?:get|getting|become|becoming|fall|falling|be|being))? ?(?:pregnan(?:t|cy)|conceiv(?:e|ing)|have (?:a|another|our) (?:\w+ )?(?:baby|child)|having (?:a|another|our) (?:baby|child)|start (?:a|our) family|baby (?:this|next|soon))\b`,
    'i',
  ),
  // "I want a child", "may get pregnant".
  oneOf(
    /\b(?:want|would like|hoping for|wish for|planning(?: for)?|longing for) (?:a|another|our first) (?:baby|child)\b/i,
    /\bstart(?:ing)? (?:a|our) family\b/i,
    /\b(?:stopped|quit|off|came off|coming off|ditched) (?:the |my |all )?(?:contracepti\w+|birth control|pill|coil|iud|condoms) (?:to|because|for|so)\b[^.;\n]{0,24}\b(?:bab(?:y|ies)|pregnan\w+|conceive|child|family|try)/i,
    /\b(?:want|would like|hoping for|ready for) (?:a|our|one more|another) (?:second|third|fourth|next|little)? ?(?:child|baby|one|sibling|kid)\b(?! (?:for|to))/i,
    new RegExp(
      String.raw`(?:^|[,;.\n]\s*)(?:been )?trying (?:since|for) ${choice(
        /\w+ (?:months?|years?)|january|february|march|april|may|june|july|august|september|october|november/,
        /december|last|over|almost/,
      )}\b`,
      'im',
    ),
    /\b(?:could|might|may) (?:become|get) pregnant\b/i,
    /\b(?:came|coming) off (?:the pill|birth control) to\b/i,
    /\b(?:boost|improve|increase|help|for) (?:my |our )?fertility\b/i,
    /\bbaby[- ]?making\b/i,
  ),
];
