import { sequence } from '../resolve/phrases.ts';

const measured =
  'milk|supply|iron|ferritin|vitamins?|b ?\\d{1,2}|vit d|vitamin [a-k]|platelets?|counts?|appetite|thyroid|energy|levels?|pressure|sugars?|pulse|testosterone|o?estrogen|hormones?|calcium|magnesium|sodium|potassium|libido|stamina|ha?emoglobin|temperature|battery|stocks?|heart rate';

/** "A bit low" is a mood; of milk, iron, sugar and sperm counts it is none, and nobody is sad of them. */
export const feelingLow: RegExp = sequence(
  new RegExp(String.raw`(?<!\b(?:${measured})(?: [\w']+){1,3} (?:an? )?)(?<!\b(?:${measured})(?:'s)? (?:an? )?)`),
  /(?:(?:feel(?:ing)?|bit|so|been|little) (?:really |so |a bit |kinda |kind of |very |pretty |quite |all )?(?:down|low|blue|flat)|(?<=^\W*(?:(?:i'?m|i am|am|gone|going|getting) )?(?:very |all |really )?)(?:low|flat) again)(?! (?:threads?|lines?|veins?|marks?|spots?|worms?|patch\w*|lips?|toes?|fingers?|pills?|tablets?|bottle|box|cheese|lights?|flowers?|inhaler|squiggles?|one|bits)\b)/,
);
