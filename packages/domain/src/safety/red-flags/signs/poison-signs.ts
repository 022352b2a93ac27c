import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { child } from '../words/people-words.ts';
import { ate, householdPoison, medicine } from '../words/taking-words.ts';

/** What was swallowed, what stung, and what a child got hold of. */
export const poisonSigns: readonly Signs[] = [
  {
    of: 'poisoning',
    patterns: [
      /^\W*(?:help[ ,!:]*|i have |suspected |possible )?(?:carbon monoxide|co poisoning|poisoning|poisoned|alcohol poisoning|mushroom poisoning|snake ?bite|gas leak)(?: symptoms| help| now| please)?\W*$/i,
      oneOf(
        sequence(
          /\b/i,
          choice(
            /be(?:vuto|be|bio|bido|beu|bi)|trago|tragado|aval[ea]\w*|geschluckt|getrunken|gegessen/,
            /ingoiat\w+|inghiottit\w+|engoliu|bu|tomo|ha preso|pris|ingerid\w+|bebeu|comido|comio/,
            /mangiat\w+|mange/,
          ),
          /\b[^.?!]{0,40}\b/,
          choice(
            /lejia|javel|bleich\w*|candeggina|alvejante|lixivia|pilhas?|pilas?|batterie|pile/,
            /knopfbatterie|gift\w*|veneno|veleno|poison|setas|pilze|funghi|champignons|detersivo/,
            /detergente|lessive|spulmittel|abflussreiniger/,
          ),
          /\b/,
        ),
        sequence(
          /\b(?:lejia|javel|bleich\w*|candeggina|knopfbatterie|pilze|gift\w*)\b[^.?!]{0,30}/i,
          /\b(?:geschluckt|getrunken|gegessen|bevuto|tragado|genommen)\b/,
        ),
      ),
      // Tablets are swallowed by accident; taken, they are for every day.
      oneOf(
        sequence(
          /\b/i,
          choice(
            /trago|tragado|aval[ea]\w*|geschluckt|gegessen|ingoiat\w+|inghiottit\w+|engoliu|ingerid\w+/,
            /comido|comio|mangiat\w+|mange/,
          ),
          /\b[^.?!]{0,40}\b(?:tabletten|pastiglie|pastillas|comprim\w+)\b/,
        ),
        /\b(?:tabletten|pastiglie|pastillas)\b[^.?!]{0,30}\b(?:geschluckt|gegessen|tragado)\b/i,
      ),
      oneOf(
        sequence(
          /\b(?:bitten|bit|bite|bites|stung|fangs?)\b[^.?!]{0,30}\b/i,
          choice(
            /snakes?|adder|viper|cobra|rattle\w*|krait|mamba|scorpion|black widow|brown recluse/,
            /funnel ?web|redback|copperhead|jelly ?fish|stone ?fish|blue[- ]ringed|tarantula/,
            /poisonous spider/,
          ),
          /\b/,
        ),
        sequence(
          /\b(?:snakes?|adder|viper|cobra|rattle\w*|krait|mamba|scorpion|black widow|stonefish|jellyfish)\b/i,
          /[^.?!]{0,20}\b(?:bit|bite|bites|bitten|stung|sting|struck)\b(?! (?:kit|prevention|plant|antidote))/,
        ),
      ),
      oneOf(
        /\b(?:been|was|got|getting|is|are|am|i'm|we're|he's|she's|feel|think|have) (?:\w+ )?poison(?:ed|ing)\b(?<!food poisoning)/i,
        sequence(
          /\b(?:someone|somebody|he|she|they|my \w+) (?:is |has |have |may have |might have |could have )?/i,
          /(?:poison(?:ed|ing)|spiked|drugged) (?:me|my|us|him|her)\b/,
        ),
        /\b(?:drink|drinks) (?:was|got|were|has been|have been|been|is) (?:spiked|drugged)\b/i,
      ),
      /\b(?:envenen\w+|intoxic(?:ado|ada|ación)|vergift\w+|empoisonn\w+|avvelen\w+|intossicat\w+|me he tragado|se trag[oó]|a aval[eé]|verschluckt|ha ingerito|ha ingoiato|engoliu)\b/iu,
    ],
    near: [
      [ate, householdPoison],
      [
        concept(
          `drink(?:ing|s)? drank swigg* gulp* sip(?:ped|ping) suck* in_(?:his|her|their|my)_mouth had_a_(?:mouthful|sip) inject* mouthful spoon* got_(?:hold|into|at) gotten_into gave(?!_up) given(?!_up)`,
        ),
        householdPoison,
      ],
      [child, medicine, concept(`sweets candy smarties skittles`)],
      [
        child,
        medicine,
        concept(
          `
            got_(?:hold|into|at|in|his|her) gotten_(?:into|hold) found opened emptied helped_(?:him|her)self chew*
            swallow* swalow* ate eaten eating sucked licked in_(?:his|her|their)_mouth missing spill*
            all_over_the_floor empty playing_with climbed mistook_for_(?:sweets|candy)
            thought_(?:they|it)_(?:was|were)_(?:sweets?|cand*|smarties)
          `,
        ),
      ],
      [
        child,
        concept(
          `(?:nan|gran|granny|grandma|grandpa|grandad|mum|mom|dad|my|his|her|husband|wife|father|mother)'?s?_(?:\\w+_)?(?:pills?|tablets?|tabs|meds|medicine|medication|patch*|insulin)`,
        ),
        concept(
          `ate eaten swallow* chew* took taken got_(?:hold|into|at) gotten_into found drank mouth licked had opened put`,
        ),
      ],
      [
        child,
        concept(
          `edibles (?:an|my|his|her|some|weed)_edible weed_(?:brownie|gumm*|cookie|cake)s? cannabis thc gummies hash marijuana vodka alcohol wine beer spirits whisk(?:e)?y perfume hand_(?:gel|sanitizer|sanitiser) nicotine vape`,
        ),
        concept(`ate eaten swallow* drank drunk got_(?:hold|into|at) gotten_into found gulp* mouthful had chew*`),
      ],
      [
        child,
        concept(`swall?ow* swalow* eaten ate`),
        concept(
          `magnets? batter* button_cell screws? nails? needles? pins? glass ring pen_lid key earring water_bead* desiccant`,
        ),
      ],
      [
        child,
        concept(`(?:up|in|into)_(?:his|her|my|the)_(?:nose|nostril|ear)`),
        concept(`magnets? batter* button_cell coin_cell water_bead*`),
      ],
    ],
    together: [
      [child, concept(`emptied raided got_into`), concept(`pills? tablets? blister_?(?:pack)?`)],
      [
        concept(`snake viper adder cobra rattlesnake scorpion black_widow jellyfish lionfish stonefish stingray`),
        concept(`bit bite bites bitten fangs stung sting stings struck`),
        concept(`swell* swollen faint* hand foot leg arm ankle finger me him her hurts* pain* breath*`),
      ],
    ],
  },
];
