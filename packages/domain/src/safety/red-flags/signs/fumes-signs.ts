import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const fumes = concept(
  `spray* fumes gas gases vapou?rs? chlorine smoke exhaust mixture mixed mixing mix inhal* breath(?:ed|ing)_in`,
);
const cleaners = concept(
  `bleach cleaners? ammonia vinegar acid toilet_(?:\\w+_)?(?:cleaners?|duck|blocks?|gel|liquid|stuff|tablets?) (?<!(?:go|goes|going|gone|get|got|went|to|on|off|need)_(?:the_|a_|my_)?)toilet(?=_(?:with|and|using)) drain chlorine descaler disinfectant`,
);
const fumeSigns = concept(
  `cough* breath* chest eyes throat dizz* headache* sick burn* smell* cloud chok* help can't lungs`,
);
const monoxide = concept(
  `boiler generator heater (?:charcoal|bbq|barbecue|coal|gas_stove|gas_fire|stove|furnace|chimney|fireplace|engine|car_running|exhaust|grill|camping_stove) co_(?:alarm|detector) carbon_monoxide`,
);
const everyone = concept(
  `
    all_(?:of_us|have|got|feel|dizzy|sick|with) whole_(?:family|house*) everyone everybody both_of_us
    we_(?:all|both) the_(?:dog|cat)_too inside indoors in_the_(?:tent|house|garage|caravan|room) alarm beep*
  `,
);
const monoxideSigns = concept(
  `(?:banging|pounding|splitting|sore|thumping|aching)_heads? head_?aches? dizz* sick nause* vomit* drows* sleepy faint* confus* beep* going_off went_off gone_off alarm`,
);
const wholeHome = concept(`all_of_us whole_(?:family|house*) everyone both_of_us we_(?:all|both)`);
const headsAche = concept(`head_?aches? heads_(?:ache|hurt|pound)`);
const burnsGas = concept(
  `boiler gas_(?:fire|heater|stove) wood_?burner log_burner paraffin_heater charcoal chimney flue generator`,
);

const fuelSmell =
  /\b(?:smell(?:s|ing)?|stinks?|reeks?|fumes|vapou?rs?)\b[^.?!]{0,16}\b(?:petrol|gasoline|kerosene|paraffin|diesel|heating oil|fuel)\b|\b(?:petrol|gasoline|kerosene|paraffin|diesel|heating oil) (?:smell|fumes|vapou?rs?)\b/i;
const fuelSigns = concept(`dizz* sick nause* vomit* head_?aches? drows* sleepy woozy faint* light_?headed`);

/** Gas, smoke and mixed cleaners that a home or a tent fills with. */
export const fumesSigns: readonly Signs[] = [
  {
    of: 'poisoning',
    patterns: [/\bgas leak\b|\b(?:smell|smells|smelling) (?:of )?gas\b/i],
    near: [
      [concept(`co`), concept(`alarm detector beep*`), concept(`head_?aches? dizz* sick drows* faint* beep*`)],
      [cleaners, concept(`mixed mix mixing mixture together combined`), fumeSigns],
      [
        fumes,
        concept(`bleach ammonia chlorine toilet_cleaner drain_cleaner exhaust smoke paint solvent pesticide*`),
        fumeSigns,
      ],
      [monoxide, everyone, monoxideSigns],
      [fuelSmell, fuelSigns],
      [
        concept(`co_(?:alarm|detector|poison*) (?:carbon_)?monoxide`),
        concept(
          `scream* ring* shriek* chirp* sounding red flashing alert* alarm beep* bleep* detector going_off went_off headache* dizz* sick drows* think leak* feel`,
        ),
      ],
    ],
    together: [[burnsGas, wholeHome, headsAche]],
  },
  { of: 'gas-or-fumes', near: [[fuelSmell, fuelSigns]] },
];
