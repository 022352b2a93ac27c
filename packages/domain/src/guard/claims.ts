import { anyPhrase, choice, sequence } from '../resolve/phrases.ts';
import type { Claim } from './claim.ts';
import { riskyAdvice } from './risky-advice.ts';

const doctor = choice(
  /doctors?|physicians?|gp|hospitals?|er|a&e|clinics?|pharmacists?|midwi(?:fe|ves)|nurses?/,
  /specialists?|cardiologists?|oncologists?|surgeons?|psychiatrists?|paramedics?|ambulances?/,
  /emergency|911|112|999|medical (?:help|care|advice|attention)|health ?care|check-?ups?/,
  /appointments?/,
);
const grave = choice(
  /cancers?|carcinoma|tumou?rs?|leuk[a]?emia|lymphoma|melanoma|diabet\w*|hiv|aids|hepatitis/,
  /alzheimer'?s?|dementia|parkinson'?s?|multiple sclerosis|epilep\w*|seizures?|schizophrenia/,
  /bipolar\w*|autism|heart (?:disease|failure|attacks?)|strokes?|tuberculosis|malaria|covid\w*/,
  /corona\w*|lupus|sepsis|kidney (?:disease|failure)|cirrhosis|als|copd|cystic fibrosis|measles/,
  /pneumonia|meningitis|ebola|asthma|hypertension|high blood pressure|depression|arthritis/,
  /infections?|diseases?|illness(?:es)?/,
);
const remove = choice(
  /cur(?:e|es|ed|ing)|heal(?:s|ed|ing)?|eliminat\w+|eradicat\w+|revers(?:e|es|ed|ing)/,
  /wip(?:e|es) out|destroy\w*|kill(?:s|ed|ing)?|melt(?:s|ed|ing)?|dissolv\w+|beat(?:s|ing)?/,
  /defeat\w*|end(?:s|ed)?|banish\w*|get(?:s|ting)? rid of|fix(?:es|ed)?|treat(?:s|ed|ing)?/,
  /treatments? (?:for|of)|prevent(?:s|ed|ing)?|protect(?:s|ed)? (?:you )?(?:from|against)|remission/,
  /shrink(?:s|ing)?|stop(?:s|ped)?|fight(?:s|ing)?/,
);
const denied = choice(
  /not|never|cannot|can't|no|isn't|aren't|doesn't|does not|do not|don't|won't|nothing|neither|nor/,
  /hasn't|haven't/,
);

