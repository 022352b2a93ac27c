import { anyPhrase } from '../../../resolve/phrases.ts';
import type { Particular } from '../particular.ts';

/** Complaints that are common, and for which few ask a herbalist. */
export const seldomNamed: readonly Particular[] = [
  {
    name: 'receding gums',
    givesWayTo: ['bleeding gums'],
    meets: anyPhrase(
      /gums? (?:is |are |have |has |keeps? )*(?:receding|receded|going back|pulling back|shrinking)/,
      /receding gums?/,
    ),
    isNot: ['mouth'],
    says: 'Gum that has gone back does not grow again, and no herb brings it back. A dentist finds the cause, mostly plaque or hard brushing, and stops it: a soft brush without pressure, the gaps cleaned daily, and a paste for sensitive necks.',
  },
  {
    name: 'chafing',
    meets: anyPhrase(/chaf(?:e|es|ed|ing)/, /(?:rub|rubbed|rubbing) (?:raw|sore)/, /(?:inner )?thighs? rub\w*/),
    isNot: ['skin', 'wounds', 'exercise'],
    says: 'Against chafing a layer of petroleum jelly or a stick made for it, and close-fitting shorts, do most. Where it is raw, wash it with water, dab it dry and put on a plain zinc or calendula cream. Wet, smelly or bright red folds may be a fungus: show a pharmacist.',
  },
  {
    name: 'corns',
    meets: anyPhrase(
      /(?:a|my|have|got|painful|hard|soft) corns?(?: on| between)?/,
      /callus(?:es)?/,
      /corns (?:on|and)/,
    ),
    isNot: ['skin'],
    says: 'Corns and calluses come from pressure: wide shoes and a pad take it away. Soak the foot in warm water, then file a little. I hold no studies of herbs for them. With diabetes or poor blood flow do not cut and use no acid plasters: see a foot clinic.',
  },
  {
    name: 'floaters',
    meets: anyPhrase(/floaters?/, /(?:black|dark|small) (?:spots|specks|threads) in my (?:eye|eyes|sight|vision)/),
    isNot: ['eyes'],
    says: 'A few floaters that have been there for long are mostly harmless, and no herb takes them away. New ones, many at once, flashes or a shadow at the side are for an eye doctor today: the retina may be torn.',
  },
  {
    name: 'COPD',
    meets: anyPhrase(/copd/, /emphysema/, /chronic bronchitis/),
    isNot: ['asthma'],
    says: 'In COPD no herb opens the airways or slows the illness. What counts is no smoke, the inhalers, vaccines, and training for the lungs. More breathlessness, or phlegm that turns green, needs a doctor soon. Steam and strong scents can tighten the chest.',
  },
  {
    name: 'celiac disease',
    meets: anyPhrase(/c(?:o)?eliac(?: disease)?/, /gluten intoleran\w+/),
    says: 'With celiac disease the gut heals when all gluten is left out, and no herb or enzyme makes gluten safe. Leave out wheat grass, barley grass and malt, and ask for oats marked as gluten-free. Capsules and tea blends can hold gluten as a filler: look for the mark. Have iron, vitamin D and B12 checked.',
  },
  {
    name: 'bipolar disorder',
    meets: anyPhrase(/bipolar(?: disorder)?/, /manic depression/),
    says: 'With bipolar disorder the medicine and steady sleep come first. St John’s wort, SAMe, 5-HTP, ginseng and rhodiola can tip the mood into a high. Fewer hours of sleep without being tired is a sign to call whoever treats you.',
  },
  {
    name: 'engorged breasts',
    of: 'female',
    givesWayTo: ['stopping milk'],
    meets: anyPhrase(
      /engorge\w*/,
      /(?:breasts?|boobs?) (?:are |is |feel |so |very |too |really )*(?:full|rock hard|hard|bursting)/,
      /(?:full|hard|bursting) (?:breasts?|boobs?)/,
    ),
    isNot: ['pain'],
    says: 'Feed or pump often, with warmth shortly before and a cool cloth after; press a little milk out by hand so that the baby can latch. Cool cabbage leaves may ease it somewhat. A hot red patch, fever or feeling ill is for a doctor or midwife today. Sage lowers milk, so it is only for weaning.',
  },
  {
    name: 'a wound that heals slowly',
    meets: anyPhrase(
      /(?:wounds?|cuts?|sores?|scratch(?:es)?)\b[^.?!]{0,16}\b(?:heals? (?:so |very |too |really )?(?:slowly|badly|poorly)|(?:does not|doesn't|do not|don't|won't|isn't|is not) heal\w*|(?:slow|taking ages|taking long) to heal)/,
      /(?:slow|poor|bad) (?:wound )?healing/,
    ),
    isNot: ['wounds', 'skin'],
    says: 'A wound that is not closing after two weeks should be seen: diabetes, poor blood flow, smoking, a medicine or a germ can be behind it. Keep it clean and covered. Put nothing from plants into it before that. Enough protein and vitamin C from food help it close.',
  },
  {
    name: 'an ulcer of the skin',
    meets: anyPhrase(
      /(?:leg|foot|venous|diabetic foot) ulcers?/,
      /(?:bed|pressure) ?sores?/,
      /pressure ulcers?/,
      /decubitus/,
    ),
    isNot: ['wounds', 'skin', 'veins'],
    says: 'Such an open place needs a nurse or doctor who dresses it: pressure taken off, or a bandage for the veins, does most. I suggest no plant on it, since balsams and resins often bring on a contact allergy there. Redness that spreads, a bad smell or fever is for today.',
  },
  {
    name: 'cracked lips',
    meets: anyPhrase(
      /(?:cracked|chapped|dry|peeling|sore|flaky) lips/,
      /lips (?:are |is |get |so |very |always )*(?:cracked|chapped|dry|peeling|sore|splitting)/,
    ),
    isNot: ['wounds', 'eczema'],
    says: 'A plain ointment such as petroleum jelly, put on often and before bed, helps lips most; licking dries them. Mint, cinnamon and scent in balms sting and can bring on a rash. Cracks in the corners that stay may be a fungus or too little iron or B vitamins: show a doctor. Some acne and other medicines dry lips too.',
  },
  {
    name: 'cracked heels',
    meets: anyPhrase(
      /(?:cracked|dry|split|rough) (?:heels?|feet|soles?)/,
      /(?:heels?|feet|soles?) (?:are |is |get |so |very |always )*(?:cracked|dry|splitting|rough)/,
    ),
    isNot: ['wounds', 'pain'],
    says: 'Cracked heels need a fat cream with urea each night, socks over it, and a little filing after the bath. Deep cracks close faster under a plaster. Cracks between the toes are mostly a fungus. With diabetes have a foot clinic look.',
  },
  {
    name: 'shin splints',
    meets: anyPhrase(/shin splints?/, /(?:shins? (?:hurts?|ache|are sore)|sore shins?)/),
    isNot: ['pain', 'exercise'],
    says: 'Two to four weeks without running, cool packs and good shoes heal most shin splints; then build up slowly. One sore spot on the bone, or pain at rest, needs a doctor: it may be a small break.',
  },
  {
    name: 'lymphedema',
    meets: anyPhrase(/lymph(?:o)?edema/, /lipedema/, /lipoedema/),
    isNot: ['veins', 'circulation'],
    says: 'Swelling of this kind is treated with compression, massage for the lymph, movement and careful care of the skin. I hold no herb that drains it, and water tablets from plants do not help. Sudden redness, heat or fever in the limb needs a doctor today.',
  },
  {
    name: 'epilepsy',
    meets: anyPhrase(/epilep\w+/),
    says: 'I suggest no herb for epilepsy itself. Several can bring on fits or change the level of the medicine, such as ginkgo, evening primrose, sage oil, eucalyptus, rosemary and camphor oils, and much caffeine. Name what you would like to take, or what for, and I check it.',
  },
  {
    name: 'narcolepsy',
    meets: anyPhrase(/narcoleps\w+/),
    isNot: ['sleep', 'energy'],
    says: 'Narcolepsy belongs with a sleep clinic; no herb treats it. Short planned naps and fixed hours help beside the medicine. Herbs that calm add to the sleepiness, and strong caffeine adds to wake-up medicines.',
  },
  {
    name: 'mosquitoes',
    meets: anyPhrase(
      /mosquito(?:e?s)?(?! ?-?bites?\b(?! me))\b(?=[^.?!]{0,40}(?:away|repel\w*|keep|love me|bite me|avoid|against|off|eat me|everywhere|\?))/,
      /(?:keep|keeps|repel\w*|against|ward off)\b[^.?!]{0,20}\b(?:mosquito(?:e?s)?|midges|gnats|insects|ticks)/,
      /(?:mosquito|insect|tick|natural) repellents?/,
      /(?:mosquito(?:e?s)?|midges?|gnats|ticks)\b(?=[^]{0,100}\b(?:citronella|eucalyptus|lavender|neem|deet|picaridin|pmd|spray|lotion|oil|on (?:the |my |his |her |our )?skin)\b)/,
      /(?:citronella|lemon eucalyptus|deet|picaridin|pmd)\b(?=[^]{0,60}\b(?:mosquito(?:e?s)?|midges?|gnats|ticks|insects|bugs)\b)/,
      /not (?:get|be) (?:bitten|stung)/,
    ),
    isNot: ['skin'],
    says: 'Repellents with DEET, picaridin or oil of lemon eucalyptus (PMD) keep mosquitoes and ticks off for hours; the last is not for children under three. Citronella and lavender oils work for minutes to an hour. Garlic or vitamin B1 by mouth does not help. A net, long sleeves and a fan do much.',
  },
  {
    name: 'cramps with a coil',
    of: 'female',
    meets: anyPhrase(
      /(?:iud|coil|mirena|ius|spiral)\b[^.?!]{0,24}\b(?:cramps?|cramping|hurts?|pain\w*|aches?)/,
      /(?:cramps?|cramping|pain)\b[^.?!]{0,24}\b(?:from|since|with|after|by) (?:my |the |an? |getting (?:my |an? |the ))*(?:new )?(?:iud|coil|mirena|ius)/,
    ),
    says: 'Cramps are common in the first three to six months with a coil; warmth and a painkiller that suits you help most. Strong or new pain, fever, a smell, threads you no longer feel, or a missed period: have it checked within a day.',
    herbs: { 'menstrual-cramps': ['ginger', 'fennel'] },
  },
  {
    name: 'a grazed skin',
    meets: anyPhrase(
      /graz(?:e|ed|es|ing)(?! (?:on|in the) (?:pasture|field|grass))/,
      /scrap(?:e|ed|es) (?:on )?(?:my|his|her|the|an?) (?:knees?|elbows?|hands?|legs?|arms?|shins?|skin|palms?)/,
      /skinned (?:my|his|her) (?:knees?|elbows?|shins?|palms?)/,
    ),
    isNot: ['joints', 'pain', 'topical-pain', 'muscles'],
    says: 'Rinse it with plenty of clean water until no grit is left, dab it dry, and cover it with a plaster that does not stick. A thin layer of plain ointment keeps it moist. Put no oils, powders or fresh leaves in it. Redness that spreads, pus, a deep or dirty wound, or no tetanus shot for ten years (five if dirty) needs a doctor.',
  },
  {
    name: 'low energy after energy drinks',
    meets: anyPhrase(
      /(?:\w+|\d+) (?:cans?|bottles?) of (?:\w+ )?(?:energy drinks?|red bull|monster)/,
      /(?:too many|lots of|so many) energy drinks/,
    ),
    isNot: ['energy'],
    isCause: true,
    says: 'A can holds 80 to 160 mg of caffeine and often much sugar; most grown-ups should stay under 400 mg a day, pregnant women under 200, and children should have none. So much of it spoils the sleep that would mend the tiredness. Cut one can every few days, the last before noon: stopping at once brings headaches. A racing or uneven heart needs a doctor today.',
  },
];
