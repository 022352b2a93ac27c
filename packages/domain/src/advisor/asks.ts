import type { Effect } from '../safety/effects.ts';

/** What a question asks for, read from its words. */
export interface Asks {
  readonly amount: boolean;
  readonly preparation: boolean;
  readonly onset: boolean;
  /** "How long can I take it for?" */
  readonly duration: boolean;
  readonly sideEffects: boolean;
  readonly cautions: boolean;
  readonly evidence: boolean;
  readonly naming: boolean;
  readonly forChildren: boolean;
  readonly buying: boolean;
  readonly ideas: boolean;
  readonly more: boolean;
  readonly comparing: boolean;
  readonly together: boolean;
  /** "Can I", "is it ok", "with": a check rather than a portrait. */
  readonly checking: boolean;
  readonly earlier: boolean;
  /** Of several herbs spoken of, the one meant: 0 for "the first one", -1 for "the last one". */
  readonly which: number | null;
  /** Effects the person does not want: "without caffeine", "nothing that makes me drowsy". */
  readonly avoidEffects: readonly Effect[];
}

export function readAsks(question: string): Asks {
  const text = question.replaceAll('’', "'");
  return {
    amount: /\bhow (?:much|many|often|strong)\b|\bdos(?:e|es|age|ing)\b|\bamounts?\b|\btoo much\b|\bmaximum\b/i.test(
      text,
    ),
    preparation:
      /\b(?:prepar\w+|make|brew\w*|steep\w*|recipe|infus\w+|how (?:do|should|can) (?:i|you|we) (?:use|take|drink|apply)|how to (?:use|take|make|drink|apply))\b/i.test(
        text,
      ),
    onset:
      /\bhow (?:long|soon|fast|quickly)\b|\bwhen (?:will|does|do|should i (?:feel|notice))\b|\bstarts? (?:to work|working)\b/i.test(
        text,
      ),
    duration:
      /\bhow long (?:can|could|should|may|is it (?:ok|safe)|do|would)\b[^.?]*\b(?:take|taking|use|using|drink|stay on|keep)\b|\b(?:long[- ]term|every day for (?:months|years)|for ever|forever)\b/i.test(
        text,
      ),
    sideEffects:
      /\bside[- ]?effects?\b|\badverse\b|\bharm(?:s|ful)?\b|\bbad for\b|\brisks?\b|\bdangerous\b|\baddict\w+|\bdependen\w+/i.test(
        text,
      ),
    cautions:
      /\bwho should(?: not|n'?t)\b|\bprecautions?\b|\bavoid\b|\bcautions?\b|\bwarnings?\b|\bcontra-?indicat\w+|\binteract\w*/i.test(
        text,
      ),
    evidence:
      /\b(?:evidence|studies|study|research|proven|proof|really works?|does it (?:really )?work|do they work|effective|scientific)\b/i.test(
        text,
      ),
    naming: /\b(?:scientific|latin|botanical|real|other) names?\b|\bwhat family\b/i.test(text),
    forChildren: /\b(?:child(?:ren)?|kids?|son|daughter|bab(?:y|ies)|toddlers?|infants?|year[- ]olds?)\b/i.test(text),
    buying:
      /\b(?:buy|shop|order|products?|brands?|purchase|where (?:can|do|could) (?:i|we) (?:get|find)|link|amazon|price)\b/i.test(
        text,
      ),
    ideas:
      /\b(?:alternatives?|instead of|other than|besides|apart from|which (?:herbs?|teas?|supplements?|one)|what (?:herbs?|teas?|supplements?)|any (?:herbs?|teas?|supplements?)|something (?:natural|herbal|for|to|gentle)|recommend|suggest)\b/i.test(
        text,
      ),
    more: /\b(?:what else|anything else|something else|other options?|more (?:options|ideas|suggestions)|another (?:one|option|herb|idea)|different (?:one|option|herb))\b/i.test(
      text,
    ),
    comparing:
      /\bvs\.?\b|\bversus\b|\bcompar\w+|\bdifferen(?:ce|t) (?:between|from)\b|\bwhich (?:one )?is better\b|\bbetter\b.*\bor\b|\bor\b.*\bbetter\b|\bwhich (?:one )?(?:would|should|do) (?:you|i) (?:pick|choose|take|recommend|prefer)\b|\bor\b[^?]*,? which\b/i.test(
        text,
      ),
    together: /\b(?:both|together|combin\w+|mix\w*|at the same time|all of (?:them|these))\b/i.test(text),
    checking:
      /\b(?:can|could|may|should|shall) (?:i|we|he|she|they|my|you|it)\b|\b(?:is|are|was) (?:it|this|that|they|\w+(?: \w+){0,3}) (?:ok|okay|safe|fine|all ?right|alright|good|bad|dangerous|allowed)\b|\b(?:ok|okay|safe|fine) (?:to|with|for|if|in|during|while)\b|\binteract\w*|\btogether\b|\bcombin\w+|\bmix(?:ing)?\b|\bwith my\b|\bwhile (?:on|taking|pregnant|nursing|breastfeeding)\b|\bany (?:bother|problems?|issues?|trouble|risk|clash|harm)\b|\b(?:good|bad) (?:idea|plan)\b|\bstill ok\b|\ball right\?|\bok\?/i.test(
        text,
      ),
    earlier:
      /\b(?:it|its|this|that|them|they|those|these|the (?:first|second|third|other|last) (?:one)?|both|either|and (?:for|with|if|my)|how (?:long|much|many|often|soon)|what about|how about|side[- ]?effects?|dos(?:e|age)|which one|is that|can i|with my)\b/i.test(
        text,
      ) && text.length < 200,
    which: whichOne(text),
    avoidEffects: unwanted.flatMap(([pattern, effects]) => (pattern.test(text) ? effects : [])),
  };
}

/** True when a question asks for single facts rather than for a portrait or a check. */
export function asksForFacts({
  amount,
  preparation,
  onset,
  sideEffects,
  evidence,
  naming,
  duration,
  buying,
  checking,
}: Asks): boolean {
  return !checking && (naming || duration || amount || preparation || onset || sideEffects || evidence || buying);
}

const ordinals = ['first', 'second', 'third'];

function whichOne(text: string): number | null {
  const named = /\bthe (first|second|third|last|latter|former)(?: one)?\b/i.exec(text)?.[1]?.toLowerCase();
  if (named === undefined) return null;
  if (named === 'last' || named === 'latter') return -1;
  return named === 'former' ? 0 : ordinals.indexOf(named);
}

const unwanted: readonly (readonly [RegExp, readonly Effect[]])[] = [
  [
    /\b(?:without|no|not|avoid(?:ing)?|free of|non|minus|hate|can'?t have|sensitive to)[- ](?:any |the )?(?:caffeine|coffee|stimulants?)\b|\bcaffeine[- ]free\b|\bdecaf\w*/i,
    ['contains-caffeine', 'stimulant'],
  ],
  [
    /\b(?:without|not|nothing|avoid|non|no)\b[- ](?:\w+ ){0,4}(?:drows\w+|sleepy|sedat\w+|groggy|tired)\b|\bnon-?drowsy\b|\b(?:i|must|need to) (?:have to )?drive\b/i,
    ['sedating'],
  ],
  [/\b(?:without|no|avoid)\b (?:\w+ ){0,2}laxatives?\b/i, ['stimulant-laxative']],
];
