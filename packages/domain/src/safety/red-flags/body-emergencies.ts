import { anyPhrase, oneOf, sequence } from '../../resolve/phrases.ts';
import { emergency, type RedFlagRule } from './red-flag.ts';

const severeBelly = oneOf(
  sequence(
    /\b(?:sudden(?:ly)?|unbearable|worst|agoni[sz]ing|excruciating|severe|intense|terrible|extreme)\b/i,
    /[^.?!]{0,30}\b(?:stomach|belly|abdom\w+|tummy|gut)\b/,
  ),
  sequence(
    /\b(?:stomach|belly|abdom\w+|tummy|gut)\b[^.?!]{0,30}/i,
    /\b(?:unbearable|worst|agony|agoni[sz]ing|excruciating|sudden(?:ly)?|severe)\b/,
  ),
);
const serotonergic = anyPhrase(
  /sertraline|zoloft|prozac|fluoxetine|lexapro|escitalopram|celexa|citalopram|paroxetine|paxil|effexor/,
  /venlafaxine|duloxetine|cymbalta|ssri|snri|maoi|phenelzine|nardil|tranylcypromine|parnate/,
  /isocarboxazid|marplan|moclobemide|manerix|selegiline|emsam|rasagiline|fluvoxamine|faverin|luvox/,
  /clomipramine|anafranil|desvenlafaxine|pristiq|vortioxetine|trintellix|brintellix|lustral|cipralex/,
  /cipramil|seroxat|antidepressants?|st\.? ?john'?s ?wort|5-?htp|same|tramadol|dextromethorphan|dxm/,
  /mdma|triptan|sumatriptan|linezolid|ayahuasca/,
);
const overheated = /\b(?:fever|high temperature|overheat\w*|burning up|drenched|sweating|sweaty)\b/i;
const shaky =
  /\b(?:shak(?:ing|y)|tremors?|trembling|twitch\w*|jerk\w*|muscle spasms?|rigid|stiff muscles|agitat\w+|confus\w+|racing heart|heart (?:is )?racing|hallucinat\w+|restless)\b/i;
const sugar = '(?:blood sugar|blood glucose|glucose|sugar level|sugar reading|sugars?|bg|cgm|dexcom|libre)';

