import type { Mention } from '../resolve/mention.ts';
import { listed } from './html.ts';

const stopping =
  /\b(?:stop(?:ping)?|quit(?:ting)?|come off|coming off|get(?:ting)? off|wean\w*|taper\w*|give up|giving up|drop(?:ping)?|leave (?:off |out )?|leaving|replac\w+|swap\w*|substitut\w+|instead of|rather than|skip(?:ping)?|cut (?:down|out|back)|(?:take|need|use) less|lower (?:my|the) dose|halve|ditch|bin|throw (?:away|out)|switch(?:ing)? (?:from|away)|without|fed up with|sick of|tired of|done with|had enough of|chuck(?:ing)?|binn?(?:ing)?|cold turkey|in place of|do(?:es|ing)? the (?:same )?job of|as good as|work(?:s)? (?:just )?as well as|substitute for|natural (?:alternative|version|replacement) (?:to|of|for)|off)\b/i;
const alreadyStopped = /\b(?:stopped|quit|came off)\b[^.]*\b(?:last (?:year|month)|(?:months|years) ago)\b/i;
const myMedicine =
  /\b(?:my|the|his|her|their|prescribed|these|bp|blood pressure|heart|water|sugar|thyroid|cholesterol|sleeping)\s+(?:\w+\s+){0,3}?(?:medicines?|medications?|meds|pills?|tablets?|prescriptions?|inhalers?|insulin|antidepressants?|statins?|blood thinners?|chemo(?:therapy)?|treatment)\b/i;
const diagnosing =
  /\bdiagnos\w+|\bwhat(?:'s| is| could be) wrong with (?:me|him|her|my)\b|\bwhat (?:disease|illness|condition) (?:do|could|might) i have\b|\bwhat (?:do|could|might) i have\b|\bhave i got\b|\bcould (?:it|this) be\b|\bis it (?:pcos|ibs|ibd|ms|hiv|cancer|diabetes|adhd|arthritis|gout|lyme|shingles|thrush|\w+itis)\b|\bwhat(?:'s| is) (?:the cause|causing (?:it|this|my))\b|\bwhy (?:am i|are my|is my|do i|does my) (?:always |so |keep )?(?:numb|tingl\w*|dizzy|bleeding|losing|swollen|feel\w*|get\w*|hurt\w*|toes|fingers|hands|feet|hair|skin|legs?)\b|\bdo i have (?:cancer|diabetes|an? \w+ (?:disease|infection|disorder)|adhd|depression|lupus|covid|\w+itis)\b|\bis (?:this|it|my \w+) (?:\w+ ){0,2}?(?:cancer|a tumou?r|serious|infected|covid|my thyroid|ringworm|eczema|shingles|an allergy|menopause|arthritis)\b|\bis it my (?:thyroid|heart|liver|hormones|kidneys|gallbladder)\b|\bam i (?:depressed|diabetic|anemic|anaemic|menopausal|autistic|deficient|lacking|going through)\b|\b(?:which|what) (?:vitamin|mineral|nutrient)s? (?:am|do|might|could) i (?:be )?(?:lack|miss|low)\w*|\bam i (?:lacking|low)\b|\b(?:blood|lab|test) results?\b.*\b(?:mean|normal|bad|failing)\b|\bmean (?:that )?my (?:liver|kidneys?|heart|thyroid)\b/i;
