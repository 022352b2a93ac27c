import { choice, sequence } from '../../resolve/phrases.ts';

/** Illnesses of carrying and of the months after, and treatments to conceive. */
const ofThen = choice(
  /gestational (?:diabetes|hypertension)|gdm|pih|pre-?eclampsia|eclampsia|hellp(?: syndrome)?|hyperemesis(?: gravidarum)?/,
  /morning sickness|(?:obs(?:tetric)? )?cholestasis|placenta pra?evia|pregnanc(?:y|ies)|antenatal \w+|miscarriages?/,
  /post-?(?:natal|partum) (?:depression|psychosis|thyroiditis|ha?emorrhage)|mastitis|ivf|iui|icsi|fertility treatment/,
  /c-?sections?|caesareans?|ectopic(?: pregnancy)?/,
);
/** No clock is read here: years that are well over. */
const wellOver =
  /(?:19\d\d|20[01]\d|202[0-4])(?:[-/&, ]+(?:and )?(?:19\d\d|20[01]\d|202[0-4]|\d\d))*\b(?!\s*(?:mg|mcg|iu|units))/;
const datedLongAgo = sequence(
  /\b/gi,
  ofThen,
  /(?: with (?:my |the )?(?:\w+ )?(?:first|second|third|son|daughter|baby|child|twins))?[\s,:(–-]*(?:back in |in |from |x ?\d,? ?)?/,
  wellOver,
);

/** "Preeclampsia 2016": what stands with a year long past tells of no stage of life now. */
export function withoutStagesOfThen(text: string): string {
  return text.replaceAll(datedLongAgo, ' ');
}
