import { choice } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { pain } from '../words/body-words.ts';
import { concept } from '../words/concept.ts';

/** Oils and herbs that poison in small amounts: "took" is enough, they need not be eaten or drunk in so many words. */
const poisonousOil = choice(
  /(?:pennyroyal|tansy|wormwood|thuja|wintergreen|camphor|eucalyptus|tea ?tree|sassafras|rue|savin|mugwort|hyssop|nutmeg|birch|citronella|neem|essential|camphorated)(?: essential)? oils?/,
  /oils? of (?:pennyroyal|tansy|wormwood|thuja|wintergreen|camphor|eucalyptus|sassafras|rue|savin|clove|nutmeg|turpentine)/,
  /camphor|pennyroyal|turpentine|turps/,
);
const outside = String.raw`(?![^.?!]{0,60}\b(?:baths?|steam|inhal\w*|diffus\w*|humidif\w*|vapou?ri[sz]\w*|burner|bucket|mop|laundry|wash\w*|candles?|soap|skin|rub\w*|massag\w*|sniff\w*|smell\w*|shower|course|class|photos?|on (?:my|his|her) (?:chest|feet|face|hair|skin)|out of|away)\b)`;
const took = concept(`took taken taking used using drank drunk drinking tried had eaten ate swallow* been_on`);
const abortive = concept(`pennyroyal tansy rue savin blue_cohosh wormwood mugwort cotton_root quinine turpentine`);
const bringOn = concept(
  `
    bring(?:ing)?_(?:on|my|down|it|her) period_(?:come|start|to) come_on late missed
    end_(?:the|my|a|her|this)_pregnan* abort* miscarr* terminat* start_my_period induce my_bleed my_menses
    get_rid_of
  `,
);
const endsPregnancy = concept(
  `end_(?:the|my|a|her|this)_pregnan* abort* terminat* lose_the_baby get_rid_of_(?:the|my|this)_(?:baby|pregnancy) miscarr*`,
);
const hurting = concept(
  `bleed* blood cramp* vomit* throw*_up threw_up faint* fever* pass(?:ed|ing)_out weak dizz* sick`,
);
const strongHerb = concept(
  `
    nutmeg datura lobelia kratom kava ephedra yohimb* salvia absinthe morning_glory aconite syrian_rue khat
    ayahuasca wormwood guarana bitter_orange caffeine pre_?workout blue_lotus kanna mulungu calamus betel
  `,
);
const heartOrMind = concept(
  `
    heart_(?:is_)?(?:going_)?(?:mad|crazy|mental|nuts|wild|rac*|pound*|skip*|flutter*|all_over|won't_(?:slow|stop|calm))
    seeing_(?:things|stuff|people) hallucinat* can't_(?:breathe|stand|walk|move|see|stay_awake) convuls* seizure*
    twitch* pass(?:ed|ing)_out
  `,
);

export const toxicOilSigns: readonly Signs[] = [
  {
    of: 'poisoning',
    patterns: [
      new RegExp(
        String.raw`\b(?:took|taken|taking|has had|have had|dosed|swallowed|drank|drunk|drinking|spoon\w* of|sips? of|mouthful of)\b${outside}[^.?!]{0,40}\b${poisonousOil}\b`,
        'i',
      ),
      new RegExp(
        String.raw`(?<=\b${poisonousOil}\b${outside}[^]{0,100})\b(?:i|he|she|we|my \w+|our \w+)(?:'ve| have| has)? (?:just |already |only |must have )*(?:had|took|taken|drank|drunk|swallowed|downed) (?:about |nearly |half )*(?:an?|one|two|three|\d) (?:big |good |full |heaped )?(?:(?:table|tea|dessert)?spoons?(?:ful)?|tbsp|tsp|capfuls?|mouthfuls?|shots?|gulps?|swigs?)\b(?! of (?!it\b|that\b|the (?:oil|stuff)))`,
        'i',
      ),
      new RegExp(
        String.raw`\b${poisonousOil}\b${outside}[^.?!]{0,30}\b(?:by mouth|swallowed|drank|drunk|internally and|gulped)\b`,
        'i',
      ),
    ],
    near: [
      [took, abortive, bringOn],
      [concept(`took taken taking did ate drank had smoked dose spoon* tea`), strongHerb, heartOrMind],
      [
        concept(`lick* ate eaten chew* swallow* got_into drank`),
        concept(`permethrin flea_(?:drops|treatment|spot_on) spot_on`),
      ],
    ],
  },
  {
    of: 'pregnancy',
    near: [
      [took, endsPregnancy, hurting],
      [took, endsPregnancy, pain],
    ],
  },
];
