import { anyPhrase } from '../../../resolve/phrases.ts';
import type { Particular } from '../particular.ts';

/** Illnesses people ask a herb for, and for which none stands: who treats them, and what helps besides. */
export const forTheDoctorFirst: readonly Particular[] = [
  {
    name: 'pain on one side of the belly',
    meets: anyPhrase(
      /(?:pains?|aches?|hurts?|hurting|sore|stabs?|stabbing|cramps?) (?:is |are )?(?:down |just |more )?(?:low(?:er)? )?(?:down )?(?:on|in|at|to) (?:my |the |her |his |one )?(?:lower |upper )?(?:right|left)(?:[- ]hand)? side\b(?! of (?:my|the|her|his) (?:head|face|neck|back|jaw|mouth|throat|nose|chest|foot|feet|leg|knee|hip|shoulder|arm|hand|tongue|tooth|body))/,
      /(?:my |the |her |his )?(?:lower |upper )?right side (?:of (?:my|the) (?:belly|tummy|stomach|abdomen) )?(?:hurts?|aches?|is (?:sore|painful|hurting))/,
      /(?:pains?|aches?|hurts?) (?:down )?low(?:er)? (?:down )?on the (?:right|left)/,
      /(?:lower right|right lower|right[- ]sided) (?:belly|tummy|stomach|abdominal|abdomen) (?:pains?|ache)/,
    ),
    notWith:
      /\b(?:heads?|face|neck|back|jaw|tooth|teeth|throat|chest|foot|feet|legs?|knees?|hips?|shoulders?|arms?|hands?|ribs?|ears?|eyes?|running|jog\w*|after (?:sport|training|the gym)|pulled|strain\w*)\b/i,
    isNot: ['pain', 'digestion', 'cramps', 'nausea', 'muscles'],
    says: 'Pain on one side of the belly can come from the appendix, the gallbladder, a kidney, the bowel or an ovary, so I suggest nothing for it before somebody has felt the belly: have a doctor look today. Go to an emergency department with fever, vomiting, a hard belly, pain that moves down to the right or makes walking hurt, blood, or if a pregnancy is possible. Take no laxative and no painkiller that hides it before that.',
  },
  {
    name: 'sleep apnea',
    meets: anyPhrase(
      /sleep ?apn(?:o)?ea/,
      /stop(?:s|ping)? breathing (?:at night|in (?:my|his|her) sleep|while asleep)/,
      /stop breathing,? (?:she|he|my \w+) (?:says|tells me|thinks)/,
      /(?:she|he|my \w+|wife|husband|hubby|missus|partner|girlfriend|boyfriend) (?:says|tells me|noticed|thinks|told me|hears) (?:that )?i (?:\w+ )?stop(?:ped)? breathing/,
    ),
    isNot: ['sleep', 'energy'],
    says: 'Sleep apnea needs a sleep test and a doctor: a mask, a splint, sleeping on the side or less weight helps. Do not drive while you nod off by day. I name no herb for sleep here, as calming ones and alcohol can make the pauses in breathing worse.',
  },
  {
    name: 'dementia',
    meets: anyPhrase(/alzheimer\w*/, /dementia/),
    says: 'No herb is shown to prevent or hold up dementia. Movement, company, good hearing, not smoking, and treated blood pressure and sugar count most. Failing memory belongs in a memory clinic early: some causes, such as an underactive thyroid or a lack of B12, can be treated.',
  },
  {
    name: 'Parkinson’s disease',
    meets: anyPhrase(/parkinson'?s?(?: disease)?/),
    says: 'Parkinson’s belongs with its doctor: the medicine is finely set, and several herbs and even iron or protein change how it works. I suggest no herb for it. Regular training, above all of balance, has good proof.',
  },
  {
    name: 'cancer',
    meets: anyPhrase(
      /(?:for|against|treat\w*|prevent\w*|fight\w*|cure\w*) (?:my |the |breast |lung |bowel |colon |skin |prostate )*cancer/,
      /cancer prevention/,
    ),
    says: 'I suggest no herbs against cancer. None is shown to treat or prevent it, and many change how treatment works. Not smoking, little alcohol, movement, vaccines and the screening you are offered lower the risk. In treatment, ask the cancer team before you take anything, even a tea.',
  },
  {
    name: 'the eye disease',
    meets: anyPhrase(/glaucoma/, /cataracts?/),
    says: 'This belongs with an eye doctor: drops, laser or an operation save sight, and no herb does.',
  },
  {
    name: 'macular degeneration',
    meets: anyPhrase(/macular degeneration/, /\bamd\b/),
    says: 'Macular degeneration belongs with an eye doctor. Only for some stages a fixed mix of lutein and zeaxanthin, zinc and vitamins C and E was shown to slow it; the eye doctor can tell whether yours is one. Who smokes or has smoked takes a mix without beta-carotene. Lines that bend or a sudden dark spot: see one today.',
    herbs: { eyes: ['lutein-and-zeaxanthin', 'zinc', 'vitamin-c', 'vitamin-e'] },
  },
  {
    name: 'hearing loss',
    meets: anyPhrase(/hearing loss/, /(?:losing|lost|bad) (?:my )?hearing/),
    says: 'No herb brings hearing back. Sudden loss in one ear needs a doctor today, as treatment works best in the first days. Slow loss needs a hearing test; wax is often behind it, and hearing aids help more the sooner they come.',
  },
  {
    name: 'that',
    meets: anyPhrase('ptsd', 'ocd', /post[- ]traumatic stress/, /obsessive[- ]compulsive\w*/),
    says: 'This is no matter for a herb: talking therapies made for it help many, and medicine can too. Please see a doctor or therapist. If the nights are bad, tell me, and I look at sleep alone.',
  },
  {
    name: 'that illness',
    meets: anyPhrase(
      'lupus',
      /hashimoto'?s?/,
      /multiple sclerosis/,
      /rheumatoid arthritis flare/,
      /crohn'?s?/,
      /ulcerative colitis/,
      'vitiligo',
    ),
    says: 'Here the body’s own defenses attack it, so herbs that lift them, such as echinacea or astragalus, are not for you. I suggest none for the illness itself. Please ask the doctor who treats it before you add anything.',
  },
  {
    name: 'the bowel',
    meets: anyPhrase(/diverticul\w+/, 'sibo'),
    says: 'This needs a doctor: a diagnosis first, and at times an antibiotic. Between attacks, fiber and water do most. Pain that stays, fever or blood is for today. I suggest no herb for it.',
  },
  {
    name: 'low testosterone',
    of: 'male',
    meets: anyPhrase(
      /low testosterone/,
      /testosterone (?:levels? )?(?:is|are|was|came back|seems?|feels?) (?:too |very |a bit |so |quite |a little )*low/,
      /(?:boost|raise|increase|more) (?:my )?testosterone(?! does)/,
      /(?:supplements?|herbs?|something|anything|remed(?:y|ies)|vitamins?|teas?) (?:for|to help)(?: my)? testosterone/,
    ),
    says: 'A morning blood test shows whether it is low at all; a doctor can then look for the cause. Sleep, less weight and less alcohol raise it most. “Boosters” are poorly studied, and some were found to hold hidden hormones.',
  },
  {
    name: 'germs',
    meets: anyPhrase(/killing germs/, /(?:kill|fight)(?:s|ing)? (?:the |an? )?(?:bacteria|infections?|germs)/),
    says: 'I name no herb in place of an antibiotic: none is shown to clear an infection that needs one, and waiting costs time. Most colds, coughs and sore throats come from viruses, where an antibiotic does nothing either. Tell me what bothers you, and I look for what eases it; fever for days, spreading redness, pain in the flank or an ear that runs is for a doctor.',
  },
  {
    name: 'thinner blood',
    meets: anyPhrase(/thinning the blood/, /thin (?:out )?my blood/),
    says: 'I name no herb for thinning the blood. Whether that is needed, and how much, a doctor measures and sets; what plants do is too uneven to prevent a clot and still enough to bring on bleeding. Walking, not smoking and enough to drink lower the risk. A leg that is swollen and sore on one side, or sudden short breath, needs help at once.',
  },
  {
    name: 'cortisol',
    meets: anyPhrase(
      /(?:high|lower|lowering|reduce|too much|balance|bring down) (?:my |your |the )?cortisol/,
      /cortisol (?:is|was|level is|levels are|levels?|came back)[^.?!]{0,12} (?:high|raised|up)/,
    ),
    says: 'Cortisol rises and falls through the day, and goes up with stress, short nights and alcohol; sleep and daily movement bring it down most. A blood value that is high needs the doctor who took it, as steroid tablets, the contraceptive pill or an illness can be behind it. A round face, easy bruises and weak thighs belong to that talk.',
    herbs: { stress: ['ashwagandha'] },
  },
  {
    name: 'hormones',
    meets: anyPhrase(
      /estrogen dominance/,
      /(?:high|lower|reduce|block|too much|less) (?:my )?o?estrogen/,
      /adrenal fatigue/,
      /balance (?:my )?hormones/,
    ),
    says: 'Those words name no illness that a test shows. Tell me what you notice, such as tiredness, poor sleep or hot flashes, and I look for that. If it lasts, a doctor can test the thyroid, iron and hormones.',
  },
  {
    name: 'female hormones',
    meets: anyPhrase(
      /(?:boost|raises?|increases?|more|low) (?:my |your |the )?(?:o?estrogen|progesterone)/,
      /(?:supplements?|herbs?|something|anything|remed(?:y|ies)|vitamins?|teas?) (?:for|to help)(?: my)? (?:o?estrogen|progesterone)/,
    ),
    says: 'I name no herb to raise estrogen or progesterone. Whether one is low a blood test shows, and a doctor finds out why. Soy and red clover act a little like estrogen, which is not the same and does not suit everyone. Tell me what bothers you, such as hot flashes or the days before a period, and I look for what eases that.',
  },
  {
    name: 'serotonin and dopamine',
    meets: anyPhrase(
      /(?:boost|raise|increase|more|low|get) (?:my |your |the )?(?:dopamine|serotonin)(?: and (?:dopamine|serotonin))?/,
    ),
    says: 'No test at home shows these, and a low value is seldom the cause. Sleep, daylight, movement and people do most. What raises serotonin, such as 5-HTP or St. John’s wort, clashes with many medicines. Tell me what bothers you, such as low mood, sleep or focus, and I look for what fits.',
  },
  {
    name: 'healing after an operation',
    meets: anyPhrase(
      /(?:heal\w*|recover\w*|get well) (?:\w+ ){0,3}(?:after|from) (?:my |the |an? )?(?:\w+ )?(?:surgery|operation|c[- ]?section|ca?esarean)/,
      /(?:surgery|operation|c[- ]?section|ca?esarean) recovery/,
      /(?:surgery|operation|c[- ]?section|ca?esarean)\b[^?]{0,60}\b(?:heal\w*|recover\w*|get well)\b/,
    ),
    isNot: ['joints', 'wounds', 'back-pain', 'skin'],
    says: 'Wounds heal on food with enough protein, sleep, not smoking and clean hands. Put no herb or oil on a fresh wound, and swallow none before the surgeon agrees: several add to bleeding. Redness that spreads, pus, fever or new pain is for today.',
  },
  {
    name: 'a tooth that was taken out',
    meets: anyPhrase(
      /(?:tooth|teeth) (?:was |were |are |is |got )?(?:out|pulled|removed|extracted|taken out)(?: (?:yesterday|today|last \w+|\w+ (?:days?|weeks?) ago|this (?:morning|week)))/,
      /(?:after|since|from) (?:a |the |my |having )?(?:wisdom )?(?:tooth|teeth) (?:extraction|removal|out|pulled|removed|extracted)|dry socket/,
      /(?:had|got) (?:my |a |an |\w+ )?(?:wisdom )?(?:tooth|teeth) (?:out|pulled|removed|extracted|taken out)/,
    ),
    isNot: ['pain', 'mouth', 'wounds'],
    says: 'Bite on gauze while it bleeds, do not rinse on the first day, then bathe it gently with warm salt water. Cool the cheek, eat soft food, and leave smoking, straws and alcohol away for some days. Put no oil or herb into the hole, and swallow none that adds to bleeding, such as ginkgo, garlic or turmeric capsules. Bleeding that does not stop with pressure is for today; pain that gets worse after two or three days is for the dentist.',
  },
  {
    name: 'broken bones',
    meets: anyPhrase(
      /(?:broken|fractured?) (?:bone|arm|leg|wrist|ankle|hip|foot|rib)s?/,
      /(?:bone )?fractures?(?: healing)?/,
    ),
    says: 'A bone heals by rest in its cast, protein, calcium, vitamin D and not smoking. I know no herb that is shown to speed it up, and comfrey must never be swallowed. Numb or blue fingers or toes in a cast need help at once.',
  },
  {
    name: 'weight that is too low',
    meets: anyPhrase(
      /(?:want|need|like|try\w*|help\w*|how (?:can|do) \w+|to|can'?t) (?:me |him |her |to )*(?:gain|put on) (?:some |more )?weight/,
      /underweight|too thin|too skinny/,
      /(?:for|healthy) weight gain/,
    ),
    says: 'I know no herb that is shown to put on weight. Small meals more often, with nuts, oil and protein, do it best. Weight lost without wanting it needs a doctor soon.',
  },
  {
    name: 'weight that goes up',
    meets: anyPhrase(
      /(?<!for )(?<!healthy )weight gain\b/,
      /(?:gained|gaining|putting on|have put on|i put on) (?:\w+ ){0,3}(?:weight|kilos?|kgs?|pounds|lbs?|stone)/,
      /weight (?:keeps |is )?(?:going|creeping|goes|creeps) up/,
    ),
    says: 'Weight that goes up can come from the thyroid, a medicine, the change of life, poor sleep or stress, so have that looked at first; with thyroid tablets have the dose checked. I suggest no herb for losing weight: the studies show little, and several slimming herbs have harmed hearts and livers.',
  },
  {
    name: 'memory that gets worse',
    meets: anyPhrase(
      /memory\b[^.?!]{0,16}\b(?:getting|gets|got|is|become|becoming|has been) (?:\w+ )?(?:worse|bad|poor|weak(?:er)?|terrible|failing)/,
      /(?:losing|lost) (?:my|his|her) memory/,
      /(?:more|so|very|increasingly|getting) forgetful/,
      /forget(?:s|ting)? (?:(?:names?|words?|things?|faces?|where (?:i|he|she) (?:put|left)[\w ]{0,16}) )?(?:(?:even |a lot |much )?more(?! details)|everything|all the time|constantly)\b/,
      /(?:keeps?|always|constantly) forgetting (?:names?|words?|everything|faces?)/,
    ),
    says: 'Have memory that gets worse looked at by a doctor, above all in older years: medicines, the thyroid, too little vitamin B12, low mood or poor hearing can be behind it and be treated. Walking, company and enough sleep help most.',
    herbs: { memory: ['ginkgo', 'bacopa', 'sage', 'rosemary', 'gotu-kola'] },
  },
  {
    name: 'a tremor',
    givesWayTo: ['nerves before an exam'],
    meets: anyPhrase(
      /tremors?/,
      /(?:my|his|her|father's|mother's|dad's|mum's|mom's|husband's|wife's|grandfather's|grandmother's) hands? (?:shake|shakes|tremble|trembles|are shaking|is shaking)(?: a lot| all the time)?/,
    ),
    says: 'I suggest no herb for a tremor. A medicine, caffeine, the thyroid or a nerve illness can be behind it, so a doctor should look. With Parkinson’s disease tell the neurologist: the dose or its timing may need a change. Cowhage (mucuna) holds levodopa and is not for use on one’s own.',
  },
  {
    name: 'sensitive teeth',
    meets: anyPhrase(
      /sensitive (?:teeth|tooth)(?: to (?:the )?(?:cold|hot|heat|sweet)\w*)*/,
      /(?:teeth|tooth) (?:is |are |feel |so |very |really )*sensitive(?: to (?:the )?(?:cold|hot|heat|sweet)\w*)*/,
      /(?:tooth|teeth) whiten\w*/,
      /whiten(?:ing)? (?:my )?teeth/,
    ),
    says: 'Here a dentist helps, not a herb. For sensitive teeth a paste made for them, used for some weeks, has good proof. Lemon, vinegar, charcoal and baking soda wear the enamel away.',
  },
  {
    name: 'coming too soon',
    of: 'male',
    meets: anyPhrase(/premature ejaculation/, /com(?:e|ing) too (?:soon|fast|early|quickly)/),
    says: 'That is common, and a doctor can help with training, creams or tablets that work. I hold no good studies of herbs for it, and many products sold for it hide medicines.',
  },
  {
    name: 'bed bugs and fleas',
    meets: anyPhrase(/bed ?bugs?/, /fleas(?! bites)/),
    says: 'Herbs and oils do not clear them. Heat does: wash at 60 °C, steam or freeze what you can, and call a pest controller. For the itch of the bites, ask me about bites.',
  },
  {
    name: 'an infection of the throat',
    meets: anyPhrase(/strep(?: throat)?/, /tonsillitis/, /(?:swollen|white|pus on (?:my )?) ?tonsils/),
    says: 'A throat with fever, swollen glands and no cough should be tested for streptococci: then an antibiotic may be due. Not being able to swallow or open the mouth is for today. Until then, cool drinks, and a gargle with salt water or sage.',
    herbs: { 'sore-throat': ['sage', 'marshmallow-root', 'thyme'] },
  },
];
