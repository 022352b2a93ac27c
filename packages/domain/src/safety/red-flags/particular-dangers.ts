import { choice, oneOf, sequence } from '../../resolve/phrases.ts';
import { callNow, emergency, noHerbs, poisonLine, type RedFlagRule, violenceLine } from './red-flag.ts';

const venomous = choice(
  /snake|viper|adder|rattlesnake|cobra|copperhead|taipan|mamba|black widow|brown recluse/,
  /redback|funnel[- ]?web|scorpion/,
);

/** Poisons, accidents and assaults where the first thing to do differs from that of their kin. */
export const particularDangers: readonly RedFlagRule[] = [
  {
    id: 'venom',
    isVariant: true,
    level: 'emergency',
    topic: 'a venomous bite or sting',
    patterns: [
      oneOf(
        sequence(/\b/i, venomous, /s?\b[^.?!]{0,24}\b(?:bit|bites?|bitten|stung|stings?|struck)\b/),
        sequence(/\b(?:bite|bit|bitten|stung|sting)\b[^.?!]{0,24}\b/i, venomous, /\b/),
        /\bsnake-?bite\b/i,
      ),
      /\b(?:adder|viper|snake|cobra|rattler|mamba|scorpion|black widow|jellyfish|weever)\b (?:just |has )?(?:got|nipped|struck|caught|tagged|fanged) (?:me|my|him|his|her|us|our)\b/i,
    ],
    paragraphs: [
      'A venomous bite needs help now, even if it looks small.',
      callNow,
      'Keep still and keep the limb still; take off rings and tight clothes. Do not cut, suck, cool or tie it, and do not chase the animal: a photo from afar is enough.',
      poisonLine,
      noHerbs,
    ],
  },
  {
    id: 'gas-or-fumes',
    isVariant: true,
    level: 'emergency',
    topic: 'poisoning by gas or fumes',
    patterns: [
      /\b(?:carbon monoxide|co (?:alarm|detector)|gas leak|gas smell|smell(?:s|ing)? (?:of |like )?gas|exhaust fumes|chlorine gas|chloramine)\b/i,
      /\b(?:inhaled|breathed in|breathing in)\b[^.?!]{0,24}\b(?:gas|fumes|chlorine|ammonia|vapou?rs?|smoke)\b|\bmixed\b[^.?!]{0,24}\bbleach\b|\bbleach\b[^.?!]{0,24}\b(?:mixed|with (?:vinegar|ammonia|acid))\b/i,
      /^(?=[^]*\b(?:heater|stove|boiler|fire ?place|charcoal|barbecue|bbq|grill|generator|engine|wood ?burner|furnace)\b)[^]*\b(?:head ?aches?|dizzy|sick|faint\w*|nause\w*|passed out|unconscious|drowsy|collaps\w*)\b/i,
    ],
    paragraphs: [
      'Go outside into fresh air now, and take everybody and the animals with you. Leave doors and windows open, touch no switch, and do not go back in.',
      callNow,
      poisonLine,
      noHerbs,
    ],
  },
  {
    id: 'swallowed-object',
    isVariant: true,
    level: 'emergency',
    topic: 'a battery, magnet or sharp thing that was swallowed',
    patterns: [
      oneOf(
        sequence(
          /\b(?:swallow\w*|ate|eaten|gulped|put|stuck|pushed|missing|gone)\b[^.?!]{0,60}\b/i,
          choice(
            /(?:button |coin |watch |lithium |hearing aid )?batter(?:y|ies)|magnets?/,
            /magnetic (?:balls?|beads?)/,
          ),
          /\b/,
        ),
        sequence(
          /\b(?:batter(?:y|ies)|magnets?|magnetic (?:balls?|beads?))\b[^.?!]{0,60}/i,
          /\b(?:swallow\w*|ate|eaten|gulped|in (?:his|her|their|my) (?:mouth|nose|ear|throat)|missing|gone)\b/,
        ),
      ),
    ],
    paragraphs: [
      'A button battery can burn through the gullet within two hours, and magnets can tear the gut, before anything is felt.',
      `Go to an emergency department at once, and do not wait for signs. With trouble breathing, drooling, pain or vomiting: ${callNow}`,
      'Do not make anyone vomit, give nothing to eat or drink unless they tell you to, and take the package or a like one along.',
      'In the US the battery hotline answers at 1-800-498-8666, and Poison Control at 1-800-222-1222, day or night.',
      noHerbs,
    ],
  },
  emergency('drowning', 'the aftermath of a near drowning', {
    first: 'After being under water the lungs can fail hours later, even in somebody who seems well.',
    next: 'Not breathing: give five rescue breaths, then chest compressions. Breathing: lay the person on their side, take off wet clothes and keep them warm.',
    patterns: [
      sequence(
        /\b/i,
        choice(
          /(?:nearly|almost) drown\w*/,
          sequence(
            /(?:pull\w*|dragged|fished|rescued|got (?:him|her|them|my \w+))\b/,
            /[^.?!]{0,24}\b(?:out of|from) (?:the|a|our) (?:pool|water|bath|pond|lake|sea|river|canal)/,
          ),
          sequence(
            /(?:slipped|went|was|been) under(?: the)? (?:water )?(?:in|for)\b[^.?!]{0,24}/,
            /\b(?:bath|pool|lake|sea|river|pond|minutes?|seconds)/,
          ),
          /face down in the (?:pool|bath|pond|water)|inhaled (?:pool |sea |bath )?water/,
        ),
        /\b/,
      ),
    ],
  }),
  emergency('not-breathing', 'somebody who does not breathe normally', {
    yieldsTo: ['choking', 'drowning', 'severe-allergy', 'sick-baby'],
    first: 'Somebody who has collapsed and does not breathe normally, or only gasps, needs chest compressions now.',
    next: 'Put the phone on loudspeaker. Press hard and fast in the middle of the chest, about twice a second, and let somebody fetch a defibrillator. After drugs or pain patches give naloxone if there is some.',
    patterns: [
      sequence(
        /^(?:\W*(?:help|please|urgent|emergency|omg)\b)*/i,
        /\W*(?:he|she|they|(?:my|our|the) (?:\w+ )?\w+|mum|mom|dad|nan|gran|grandad|grandma|grandpa)/,
        /(?:'s| is| has|'ve| have)? (?:not|isn't|stopped|no longer) breathing(?: any ?more| now| at all)?/,
        /\W*(?:$|[.!,]|(?:what (?:do|should)|help|please|and|how)\b)/,
      ),
    ],
  }),
  emergency('lung-clot', 'a blood clot that may have reached the lung', {
    first:
      'A sore or swollen leg together with short breath, pain on breathing in or coughed blood can mean that a clot has reached the lung.',
    next: 'Sit still until help comes, and do not rub the leg. Say which blood thinner is taken, if any.',
    patterns: [],
  }),
  emergency('liver-failure', 'a liver that fails', {
    first: 'Yellow skin or eyes together with confusion, sleepiness or bleeding can mean that the liver fails.',
    next: 'Take nothing more of any herb, supplement or painkiller, and take all the packs along.',
    patterns: [],
  }),
  emergency('electric-shock', 'the effects of an electric shock', {
    first:
      'After an electric shock from the mains the heart can lose its rhythm, and burns reach deeper than they look. A fluttering heart, faintness, numbness or a burn needs an emergency department now.',
    next: 'Switch the current off at the fuse box before anyone touches the appliance again. Sit or lie still until help comes.',
    patterns: [],
  }),
  {
    ...emergency('rabies-risk', 'a bite that may carry rabies', {
      first: 'Rabies cannot be treated once it shows, but it can be prevented now.',
      next: 'Wash the place with soap and running water for 15 minutes, even if you see no mark. The vaccine must start today.',
      patterns: [],
    }),
    heeds: 'animals',
  },
  emergency('missed-dialysis', 'a missed dialysis', {
    first: 'Without dialysis potassium and water rise, which can stop the heart.',
    next: 'Tell the dialysis unit as well. No fruit, juice, nuts or salt substitute, and drink little, until you have been seen.',
    patterns: [],
  }),
  {
    id: 'sexual-assault',
    isVariant: true,
    level: 'emergency',
    topic: 'a sexual assault',
    patterns: [
      /\b(?:i (?:was|got|'ve been|have been)|i've been|he|someone|they|been|was|a man|my \w+) (?:just |been )?(?:raped?|raped me|sexually assaulted|date raped|molested)\b|\braped (?:me|her|my \w+)\b/i,
    ],
    paragraphs: [
      'What was done is not your fault, and you can get help, also if you tell nobody else.',
      `In danger now or injured: ${callNow}`,
      'In the US RAINN answers at 1-800-656-4673, in England and Wales Rape Crisis at 0808 500 2222, day and night. A clinic or emergency department can prevent pregnancy and infections within 72 hours and keep evidence, without the police if you wish.',
      violenceLine,
      noHerbs,
    ],
  },
];
