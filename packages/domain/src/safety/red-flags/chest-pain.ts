import { choice, sequence } from '../../resolve/phrases.ts';
import { emergency } from './red-flag.ts';
import { suspected } from './words/suspected.ts';

const faint =
  /\b(?:faint(?:ed|ing)?|pass(?:ed|ing) out|dizzy|light-?headed|collapsed|black(?:ed|ing) out|clammy|sweating|grey|gray)\b/i;
const racing =
  /\bheart(?: ?(?:rate|beat))?\b[^.?!]{0,20}\b(?:racing|pounding|beating (?:so |too |very )?fast|won't slow|flutter\w*|1[5-9]\d|2\d\d)\b|\bpulse (?:of |is |at )?(?:1[5-9]\d|2\d\d)\b/i;

/** What it may be instead; where such a complaint was taken out as harmless, blanks stand. */
const everydayChest =
  /(?: {4}|wind|gas|indigestion|heartburn|reflux|acid|panic(?: attack)?|anxiety(?: attack)?|nerves|pulled muscle|muscle)/;

/** Pain, pressure or a racing in the chest. */
export const chestPain = emergency('chest-pain', 'chest pain', {
  yieldsTo: ['effort-chest', 'heart-rhythm', 'severe-allergy', 'internal-bleeding', 'serious-infection'],
  yieldsUnless: {
    to: ['shingles'],
    words: /\b(?:sweat\w*|breath\w*|arms?|jaw|clammy|faint\w*|crush\w*|squeez\w*|heavy|pressure)\b/i,
  },
  whenSlow: ['heart-check', 'stomach-check', 'blood-check'],
  first: 'This can be a heart attack or another danger to the heart, and must be checked at once.',
  next: 'Rest, sitting down, until help comes. Nobody with these signs should drive.',
  patterns: [
    /\bthink\b[^.?!]{0,24}\b(?:had|is having|has had|having|have had) (?:a |an )?heart attack\b|^\W*(?:help[ ,!:]*|urgent[ ,!:]*|emergency[ ,!:]*)?(?:heart attack|cardiac arrest)(?: help| now| please)?\W*$/i,
    // "How do I know if it's a heart attack or just wind?": asked of what is felt.
    sequence(
      /\bhow (?:do|can|would|will|could|should) (?:i|we) (?:even )?(?:know|tell) (?:if|whether|that) (?:it's|it is|this is|i have|i've got|i'm having|he has|he's having|she has|she's having|my \w+ (?:has|is having))\s+/i,
      /(?:(?:a|an|my|just|only|really|simply|or|is|wind|trapped|gas|indigestion|heartburn|reflux|acid|panic|anxiety|attack)\s+){0,6}heart attack\b(?! (?:risks?|history|in the family|before))/,
      /(?![^.?!]{0,60}\b(?:first[- ]aid|course|class|exam|lesson|quiz|essay|training)\b)/,
    ),
    // "Indigestion or heart attack?", but not what tells the two apart.
    sequence(
      /^(?![^]*\b(?:difference|first[- ]aid|course|class|exam|lesson|quiz|essay|training|doctors?|nurses?|paramedics?|people|someone|somebody|years? ago|film|novel|book|story)\b)[^]*/i,
      choice(
        sequence(
          everydayChest,
          /,? *or (?:is (?:it|this) |am i having |maybe )?(?:a |my |the )?heart attack\b(?! (?:risks?|history))/,
        ),
        sequence(
          /\bheart attack,? or (?:is (?:it|this) |am i having |just |only |maybe )*(?:an? |my |the |trapped )?/,
          everydayChest,
        ),
      ),
    ),
    suspected(/heart attack|mi|cardiac arrest|angina attack/),
    /\bheart attack (?:symptoms|signs)\b(?= ?[-:,]| and (?:i|my)| right now| now)|\b(?:band|belt|vice|vise|strap)\b[^.?!]{0,24}\b(?:round|around|across) (?:my|his|her|the) (?:chest|ribs|heart)\b/i,
    sequence(
      /\b/i,
      choice(
        /crush(?:ing|ed)|severe|squeez(?:ing|ed)|sudden|bad|terrible|sharp|stabbing|tight(?:ness)?/,
        /heav(?:y|iness)|pressure|pains?|weight|elephant|band|vice|vise|ache|aching|discomfort/,
        /burning pain/,
      ),
      /\b[^.?!]{0,24}\b(?:in|on|across|around|of|inside|through)\s/,
      /(?:my |his |her |the |mum'?s |mom'?s |dad'?s |\w+'s )?/,
      /(?:left |centre of (?:my |the )?|center of (?:my |the )?|middle of (?:my |the )?)?chest\b/,
    ),
    /\b(?:crush(?:ing)?|severe|squeezing|tight|heavy|painful|pain\w*) chest\b(?! (?:infection|cold|congestion|cough|freezer|of drawers|muscles?|workout|press))/i,
    /\bchest (?:pains?|pressure|tightness|hurts?|hurting|heaviness|discomfort|ache|aches|is aching)\b(?! (?:after|from) (?:push-?ups|bench|the bench|lifting weights))/i,
    sequence(
      /\bchest\b(?! (?:infection|cold|congestion|of drawers|press|freezer|rub|hair))[^.?!]{0,40}\b/i,
      choice(
        /(?:standing|sitting|kneeling|stood|sat) on (?:it|me|him|her)|tight|tightening|heavy|crush\w+/,
        /squeez\w+|elephant|pressure|hurt(?:s|ing)?|aching|painful|stabbing|pain/,
      ),
      /\b(?! (?:cough|mucus))/,
    ),
    /\b(?:clutch|grabb|grip|hold)\w* (?:at )?(?:his|her|my|their) chest\b/i,
    sequence(
      /\b(?:pain|numb\w*|tingling|ache|aching|heavy)\b[^.?!]{0,24}/i,
      /\b(?:down|in|up|into|radiat\w+|spread\w+|travel\w+|shoot\w+)\b[^.?!]{0,10}/,
      /\b(?:left arm|arms?|jaw|neck|shoulder)\b[^.?!]{0,40}/,
      /\b(?:chest|sweat\w*|breath\w*|nause\w*|sick|clammy|dizzy)\b/,
    ),
    /\b(?:pain|ache|numb\w*)\b[^.?!]{0,16}\b(?:radiat|spread|shoot|travel|go)\w* (?:down|up|into|to|through) (?:my|his|her|the) (?:left )?(?:arm|jaw)\b/i,
    sequence(
      /\b/i,
      choice(
        /having|have|has|think(?:s)? (?:it'?s|it is|this is|i'?m having|he'?s having|she'?s having)/,
        /might be|could (?:it|this) be|it'?s|feels like|is this|am i having|suspect/,
      ),
      / (?:a |an |another )?(?:mild |massive |possible )?heart attack\b/,
    ),
    /\bheart attack\b[^.?!]{0,10}\b(?:right now|now|symptoms right|help)\b|\bcardiac arrest\b(?=[^.?!]{0,20}\b(?:now|help|he|she)\b)/i,
    /\b(?:heart|pulse) (?:has )?stopped(?: beating)?\b(?! (?:racing|fluttering|pounding))|\bno pulse\b/i,
  ],
  together: [
    [
      /\bchest\b(?! (?:infection|congestion|cold|of drawers|press|freezer))/i,
      /\b(?:short of breath|breathless|can't breathe|sweat(?:ing|y|s)|clammy|faint\w*|left arm|jaw|collapsed|fell|gr[ea]y)\b/i,
      /\b(?:pain\w*|hurt\w*|tight\w*|pressure|burn\w*|heavy|ach\w+|squeez\w+|crush\w+|clutch\w*|discomfort)\b/i,
    ],
    [
      /\bheart\b[^.?!]{0,12}\b(?:hurts?|hurting|aches|aching|pain|painful)\b|\bpain in (?:my|his|her) heart\b/i,
      /\b(?:arms?|jaw|sweat\w*|breath\w*|dizzy|faint\w*|clammy|nause\w*|numb|tingl\w*|sick)\b/i,
    ],
    [
      /\bjaw\b[^.?!]{0,12}\b(?:pain|ach\w+|hurts?)\b|\b(?:pain|ache|aching)\b[^.?!]{0,12}\bjaw\b/i,
      /\b(?:cold )?sweat(?:s|ing|y)?\b|\bclammy\b|\bchest\b|\bleft arm\b/i,
    ],
    [racing, faint],
    [racing, /\b(?:chest|can't breathe|short of breath|breathless|confus\w+)\b/i],
    [
      /\b(?:arms?|jaw)\b/i,
      /\b(?:pain|ach\w+|numb|hurts?|heavy)\b/i,
      /\b(?:clammy|sweat(?:ing|y|s)|short of breath|breathless|nauseous|gr[ea]y)\b/i,
    ],
  ],
});
