import { choice, sequence } from '../../../resolve/phrases.ts';
import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

const somebody =
  '(?:friend|mate|neighbou?r|colleague|boss|cousin|sister|brother|husband|wife|partner|mum|mom|mother|dad|father|aunt\\w*|uncle|gran\\w*|nan|mother-in-law|father-in-law|boyfriend|girlfriend|flatmate)';
const takes =
  '(?:has|had|takes?|took|drinks?|eats?|uses?|is on|swears by|lives on|has been (?:taking|having|on|drinking))';
const well = choice(
  /(?:with )?(?:no|without (?:any|a)|never (?:any|a|had (?:any|a))) (?:bother|problems?|trouble|issues?|harm|bad effects|side effects)(?: (?:at all|whatsoever))?/,
  /(?:and |but )?(?:he|she|they)(?:'s|'re| is| are| feels?| was)? (?:still )?(?:all )?(?:fine|grand|ok|okay|great|well|flying|alive|right as rain|fit as a fiddle)/,
  /(?:for|these) (?:years|donkey'?s years|ages|\w+ years)|all the time|every day|like sweets|by the bucket/,
);
const theirMedicine = String.raw`[,;]? (?:and |but )?(?:(?:he|she|they)(?:'s|'re| is| are)?(?: also)? (?:on|taking|takes?)|with(?: (?:his|her|their))?) [^.?!,;]{3,40}`;

const opening = /^\W*(?:(?:but|and|well|though|ok|okay|yeah|hm+|funny|idk|really)\b[ ,]*)*/gi;
const theirs = String.raw`(?:(?:someone|somebody|people|others|everyone|(?:an? |the |this |some |loads of |lots of )(?:lad(?:y|ies)|wom[ae]n|m[ae]n|people|blokes?|guys?|lads?|girls?))(?: (?:at|in|from|on|down) (?:the |my |our )?\w+)?|(?:(?:my|our|a|the|some|one of my) (?:(?!\w+ing\b)[\w'-]+ ){0,2}?)?${somebody}s?(?: (?!who|is|has|had|also|always)[A-Z][a-z]+)?)`;
const theirIllness =
  /(?:,? (?:also |who )?(?:has|had|with|is on|'s on|on|got|takes) [^.?!,;]{3,30}[,;]?(?: and| but)?(?: (?:he|she|they))?)?/;
const takesIt =
  /,? (?:also |always |still )?(?:does|did|drank|drunk|ate|used|swore by|necks|been (?:taking|drinking|using|on))/;
const howItWent = choice(
  /(?:(?:he|she|they)(?:['’]?s|['’]?re| is| are| was| were| feels?)?|is|are|was|were|feels?|been) (?:still |perfectly |totally |absolutely |all |always )*(?:fine|grand|ok|okay|great|well|alright|alive|healthy|right as rain|going strong)/,
  /(?:(?:he|she|they|it) )?(?:(?:has|have|had) )?never (?:once |even |ever )?(?:had|got|did|felt|hurt|harmed|bothered|came to|noticed)\b[^.?!,;]{0,30}?/,
  /(?:nothing|nowt|no harm)(?: (?:ever|bad|at all|has|had))* (?:happen\w*|c[ao]me of it|went wrong)/,
  /(?:(?:it|(?:his|her|their|the) \w+) )?(?:(?:has |have )?(?:never|not) (?:come|came) back|(?:is|been|stayed) (?:all )?clear(?: since)?)/,
  /(?:with )?(?:no|without (?:any|a)) (?:bother|problems?|trouble|issues?|harm|(?:bad |side )?effects)(?: at all)?/,
);
const aLifeLong = choice(
  /(?:(?:for|nearly|almost) )?(?:all|most of) (?:(?:of )?(?:his|her|their) )(?:li(?:fe|ves)|days)/,
  /(?:every (?:day|night|morning) )?(?:for (?:\w+ )?(?:years|decades|ages)|(?:till|until) (?:he|she|they) (?:was|were|died at) (?:\d+|\w+ty\b[\w-]*)|into (?:his|her|their) (?:\d0s|\w+ties))/,
  /(?:every (?:day|night|morning)[, ]*)?(?:and )?(?:(?:he|she|they) )?(?:lived|made it|got) to (?:be )?(?:\d{2,3}|a hundred|\w+ty\b[\w-]*)/,
);
const atTheEnd = /(?: (?:tho|though|so|lol|haha|too|from it|on it|by it|with it|anyway|and all))*\W*$/;

/** "My mate Alf has it with no bother, he's on Eliquis": told to argue; his tablets are no matter of this talk. */
export const anecdotes: readonly Step[] = [
  // "My mate with a heart transplant has had echinacea every winter for years and nowt happened."
  [
    new RegExp(
      String.raw`\b(?:my|our|a|the) (?:\w+ )?(?:${somebody})(?:,? (?:with|who(?:'s| has| is| had))? ?(?:also )?(?:on |had |has )?(?:a |an |the )?[^.?!,;]{3,30}?)?,? ${takes} ([^.?!,;]{2,30}?)(?: (?:every|each|all|for|since|daily|twice|once|most) [^.?!,;]{2,30}?)?,? (?:and|but|yet) (?:(?:(?:he|she|they)(?:'s|’s|'re| is| are)|is|are|has been|feels) (?:still |perfectly |totally |absolutely |all )*(?:fine|grand|ok|okay|great|well|alive)|it never (?:did|hurt|harmed|bothered)|(?:nothing|nowt|nuthin|no harm)(?: (?:ever|bad|at all|has|had))* (?:happen\w*|c[ao]me of it|went wrong|goes wrong))[^.?!,;]{0,20}?(?=\W*$|[.,;!]| so\b)(?![^]*\b(?:can|could|should|may) (?:he|she|they)\b)`,
      'gi',
    ),
    'somebody takes $1 with no trouble',
  ],
  // "She is on warfarin herself and nothing ever happened", of whoever gave it.
  [
    new RegExp(
      String.raw`^\W*(?:(?:but|and|well|though)\b[ ,]*)*(?:he|she|they)(?:'s|'re| is| are) (?:also )?on [^.?!,]{3,30}?(?: (?:her|him|them)sel(?:f|ves))?,? and (?:(?:he|she|they) )?(?:says? |said |tells me )?(?:nothing (?:ever |bad )?(?:happened|happens)|${well})\W*$`,
      'gi',
    ),
    'somebody takes it with no trouble',
  ],
  // "Friend does it and is fine tho", "my friend has epilepsy, takes it, never had a fit from it"; what goes beside it is theirs.
  [
    sequence(
      opening,
      theirs,
      theirIllness,
      String.raw`(?:${takesIt.source}|,? ${takes})`,
      / ([^.?!,;]{2,30}?)(?: (?:with|beside|on top of|alongside) [^.?!,;]{3,30}?)?/,
      /(?: (?:every|each|all|for|since|daily|twice|once|most) [^.?!,;]{2,30}?)?[,;]?(?: (?:and|but|yet))? /,
      howItWent,
      atTheEnd,
    ),
    'somebody takes $1 with no trouble',
  ],
  // "My nan drank it all her life"
  [
    sequence(
      opening,
      theirs,
      String.raw`(?:${takesIt.source}|,? (?:takes?|took|drinks?|eats?|uses?|swears by|lives on))`,
      / (it|that|this|them|those|the (?:tea|stuff|same|leaf|leaves|root|capsules))[, ]+/,
      aLifeLong,
      atTheEnd,
    ),
    'somebody takes $1 with no trouble',
  ],
  [
    new RegExp(
      String.raw`\b(my|our) (?:\w+ )?(${somebody})(?: (?!who|is|has|also|always)[a-z]+)? (${takes}) ([^.?!,;]{2,30}?),? (?:${well})${theirMedicine}(?=\W*$)`,
      'gi',
    ),
    '$1 $2 $3 $4 with no trouble',
  ],
  [
    new RegExp(
      String.raw`\b(my|our) (?:\w+ )?(${somebody})(?: (?!who|is|has|also|always)[a-z]+)? (${takes}) ([^.?!,;]{2,30}?)${theirMedicine},? (?:and )?(?:${well})(?=\W*$)`,
      'gi',
    ),
    '$1 $2 $3 $4 with no trouble',
  ],
  // "My friend had the same cancer and her herbalist put her on red clover"
  [
    new RegExp(
      String.raw`\b(?:my|our|a) (?:\w+ )?${somebody} (?:also )?(?:had|has|got|with) (?:the )?(?:very |exact )?same (?:\w+ )?(?:\w+ )?and (?:${choice(
        /(?:he|she|they)(?:'s|’s|'re| is| are)? (?:now |just |also )*(?:on|takes?|took|drinks?|drank|uses?|used)/,
        /(?:his|her|their|the|a) (?:\w+ )?(?:herbalist|naturopath|healer|nutritionist|homeopath|acupuncturist|health shop)(?: has)? (?:put|started|got|has|had|gave|told) (?:him|her|them)(?: on| to (?:take|drink|use|try))?/,
      )}) ([^.?!,;]{2,30}?)(?=\W*$)`,
      'gi',
    ),
    'somebody takes $1 with no trouble',
  ],
];
