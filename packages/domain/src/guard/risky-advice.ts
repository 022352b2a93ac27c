import { anyPhrase, choice, oneOf, sequence } from '../resolve/phrases.ts';
import type { Claim } from './claim.ts';

/** Ways to take, bear or share a thing that no careful author writes. */
export const riskyAdvice: readonly Claim[] = [
  {
    id: 'worse-is-better',
    outcome: 'drop',
    patterns: [
      anyPhrase(
        /heal(?:ing)? (?:reaction|crisis|response|shock)|herx\w*|detox (?:reaction|flu|symptoms?|phase)|first aggravation|worse before it gets better/,
        /(?:toxins?|poisons?|illness|sickness)\b[^.;!?]{0,24}\b(?:leav\w+|com(?:es|ing) out|work\w* its way out|escap\w+)/,
        /(?:feel\w*|get\w*|becom\w*|turn\w*) (?:\w+ )?(?:worse|sick|ill|weak|dizzy|faint)\b[^.;!?]{0,48}\b(?:heal\w*|works?|working|cleans\w*|sign|proof|means|shows|first)/,
      ),
    ],
  },
  {
    id: 'unheard-of-use',
    outcome: 'drop',
    patterns: [
      /\broll\w*\b[^.;!?]{0,40}\b(?:light|paper|cigarettes?|joints?)\b|\b(?:light|burn)\w* (?:it|them)\b|\b(?:breath\w*|inhal\w*|draw\w*)\b[^.;!?]{0,24}\bsmoke\b/i,
      /\b(?:stay|keep|remain)\w* (?:up|awake)\b[^.;!?]{0,24}\b(?:hours|nights?|days)\b|\b(?:one|two|three|four|[1-4]) hours (?:of sleep )?(?:a|per|each) night\b|\bskip\w*\b[^.;!?]{0,16}\b(?:sleep|nights? of)\b/i,
      /\bbags?\b[^.;!?]{0,40}\b(?:face|head|mouth|nose)\b|\b(?:over|across) (?:the|your|his|her) (?:face|mouth|head|nose)\b/i,
      /\b(?:in|into|inside) (?:the|your|his|her) (?:ears?|eyes?|nose|nostrils?|vagina|rectum|bottom|bladder|veins?|lungs?)\b/i,
      oneOf(
        /\b(?:live|living|survive) on\b/i,
        /\b(?:days?|weeks?) without (?:food|eating|meals)\b/i,
        /\b(?:water|juice|tea|broth|air) only\b/i,
        /\bonly (?:water|juice|tea|broth)\b/i,
        /\b(?:fast(?:s|ed|ing)?|starv\w*)\b[^.;!?]{0,24}\b(?:days?|weeks?)\b/i,
        /\b(?:no|without) (?:food|meals?|eating) (?:for|until|till)\b/i,
      ),
    ],
  },
  {
    id: 'plays-with-an-allergy',
    outcome: 'drop',
    unless: [/\b(?:if|when|in case|unless) you (?:are|have|know|had)\b[^.;!?]{0,24}\ballerg\w*/gi],
    patterns: [
      /\btest\w*\b[^.;!?]{0,30}\ballerg\w*|\ballerg\w*\b[^.;!?]{0,60}\b(?:fades?|wears? off|goes away|vanish\w*|outgrow\w*|small amounts?|little by little|gets? used|train\w*|build\w*|tongue|tolerat\w+|despite|anyway)\b/i,
      /\b(?:get|grow|become|make|train)\w*\b[^.;!?]{0,24}\b(?:used to|tolerant|immune to)\b[^.;!?]{0,40}\b(?:allerg\w*|ragweed|nuts?|pollen)\b/i,
    ],
  },
  {
    id: 'others-medicine',
    outcome: 'drop',
    patterns: [
      sequence(
        /\b(?:shar(?:e|es|ed|ing)|borrow\w*|lend\w*|lent|spare|left ?over|hand (?:on|over|down))\b/i,
        /[^.;!?]{0,40}\b/,
        choice(
          /capsules?|tablets?|pills?|medicines?|medications?|meds|prescriptions?|inhalers?|insulin/,
          /patch(?:es)?|drops|syrup/,
        ),
        /\b/,
      ),
      sequence(
        /\b/i,
        choice(
          /sister|brother|friend|neighbou?r|mother|father|mum|mom|dad|partner|colleague|husband|wife/,
          /gran\w*|somebody|someone/,
        ),
        /(?:'s|’s| else's)\b[^.;!?]{0,24}/,
        /\b(?:capsules?|tablets?|pills?|medicines?|prescriptions?|inhaler|insulin|patch|syrup)\b/,
      ),
      /\b(?:a|some|have|got) spare\b/i,
      /\b(?:half|quarter|lower|weaker|smaller|third) (?:of )?(?:the |your |a )?(?:strength|dose|tablets?|prescription)\b/i,
    ],
  },
  {
    id: 'pressure',
    outcome: 'drop',
    patterns: [
      anyPhrase(
        /(?:people|those|anyone|everyone) who (?:loves?|cares?)/,
        /your (?:family|children|kids|parents|mother|father|partner|husband|wife|baby|ancestors) (?:would|will|wants?|deserves?|needs?|expects?)/,
        /(?:you are|you're|be) (?:strong|brave|smart|wise|clever) enough|(?:real|true|good|brave|strong) (?:men|women|mothers|fathers|people)/,
        /you owe (?:it|this)|only (?:the )?(?:weak|fools?|cowards?)|last chance|before it is too late|now or never/,
      ),
    ],
  },
  {
    id: 'skips-a-check',
    outcome: 'drop',
    patterns: [
      /\b(?:measur|check|test|monitor|scan)\w*\b[^.;!?]{0,30}\b(?:when(?:ever)? you (?:feel|like|want|please)|less (?:often|frequently)|if you (?:feel|like|want)|optional|rarely|can wait|not (?:needed|necessary))\b/i,
    ],
  },
];