export const bodyEmergencies: readonly RedFlagRule[] = [
  emergency('acute-belly', 'sudden severe pain that may need surgery', {
    yieldsTo: ['pressed-spine', 'dried-out', 'slow-testis', 'hernia-check'],
    first: 'Sudden, severe pain like this can need an operation within hours.',
    next: 'Eat and drink nothing, and take no laxative.',
    patterns: [
      /\bworst (?:stomach|abdominal|belly|tummy|back) pain\b[^.?!]{0,16}\b(?:life|ever)\b/i,
      /\b(?:belly|stomach|abdom\w+|tummy)\b[^.?!]{0,24}\b(?:hard as|rigid|board-?like|rock hard|like a board|can't be touched)\b|\brigid (?:belly|stomach|abdomen)\b/i,
      oneOf(
        sequence(
          /\b(?:pain|painful|swollen|agony|hurts?|twisted)\b[^.?!]{0,24}/i,
          /\b(?:testicles?|testis|(?<!\b(?:a|the|foot) )balls?|scrotum)\b(?=[^.?!]{0,40})/,
          /(?<=\b(?:sudden|suddenly|severe|agony|twisted|terrible|unbearable|excruciating)\b[^.?!]{0,60})/,
        ),
        /\btesticles?\b[^.?!]{0,24}\b(?:agony|twisted|sudden\w*|severe|excruciating|unbearable)\b/i,
        /\btesticular torsion\b/i,
      ),
      /\b(?:tearing|ripping) pain\b[^.?!]{0,24}\b(?:back|chest|between|abdomen|belly)\b|\b(?:appendix|spleen|aneurysm|aorta)\b[^.?!]{0,12}\b(?:burst|ruptur\w+|torn|tearing)\b(?! (?:last (?!night|evening)|years|in \d|when))/i,
      oneOf(
        /\b(?:hernia)\b[^.?!]{0,40}\b(?:hard|won't go back|can't push|purple|vomit\w*|agony)\b/i,
        /\bvomit\w* (?:poo|feces|faeces|stool)\b/i,
        /\b(?:can't|unable to) (?:pass|fart|poop|poo)\b[^.?!]{0,30}\b(?:gas|wind|vomit\w*|swollen belly)\b/i,
      ),
      oneOf(
        /\b(?:erection|hard-?on|stiff(?:y|ie)|boner)\b[^.?!]{0,30}\b(?:[4-9]|\d\d|four|five|six|seven|eight|ten|several) hours\b/i,
        sequence(
          /\b(?:can't|unable to|haven't been able to) (?:pee|urinate|pass (?:any )?(?:urine|water))/i,
          /\b(?=[^.?!]{0,40}\b(?:pain\w*|at all|hours|since|agony|bladder|legs?|numb)\b)/,
        ),
      ),
      oneOf(
        /\b(?:numb(?:ness)?|no feeling|lost feeling|can't feel)\b[^.?!]{0,24}\b(?:groin|saddle|genitals?|between my legs|bottom|private parts|inner thighs)\b/i,
        /\blost control of (?:my|his|her) (?:bladder|bowels?)\b/i,
        /\bback pain\b[^.?!]{0,50}\b(?:incontinen\w*|wet(?:ting)? myself|legs (?:are )?(?:weak|numb|giving))\b/i,
      ),
    ],
    together: [
      [
        /\b(?:lower right|right lower|appendi\w+)\b/i,
        /\bpain\b/i,
        /\b(?:fever|vomit\w*|throwing up|can't (?:walk|stand))\b/i,
      ],
      [
        severeBelly,
        /\b(?:hard|rigid|faint\w*|pass(?:ed|ing) out|vomit\w*|fever|clammy|shoulder|can't (?:stand|move|walk)|blood|pale|collapsed)\b/i,
      ],
      [
        /\b(?:lower right|right lower|appendi\w+)\b/i,
        /\bpain|\bhurts?|\bappendi/i,
        /\b(?:fever|vomit\w*|can't (?:walk|stand)|worse|burst)\b/i,
      ],
    ],
  }),
  emergency('serotonin-or-heat', 'possible serotonin syndrome or another dangerous reaction', {
    first:
      'Shaking, sweating, fever or confusion after such medicines can be serotonin syndrome or another dangerous reaction.',
    next: 'Take no further dose until you have been seen.',
    patterns: [
      /\b(?:serotonin (?:syndrome|toxicity)|neuroleptic malignant)\b[^.?!]{0,30}\b(?:i think|having|have|now)\b|\b(?:i think|having|have|has|got)\b[^.?!]{0,20}\b(?:serotonin (?:syndrome|toxicity)|neuroleptic malignant)\b/i,
      /\b(?:maoi|nardil|parnate|phenelzine|tranylcypromine)\b[^.?!]{0,60}\b(?:pounding headache|severe headache|blood pressure (?:is )?(?:very high|1[89]\d|2\d\d))\b/i,
    ],
    together: [
      [
        /\b(?:haloperidol|haldol|antipsychotics?|risperidone|olanzapine|clozapine|quetiapine|aripiprazole|chlorpromazine|metoclopramide)\b/i,
        /\b(?:fever|high temperature|very hot)\b/i,
        /\b(?:stiff\w*|rigid\w*|confus\w+|sweat\w*)\b/i,
      ],
      [serotonergic, overheated, shaky],
      [
        serotonergic,
        /\b(?:shaking|tremors?|trembling)\b/i,
        /\b(?:agitat\w+|confus\w+|racing heart|heart (?:is )?racing|twitch\w*|rigid|muscle spasms?)\b/i,
      ],
    ],
  }),
  emergency('diabetic-emergency', 'a diabetic emergency', {
    yieldsTo: ['sugar-dips'],
    first: 'Very high or very low blood sugar is an emergency.',
    next: 'If the sugar is low and the person is awake and can swallow, give sugar or juice at once, before anything else. Measure again after 15 minutes, give it once more if it is still low, and then some bread or a meal. If not awake, give nothing by mouth.',
    patterns: [
      new RegExp(
        `\\b${sugar}\\b[^.?!]{0,24}(?:\\bis|\\bof|\\bat|\\breads?|\\bwas|\\bto|\\bshows?|\\bsays|=|:)? ?(?:\\b[4-9]\\d\\d\\b|\\b(?<!(?:over|above|than|under) )(?:2[3-9]|[34]\\d)\\b(?![.,]?\\d)(?! ?(?:g\\b|grams|mmol|years|percent|%|minutes|points))|\\b5[0-4]\\b(?![.,]?\\d)(?! ?(?:g\\b|mcg|grams|years|percent|%|minutes|points))|\\b[12]\\.\\d\\b(?! ?g\\b)|\\b(?:2[2-9]|3\\d) ?mmol)`,
        'i',
      ),
      oneOf(
        /\bdiabet\w+\b[^.?!]{0,80}\b(?:fruity|ketones|ketoacidosis|very drowsy|unconscious|can't (?:wake|swallow))\b/i,
        /\b(?:ketoacidosis|dka)\b(?=[^.?!]{0,30}\b(?:think|now|having|have|in)\b)/i,
        /\b(?:think|have|having|in|going into) (?:\w+ ){0,2}(?:ketoacidosis|dka)\b/i,
        /\b(?:high|large|3\+|4\+) ketones\b|\bketones (?:are |is )?(?:high|large|[3-9]\.)/i,
      ),
      /\b(?:hypo|low (?:blood )?sugar|insulin reaction)\b[^.?!]{0,50}\b(?:unconscious|won't wake|(?:can't|won't) swallow|seizure|passed out|not making sense|confus\w+)\b/i,
    ],
    together: [
      [
        /\bdiabet\w+\b|\binsulin\b|\bblood sugar\b|\bhypo\b/i,
        /\b(?:confus\w+|not making sense|isn't making sense|slurr\w+|passed out|unresponsive|can't stay awake|very drowsy)\b/i,
      ],
      [/\bdiabet\w+\b|\btook (?:my |his |her )?insulin\b/i, /\b(?:shak(?:ing|y)|trembl\w+)\b/i, /\bsweat(?:ing|y)\b/i],
      [
        /\bdiabet\w+\b|\binsulin\b/i,
        /\bvomit\w*\b|\bthrowing up\b/i,
        /\b(?:confus\w+|breath\w* (?:deep\w*|fast)|fruity|drows\w+|ketones|very thirsty)\b/i,
      ],
    ],
  }),
];
