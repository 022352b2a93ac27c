import type { Step } from './patterns/quick-patterns.ts';

/** What nurses, midwives and doctors write: "32F G2P1 36/40 prev LSCS", "THR in 10/7", "500mg BD prn". */
export const asInCharts: readonly Step[] = [
  [/(?<=^\W*|[.,;:\n]\s*)(\d{1,3}) ?(?:yo |y\/o |yr )?F(?=\b(?! ?°))(?= [A-Za-z]|[,.;])/g, '$1 year old female'],
  [/(?<=^\W*|[.,;:\n]\s*)(\d{1,3}) ?(?:yo |y\/o |yr )?M(?=\b)(?= [A-Za-z]|[,.;])/g, '$1 year old male'],
  [
    /(?<=^\W*|\bF,? |female,? |\bG\d ?P\d(?:\+\d)?,? |[,;:(] ?|\b(?:at|now|currently|is|am|she's|i'm|im|pregnant|gestation|preg|woman|lady|mum|patient|pt|old),? )([4-9]|[1-3]\d|4[0-2])(?:\s?\+\s?\d)?\/40\b/g,
    '$1 weeks pregnant',
  ],
  [/(?<![\d/])([1-9]|[1-4]\d)\/52\b(?!\/)/g, '$1 weeks'],
  [/(?<![\d/]|\b(?:on|by|until|dated?) )(?!24\/)([1-9]|[12]\d)\/7\b(?!\/)/g, '$1 days'],
  [/(?<=\b(?:for|since|past|last|over|every|in|of|x|hx) ?)([1-9]|1\d|2[0-4])\/12\b(?!\/)/g, '$1 months'],
  [/\bprev(?:ious)?\.? (?:(?:EM|EL)?L?SCS|C ?\/ ?S|CS|section)\b/g, 'previous cesarean'],
  [
    /\b(?:THR|THA)\b(?= (?:in|next|due|booked|planned|list|surgery|op\b|tomorrow|soon|\d|and)|,|\?|$)/g,
    'hip replacement operation',
  ],
  [/\b(?:TKR|TKA)\b/g, 'knee replacement operation'],
  [/(?<=\d ?(?:mg|mcg|micrograms?|g|ml|iu|units?|caps?|tabs?|puffs?|drops?) ?)OD\b/gi, ' once a day'],
  [/(?<=\d ?(?:mg|mcg|micrograms?|g|ml|iu|units?|caps?|tabs?|puffs?|drops?) ?)ON\b/g, ' at night'],
  [
    /(?<=\d ?(?:mg|mcg|micrograms?|g|ml|iu|units?|caps?|tabs?|puffs?|drops?) ?|\btak(?:e|es|ing) (?:it|them) )BD\b/gi,
    ' twice a day',
  ],
  [/\bTDS\b/gi, 'three times a day'],
  [/\bQDS\b/gi, 'four times a day'],
];
