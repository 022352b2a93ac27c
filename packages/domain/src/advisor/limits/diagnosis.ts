import { readText } from '../../resolve/read.ts';
import { concernsIn } from '../particular/concerns-in.ts';
import { anyPhrase, choice, sequence, withPlainApostrophes } from '../../resolve/phrases.ts';

/** The reply to "what do I have?"; null for other questions. */
export function cannotDiagnose(question: string): string | null {
  const text = withPlainApostrophes(question);
  if (asksWhetherItIs(text)) return refusal;
  const known = tellingSigns.find(({ signs }) => signs.test(text));
  if (known) return `${refusal} ${known.advice}`;
  return asksForDiagnosis.test(text) ? refusal : null;
}

/** "Is that rheumatism?": an illness or a complaint, asked of what was told. */
function asksWhetherItIs(text: string): boolean {
  const illness = isItAnIllness.exec(text)?.[1] ?? doIHaveIt.exec(text)?.[1];
  if (illness === undefined) return false;
  const { uses, particulars } = concernsIn(illness);
  const isIllness = readText(`I have ${illness}`).mentions.some(({ kind }) => kind === 'condition');
  return isIllness || uses.length + particulars.length > 0;
}

const isItAnIllness = sequence(
  /^\W*(?:and |so |but |or )*(?:is|are|could|can|might|may) (?:that|this|it|these|they|those)/i,
  / (?:be |already |maybe |perhaps |now |really |a sign of |signs of |an? |my )*/,
  /((?!caus|giv|mak|bring|trigger|upset|help|hurt)[a-z][a-z'-]{2,20}(?: [a-z'-]{3,16})?)/,
  /(?: then| now| maybe| already)?\W*\?\W*$/,
);

const doIHaveIt =
  /^\W*(?:and |so |but |or )*(?:do|could|might|can|may) i (?:really |maybe |perhaps |also )?have (?:an? |the )?([a-z][a-z'-]{2,20}(?: [a-z'-]{3,16}){0,2})\W*\?\W*$/i;

const refusal =
  'I cannot tell what is behind a sign or symptom: that takes someone who can examine you. Please see a doctor, and soon if it is new, strong or getting worse.';

