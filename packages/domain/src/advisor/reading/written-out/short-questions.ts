import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

/** Questions in a word or two, as they would be asked in full. */
export const shortQuestions: readonly Step[] = [
  // "When does it become dangerous?" asks for the signs.
  [
    /^\W*(?:(?:and|but|so|ok)\W+)*(?:when|at what point|from when on) (?:does|do|will|would|is|are|should|can|could|might) (?:it|this|that|they|things|the \w+) (?:become |get |turn |be |considered |count as )*(?:really |too |more )?(?:dangerous|serious|worrying|worrisome|urgent|critical|alarming|severe|an emergency)\W*$/gi,
    'When should I see a doctor?',
  ],
  // "What else eases it?" asks for more.
  [
    /^\W*(?:(?:and|but|so|ok)\W+)*what else (?:eases?|relieves?|soothes?|calms?|settles?|stops?|helps?)(?: with| against)? (?:it|that|this|them|the \w+|my \w+)\W*$/gi,
    'what else could help?',
  ],
  // "Tea is ok though?", after drops were spoken of.
  [
    /^\W*(?:(?:so|and|but|then)\W+)*(?:the |a |as (?:a )?)?(tea|cream|gel|capsules?|tablets?) (?:is|are|would be|'s)(?: still)? (?:ok(?:ay)?|fine|safe|alright|all right|allowed)(?: (?:though|then|instead|right))*\W*$/gi,
    'is it ok as a $1?',
  ],
  // "My 5 yr old too?", after a herb was spoken of.
  [
    /^\W*(?:(?:and|ok|okay|so|also|is it ok|fine|safe|good|for)\W+)*((?:my|our) (?:[\w-]+ ){0,4}?(?:old|child|children|kids?|baby|toddler|son|daughter|husband|wife|partner|mum|mom|mother|dad|father|gran\w*|sister|brother|boyfriend|girlfriend|friend|niece|nephew)) (?:too|as well|also)\W*$/gi,
    'can $1 have it too?',
  ],
];
