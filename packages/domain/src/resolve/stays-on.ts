import { oneOf } from './phrases.ts';

/**
 * Given once, or stopped, and at work for months: depots, antibodies, and what leaves the body slowly (intervals and half-lives:
 * FDA labels; amiodarone: half-life of about 58 days).
 */
const forMonths: ReadonlySet<string> = new Set(
  `goserelin leuprolide triptorelin degarelix histrelin denosumab medroxyprogesterone paliperidone rituximab ocrelizumab
  ublituximab ofatumumab alemtuzumab natalizumab cladribine inclisiran cabotegravir lenacapavir octreotide lanreotide pembrolizumab
  nivolumab ipilimumab atezolizumab durvalumab avelumab cemiplimab dostarlimab tremelimumab infliximab ustekinumab
  risankizumab vedolizumab amiodarone`.split(/\s+/),
);
/** Implants and coils; zoledronate in the bone; leflunomide and acitretin, whose labels count in years. */
const forYears: ReadonlySet<string> = new Set(
  'etonogestrel levonorgestrel-ius histrelin zoledronate leflunomide teriflunomide acitretin'.split(' '),
);
const months = oneOf(
  /\blast (?:month|spring|summer|autumn|fall|winter)\b/i,
  /\b(?:a |an? couple of |a few |two|three|four|five|\d{1,2}) ?months? ago\b/i,
  /\b(?:in|since|until|till) (?:early |late |mid[- ]?)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\b(?! (?:19|20)\d\d)/i,
);
const years = oneOf(
  /\blast year\b/i,
  /\b(?:a|one|two|1|2|a couple of) years? (?:ago|back)\b/i,
  /\b(?:in|since|until|till|from) (?:\w+ )?202[3-6]\b/i,
);
/** Still within five years: a coil put in then is there today. */
const fitted = /\b(?:fitted|inserted|put in|placed|implant(?:ed)?|coil|fitting)\b[^.;\n]{0,24}\b202[2-6]\b/i;
const takenOut =
  /\b(?:removed|taken out|took out|came out|fell out|expired|out (?:in|since|again)|washed ?out|wash-?out)\b/i;

/** Whether a medicine of which an end or a day is told is still at work. */
export function staysOn(id: string, around: string): boolean {
  if (takenOut.test(around)) return false;
  if (forYears.has(id)) return months.test(around) || years.test(around) || fitted.test(around);
  return forMonths.has(id) && months.test(around);
}
