import { choice, oneOf, sequence } from '../../resolve/phrases.ts';
import { emergency, type RedFlagRule } from './red-flag.ts';
import { suspected } from './words/suspected.ts';

const fever =
  /\b(?:fever(?:ish)?|(?:high )?temperature|temp|3[89]\.\d|4[01]\.\d|(?:39|4[01]) ?(?:degrees|°|c\b)|100\.[4-9]|10[1-6](?:\.\d)?|chills|rigors|shivering)(?!\w)/i;
const lowDefence =
  /\b(?:chemo(?:therapy)?|neutropeni\w+|immuno(?:suppress\w+|compromised)|transplant\w*|no spleen|leuk(?:a)?emia|low white (?:cells?|count)|cancer treatment|anti-rejection)\b/i;
const bloodSigns = /\b(?:confus\w+|disorient\w+|delirious|not making sense|very drowsy|hard to wake|slurr\w+)\b/i;
const skinSigns = /\b(?:mottled|blotchy|bluish|blue|purple|grey|gray|clammy|pale)\b/i;
const breathSigns =
  /\b(?:breath\w*)\b[^.?!]{0,14}\b(?:fast|quick\w*|rapid\w*|shallow|hard)\b|\b(?:fast|rapid|quick|shallow) breathing\b/i;

/** Infections that kill within hours or days. */
export const infectionRules: readonly RedFlagRule[] = [
  emergency('serious-infection', 'signs of sepsis or meningitis', {
    yieldsTo: [
      'burn',
      'frostbite',
      'diabetic-foot',
      'diabetic-emergency',
      'withdrawal-emergency',
      'heat-stroke',
      'serotonin-or-heat',
    ],
    yieldsUnless: {
      to: ['acute-belly'],
      words:
        /\b(?:mottled|blotchy|confus\w*|rash|chemo\w*|drows\w*|shiver\w*|rigors?|stiff neck|grey|transplant|urine|pee\w*|breath\w*)\b/i,
    },
    first: 'This can be sepsis, meningitis or another dangerous infection, where hours count.',
    next: 'Say "could this be sepsis or meningitis" when you call.',
    patterns: [
      suspected(
        /sepsis|septic|meningitis|blood poisoning|tetanus|botulism|rabies|necroti[sz]ing fasciitis|gangrene|toxic shock/,
      ),
      /\bgangrene\b(?=[^.?!]{0,30}\b(?:my|his|her|think|toe|foot)\b)|\b(?:toe|foot|finger) (?:is |has )?(?:turned|turning|gone|going) black\b/i,
      oneOf(
        sequence(
          /\b(?:rash|spots|marks)\b[^.?!]{0,30}\b(?:doesn'?t|won'?t|don'?t|does not|not|isn't)/i,
          / (?:fad\w*|disappear\w*|blanch\w*|go away (?:under|when|with) (?:a )?(?:glass|press\w*))\b/,
        ),
        /\bnon-?blanching\b/i,
        /\bglass test\b[^.?!]{0,20}\b(?:fail\w*|positive|doesn't|not)\b/i,
      ),
      sequence(
        /\b/i,
        choice(
          /think|is|it'?s|could (?:it|this) be|might be|have|has|got|having|going|gone|into|looks like/,
          /suspect\w*/,
        ),
        /\b[^.?!]{0,14}\b/,
        choice(
          /sepsis|septic(?! tank)|meningitis|encephalitis|tetanus|lock ?jaw|botulism|rabies/,
          /necroti[sz]ing|flesh[- ]eating|toxic shock/,
        ),
        /\b(?! (?:vaccin\w*|shot|jab|booster|tank))/,
      ),
      /\bdroop\w* eyelids?\b[^.?!]{0,60}\b(?:home[- ]?canned|canned|swallow\w*|double vision|honey)\b/i,
      /\b(?:skin|wound|leg|foot|area)\b[^.?!]{0,24}\b(?:turning black|gone black|going black|black and (?:smelly|spreading))\b/i,
      oneOf(
        /\b(?:skin|mouth|lips|eyes)\b[^.?!]{0,24}\b(?:blister\w*|peeling)\b[^.?!]{0,60}\b(?:new (?:medicine|medication|drug|pill)|lamotrigine|allopurinol|carbamazepine|antibiotic|started)\b/i,
        /\b(?:lamotrigine|allopurinol|carbamazepine|antibiotic|started|new (?:medicine|medication|drug|pill))\b[^.?!]{0,60}\b(?:blister\w*|skin (?:is )?peeling|sores in (?:my|his|her) mouth)\b/i,
      ),
    ],
    together: [
      [
        /\b(?:rusty|nail|puncture|wound|cut|soil)\b/i,
        /\b(?:lock(?:ed|ing)? ?jaw|jaw (?:is |feels )?(?:lock\w*|stiff|tight)|muscle spasms|can't open (?:my|his|her) mouth)\b/i,
      ],
      [
        /\b(?:stiff neck|neck is (?:so |very |really )?stiff|can't (?:bend|touch) (?:my|his|her) (?:neck|chin)|chin to (?:my|his|her) chest)\b/i,
        /\b(?:fever(?:ish)?|temperature|headache|rash|light (?:hurts|sensitiv\w*|bothers)|vomit\w*|confus\w+|drowsy|3[89]|10[1-5])\b/i,
      ],
      [/\b(?:purple|blood-?red|bruise-?like|pinprick)\b[^.?!]{0,14}\b(?:rash|spots)\b/i, fever],
      [lowDefence, fever],
      [fever, bloodSigns],
      [fever, /\b(?:mottled|blue lips|seizure|convuls\w+|can't stay awake|haven't peed|no urine|can't stand)\b/i],
      [bloodSigns, skinSigns, breathSigns],
      [
        /\b(?:wound|cut|bite|infect\w+|catheter|uti|pneumonia|surgery|operation)\b/i,
        fever,
        /\b(?:confus\w+|racing heart|heart (?:is )?racing|breathing fast|faint\w*|clammy|mottled)\b/i,
      ],
    ],
  }),
];
