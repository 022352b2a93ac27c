import { choice } from '../../resolve/phrases.ts';

/** What people would rather not be, or not take, without wishing to be gone: "I do not want to be on statins". */
const plainStates = choice(
  /drowsy|sleepy|groggy|dizzy|foggy|dopey|dozy|woozy|hung ?over|nauseous|queasy|sick/,
  /constipated|bloated|gassy|jittery|wired|sedated|(?:over)?medicated|drugged|knocked out/,
  /spaced out|zonked|awake all night|up all night|pregnant|infertile|overweight|heavy|fat|thin/,
  /bald|grey|diabetic|dehydrated|an(?:a)?emic|congested|sunburnt|sore|stiff|itchy|spotty|sweaty/,
  /smelly|ill|unwell|poisoned|scammed|ripped off|judged|lectured|rude|late|put on|prescribed/,
  /operated on|cut open|told off|(?:hooked|dependent|reliant|stuck|back) on/,
  /(?:addicted|tied|bound|chained) to|stuck with/,
  /an? (?:\w+ )?(?:mother|mum|mom|father|dad|parent|smoker|drinker|patient|guinea pig|lab rat|zombie|vegetarian|vegan|pest|nuisance|hypochondriac)/,
  /on (?!my own\b|(?:(?:this|the|your|our|god's|mother) )*(?:earth|planet|world|edge|ledge|roof)\b)/,
  /taking|using|swallowing|popping/,
);
/** Of these nobody can tell what is meant when they shall end: they stay what they sound like. */
const enough = String.raw`(?!(?:sick|ill|unwell|pregnant|an? (?:\w+ )?(?:mother|mum|mom|father|dad|parent)) any ?(?:more|longer))`;
const notWished = String.raw`\b(?:don't|dont|do not|didn't|doesn't|would rather not|rather not) (?:really |even |just )?(?:want|wants|wish|like) to `;
const notToBe = new RegExp(
  String.raw`${notWished}be (?:(?:so|too|that|all|always|constantly|permanently|still|even|this|feeling|made) )*${enough}${plainStates}`,
  'gi',
);
const notToTakeOrDo = new RegExp(
  String.raw`${notWished}(?:(?:take|go on|start|use|swallow|rely on|try|be given) (?:(?:any|more|these|those|the|yet|another|such|strong|prescription|daily|oral) )*(?:antidepressants?|statins?|hrt|insulin|pills?|tablets?|medications?|medicines?|meds|drugs|steroids?|antibiotics?|hormones?|ssris?|painkillers?|blood (?:thinners?|pressure \w+)|antihistamines?|chemicals?|melatonin|valium|benzos?|supplements?)(?! any ?(?:more|longer))|feel (?:so |too |all )*(?:numb on|sleepy|drowsy|groggy|dizzy|sick|foggy|hung ?over|like a zombie)|end up (?:on (?:insulin|dialysis|statins|tablets|pills|meds|medication|hrt)|in (?:hospital|a ?(?:&|and) ?e)|diabetic|with (?:diabetes|dementia|alzheimer\w*|kidney stones|gallstones|wrinkles|scars|liver damage|osteoporosis|a stroke|a hangover|side effects|an operation)|like my (?:mum|mom|mother|dad|father|gran|nan|sister|brother)(?! who\b))|wake (?:my|the|him|her|everyone|up (?:my|the)) \w+|go to (?:work|school|the (?:doctor|gp|dentist|gym|hospital|clinic))|die (?:of|from) (?:an? )?(?:heart attack|stroke|cancer|diabetes|heart disease) like)`,
  'gi',
);
/** "I don't want an antidepressant": a tablet that was offered. */
const notWanted =
  /\b(?:don't|dont|do not|didn't) (?:really |even |just )?want (?:any |an? |more |yet another |to be on )?(?:antidepressants?|statins?|hrt|hormones|sleeping (?:pills|tablets)|opioids|steroids?|antibiotics?|chemicals?)\b(?! any ?(?:more|longer))/gi;
const notToWakeSo = new RegExp(
  String.raw`${notWished}wake up (?:with an? (?:hangover|headache|migraine|stiff \w+|sore \w+|dry mouth|puffy face)|(?:so |all |feeling )*(?:groggy|stiff|sore|hung ?over|puffy|drowsy|sweaty|hungry))\b`,
  'gi',
);

/** "Might be pregnant, don't want to be": the pregnancy is not wished for, and life is. */
const notToBeThat = new RegExp(
  String.raw`(?<=\bpregnant\b[^?!]{0,24})${notWished}be(?=\s*(?:[,.;:?!]|$|(?:can|could|what|which|is|are|does|do|will|would|any|how|so|help)\b))`,
  'gi',
);

/** Ways of being, taking or waking that nobody wishes for, and that say nothing of wishing to be gone. */
export const notWishedStates: readonly RegExp[] = [notToBe, notToBeThat, notToTakeOrDo, notToWakeSo, notWanted];