const periodLate =
  /\bperiod (?:is|was|has been|'s)?\s*(?:\w+ ){0,2}(?:late|missed|overdue)\b|\bmissed (?:my|a) period\b|\blate period\b/i;
const lossOfWater = /\bthirsty\b.*\b(?:pee|urinat|wee)\w*|\b(?:pee|urinat|wee)\w*\b.*\bthirsty\b/i;
const apnea =
  /\bsnor\w+\b.*\b(?:stop\w* breathing|gasp\w*|chok\w*)|\bstop\w* breathing\b.*\b(?:asleep|sleep\w*|night|snor\w*)/i;
const grave =
  /\b(?:cancers?|tumou?rs?|leuk(?:a)?emia|lymphoma|melanoma|diabetes|hiv|aids|hepatitis|alzheimer'?s?|dementia|parkinson'?s?|epilepsy|multiple sclerosis|ms|als|autism|schizophrenia|bipolar(?: disorder)?|heart (?:disease|failure)|high blood pressure|hypertension|kidney (?:disease|failure)|cirrhosis|tuberculosis|malaria|covid(?:-19)?|sepsis|asthma|lupus|infertility|herpes|psoriasis|endometriosis|crohn'?s?|arthritis|glaucoma|blindness)\b/i;
const curing =
  /\b(?:cure[sd]?|curing|heal(?:s|ing)?|reverse[sd]?|reversing|get(?:s|ting)? rid of|wip(?:e|es|ing) out|clears?|banish\w*|knocks? out|kill(?:s|ing)?|shrink(?:s|ing)?|dissolve[sd]?|beat(?:s|ing)?|eliminate[sd]?|natural (?:cure|treatment) for|treatment for|treat(?:s|ing)?|instead of (?:chemo|surgery|insulin))\b/i;
const prescribing = /\b(?:prescri(?:be|ption)|give me|get me|sell me|order me)\b/i;

/** What must be said when somebody thinks of stopping or replacing a prescribed medicine; null when nobody does. */
export function keepYourMedicine(question: string, mentions: readonly Mention[]): string | null {
  const text = question.replaceAll('’', "'");
  if (!stopping.test(text) || alreadyStopped.test(text)) return null;
  const medicines = mentions.filter(({ kind, allergy }) => kind === 'medicine' && !allergy);
  if (medicines.length === 0 && !myMedicine.test(text)) return null;
  const names = [...new Set(medicines.map(({ name }) => name))];
  const what = names.length === 0 ? 'a prescribed medicine' : listed(names);
  return `Please keep taking ${what} as prescribed. Stopping or changing it on your own can be dangerous, and no herb replaces it. Talk with the doctor who prescribed it, or a pharmacist, first.`;
}

/** The reply to "what do I have?"; null for other questions. */
export function cannotDiagnose(question: string): string | null {
  const text = question.replaceAll('’', "'");
  const refusal =
    'I cannot tell what is behind a sign or symptom: that takes someone who can examine you. Please see a doctor, and soon if it is new, strong or getting worse.';
  if (periodLate.test(text))
    return `${refusal} When a period is late, a pregnancy test comes first; take no herbs for it until you know.`;
  if (lossOfWater.test(text))
    return `${refusal} Being thirsty, tired and passing much water needs a blood sugar test within a day or two.`;
  if (apnea.test(text))
    return `${refusal} Snoring with pauses in breathing can be sleep apnea. It is treatable, and sleep herbs can make it worse.`;
  return diagnosing.test(text) ? refusal : null;
}

/** The reply to "does it cure cancer?"; null for other questions. */
export function noCure(question: string): string | null {
  const text = question.replaceAll('’', "'");
  const illness = grave.exec(text)?.[0];
  if (illness === undefined || !curing.test(text)) return null;
  const named = illness.length <= 4 ? illness.toUpperCase() : illness.toLowerCase();
  return `No herb is known to cure ${named}, and putting off treatment can cost dearly. Some herbs even get in the way of the medicines used for it. Please plan this with the doctor or team that treats it.`;
}

/** The reply to "prescribe me Xanax"; null for other questions. */
export function cannotPrescribe(question: string, mentions: readonly Mention[]): string | null {
  const medicine = mentions.find(({ kind, allergy }) => kind === 'medicine' && !allergy);
  if (!medicine || !prescribing.test(question)) return null;
  return `I cannot prescribe or get ${medicine.name}. Only a doctor or another prescriber can do that after seeing you.`;
}
