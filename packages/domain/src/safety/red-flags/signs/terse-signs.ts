import { wordsFrom } from '../../../resolve/number-words.ts';
import { choice, followedBy, notFollowedBy, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

/** Emergencies in few words: who is in need writes no sentences. */
const manyOfAMedicine = concept(
  `
    (?:[2-9]\\d|1\\d\\d|twenty|thirty|forty|fifty|a_whole_box_of)_(?:\\w+_)?(?:paracetamols?|ibuprofens?|aspirins?|tylenols?|pills|tablets|sleeping_pills)
    (?:paracetamol|ibuprofen|aspirin|tylenol)_(?:[2-9]\\d)_(?:pills|tablets)
  `,
);
const quarrel = concept(
  `left_me mad_at (?:fight|row|argument|quarrel)_with broke_up dumped_me hate_(?:her|him|them|my) cheated`,
);
const pacemaker = concept(`pacemaker icd defibrillator`);
const alerts = concept(`beep* shock* faint* passed_out dizzy`);
const dialysis = concept(`dialysis`);
const missed = concept(`missed skipp?ed no`);
const potassiumHigh = concept(`weak* heart skips palpitations breath* swollen`);
const fire = concept(`fire smoke_from`);
const soot = concept(`soot sooty singed`);
const throatBurnt = concept(`(?:burnt|burned|scalded)_(?:my_|his_|her_)?(?:throat|airway)`);
const lowPressure = concept(
  `(?:bp|blood_pressure|pressure)_(?:is_|of_|was_)?(?:[5-7]\\d|8[0-5])(?:_?\\/_?\\d\\d|_over_\\d\\d)?`,
);
const failing = concept(`dizz* faint* weak* cold confus* chills shak* shiver* sepsis clammy drows*`);
const minorsAge = String.raw`(?:[5-9]|1[0-7]|${wordsFrom(5, 17)})`;

export const terseSigns: readonly Signs[] = [
  {
    of: 'self-harm',
    patterns: [
      /\b(?:gun|pistol|shotgun|rifle) (?:is )?in my (?:lap|hand|mouth)\b(?! luggage)/i,
      /^\W*(?:i'?m |i am )?(?:standing |sitting |stood |sat )?on the (?:(?:train |railway )?(?:tracks|rails)|edge of (?:the|a) (?:roof|bridge|cliff|platform)|ledge|bridge rail(?:ing)?)(?: waiting[^.?!]*)?\W*$/i,
      /\b(?:rope|noose) is (?:tied|up in the (?:attic|loft|garage))\b/i,
      /^\W*(?:please )?tell my (?:mom|mum|dad|kids|wife|husband|family|sister|brother|son|daughter) (?:that )?i love(?:d)? (?:her|him|them)\W*$/i,
      /\band that (?:somebody|someone) is me\b/i,
      /\bplanning to do it with the (?:pills|tablets|rope|gun|knife)\b/i,
      // "Swallow it in one go and be done with it all", but for vitamins and bitter teas.
      /\b(?:swallow|take|neck|down|gulp|drink|eat|inject|knock back)\b(?:(?!\b(?:vitamins?|supplements?|tea|juice|shot|syrup|powder|oil|herbs?|medicine|dose)\b)[^.?!]){0,40}\b(?:be|get|and|over and|finally|just) done with (?:it all|everything|all of it|life|living|this world|the world|everyone|all this)\b(?! (?:for (?:the|today)|by|before)\b)/i,
      /\b(?:swallow|take|neck|down|gulp|drink|knock back) (?:the |a |my |all |all the )*(?:whole|entire|lot|bottle|packet|box|pack|strip|blister|jar|stash)(?: (?:bottle|packet|box|pack|strip|lot|jar|thing|stash))?(?! of (?!(?:pills|tablets|them|these|paracetamol|sleeping)\b))(?:(?!\b(?:tea|juice|vitamins?)\b)[^.?!]){0,24}\b(?:be|over and|finally|get) done(?: with(?: it| them| this)?)?(?=\s*(?:$|[.,!?]))/i,
    ],
  },
  {
    of: 'overdose',
    near: [[manyOfAMedicine, quarrel]],
    patterns: [/^\W*[a-z]{5,} od\W*$/i, /^\W*lithium tox\w*\W*$/i],
  },
  {
    of: 'poisoning',
    patterns: [
      /\bswallow(?:ed|s)? (?:a |some |the )?(?:piece of |pieces of |bit of |broken )?(?:glass(?! of)|razor ?blades?|razor|blade|needle)\b/i,
      // "Poisoned by cookies, the weed ones."
      /\bpoisoned\b[^.?!]{0,40}\b(?:weed|cannabis|thc|hash|space|marijuana|edibles?|special) ?(?:ones?|cook\w+|brownies?|cakes?|gumm\w+|sweets|chocolates?)?\b(?<!\bspecial)|\b(?:weed|cannabis|thc|hash|space|marijuana|(?<=\b(?:had|ate|eaten|tried)\b[^.?!]{0,30})special) (?:ones?|cook\w+|brownies?|cakes?|gumm\w+|sweets|chocolates?)\b[^.?!]{0,40}\b(?:poison\w*|(?:heart(?:'s|’s)?) (?:is |was |went |going )?(?:racing|pounding|mad|flying|thumping|crazy)|terrified|dying)\b/i,
      /\bpuffer ?fish\b[^.?!]{0,30}\b(?:numb|tingl\w*|weak)\b/i,
    ],
  },
  {
    of: 'violence',
    patterns: [
      /\b(?:shook|shaken|shaking) (?:the |my |our )?baby\b(?! (?:powder|bottle|rattle))/i,
      /\b(?:held|hold(?:ing)? (?:me|us)) hostage\b|\bbeing trafficked\b/i,
    ],
  },
  {
    of: 'pregnancy',
    patterns: [
      /\bbaby(?:'s)? (?:foot|feet|leg|arm|hand|bottom|bum) (?:is |are )?(?:coming|out|hanging)\b|\bbaby(?:'s)? head (?:is )?stuck\b/i,
      /\b(?:placenta|afterbirth) (?:is |has |still )*(?:not|n't) (?:come )?out\b|\b(?:placenta|afterbirth) (?:hasn't|has not|won't) come\b/i,
      /^\W*(?:no|zero) kicks(?: today| since \w+(?: \w+)?)?\W*$|\bwaters?(?: are| is|'s)? green\b/i,
    ],
  },
  {
    of: 'sick-baby',
    patterns: [/\bbaby\b[^.?!]{0,16}\bblue (?:spell|episode|turn)\b/i, /\b[1-9] ?wk(?:s)? (?:old )?fever\b/i],
  },
  {
    of: 'collapse-or-seizure',
    near: [
      [pacemaker, alerts],
      [lowPressure, failing],
    ],
    patterns: [
      /\b(?:heart ?rate|heart(?: is)?|pulse|hr)(?: is| of| at| now)* (?:1[89]\d|2[0-4]\d)\b(?! (?:bpm )?(?:while|when|after|during) )/i,
      // Below forty a minute at rest, but for sleep and athletes.
      sequence(
        /\b(?:heart ?rate|pulse)/i,
        /(?: is| was| of| at| now| only| just|(?: (?:went|gone))? down to| dropped to| fell to| has)* [23]\d/,
        /\b/,
        notFollowedBy(
          /[.,:/-]?\d| ?(?:s|secs?|seconds?|mins?|minutes?|hours?|hrs?|days?|times|mg)\b/,
          sequence(
            /[^.?!]{0,40}\b/,
            choice(
              /asleep|sleep\w*|overnight|athlet\w*|marathon\w*|cyclist|runner|weeks|years/,
              /beats? (?:higher|lower|more|less)|points?|percent/,
            ),
            /\b/,
          ),
          /%/,
        ),
        /(?<!\b(?:athlete|runner|cyclist|asleep|sleeping)\b[^]{0,80})/,
      ),
    ],
  },
  { of: 'missed-dialysis', near: [[dialysis, missed, potassiumHigh]] },
  { of: 'breathing-or-allergy', near: [[fire, soot]], patterns: [throatBurnt] },
  {
    of: 'acute-belly',
    patterns: [/\bvomit\w* (?:poo|poop|faeces|feces|stool)\b|\bclots\b[^.?!]{0,30}\bcan't (?:pee|wee|go|urinate)\b/i],
  },
  {
    of: 'serious-infection',
    patterns: [/\b(?:fever|temp(?!ers?\b|le|t|lat)\w*)\b[^.?!\d]{0,12}4[12](?:[.,]\d)?\b(?! ?(?:weeks|wks|years|mg))/i],
  },
  {
    of: 'child-abuse',
    patterns: [
      sequence(
        /\b/i,
        choice(
          /(?:step)?(?:dad|father|brother|mum|mom)|uncle|grandad|grandpa|coach|teacher|priest|cousin/,
          /babysitter|mum's boyfriend|mom's boyfriend|he/,
        ),
        / (?:\w+ )?(?:touch(?:es|ed|ing)?|rubs?|kisses) (?:me|my)\b/,
        followedBy(sequence(/[^]{0,160}\b(?:i'?m|i am|only) /, minorsAge, /\b/)),
      ),
      sequence(
        /\b(?:(?:step)?(?:dad|father|brother)|uncle|grandad|grandpa|cousin|mum's boyfriend|mom's boyfriend) /i,
        /(?:\w+ )?/,
        /(?:comes in(?:to my (?:room|bed))?|gets in(?:to (?:my )?bed)? with me|climbs in) ?(?:at night|when)?/,
        /\b/,
        followedBy(sequence(/[^]{0,200}\b(?:i'?m|i am|only) /, minorsAge, /\b/)),
      ),
      sequence(
        /\b(?:i'?m|i am|only) /i,
        minorsAge,
        /\b[^]{0,120}/,
        /\b(?:(?:step)?(?:dad|father|brother)|uncle|grandad|grandpa|coach|teacher|cousin) (?:\w+ )?/,
        /(?:touch(?:es|ed)|hits?|beats?|hurts?) me\b/,
      ),
      sequence(
        /\b(?:(?:step)?(?:dad|father|brother|mum|mom|mother)|uncle|grandad|grandpa|coach|teacher) (?:\w+ )?/i,
        /(?:hits|beats|hurts|whips|slaps|kicks|punches|locks) me\b/,
        followedBy(sequence(/[^]{0,120}\b(?:i'?m|i am|only) (?:only )?/, minorsAge, /\b/)),
      ),
    ],
  },
];
