import { anyPhrase } from '../../../resolve/phrases.ts';
import type { Particular } from '../particular.ts';

export const skinAndHair: readonly Particular[] = [
  {
    name: 'a bath for itchy skin',
    meets: anyPhrase(
      /(?:eczema|itch\w*|dry skin|dermatitis|chicken ?pox)\b[^?]{0,60}\bbath(?:s|water)?/,
      /baths?\b[^?]{0,40}\b(?:eczema|itch\w*|dry skin|dermatitis|chicken ?pox)/,
      /oat(?:meal|s)? baths?/,
    ),
    isNot: ['eczema'],
    says: 'A short bath in lukewarm water with finely ground oats (colloidal oatmeal), ten to fifteen minutes, can calm the itch. No need to rinse it off: pat the skin dry and put on a plain thick cream at once. The tub gets slippery. Not with an oat allergy; skin that is wet, yellow or hot needs a doctor.',
    herbs: { skin: ['oat-straw'] },
  },
  {
    name: 'fungus on skin or nails',
    meets: anyPhrase(
      /athlete'?s foot/,
      /between (?:my |the |his |her |both )?toes\b[^.?!]{0,30}\b(?:itch|peel|crack|flak|sore|red|soggy|white)\w*/,
      /(?:itch|peel|crack|flak|sogg)\w*[^.?!]{0,30}\bbetween (?:my |the |his |her )?toes/,
      /(?:itch|peel|crack)\w* toes/,
      /(?:nail|toe ?nail|skin|foot) fung\w+/,
      /fungal (?:nails?|skin|infection)/,
      /jock itch/,
      'ringworm',
      /fung(?:us|al infection) (?:on|in|under|between) (?:my |the )?(?:nails?|toe\w*|skin|foot|feet)/,
    ),
    says: 'Creams against fungi from the pharmacy work better than any herb; keep the skin dry and go on for two weeks after it looks well. Put no raw garlic on: it burns the skin. Nails, the scalp, a child, or diabetes need a doctor.',
    herbs: { fungal: ['tea-tree'] },
  },
  {
    name: 'rosacea',
    meets: anyPhrase('rosacea', /red (?:cheeks|nose) (?:that|which) flares?/),
    says: 'Rosacea flares with sun, heat, alcohol, hot spices and strong creams. I hold no good studies of herbs for it. Sun cream and mild care without scent help, and a doctor has creams and gels that work.',
  },
  {
    name: 'psoriasis',
    meets: anyPhrase(
      /(?:scalp |nail |plaque )?psoriasis/,
      /(?:scaly |silvery |red |thick |sore |flaky )*plaques? (?:on|over|behind|all over) (?:(?:my|his|her|the|both|of) )*(?:elbows?|knees?|scalp|shins?|legs?|arms?|back|skin|body|ears?|trunk|hands?)/,
      /silvery (?:patch\w*|scales?|spots|skin)/,
    ),
    isNot: ['joints'],
    says: 'Psoriasis needs a plan from a doctor; a plant on the skin can only ease mild patches. A steroid cream is not stopped from one day to the next without asking, as the skin can flare. Sore or stiff joints with it should be seen soon.',
    herbs: { skin: ['oregon-grape', 'aloe-gel-topical'] },
  },
  {
    name: 'hives',
    meets: anyPhrase('hives', /nettle ?rash/, 'urticaria', /welts/),
    says: 'Hives mostly fade within a day. A pharmacist can name an antihistamine. I suggest no herb: plants can set hives off. Swollen lips or tongue, or trouble with breathing, is an emergency. Hives that come back for six weeks need a doctor.',
  },
  {
    name: 'nails',
    meets: anyPhrase(
      /(?:brittle|splitting|weak|peeling|flaky|breaking|ridged) (?:finger|toe)?nails?/,
      /nails? (?:are |is |get |so |very )*(?:brittle|weak|soft|splitting|flaky|peeling|ridged)/,
      /nails? (?:keep |that )?(?:break|split|peel|crumbl)\w*/,
    ),
    says: 'Brittle nails mostly come from wet work and nail polish remover: wear gloves, keep them short, use a hand cream. I hold no good studies of herbs for them. If you are tired too, or the nails change color or shape, ask for a blood test for iron and the thyroid.',
  },
  {
    name: 'molluscum',
    meets: anyPhrase(/mollus[ck]um(?: contagiosum)?(?: (?:spots?|bumps?|warts?))?/, /water warts?/),
    isNot: ['digestion', 'acne'],
    says: 'Molluscum spots are harmless and go by themselves, mostly within 18 months. Do not squeeze or scratch them; cover them for swimming, and share no bath or towel. I suggest no oil: in a small trial tea tree alone helped hardly more than the iodine it was compared with, and it can irritate; only both together did well. Spots near the eye, very red or weeping ones, or eczema or a weak immune system are for a doctor.',
    sources: ['nenc-molluscum', 'trial-markum-2012-molluscum'],
  },
  {
    name: 'mouth ulcers',
    meets: anyPhrase(
      /(?:mouth|tongue|gum) (?:ulcers?|sores?)/,
      /ulcers? (?:in|on|inside) (?:my|the|his|her) (?:mouth|tongue|cheeks?|gums?|lips?)/,
      /canker sores?/,
      /aphth(?:ous|ae)\w*(?: ulcers?| stomatitis)?/,
    ),
    isNot: ['sore-throat'],
    says: 'Mouth ulcers mostly heal within one or two weeks. A doctor or dentist should see one that lasts over three weeks or grows, and ulcers that keep coming back: too little iron, folate or vitamin B12, celiac disease or a medicine can be behind them.',
    sources: ['pulse-mouth-ulcers'],
    herbs: { mouth: ['sage', 'chamomile', 'calendula', 'myrrh', 'propolis'] },
  },
  {
    name: 'warts',
    meets: anyPhrase('warts?', /verrucas?/, /verrucae/),
    notWith: /\bwater warts?\b|\bmollus[ck]um\b/i,
    says: 'Most warts go by themselves in months or years. Salicylic acid or freezing from a pharmacy are the best-proven ways. I hold no good studies of herbs for them, and strong plant saps can burn. On the face or private parts, or with diabetes, let a doctor treat them.',
  },
  {
    name: 'cold sores',
    meets: anyPhrase(
      /cold sores?/,
      /fever blisters?/,
      /herpes (?:on|round|around) (?:my |the )?(?:lips?|mouth)/,
      /lip herpes/,
    ),
    says: 'A pharmacy cream against the virus works best at the first tingle. Until it is dry, kiss no baby and share no cup. Near the eye it needs a doctor today.',
    herbs: { skin: ['lemon-balm', 'l-lysine'] },
  },
  {
    name: 'genital herpes',
    meets: anyPhrase(/genital herpes/, /herpes outbreaks?/),
    says: 'Genital herpes needs a doctor: tablets against the virus shorten an outbreak. I hold no good studies of herbs for it, and nothing from the kitchen should go on the sores.',
  },
  {
    name: 'stretch marks',
    meets: anyPhrase(/stretch ?marks?/),
    says: 'Stretch marks fade by themselves over a year or so. No cream, oil or herb is shown to take them away. A plain cream eases the itch.',
  },
  {
    name: 'scars',
    meets: anyPhrase(/(?:old |new |acne |surgery |raised |c-section )?scars?/, /scarring/),
    says: 'Scars pale within a year or two. Silicone gel and sun cream have the better studies. A scar that itches, grows or hurts is for a doctor.',
    herbs: { skin: ['gotu-kola', 'onion'] },
  },
  {
    name: 'marks and lines of age',
    meets: anyPhrase(
      /(?:age|liver|sun|brown|dark) spots/,
      /wrinkles?/,
      /crow'?s feet/,
      /fine lines/,
      /pigmentation/,
      /melasma/,
    ),
    says: 'No herb is shown to take such marks or lines away. Sun cream every day does most; a doctor can name creams and treatments that work. A spot that is new, grows, bleeds or changes should be seen soon.',
  },
  {
    name: 'rings under the eyes',
    meets: anyPhrase(/(?:dark )?(?:circles|rings|bags) under (?:my |the |her |his )?eyes/, /puffy eyes/, /eye bags/),
    says: 'Shadows under the eyes are mostly thin skin, family traits or too little sleep. A cool cloth takes swelling down for a while. I hold no good studies of herbs for them. Puffy eyes every morning are worth a check of kidneys and thyroid.',
  },
  {
    name: 'gray hair',
    meets: anyPhrase(/gr[ae]y hairs?/, /going gr[ae]y/),
    says: 'No herb turns gray hair back: the color goes with age and family. Very early or sudden graying is worth a blood test for vitamin B12 and the thyroid. Dyes, henna too, can set off rashes; test a small spot first.',
  },
  {
    name: 'biting nails',
    meets: anyPhrase(/(?:chew|bit(?:e|ing)|chewing) (?:my |his |her )?(?:finger)?nails/),
    says: 'A bitter polish, short nails and something else for the hands help most against biting nails. I hold no studies of herbs for it. If nerves drive it, ask me for something calming.',
  },
  {
    name: 'cellulite',
    meets: anyPhrase('cellulite'),
    says: 'Cellulite is normal skin, and no herb or cream is shown to take it away.',
  },
  {
    name: 'boils',
    meets: anyPhrase(
      /(?<!\b(?:off|to|on) the |\b(?:i|to|just|or|you|we|should|must|go|will|can|then) )boils?(?! (?:am|it|them|this|that|down|or|the|water|up)\b)/,
      /abscess(?:es)?/,
      /carbuncles?/,
    ),
    says: 'Put a warm damp cloth on a boil several times a day, and do not squeeze it. It needs a doctor when it grows, sits on the face, comes with fever, or comes back, and early with diabetes. I suggest no herb for it.',
  },
  {
    name: 'blisters',
    meets: anyPhrase(/blisters?(?= on| from| heel|\W*$)/),
    says: 'Leave a blister closed and cover it with a plaster; it will dry out. Wash it if it bursts. With diabetes, or when it turns hot, red or full of pus, see a doctor.',
  },
  {
    name: 'splinters',
    meets: anyPhrase(/splinters?/),
    says: 'Draw a splinter out with clean tweezers along the way it went in, then wash the spot. If it is deep, dirty or near the eye, or you have had no tetanus shot for ten years, see a doctor.',
  },
  {
    name: 'ingrown hairs',
    meets: anyPhrase(/ingrown hairs?/, /ingrowing hairs?/),
    says: 'Stop shaving the spot for a few weeks and use a warm cloth and a soft brush. Do not dig. Hot, swollen or full of pus, it needs a doctor. I hold no studies of herbs for it.',
  },
  {
    name: 'an ingrown nail',
    meets: anyPhrase(/ingrow\w+ (?:toe)?nails?/),
    says: 'Soak the toe in warm salt water, wear wide shoes and cut nails straight. Red, hot or with pus, or with diabetes, have it treated. I suggest no herb for it.',
  },
  {
    name: 'cradle cap',
    meets: anyPhrase(/cradle ?cap/),
    says: 'Cradle cap is harmless and goes by itself. Soften it with a little plain baby oil, brush it gently and wash. If it is red, wet or spreads, see a doctor. No herb is needed.',
  },
  {
    name: 'diaper rash',
    meets: anyPhrase(/(?:nappy|diaper) rash/, /sore (?:baby )?bottom/),
    says: 'Diaper rash heals with air, many changes, water instead of wipes, and a thick barrier cream with zinc. Bright red with small spots can be thrush: a pharmacist can help. With blisters or fever see a doctor. I suggest no herb for it.',
  },
  {
    name: 'chickenpox',
    meets: anyPhrase(/chicken ?pox/),
    says: 'For the itch of chickenpox: cool baths, short nails, a soothing lotion from the pharmacy. No aspirin and no willow bark. In pregnancy, for a newborn or with weak defenses call a doctor today. I suggest no herb for it.',
  },
  {
    name: 'hand, foot and mouth disease',
    meets: anyPhrase(/hand,? foot (?:and|&) mouth/),
    says: 'Hand, foot and mouth disease goes by itself in seven to ten days. Cool drinks and soft food help. A child who drinks little, or has a stiff neck or is very sleepy, needs a doctor today. I suggest no herb for it.',
  },
  {
    name: 'shingles',
    meets: anyPhrase('shingles', /herpes zoster/),
    says: 'Shingles needs a doctor within three days of the rash: tablets started then lower the pain that may follow. Near the eye, go today. I suggest no herb in place of them.',
  },
  {
    name: 'plant rashes',
    meets: anyPhrase(
      /poison (?:ivy|oak|sumac)/,
      /nettle stings?/,
      /stung by (?:a )?nettles?/,
      /(?:stepped|fell|walked|ran|sat|kneeled|knelt|reached) (?:on|in|into|through|down in) (?:a |some |the )?(?:stinging |bed of |patch of )?nettles?/,
      /(?:grabbed|touched|brushed(?: against)?|caught|handled|weeded|weeding|pulled(?: up| out)?|pulling(?: up| out)?|picked|picking) (?:a |some |the |those )?(?:stinging )?nettles?\b[^]{0,60}\b(?:sting\w*|stung|burn\w*|on fire|itch\w*|hurts?|rash|no gloves|without gloves|bare hands|tingl\w*)/,
      /nettles? (?:got|stung|have stung|has stung|caught) (?:me|him|her|my|his|us)/,
      /dock (?:lea(?:f|ves))/,
    ),
    isCause: true,
    sources: ['train-aid-nettle-stings', 'ihealthfacts-dock-leaves'],
    says: 'Do not rub it. Lift the hairs off with sticky tape, wash the skin and the clothes with soap and water, cool it, and ask a pharmacist for a lotion or an antihistamine against the itch. Dock leaves are not shown to help: their cool sap may only distract. A nettle sting fades in hours. A rash on the face, blisters over large parts, or trouble with breathing needs help at once.',
  },
  {
    name: 'chilblains',
    meets: anyPhrase(/chilblains?/),
    says: 'Chilblains heal in a few weeks when hands and feet stay warm and dry. Warm them slowly, do not scratch, do not smoke. I hold no studies of herbs for them. Open sores, or diabetes, need a doctor.',
  },
  {
    name: 'cold hands and feet',
    isNot: ['circulation'],
    meets: anyPhrase(
      /(?:cold|freezing|icy|frozen) (?:hands|feet|fingers|toes)/,
      /raynaud'?s?/,
      /(?:fingers|toes|hands|feet)\b[^.?!]{0,20}\b(?:go|goes|turn|turns|are|get|going|turning) (?:white|blue)/,
      /(?:fingers|toes|hands|feet) (?:are |feel |get |always |so )*(?:(?:ice[- ])?cold|freezing|icy|frozen)/,
    ),
    says: 'Warm clothes on the whole body, movement and no smoking do most for cold hands and feet. Fingers that turn white or blue, or sores, should be seen by a doctor first.',
    herbs: { circulation: ['ginkgo'] },
  },
  {
    name: 'sweating',
    meets: anyPhrase(
      /sweat(?:y|s|ing)? (?:hands|palms|feet|armpits?|face)/,
      /(?:i )?sweat (?:so |too )?(?:much|a lot|like)/,
      /sweating (?:too much|a lot|so much|under|all day)/,
      /excessive sweat\w*/,
      /hyperhidrosis/,
      /(?<=^\W*(?:what helps with |for )?)sweating(?=\W*$)/,
      /(?:hands|feet|armpits) (?:are |always )?sweat\w*/,
    ),
    says: 'A strong antiperspirant put on at night helps most; a doctor knows more when that fails. Sweats that soak the bed, with fever or lost weight, need a doctor.',
    herbs: { skin: ['sage'] },
  },
  {
    name: 'body odor',
    meets: anyPhrase(
      /body odou?r/,
      /smelly feet/,
      /feet (?:smell|stink)/,
      /i smell (?:bad|of sweat)/,
      /stinky (?:feet|armpits)/,
      /(?:my |his |her )?(?:sweat|armpits?) (?:stinks?|smells?|reeks?)/,
    ),
    says: 'Daily washing, dry toes, fresh socks and an antiperspirant do most against smell. Dry feet and a change of shoes help too. I hold no studies of herbs for it. A smell that is new or strange is worth a check.',
  },
  {
    name: 'easy bruising',
    meets: anyPhrase(
      /bruis(?:e|es|ing) (?:so |very |really )?(?:easily|easy|a lot|for no reason|all over|too much)/,
      /easy bruising/,
      /(?:lots of|many|so many|unexplained) bruises/,
    ),
    says: 'Bruises without a knock need a blood test: medicines, some supplements, a lack of vitamins or the blood itself can be behind them. I suggest nothing to take until that is known. Garlic, ginkgo, turmeric and fish oil can add to it.',
    broughtOnBy: /\bbleed\w*|\bbruis\w*/i,
  },
  {
    name: 'dry hair',
    meets: anyPhrase(
      /(?:dry|brittle|frizzy|damaged)(?: and \w+)? hair/,
      /hair (?:is |gets |feels |so |very )+(?:dry|brittle|frizzy)/,
      'split ends',
    ),
    says: 'Little heat, a mild shampoo and a conditioner do most. A few drops of a plain oil, such as olive, coconut or argan, worked into the tips make hair smoother; none has to be swallowed. Dry hair with tiredness or feeling cold is worth a test of the thyroid and iron.',
  },
  {
    name: 'hair that falls out after a birth',
    meets: anyPhrase(
      /post-?(?: ?partum|natal) hair(?: loss| fall| shedding)?/,
      /hair\b[^.?!]{0,40}\b(?:since|after) (?:the |my |giving |having (?:the |a |my )?)?(?:birth|baby|delivery|c-section)/,
    ),
    says: 'Hair often falls out some months after a birth, most of all around the fourth: during the pregnancy it stayed, and now it goes all at once. It mostly grows back by the first birthday, without any herb. See a doctor when it goes on longer, leaves bare patches, or you are very tired: iron and the thyroid are worth a test.',
  },
  {
    name: 'hair that grows faster',
    meets: anyPhrase(
      /hair (?:to )?grow(?:s|ing)? (?:faster|quicker|longer|more quickly)/,
      /grow (?:my |the |out my )?hair(?: (?:faster|quick\w*|long\w*|out))?(?=\W*$)/,
      /(?:faster|quicker) hair growth/,
    ),
    says: 'Hair of the head grows about a centimeter a month, and no herb is shown to make it faster. Enough protein and iron, gentle combing and little heat keep it from breaking, so that it gets long. If it falls out or gets thin, tell me, and I look for that; a blood test for iron and the thyroid is worth it then.',
  },
  {
    name: 'hair on the face',
    meets: anyPhrase(
      /(?:hair growth|hairs?|hair growing) on (?:my |her |the )?(?:chin|face|chest|upper lip)/,
      /hirsutism/,
      /facial hair/,
    ),
    says: 'New hair on the chin or chest of a woman often comes from hormones, such as in PCOS: a doctor can test for it. I suggest no herb for it. Plucking, laser or a cream on prescription help.',
  },
  {
    name: 'dandruff',
    meets: anyPhrase(
      'dandruff',
      /(?:flaky|itchy|scaly) scalp/,
      /scalp (?:is |gets |feels )?(?:so |very )?(?:flaky|itchy|scaly|itches)/,
    ),
    says: 'A shampoo against fungi from the pharmacy, left on for five minutes, works best for dandruff. See a doctor when patches are red, wet or lose hair.',
    herbs: { hair: ['tea-tree', 'lemongrass'] },
  },
  {
    name: 'lumps and swollen glands',
    meets: anyPhrase(
      /swollen (?:glands?|lymph nodes?)/,
      /lumps? (?:in|on|under) (?:my|the|her|his) (?:neck|armpit|groin|skin|throat)/,
      /lymph (?:nodes?|drainage|system)/,
    ),
    says: 'Glands swell with an infection and go down within two weeks or so. A lump that is hard, grows, or stays longer needs a doctor. I suggest no herb for it.',
  },
];
