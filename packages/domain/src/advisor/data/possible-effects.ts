import type { UseKey } from '../../herbs/use-keys.ts';
import type { Effect } from '../../safety/effects.ts';

/** What people have heard that a herb does, and where that would stand in what is known of it. */
export interface PossibleEffect {
  readonly asked: RegExp;
  /** The words in which side effects and warnings tell it. */
  readonly told: RegExp;
  readonly effects: readonly Effect[];
  /** Of what goes either way: only where it is asked as raised, or as lowered. */
  readonly direction?: 'up' | 'down';
  /** What it is taken for when it does this. */
  readonly use?: UseKey;
}

export const possibleEffects: readonly PossibleEffect[] = [
  {
    asked: /\b(?:heartburn|acid reflux)\b/i,
    told: /\b(?:heartburn|reflux)\b/i,
    effects: ['irritates-stomach'],
    use: 'reflux',
  },
  {
    asked: /\b(?:for|to|on|harm\w*|hurt\w*|damage\w*|affect\w*) (?:the |my |your )?heart\b(?! ?burn)/i,
    told: /\bheart(?: rhythm|beat| attack| failure)?\b(?! ?burn)|\bpalpitations?\b/i,
    effects: [
      'speeds-heart',
      'slows-heart',
      'qt-prolonging',
      'cardiac-glycoside',
      'lowers-potassium',
      'raises-blood-pressure',
    ],
    use: 'heart',
  },
  {
    asked: /\bblood pressure\b/i,
    told: /(?<!\b(?:low|lower\w*|drops?(?: in)?|falls? (?:in|of)|reduc\w+|less) )\bblood pressure\b/i,
    effects: ['raises-blood-pressure'],
    direction: 'up',
  },
  {
    asked: /\bblood pressure\b/i,
    told: /\b(?:low|lower\w*|drop\w*|fall\w*)\b[^.;]*\bblood pressure\b/i,
    effects: ['lowers-blood-pressure'],
    direction: 'down',
    use: 'blood-pressure',
  },
  {
    asked: /\b(?:blood )?sugar\b/i,
    told: /\bhigh\w* (?:blood )?sugar\b/i,
    effects: ['raises-glucose'],
    direction: 'up',
  },
  {
    asked: /\b(?:blood )?sugar\b/i,
    told: /\blow\w* (?:blood )?sugar\b/i,
    effects: ['lowers-glucose'],
    direction: 'down',
    use: 'blood-sugar',
  },
  {
    asked: /\b(?:(?:my|her|the|breast)[- ]?milk(?! thistle)|milk supply|dr(?:y|ies|ied) (?:it |me |her |them )?up)\b/i,
    told: /\bmilk\b/i,
    effects: [],
  },
  { asked: /\bliver\b/i, told: /\bliver\b|\bhepatitis\b/i, effects: ['liver-toxic'] },
  { asked: /\bkidneys?\b/i, told: /\bkidneys?\b/i, effects: ['kidney-toxic'] },
  {
    asked: /\b(?:awake|sleepless\w*|insomnia)\b/i,
    told: /\b(?:sleepless\w*|poor sleep|insomnia|awake)\b/i,
    effects: ['contains-caffeine', 'stimulant'],
  },
  { asked: /\b(?:libido|sex drive|desire)\b/i, told: /\b(?:libido|sex drive)\b/i, effects: [] },
  { asked: /\b(?:thin\w*|bleed\w*|clot\w*)\b/i, told: /\b(?:bleed\w*|clot\w*)\b/i, effects: ['bleeding'] },
  {
    asked: /\b(?:palpitations|heart (?:rate|rhythm|race)|racing heart)\b/i,
    told: /\b(?:heart|palpitations)\b/i,
    effects: ['speeds-heart', 'qt-prolonging'],
  },
  { asked: /\b(?:miscarr\w+|contractions|womb)\b/i, told: /\b(?:miscarr\w+|womb)\b/i, effects: ['uterine-stimulant'] },
  {
    asked: /\b(?:hormones?|o?estrogen)\b/i,
    told: /\b(?:hormon\w+|estrogen\w*)\b/i,
    effects: ['estrogenic', 'anti-estrogenic'],
  },
  { asked: /\bstomach\b/i, told: /\b(?:stomach|nausea|heartburn)\b/i, effects: ['irritates-stomach'] },
  { asked: /\bsun\w*|\bskin (?:burn|sensitiv)\w*/i, told: /\bsun\b/i, effects: ['photosensitizing'] },
  { asked: /\bhair\b/i, told: /\bhair\b/i, effects: [] },
  { asked: /\bweight\b/i, told: /\bweight\b/i, effects: [] },
  { asked: /\bacne|spots|pimples\b/i, told: /\bacne\b/i, effects: [] },
  { asked: /\bheadaches?\b/i, told: /\bheadaches?\b/i, effects: [] },
  { asked: /\b(?:diarrh\w+|the runs)\b/i, told: /\bdiarrh\w+|loose stools\b/i, effects: [] },
  { asked: /\bconstipat\w+\b/i, told: /\bconstipation\b/i, effects: [] },
  {
    asked: /\b(?:anxiety|panic|jitters)\b/i,
    told: /\b(?:anxiety|jitters|nervous\w*|restless\w*)\b/i,
    effects: ['stimulant'],
  },
  { asked: /\b(?:nightmares?|dreams)\b/i, told: /\bdreams?\b/i, effects: [] },
  { asked: /\btestosterone\b/i, told: /\btestosterone\b/i, effects: [] },
  { asked: /\bcancer\b/i, told: /\bcancer\b/i, effects: [] },
];
