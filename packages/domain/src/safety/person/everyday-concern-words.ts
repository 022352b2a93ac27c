/** Words an everyday concern is told in. A phrase of nothing but these is understood, whether or not anything is read from it. */
export const everydayConcernWords: ReadonlySet<string> = new Set(
  `a an the i im ive id me my mine myself we our us you your he she it its they them his her him this that these those some any all both
  and or but so if then than as at by for from in into of off on onto out over to up down with without within about after before
  during since until while when where which who whom what why how because though although also too very quite really rather just
  only even still yet ever never always often sometimes usually mostly mainly partly maybe perhaps almost nearly now today
  tonight again already soon later once twice there here please thanks thank hello hi yes no not none nothing never nor na nil ok okay well
  am is are was were be been being do does did done doing have has had having get gets got getting go goes going gone went will
  would can cant cannot could should may might must want wants wanted like likes liked would love prefer need needs hope wish try tries tried look looking
  looks feel feels felt feeling make makes made making take takes taking took taken use uses using used give gives giving keep keeps keeping know knows
  think thinks believe say says said tell told ask find found come comes came seem seems become became start starts started
  stop stops stopped help helps helping helped work works worked working live lives lived living see seen
  happen happens change changed changes changing improve improves improving improvement boost support increase reduce lower raise manage management
  control prevent maintain promote restore recover recovering fight relieve ease calm calming lose losing lost gain gaining build
  better best worse worst good bad great fine nice more less most least much many few little lot lots bit some several other others
  else another same different new old young older younger long short big small high low early late light heavy full empty hard easy soft
  strong weak slow fast quick quickly slowly general overall natural naturally normal normally regular regularly irregular
  healthy health healthier wellness wellbeing being fit fitness active activity lifestyle life style balance balanced balancing
  body mind brain head hair face eye eyes ear ears nose mouth lips tongue tooth teeth gum gums throat neck shoulder shoulders back spine arm arms
  elbow elbows wrist wrists hand hands finger fingers nail nails chest breast breasts heart lung lungs stomach tummy belly gut guts bowel bowels bladder
  kidney kidneys liver gallbladder hip hips knee knees leg legs thigh ankle ankles foot feet toe toes heel skin scalp muscle
  muscles bone bones joint joints nerve nerves blood vein veins immune immunity system hormone hormones hormonal gland glands
  sleep sleeps sleeping slept asleep sleepy sleepless sleeplessness insomnia awake wake waking nap night nights nightly bedtime bed rest
  resting restless restlessness relax relaxed relaxing relaxation tired tiredness fatigue fatigued exhausted exhaustion energy energetic
  stamina endurance focus focusing concentration concentrate memory forgetful fog foggy brainfog clarity mood moods moody sad sadness low
  stress stressed stressful anxious anxiety worry worries worried nervous nervousness nerves tense tension panic calmness irritable irritability
  angry anger emotional emotions overwhelmed burnout burned burnt motivation motivated mental mentally
  pain pains painful ache aches aching achy sore soreness hurt hurts hurting stiff stiffness cramp cramps cramping swelling swollen swell
  inflammation inflamed headache headaches migraine migraines cold colds cough coughing coughs sneeze sneezing flu sniffles runny stuffy blocked congestion congested
  sinus sinuses hoarse phlegm mucus catarrh dry dryness itch itches itchy itching rash rashes spots pimples acne blackheads oily flaky wrinkles wrinkle
  aging ageing ageless sunburn dandruff thinning thin falling fall loss balding eczema sensitive sensitivity redness red
  digest digestion digestive indigestion bloat bloated bloating gas gassy wind flatulence constipation constipated diarrhea diarrhoea
  nausea nauseous sick sickness queasy vomiting heartburn acid reflux burping belching appetite hungry hunger craving cravings
  weight overweight slim slimming fat diet dieting eat eats eating ate food foods meal meals drink drinks drinking drank water sugar sweet sweets
  salt salty coffee tea caffeine alcohol smoke smoking smoker snack snacks vegan vegetarian vegetables fruit fruits
  hot cold warm flush flushes flashes sweat sweats sweating sweaty chills period periods pms cycle cycles menstrual menstruation menopause menopausal
  perimenopause premenstrual libido sex sexual drive desire erection performance prostate urinate urination urinary pee peeing toilet loo
  dizzy dizziness lightheaded faint shaky numb tingling weakness clumsy travel travelling motion jet lag jetlag shift shifts
  snore snoring dream dreams nightmares grind grinding sight vision tears watery smell breath breathing
  undetectable viral load
  exercise exercises exercising sport sports gym run running walk walking walks swim swimming cycle cycling yoga training workout workouts
  recovery performance strength posture sit sitting desk stand standing job office computer screen screens phone study studying exam exams school student university
  home house family kids children child baby son daughter husband wife partner mother father mum mom dad parents friend friends
  man woman men women male female person people adult doctor doctors gp nurse pharmacist dentist hospital test tests checkup check checked
  age aged years year yrs month months week weeks weekly day days daily hour hours minute minutes morning mornings evening evenings afternoon
  time times moment spring summer autumn winter weekend monthly season seasons seasonal weather
  feel issue issues problem problems trouble troubles difficulty difficulties concern concerns condition conditions history
  complaint complaints symptom symptoms illness ill unwell medical medicine medicines medication medications meds tablets
  pills supplement supplements herb herbs herbal vitamin vitamins remedy remedies prevention preventive cure treatment quality
  poor poorly mild moderate severe slight slightly occasional occasionally frequent frequently constant constantly chronic minor serious
  everyday common usual typical general feeling interested curious interest goal goals aim safety interests
  improvement cognitive function enhancement private matter otherwise apart except currently recently previously far anything everything something someone
  one two three four five six seven eight nine ten first second third half couple around between under above per
  deep fall falling staying stay through waking middle struggle struggling struggles suffer suffers suffering tend tends due
  clean cleanse detox detoxify glow glowing radiant complexion collagen long longevity antioxidant
  surgery operation operations pregnant pregnancy pregnancies expecting breastfeeding breastfed nursing birth born weaned twins kid bottle
  wine beer rum gin vodka whisky cider tonic coke glass glasses cup cups pint pints spirit spirits drunk
  visitors driver teacher nurse midwife carer party member job shoes size alarm lorry delivery labour labor laughter allergy allergies
  controlled monitored stable ago last next waiting date carrying stone lbs kg pounds broken divorce grown single twelve thirteen
  dinner tubes tied secondary causes excluded implant jab jabs vaccinated vaccine booster sense luck
  cook cooks cooking bake baking garden gardening gardens grow growing enjoy enjoys loves loving hobby hobbies
  slipped slip disc discs disk herniated prolapsed bulging trapped
  diagnosed undetectable yrs live alone retired retirement busy travelled moved move moving`.split(/\s+/),
);
