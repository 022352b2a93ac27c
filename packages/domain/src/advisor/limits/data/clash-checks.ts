import type { MedicineClass } from '../../../medicines/medicine-classes.ts';

/** What to ask for, and what to watch for, once a herb and a medicine that clash are both taken. */
export interface ClashCheck {
  readonly classes?: readonly MedicineClass[];
  /** In what is told of the clash. */
  readonly of?: RegExp;
  /** As in "ask for an extra INR test"; `{medicine}` stands for the one it clashes with. */
  readonly asksFor?: string;
  readonly signs: string;
}

const clot = 'A swollen sore leg, short breath, a weak side or lost speech: emergency number.';
const bleeds =
  'Bruises, nosebleeds or blood in the urine: call today. Black stools or a bad headache: emergency number.';
const lessOfIt = /\b(?:lower|weak|less|reduc|clot|fail|rejection|speeds?|remov|resistan)\w*/i;

/** The first that fits is told; what a medicine needs most comes before what any herb may do. */
export const clashChecks: readonly ClashCheck[] = [
  { classes: ['vitamin-k-antagonist'], of: /\b(?:lower|weak|clot)\w*/i, asksFor: 'an extra INR test', signs: clot },
  { classes: ['vitamin-k-antagonist'], asksFor: 'an extra INR test', signs: bleeds },
  { classes: ['anticoagulant', 'antiplatelet'], of: /\bbleed|platelet|thin/i, signs: bleeds },
  { classes: ['anticoagulant', 'antiplatelet'], of: lessOfIt, signs: clot },
  {
    classes: ['lithium'],
    asksFor: 'a test of the lithium level',
    signs: 'Worse shaking, vomiting, unsteady legs or a muddled head: get help at once.',
  },
  {
    classes: ['calcineurin-inhibitor'],
    asksFor: 'a test of the {medicine} level',
    signs: 'Fever, less urine, shaking hands or feeling ill: call the team at once.',
  },
  {
    classes: ['hiv-antiviral'],
    of: lessOfIt,
    asksFor: 'a test of the virus in the blood',
    signs: 'Fever or feeling ill: call the clinic.',
  },
  {
    classes: ['antiepileptic'],
    asksFor: 'a test of the {medicine} level',
    signs: 'A fit, or great drowsiness: get help at once.',
  },
  {
    classes: ['hormonal-contraceptive', 'emergency-contraceptive'],
    of: lessOfIt,
    signs:
      'Use condoms from now on and for four weeks after the last of it. After sex without one in the last five days ask a pharmacist today; with a late period do a test.',
  },
  { classes: ['thyroid-hormone'], asksFor: 'a thyroid blood test', signs: 'Tired, cold or a racing heart: say so.' },
  {
    of: /\bserotonin\b/i,
    signs: 'Shaking, sweating, fever, stiff muscles or confusion: emergency number.',
  },
  {
    of: /\bpotassium\b[^.]*\b(?:high|build|rais|rise|up|too much)|\b(?:high|rais\w+|more|too much|add\w*|hold\w*) [^.]{0,20}\bpotassium\b/i,
    asksFor: 'a blood test for potassium',
    signs: 'Weak muscles, a slow or stumbling heart, or fainting: emergency number.',
  },
  {
    of: /\bpotassium\b/i,
    asksFor: 'a blood test for potassium, and have the blood pressure measured',
    signs:
      'Weak or cramping muscles, sickness, yellow sight or swollen legs: call today. A stumbling heart or fainting: emergency number.',
  },
  {
    classes: ['digoxin'],
    asksFor: 'a test of the digoxin level',
    signs: 'Sickness, yellow sight, or a slow or stumbling heart: get help at once.',
  },
  {
    classes: ['beta-blocker'],
    of: lessOfIt,
    asksFor: 'a check of the pulse and the blood pressure',
    signs: 'Once it is left out the tablet acts more: dizzy, or a slow pulse, call today.',
  },
  { classes: ['statin'], signs: 'Sore or weak muscles: call today. Dark urine: get help at once.' },
  {
    of: /\bsugar|glucose/i,
    signs: 'Measure the sugar more often.',
  },
  {
    of: /\b(?:drows|sleep|sedat|slow the brain|half-conscious)\w*/i,
    signs: 'Do not drive, and drink no alcohol. Hard to wake, or slow breathing: emergency number.',
  },
  {
    of: /\bliver\b/i,
    asksFor: 'a liver blood test',
    signs: 'Dark urine, yellow eyes or great tiredness: see a doctor the same day.',
  },
  {
    of: /\bblood pressure\b[^.]*\b(?:low|drop|fall|flush)|\b(?:low\w*|drop\w*) (?:\w+ )?blood pressure\b/i,
    asksFor: 'a check of the blood pressure',
    signs: 'Dizzy, flushed or a racing heart: sit down and call today. Fainting: get help at once.',
  },
  {
    of: /\bblood pressure\b/i,
    asksFor: 'a check of the blood pressure',
    signs: 'A bad headache, chest pain or blurred sight: get help at once.',
  },
  {
    of: /\bimmune\b|\binfection/i,
    signs: 'Fever, or feeling ill: call the team the same day.',
  },
  { of: /\b(?:heartbeat|heart rhythm|QT|palpitation)/i, signs: 'A stumbling heart or fainting: emergency number.' },
];
