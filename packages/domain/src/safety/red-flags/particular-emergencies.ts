import { choice, sequence } from '../../resolve/phrases.ts';
import { callNow, crisisLine, emergency, noHerbs, poisonLine, type RedFlagRule } from './red-flag.ts';

/** Emergencies where the first thing to do differs from that of their kin; their signs stand in `signs/`. */
export const particularEmergencies: readonly RedFlagRule[] = [
  emergency('choking', 'choking', {
    yieldsTo: ['severe-allergy'],
    yieldsUnless: {
      to: ['stuck-bone'],
      words: sequence(
        /\b/i,
        choice(
          /can(?:'|no)?t|unable|not breathing|no air|blue|purple|drool\w*|spit|saliva|blood\w*|chest/,
          /vomit\w*|gasp\w*|wheez\w*|noisy|whistl\w*|silent|collaps\w*|panick?\w*|swell\w*|swollen/,
          /fever|toddler|baby|child|son|daughter|kid|year old|voice/,
        ),
        /\b/,
      ),
    },
    first: 'Choking needs help this minute.',
    next: 'Someone who can cough goes on coughing. Someone who cannot gets up to five firm blows between the shoulder blades, then up to five belly thrusts, in turns; a baby under one year gets chest thrusts instead. If the person goes limp, start chest compressions.',
    patterns: [],
    together: [
      [
        /\b(?:swallow\w*|ate|eating|eats|chew\w*|meat|steak|sausage|grapes?|nuts?|sweets?|cand(?:y|ies)|marbles?|coins?|food|mouthful|bite)\b/i,
        /\bcan'?t (?:speak|talk|make a sound|cough)(?:,| or| and| nor)? (?:can'?t )?breathe\b|\bcan'?t breathe(?:,| or| and| nor)? (?:can'?t )?(?:speak|talk|make a sound|cough)\b/i,
      ],
    ],
  }),
  emergency('asthma', 'a severe asthma attack', {
    yieldsTo: ['withdrawal-emergency', 'diabetic-emergency'],
    first: 'An attack like this can become dangerous within minutes.',
    next: 'Sit upright. Take one puff of the reliever inhaler (usually blue) every 30 to 60 seconds, up to ten puffs, through a spacer if there is one. No better after ten puffs, or no inhaler: the ambulance comes first.',
    patterns: [],
  }),
  emergency('breathing-with-illness', 'trouble breathing with an illness of the lungs or the heart', {
    first: 'With an illness of the lungs or the heart this can become dangerous quickly.',
    next: 'Sit upright, and use the inhaler, spray or oxygen just as it was prescribed.',
    yieldsTo: ['severe-allergy', 'choking'],
    patterns: [],
  }),
  emergency('severe-allergy', 'a severe allergic reaction', {
    yieldsTo: ['local-swelling', 'swells-now-and-then', 'food-tingle', 'mouth-floor'],
    first: 'This can be a severe allergic reaction, and can get worse within minutes.',
    next: 'Use an adrenaline pen now if there is one, and a second after five minutes if it is no better. Lie down with the legs raised, or sit up if breathing is hard. Do not stand up or walk.',
    patterns: [],
  }),
  {
    id: 'chemical-in-eye',
    level: 'emergency',
    topic: 'a chemical in the eye',
    patterns: [],
    paragraphs: [
      'Rinse the eye at once with plenty of lukewarm running water, for at least 20 minutes, with the lids held open. Take contact lenses out.',
      `Then the eye must be seen at an emergency department. ${callNow}`,
      poisonLine,
      noHerbs,
    ],
  },
  emergency('cold-limb', 'a limb that may have lost its blood supply', {
    first:
      'A limb that turns cold, pale or blue and numb may have lost its blood supply. It can be saved for a few hours only.',
    next: 'Keep it still and let it hang down. Do not rub, heat or raise it.',
    patterns: [],
  }),
  emergency('spine-injury', 'an injured spine', {
    first: 'After a fall or crash, limbs without feeling or strength can mean an injured spine.',
    next: 'Do not move, and let nobody move or lift you, unless the place itself is dangerous. Keep head, neck and back still and in line until the ambulance comes, and keep warm. Eat and drink nothing.',
    patterns: [],
  }),
  emergency('head-injury', 'a serious head injury', {
    yieldsTo: ['head-check'],
    yieldsUnless: {
      to: ['stroke'],
      words:
        /\b(?:fell|fall(?:en|s)?|hit(?! (?:me |him |her )?like an?\b)|knock\w*|crash\w*|accident|bump\w*|slipp\w*|tripp\w*|punch\w*|kick\w*|concuss\w*|assault\w*|struck|(?<!like an? )(?:bang|blow)\w*)\b/i,
    },
    first: 'Signs like these after a blow to the head can mean bleeding in the skull.',
    next: 'Keep still, and move as little as possible if the neck hurts. Eat and drink nothing. Say whether a blood thinner is taken.',
    patterns: [],
  }),
  emergency('heat-stroke', 'heat stroke', {
    first: 'This can be heat stroke, which is an emergency.',
    next: 'Move the person to a cool place and take off what they can spare. Cool the skin with water and a fan, with cold packs at the armpits and neck. Give nothing by mouth to someone who is confused.',
    patterns: [],
  }),
  emergency('hypothermia', 'dangerous cold of the body', {
    yieldsUnless: {
      to: ['serious-infection'],
      words: sequence(
        /\b/i,
        choice(
          /fell in\w*|lakes?|loch|river|sea|water|snow|ice(?!-? ?cold)|outside|outdoors/,
          /freezing (?:house|room|flat|water|night|weather|rain|car|garden|temperatures?)|garden|house/,
          /room|flat|floor|hills?|mountain|wet|rain|hypotherm\w*|frost\w*|numb[^.?!]{0,30}blister\w*/,
        ),
        /\b/,
      ),
    },
    first: 'This can be hypothermia or frostbite, which is an emergency.',
    next: 'Bring the person indoors, take off wet clothes and wrap them up, the head too. Warm them slowly: no hot bath, no rubbing, no alcohol.',
    patterns: [],
  }),
  emergency('internal-bleeding', 'bleeding inside the body', {
    first: 'Bleeding inside the body must be checked at once.',
    next: 'Lie on your side, and eat and drink nothing. Take no aspirin, ibuprofen or the like. Tell the team which blood thinners you take.',
    yieldsTo: ['lung-clot', 'breathing-or-allergy'],
    patterns: [],
  }),
  emergency('vaginal-bleeding', 'very heavy bleeding from the womb', {
    yieldsTo: ['heavy-period'],
    yieldsUnless: {
      to: ['severe-bleeding'],
      words:
        /\b(?:periods?|pads?|tampons?|womb|birth|pregnan\w*|menopaus\w*|monthl\w*|flooding|clots?|vagina\w*|miscarr\w*)\b/i,
    },
    first: 'Bleeding this heavy needs help now.',
    next: 'Lie down, and count the pads. If you could be pregnant, say so when you call.',
    patterns: [],
  }),
  emergency('eye-emergency', 'an eye in danger', {
    first: 'Sight can be lost within hours here.',
    next: 'Go to an emergency department with eye doctors. Let somebody else drive. Take contact lenses out, and put nothing into the eye.',
    patterns: [],
  }),
  emergency('adrenal-crisis', 'an adrenal crisis', {
    first: 'Without their hormone, people with Addison’s disease or on long-term steroids can collapse within hours.',
    next: 'Give the emergency injection of hydrocortisone now if there is one, and show the steroid card. Lie down with the legs raised.',
    patterns: [],
  }),
  emergency('pressed-spine', 'nerves pressed at the spine', {
    first:
      'Back trouble with both legs, the bladder, the bowels or a numb bottom can mean that nerves at the spine are pressed. Hours count, so that they recover.',
    next: 'Say “cauda equina” when you call. Lie still, and eat and drink nothing, for an operation may be needed.',
    patterns: [],
  }),
  emergency('rising-weakness', 'weakness that climbs up the body', {
    first:
      'Tingling or weakness that climbs from the feet within days can reach the muscles of breathing and swallowing.',
    next: 'Say that it is climbing when you call. Sit propped up, and eat and drink nothing if swallowing is hard.',
    patterns: [],
  }),
  {
    ...emergency('mouth-floor', 'an infection that may close the throat', {
      first:
        'An infection of the throat or a tooth with which the spit cannot be swallowed, the voice sounds muffled, the mouth hardly opens or the neck swells can close the airway.',
      next: 'Sit up and lean forward a little; a child stays on the lap, kept calm. Do not lie down, and let nobody look into the throat with a spoon. Eat and drink nothing.',
      patterns: [],
    }),
    isVariant: true,
  },
  emergency('withdrawal-emergency', 'dangerous withdrawal from alcohol or a medicine', {
    first: 'Stopping alcohol or such a medicine suddenly can bring on fits and delirium, which can kill.',
    next: 'Stay with the person, keep the lights on and the room calm. Withdrawal has to be treated in a hospital.',
    patterns: [],
  }),
  {
    id: 'psychosis',
    level: 'emergency',
    topic: 'a mental health crisis',
    yieldsTo: ['stroke'],
    heeds: 'questions',
    patterns: [],
    paragraphs: [
      'Hearing or believing what others do not can be frightening, and it can be treated. With danger to anyone it is an emergency.',
      callNow,
      'Stay with the person if you are safe, speak calmly and put knives and other means out of reach. After a birth, do not leave mother and baby alone together.',
      crisisLine,
      noHerbs,
    ],
  },
];