const claims: readonly Claim[] = [
  {
    id: 'cure',
    outcome: 'replace',
    unless: [
      new RegExp(
        `\\b${denied}\\s+(?:(?:been|a|any|known|proven|shown|claim\\w*|to|herb|herbs|that|you|it|will|can|expect\\w*)\\s+){0,4}(?:cures?|heals?|treats?|prevents?|reverses?)\\b(?:,? (?:or|nor) (?:treats?|prevents?|cures?|heals?))*`,
        'gi',
      ),
    ],
    patterns: [
      anyPhrase(
        /cures?|cured|curing|curative|miracle|miraculous|panacea|guarantee\w*|never fails?|always works/,
        /works for (?:everyone|everybody|all)|100 ?%|hundred percent/,
        /permanent(?:ly)? (?:cure|heal|fix|gone)|clinically proven|scientifically proven/,
        /proven to (?:cure|heal|reverse)/,
      ),
      new RegExp(`\\b${remove}\\b[^.;!?]{0,50}\\b${grave}\\b`, 'i'),
      new RegExp(
        `\\b${grave}\\b[^.;!?]{0,40}\\b(?:cured?|healed|reversed|gone|disappears?|vanish\\w*|eliminated|destroyed|in remission)\\b`,
        'i',
      ),
    ],
  },
  {
    id: 'keeps-from-care',
    outcome: 'replace',
    unless: [
      /\b(?:not|no|never) (?:a |an )?(?:replacement|substitute) for\b/gi,
      /\bwithout (?:delay|waiting)\b/gi,
      /\b(?:do not|don't|never|not)\b[^.;!?]{0,60}\bwithout (?:first )?(?:asking|talking|speaking|checking|consulting)\b/gi,
      /\b(?:do not|don't|never|not) (?:wait|hesitate|delay|be afraid|put off|ignore)\b[^.;!?]*/gi,
    ],
    patterns: [
      new RegExp(
        `\\b(?:no|not|never|don't|do not|needn't|doesn't|isn't|without|skip\\w*|avoid\\w*|ignor\\w+|forget|cancel\\w*|refus\\w+|instead of|rather than|unlike|distrust|mistrust)\\s+(?:[\\w'-]+\\s+){0,6}${doctor}\\b`,
        'i',
      ),
      sequence(
        String.raw`\b${doctor}\s+(?:[\w'-]+\s+){0,4}`,
        choice(
          /lie|lies|lying|liars?|wrong|unnecessary|waste|ignorant|paid|corrupt|hide|hides|hiding|stupid/,
          /useless|not (?:needed|necessary|required)|can wait|do(?:es)?n't (?:know|understand|want)/,
          /do not (?:know|understand|want)/,
        ),
        /\b/i,
      ),
      new RegExp(
        `\\b${doctor}\\b[^.;!?]{0,30}\\b(?:rarely|seldom|hardly|scarcely|only if you (?:like|want|wish)|if you (?:like|insist)|later)\\b`,
        'i',
      ),
      /\b(?:keep|hide) (?:this|it|that|them) (?:from|secret|between)\b|\b(?:between us|our secret|your secret)\b/i,
      /\bwait (?:it out|and see|until it (?:passes|gets worse))\b|\bride it out\b|\b(?:there is|there's) no (?:hurry|rush|emergency)\b/i,
    ],
  },
  {
    id: 'dangerous-substance',
    outcome: 'replace',
    patterns: [
      anyPhrase(
        /bleach|mms|miracle mineral|chlorine dioxide|sodium chlorite|borax|turpentine|kerosene|gasoline/,
        /petrol|methanol|antifreeze|hydrogen peroxide|black salve|laetrile|amygdalin|apricot kernels?/,
        /coffee enemas?|ivermectin|fenbendazole|hydroxychloroquine|mercury|arsenic|cyanide|strychnine/,
        /radium|lye|ammonia|dmso|dnp|dinitrophenol|ghb|heroin|fentanyl|cocaine|crack|meth(?:amphetamine)?/,
        /lsd|dmt|ibogaine|ayahuasca|magic mushrooms?|psilocybin|mushrooms? you (?:find|pick|found)/,
        /wild mushrooms?|raw (?:elderberr\w+|milk)|colloidal silver|(?:own|drink(?:ing)?) urine/,
        /detox foot|ear candl\w+|chelation/,
      ),
      anyPhrase(
        /(?:lethal|fatal|deadly) (?:dose|amount|mix\w*)/,
        /(?:kill|harm|hurt|poison)(?:s|ing)? (?:yourself|himself|herself|him|her|them|someone|somebody|people|a person|your)/,
        /suicid\w*|overdos\w*|get(?:ting)? (?:you )?high/,
        /(?:induce|cause|bring on) (?:an? )?(?:abortion|miscarriage)|abort\w*|miscarr\w*/,
      ),
    ],
  },
  {
    id: 'reassurance',
    outcome: 'drop',
    unless: [/\bnot (?!only|just|merely|simply)(?:\w+ ){0,3}safe\b/gi],
    patterns: [
      /\bsafe(?:ly|r|st|ty)?\b/i,
      anyPhrase(
        /no (?:known |serious |real |reported )?(?:side[- ]effects?|interactions?|risks?|dangers?|warnings?|contraindications?|precautions?|downsides?|problems?|concerns?)/,
        /(?:without|free of|zero) (?:any )?(?:side[- ]effects?|risks?|interactions?|danger)|risk[- ]free/,
        /harmless|nothing to (?:worry|fear)|no need to worry|don't worry about/,
      ),
      /\b(?:do(?:es)? not|don't|doesn't) apply to you\b/i,
      /\b(?:natural|herbs?|herbal\w*|plants?)\b[^.;!?]{0,20}\b(?:so|therefore|means|hence|can't|cannot|never)\b[^.;!?]{0,30}\b(?:safe|harm\w*|hurt|danger\w*|wrong)\b/i,
      /\b(?:ignore|disregard|forget|overlook|skip|dismiss|don't mind|never mind)\b[^.;!?]{0,40}\b(?:warnings?|cautions?|notes?|findings?|below|above|box|disclaimers?|interactions?|precautions?|label)\b/i,
      /\b(?:warnings?|disclaimers?|labels?)\b[^.;!?]{0,40}\b(?:other people|others|someone else|not (?:for )?you|only there|law)\b/i,
      /\b(?:warnings?|cautions?|findings?|disclaimers?|precautions?)\b[^.;!?]{0,40}\b(?:wrong|outdated|exaggerat\w+|nonsense|overblown|myth\w*|not (?:true|apply|relevant|real)|legal|formality|ignore\w*)\b/i,
    ],
  },
  {
    id: 'invented-source',
    outcome: 'drop',
    patterns: [
      /\bet al\b|\bdoi\b|\bpmid\b|\barxiv\b|\bissn\b|\bisbn\b|\[\d{1,3}\]|\b(?:19|20)\d{2}\b/i,
      anyPhrase(
        /journals?|the lancet|nejm|jama|bmj|cochrane|pubmed|medline|harvard|stanford|oxford|cambridge/,
        /yale|johns hopkins|mayo clinic|cleveland clinic|sloan[- ]kettering|webmd|healthline|wikipedia/,
        /universit\w+|institutes?|nccih|world health organi[sz]ation|professors?|researchers?|scientists?/,
        /experts?|doctors? (?:agree|recommend|say|confirm|prescribe)/,
        /(?:doctors|physicians|clinics|hospitals|pharmacists|nurses|midwives|healers)\b[^.;!?]{0,16}\b(?:use|used|swear|trust|choose|love|rely|give|favou?r|praise|suggest)/,
        /(?:clinical )?trials? (?:at|by|from|of|in)/,
      ),
      /\b(?:WHO|FDA|NIH|EMA|CDC|NHS|EFSA|USDA)\b|\bDr\.? \p{Lu}/u,
      anyPhrase(
        /according to|published|as shown in|as reported|source:|sources:|reference:|references:|cited/,
        /citation|study (?:by|from|of|with|in|on|found|showed|published)/,
        /trial (?:by|from|of|with|in|on|found|showed)|meta-analys\w+|survey of/,
      ),
    ],
  },
  {
    id: 'address',
    outcome: 'drop',
    patterns: [
      /\b(?:https?|ftp|data|javascript|mailto|tel|file|blob|vbscript)\s*:/i,
      /\bwww\b|\/\/|\b[\w-]+\s*(?:\.|\(dot\)|\[dot\]| dot )\s*(?:com|net|org|io|co|info|biz|xyz|shop|store|site|online|app|dev|ai|me|ru|cn|de|uk|eu|us|example|test|link|click|top|ly|gl|gg|tv|onion)\b/i,
      /[\w.+-]+@[\w-]+|\b(?:\+?\d[\d ().-]{6,}\d)\b|\b(?:whats ?app|telegram|signal me|call me|text me|dm me|venmo|paypal|bitcoin|crypto|wire|gift card|promo code|coupon|discount code|my (?:shop|store|site|channel|page))\b/i,
    ],
  },
  {
    id: 'asks-for-secrets',
    outcome: 'drop',
    patterns: [
      /\b(?:passwords?|credit card|card number|social security|bank (?:account|details)|login|log in|api key|secret key|pin code|admin\w*|verify your account)\b/i,
    ],
  },
  {
    id: 'promise',
    outcome: 'drop',
    patterns: [
      anyPhrase(
        /(?:good|great|healthy|positive|normal) signs?|signs? that it (?:works?|is working)/,
        /(?:is|are) (?:quite |perfectly |completely )?normal|carry on|keep going/,
        /keep (?:taking|drinking|using)|push through|do not stop it|don't stop it/,
      ),
      anyPhrase(
        /(?:lets?|allows?|enables?) (?:you|people) (?:to )?(?:drive|work|drink|sleep)|everyone|everybody/,
        /anybody|all people|nobody/,
        /will (?:help|work|ease|improve|make you|let you|feel|sleep|be gone|go away|end|fix|solve|put)/,
        /another (?:cup|dose|capsule|one)/,
        /in (?:every|any|each) case|every time|without fail|for good(?=\W*$)/,
        /(?:never|not|won't|don't|doesn't|cannot|can't) (?:show|turn) up|undetect\w+|(?:beats?|pass(?:es)?) (?:a|any|every|the) (?:drug |doping |urine )?tests?/,
      ),
    ],
  },
  ...riskyAdvice,
  {
    id: 'diagnosis',
    outcome: 'drop',
    unless: [
      /\b(?:if|when|since|as|because|that|in case|whether|do) you (?:also |already )?have\b/gi,
      /\byou have (?:had|been|told|said|listed|mentioned|written|described|any|asked|tried)\b/gi,
    ],
    patterns: [
      anyPhrase(
        /you (?:have|suffer from|are suffering from|clearly have|probably have|definitely have)/,
        /you've got|this is (?:clearly|definitely|probably|just)|i diagnose|my diagnosis|diagnos\w+/,
      ),
      /\b(?:i am|i'm|as) (?:a|an|your) (?:\w+ )?(?:doctor|physician|pharmacist|nurse|herbalist|human|real person|expert|specialist|professional)\b|\btrust me\b/i,
    ],
  },
];

/** The first claim a sentence makes; null when it makes none. */
export function findClaim(sentence: string): Claim | null {
  for (const claim of claims) {
    const rest = (claim.unless ?? []).reduce((text, right) => text.replaceAll(right, ' '), sentence);
    if (claim.patterns.some((pattern) => pattern.test(rest))) return claim;
  }
  return null;
}
