import { oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { unless } from '../unless.ts';
import { concept } from '../words/concept.ts';

const stung = concept(`stung sting wasp bee hornet horsefly`);
const spreads = concept(
  `elbow wrist forearm whole_(?:arm|hand|leg|foot|forearm) reached spread* shoulder knee thigh armpit`,
);
const swollen = concept(`swell* swollen red hot`);
const needle =
  /\b(?:stuck|pricked|jabbed|stabbed|injured)\b[^.?!]{0,16}\b(?:someone else'?s|a used|a dirty|a stranger'?s|a patient'?s|an old|a discarded) (?:needle|syringe)\b|\b(?:used|dirty|discarded) (?:needle|syringe)\b/i;
const tick = /\btick\b[^.?!]{0,24}\b(?:in|on|for|attached)\b[^.?!]{0,24}\b(?:days?|scalp|skin|head|groin)\b/i;
const burnBlister =
  /\bsun ?burn\w*\b[^.?!]{0,24}\bblister\w*\b|\bburn (?:on|of|to) (?:my|his|her|the) \w+\b[^.?!]{0,40}\b(?:smells?|oozes?|oozing|infected|pus)\b/i;
const chemicalSkin =
  /\b(?:bleach|cleaner|acid|lime|cement)\b[^.?!]{0,16}\b(?:on|over) my (?:hands?|fingers?|arm|skin|feet)\b[^.?!]{0,30}\b(?:red|sore|burn\w*|itch\w*|blister\w*)\b/i;
const navel = /\b(?:belly button|navel|cord stump)\b[^.?!]{0,16}\b(?:red|smell\w*|oozing|oozes|pus|swollen)\b/i;
const woundOozes = oneOf(
  sequence(
    /\b(?:wound|cut|graze|stitches|scar|piercing|bite)\b[^.?!]{0,24}/i,
    /\b(?:infected|yellow|green|cloudy|smelly)\b[^.?!]{0,16}\b(?:fluid|discharge|liquid|pus|and)\b/,
  ),
  sequence(
    /\b(?:fluid|liquid|pus|discharge)\b[^.?!]{0,16}\b(?:from|out of) (?:my|the|his|her)/i,
    / (?:wound|cut|stitches|scar|piercing)\b/,
  ),
);
const hotKnee = concept(`knee hip elbow ankle wrist joint`);
const kneeSigns = concept(`hot warm thick injection temperature fever* can't_bend hardly_bend`);
const suddenSwelling = concept(`swollen swell* thick red`);
const hivesOnly =
  /(?<!\b(?:mild|slight|small|few|little|faint|tiny|light) )\b(?:hives|urticaria|wheals|welts)\b(?![^.?!]{0,40}\b(?:(?:just|only) a (?:few|couple)|a few spots|not many|going down|fading|fine otherwise)\b)/i;
const afterWhat = concept(`after since strawberr* yesterday medicine tablet antibiotic`);
const cameOut = concept(
  `(?:came|come|comes|coming|broke|breaks|breaking)_(?:up|out)_in brought_(?:me|him|her|it|them|us)_(?:up|out)_in covered_in gave_(?:me|him|her)`,
);
const raisedSpots = concept(`lumps hives welts wheals weals urticaria nettle_?rash big_(?:red_)?(?:bumps|blotches)`);
const withSomething = concept(
  `after since from with tea tincture bath baths cream gel oil balm drops capsules? tablets? herb* camomile chamomile calendula arnica echinacea propolis honey`,
);
const humanBite = concept(
  `human_bite (?:he|she|someone|kid|child|boy|girl|guy|man|drunk)_bit_me bitten_by_a_(?:person|child|kid|man|woman|human)`,
);
const brokeSkin = concept(`knuckles? skin bleed* blood deep broke hand finger arm ear lip fight hiv tetanus`);
const knee = concept(`knees?`);
const givesWay = concept(`giv(?:es|ing)_way gave_way lock(?:s|ed|ing) buckl(?:es|ed|ing) can't_straighten gets_stuck`);
const joint = concept(`gout knee ankle joint elbow wrist hip`);
const stitches = concept(`stitch(?:es)? staples sutures? steri_?strips wound_glue`);
const cameOpen = concept(
  `(?:came|come|coming|popped|burst|split|pulled|broke|broken|ripped)_(?:open|apart|undone) burst split`,
);
const hotJoint = concept(`hot swollen red gout can't_bend`);
const feverish = concept(`fever* temperature temp chills shiver* 38(?:[.,]\\d)? 39(?:[.,]\\d)?`);
const bruises = concept(`bruis*`);
const forNoReason = concept(
  `(?:from|out_of)_nowhere for_no_(?:\\w+_)?reason without_(?:a_)?(?:knock|bump|reason|cause) (?:don't|can't)_remember_(?:knocking|bumping|hitting)`,
);
const openWound = concept(`wound cut gash`);
const gapes = concept(`gap(?:es|ing) wide_open won't_close edges`);
const tickOfInfectedWound = concept(`ticks?(?!_the) tick_bite`);
const tickIllness = concept(`flu fever* rash ring aches? aching joints? headache chills tired* bullseye target`);
const stings = concept(
  `
    (?:[1-9]\\d|hundreds|dozens|twenty|thirty|forty|fifty|loads|lots|many|a_swarm|so_many)_(?:of_)?(?:wasps?|bees?|hornets?|stings?|times|fire_ants)
    stung_(?:[1-9]\\d|twenty|thirty|forty|dozens_of|lots_of|many|hundreds_of)_times?
  `,
);
const unwell = concept(
  `sick queas* nause* dizzy ill unwell shak* feverish hot headache vomit* swollen weak faint* odd`,
);
const stungOfManyStings = concept(`stung sting* nest hive attacked bitten bees? wasps? hornets?`);
const hotJointOfJointOrBone = concept(`knee hip ankle elbow wrist shoulder joint`);
const hotAndBig = concept(`hot_(?:and_|,_)?(?:big|swollen|fat|red|like|sore) melon balloon swollen_and_hot`);
const infection = concept(`infection fever* shiver* abscess dentist tooth wound uti can't_(?:bend|walk|move)`);

/** Wanting a doctor soon: the skin, the bones and the limbs. */
export const urgentSkinAndLimbsSigns: readonly Signs[] = [
  { of: 'bite', patterns: [needle, tick], near: [[stung, swollen, spreads]] },
  { of: 'bite', near: [[humanBite, brokeSkin]] },
  { of: 'bruising', near: [[bruises, forNoReason]] },
  {
    of: 'diabetic-foot',
    patterns: [
      unless(
        'black|blue|cold|smell\\w*|spread\\w*|streaks?|gangrene|fever\\w*|shiver\\w*|vomit\\w*|confus\\w*|hot',
        '(?=[^]*\\bdiabet\\w*)(?=[^]*\\b(?:toe ?nails?|toes?|ingrown)\\b)',
        '(?:puss?y|pus|infected|oozing|weeping|throbbing)',
      ),
    ],
  },
  { of: 'infected-wound', patterns: [navel, woundOozes] },
  { of: 'infected-wound', near: [[tickOfInfectedWound, tickIllness]] },
  { of: 'joint-or-bone', near: [[hotKnee, kneeSigns, suddenSwelling]] },
  { of: 'joint-or-bone', near: [[knee, givesWay]] },
  { of: 'joint-or-bone', near: [[joint, hotJoint, feverish]] },
  { of: 'joint-or-bone', near: [[hotJointOfJointOrBone, hotAndBig, infection]] },
  { of: 'many-stings', near: [[stings, unwell, stungOfManyStings]] },
  {
    of: 'skin-reaction',
    near: [
      [hivesOnly, afterWhat],
      [cameOut, raisedSpots, withSomething],
    ],
  },
  { of: 'wound', patterns: [burnBlister, chemicalSkin] },
  { of: 'wound', near: [[stitches, cameOpen]] },
  { of: 'wound', near: [[openWound, gapes]] },
];