const graveIllness = String.raw`(?:cancer|tumou?rs?|leuk(?:a)?emia|lymphoma|melanoma|diabetes|hepatitis|cirrhosis|lyme(?: disease)?|hiv|aids|ms|multiple sclerosis|als|parkinson'?s?|alzheimer'?s?|dementia|lupus|crohn'?s?|colitis|tuberculosis|tb|(?:kidney|liver|heart) (?:disease|failure|damage))`;
/** "I think I have cancer": feared, and seen by nobody yet. */
const fearsIllness = sequence(
  /^\W*(?:help[,!. ]+)?/i,
  choice(
    sequence(
      /i(?:'m| am)? (?:so |really )?/,
      /(?:think|believe|suspect|feel|fear|afraid|worried|scared|convinced)(?: that)? i/,
      /(?: have|'ve| might have| may have| could have)(?: got)?/,
    ),
    /i (?:might|may|could) have(?: got)?/,
  ),
  String.raw` (?:a |an |the |some |early |type [12] )*(?:\w+ ){0,2}?${graveIllness}\W*$`,
);

/** Signs that people ask herbs for and that need a test first. */
const tellingSigns: readonly { readonly signs: RegExp; readonly advice: string }[] = [
  {
    signs: sequence(
      /^(?![^]*\bpositive\b)[^]*/i,
      anyPhrase(
        /period (?:is|was|has been|'s)?\s*(?:\w+ ){0,2}(?:late|missed|overdue)/,
        /missed (?:my|a) period/,
        'late period',
      ),
    ),
    advice: 'When a period is late, a pregnancy test comes first; take no herbs for it until you know.',
  },
  {
    signs: fearsIllness,
    advice:
      'Tell the doctor what you noticed and since when, and ask for the test that settles it; I suggest no herb for it before that. If you like, tell me what you noticed.',
  },
  {
    signs: /^\W*(?:and |so |but )*(?:am i|could i be|might i be) (?:maybe |really |already )?pregnant\b/i,
    advice:
      'A pregnancy test is right from the first day of a missed period on. Until you know, leave out what is not for pregnancy.',
  },
  {
    signs: anyPhrase(/thirsty\b.*\b(?:pee|urinat|wee)\w*/, /(?:pee|urinat|wee)\w*\b.*\bthirsty/),
    advice: 'Being thirsty, tired and passing much water needs a blood sugar test within a day or two.',
  },
  {
    signs: anyPhrase(/(?:yellow|jaundiced) (?:eyes?|skin|whites)/, /(?:eyes?|skin|whites)\b[^.?!]{0,20}\byellow/),
    advice:
      'Yellow eyes or skin need a doctor today, above all with dark urine, and every herb is left out until then.',
  },
  {
    signs: anyPhrase(
      /snor\w+\b.*\b(?:stop\w* breathing|gasp\w*|chok\w*)/,
      /stop\w* breathing\b.*\b(?:asleep|sleep\w*|night|snor\w*)/,
    ),
    advice: 'Snoring with pauses in breathing can be sleep apnea. It is treatable, and sleep herbs can make it worse.',
  },
];

const asksForDiagnosis = anyPhrase(
  /(?<!\b(?:revised|changed|confirmed|got|gave me) (?:the|my|a) )diagnos(?:e|is)\b(?! (?:of|was|is))/,
  /what(?:'s| is| could be) wrong with (?:me|him|her|my)/,
  /what (?:disease|illness|condition) (?:do|could|might) i have/,
  /(?<!\b(?:can't|cannot|cant|can not|may not) have (?:it|that|this|them)\b[^.?!]{0,12})what (?:do|could|might) i have(?! (?:to|instead|then|for|with|so)\b)/,
  'have i got',
  /what else (?:might|could|can|may) (?:it|this|that) be\b/,
  /(?:what|which) (?:illness|disease|condition|deficiency)\b[^.?!]{0,16}\b(?:gives?|causes?|makes?|has|is (?:it|this))/,
  /could (?:it|this) be(?! (?:bad|dangerous|harmful|a problem|an issue|risky|trouble|ok|okay|safe|that (?:it|i|this|they)\b|(?:\w+ly )?(?:\w+ed|taken|made|drunk|given|put|too|enough)\b))/,

  /is it (?:pcos|ibs|ibd|ms|hiv|cancer|diabetes|adhd|arthritis|gout|lyme|shingles|thrush|\w+itis)/,
  /is it my (?:thyroid|heart|liver|hormones|kidneys|gallbladder)/,
  sequence(
    /is (?:this|it(?! (?:safe|ok|okay|fine|good|bad|alright|all|compatible))|my \w+) (?:\w+ ){0,2}?/,
    choice(
      /cancer|a tumou?r|serious|infected|covid|my thyroid|ringworm|eczema|shingles|an allergy/,
      /menopause|arthritis/,
    ),
    /(?! (?:ok|okay|safe|fine|all ?right|allowed|helped|better)\b)/,
  ),
  /do i have (?:cancer|diabetes|an? \w+ (?:disease|infection|disorder)|adhd|depression|lupus|covid|\w+itis)/,
  /am i (?:depressed|diabetic|anemic|anaemic|menopausal|autistic|deficient|lacking|low|going through)/,

  /what(?:'s| is) (?:the cause|causing (?:it|this|my))/,
  /why (?:am i|are my|is my|do i|does my) (?:always |so |keep )?(?:numb|tingl\w*|dizzy|bleeding|losing|swollen|feel\w*|get\w*|hurt\w*|toes|fingers|hands|feet|hair|skin|legs?)/,

  /(?:which|what) (?:vitamin|mineral|nutrient)s? (?:am|do|might|could) i (?:be )?(?:lack|miss|low)\w*/,
  /(?:blood|lab|test) results?\b.*\b(?:mean|normal|bad|failing)/,
  /mean (?:that )?my (?:liver|kidneys?|heart|thyroid)/,
);
