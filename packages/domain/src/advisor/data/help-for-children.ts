import type { UseKey } from '../../herbs/use-keys.ts';

/** Help that is no herb, where that of grown-ups does not fit a child. */
export const helpForChildren: Partial<Readonly<Record<UseKey, string>>> = {
  sleep:
    'A set bedtime, a story, a dark room and no screens in the last hour help most. If it lasts for weeks, or the child snores, see a pediatrician.',
  stress:
    'Time to play, sleep and someone who listens help most. If it lasts for weeks or keeps the child from school, see a pediatrician.',
  anxiety:
    'A steady day, someone who listens and small brave steps help most. If worry keeps the child from school or play, see a pediatrician.',
  mood: 'Time together, play outside and sleep help. After two weeks, or if the child speaks of not wanting to live, get help.',
  energy:
    'Sleep, breakfast and play outside help. A child who stays tired for weeks, is pale or loses weight needs a pediatrician.',
  focus: 'Sleep, breaks, movement and few screens matter most. If school suffers, have sight and hearing tested too.',
  colds:
    'Rest, drinks and time do most. See a doctor with fast or hard breathing, fever for three days, an earache, or a child who drinks little or is very sleepy; blue lips or a fight for air is an emergency.',
  cough: 'See a doctor with fast or hard breathing, a barking cough, fever for three days, or a cough of three weeks.',
  'sore-throat':
    'Cool drinks and rest do most. See a doctor with drooling, trouble swallowing or breathing, a rash, or fever for three days.',
  fever:
    'Light clothes and small drinks often. See a doctor today with a rash, a stiff neck, hard breathing, little urine or a very sleepy child; else after three days.',
  nausea:
    'Small sips, then plain food. See a doctor if the child keeps nothing down, is very sleepy or passes little urine.',
  diarrhea:
    'Small sips of a salt-and-sugar drink from the pharmacy do most. See a doctor today with blood, fever, little urine or a very sleepy child.',
  constipation:
    'Water, fruit and a calm time on the toilet after meals help. A pediatrician has gentle softeners; go soon with belly pain, vomiting or blood.',
  reflux: 'Small meals, and none before bed, help. Heartburn that comes back in a child needs a pediatrician.',
  digestion:
    'Small plain meals and warmth help. Pain that is strong, low on the right, new or stays, or comes with fever, vomiting or blood, needs a doctor.',
  cramps:
    'Warmth, a gentle rub of the belly and a calm time on the toilet after meals help. Pain that is strong, low on the right, new or stays, or comes with fever, vomiting or blood, needs a doctor.',
  appetite:
    'Small portions, nothing sweet in between and no pressure help. A child who loses weight or drinks little needs a pediatrician.',
  joints: 'A child who limps, wakes from pain, or has a hot or swollen joint or fever needs a doctor soon.',
  pain: 'A pharmacist can name a painkiller for the age and weight. Pain that is strong, wakes the child or stays needs a doctor.',
  muscles: 'Rest and warmth ease it. A child with a limp, fever or dark urine needs a doctor today.',
  headache:
    'Water, food and rest in a dark room help. On waking, with vomiting, fever or a stiff neck, or after a fall, see a doctor at once.',
  migraine:
    'Rest in a dark room, and regular meals and sleep, help. A pediatrician can name a painkiller to give early.',
  urinary: 'Each bladder infection of a child needs a urine test; fever, vomiting or back pain is for today.',
  cholesterol:
    'High cholesterol in a child often runs in the family: a pediatrician should test for that, and parents, brothers and sisters too. Food with oats, pulses and little fat from meat helps.',
  'blood-sugar':
    'High sugar in a child belongs to a doctor today, all the more with thirst, much urine, lost weight or wetting the bed again; with vomiting, deep breathing or drowsiness call your emergency number.',
  'blood-pressure':
    'High blood pressure in a child always needs a pediatrician: the kidneys, the heart or the weight can be behind it. With a strong headache, a fit or poor sight get help at once.',
  acne: 'A pharmacist has washes and creams that are better proven; a doctor can do more when spots leave scars. Spots of that kind before about nine years are for a pediatrician.',
  hair: 'A child who loses hair needs a doctor: a fungus of the scalp is a common cause.',
  bones: 'Food with calcium, play outside, and vitamin D as your country advises build strong bones.',
  mouth:
    'Cool soft food and drinks help. See a doctor or dentist if the child drinks little, has fever, or after ten days.',
};

/** The same where somebody is under a year old. */
export const helpForBabies: Partial<Readonly<Record<UseKey, string>>> = {
  // NHS Start for Life, Constipation and bottle feeding, read on 2026-12-01.
  constipation:
    'Before solid food milk is all a baby needs: no juice, sugar or fruit, and water only if a health visitor or doctor says so. Formula is made up just as the packet says. Under eight weeks and no poo for two or three days, or hard pellets: ask the midwife, health visitor or doctor. Today with a swollen belly, green vomit, blood, fever or poor feeding.',
  cramps:
    'Holding, rocking, a walk in a carrier, a warm bath, winding in the middle and at the end of each feed, and handing the baby over for a break help most; colic mostly passes by three to four months. Go to a doctor today with fever, green or bloody vomit, blood in the diaper, a hard belly, or a baby who drinks badly or cries in an unusual way.',
  colds:
    'Salt-water drops in the nose before feeds, small feeds more often, moist air and holding the baby upright help. See a doctor today with fever under three months, hard or fast breathing, poor drinking, few wet diapers, or a very sleepy baby.',
  cough:
    'Small feeds more often, moist air and holding the baby upright help. See a doctor today with fever under three months, hard, fast or noisy breathing, pauses, poor drinking, or a very sleepy baby.',
};
