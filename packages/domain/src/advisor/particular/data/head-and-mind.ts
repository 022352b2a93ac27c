import { anyPhrase } from '../../../resolve/phrases.ts';
import type { Particular } from '../particular.ts';

/** Moods of these days are asked about as what they are. */
const ofTheCycle =
  /\b(?:pms|pmdd|pmt|(?:pre|peri)?-?menstrua\w*|premenstrual\w*|pre-?period|(?:before|around|with|week of) (?:my|the|her|each|every) (?:periods?|bleed|cycle)|time of the month|menopaus\w*|perimenopaus\w*)\b/i;

export const headAndMind: readonly Particular[] = [
  {
    name: 'jet lag',
    meets: anyPhrase(/jet ?-?l[aeo]g\w*/),
    says: 'For jet lag melatonin is the one that was studied: at bedtime of the new place, after dark, for two to five days, and no driving after it. Valerian and other calming herbs may only help with falling asleep. Light sets the clock: go out in the morning after a flight to the east, in the late afternoon after one to the west.',
    herbs: { sleep: ['melatonin'] },
  },
  {
    name: 'itchy eyes in hay fever',
    meets: anyPhrase(
      /(?:itchy|itching|watery|streaming|puffy|red) eyes\b(?=[^.?!]{0,40}\b(?:hay ?fever|pollen|allerg\w+|grass)\b)/,
      /(?:hay ?fever|pollen|grass)\b[^.?!]{0,30}\b(?:itchy|itching|watery|streaming|puffy|red|sore) eyes/,
    ),
    isNot: ['eyes'],
    says: 'For eyes that itch from pollen: rinse them with clean cool water, lay a cool damp cloth on the lids, and wear wraparound glasses outdoors. Allergy drops from a pharmacy work best. Put no tea, honey or plant juice into the eye. Pain, poor sight or one very red eye needs a doctor today.',
  },
  {
    name: 'bleeding gums',
    meets: anyPhrase(
      /gums? (?:are |keep |always )?(?:bleed\w*|sore|swollen|inflamed|red)/,
      /(?:bleeding|sore|swollen) gums?/,
      /(?:blood|bleed\w*)\b[^.?!]{0,24}\b(?:brush|floss)\w*/,
      /gingivitis/,
    ),
    says: 'Gums that bleed are mostly inflamed by plaque: a dentist should clean them, and a soft brush and floss every day do most. A rinse only soothes meanwhile. With bruises, a blood thinner or bleeding that does not stop, see a doctor soon.',
    herbs: { mouth: ['sage', 'myrrh', 'calendula'] },
  },
  {
    name: 'tinnitus',
    meets: anyPhrase(
      'tinnitus',
      'the ringing',
      /(?:ringing|buzzing|whistling|humming) ears?/,
      /(?:ringing|buzzing|whistling|humming|noises?|beep\w*)(?: (?:noise|sound|tone))? in (?:(?:my|the|his|her|one|both) )?ears?/,
      /(?:my |his |her )?ears? (?:is |are |keeps? |always |constantly )*(?:ringing|buzzing|whistling|rings?)\b/,
    ),
    says: 'No herb or supplement has held up in studies for ringing in the ears, and ginkgo has not either. A hearing test, soft sound in the background and good sleep help most. In one ear only, in beat with the pulse, or with sudden loss of hearing, see a doctor soon.',
  },
  {
    name: 'post-nasal drip',
    meets: anyPhrase(
      /post ?-?nasal drip/,
      /(?:mucus|phlegm|slime|snot)\b[^.?!]{0,24}\b(?:down|back of) (?:my |the |his |her )?throat/,
    ),
    says: 'Slime that runs down the throat comes from a cold, an allergy, the sinuses or stomach acid. A salt-water rinse of the nose, enough to drink and a raised pillow help most; a pharmacist has sprays. I hold no herb with good studies for it. Tell me if hay fever or heartburn is behind it. After three weeks, or with blood or a lump, see a doctor.',
  },
  {
    name: 'an allergy to animals',
    meets: anyPhrase(
      /(?:cat|dog|pet|animal|horse|dust(?: mites?)?|mou?ld|house dust) (?:hair |dander )?allerg(?:y|ies)/,
      /(?:allergic to|react(?:s|ing)? to|sneez\w* (?:from|around|near|at)) (?:my |the |our )?(?:cats?|dogs?|pets?|animals?|horses?|(?:house )?dust(?: mites?)?|mou?ld)\b/,
    ),
    says: 'Herbs were tested for hay fever, hardly for animals, dust or mold, so I suggest none. What helps most is less contact: keep it out of the bedroom, wash bedding hot, and rinse the nose with salt water. A pharmacist has tablets and sprays that work, and an allergy doctor can train the body to bear it. Wheezing or short breath needs a doctor.',
  },
  {
    name: 'earache',
    meets: anyPhrase(
      /ear ?aches?/,
      /(?:my|his|her|the|son's|daughter's|baby's|child's|boy's|girl's|toddler's|kid's|husband's|wife's) ears? (?:hurts?|is sore|aches?|are sore|is painful|are painful)/,
      /ear infections?/,
      /swimmer'?s ear/,
      /pain in (?:my|his|her|the) ears?/,
    ),
    says: 'I suggest nothing to put into the ear: drops and oils can harm when the drum has a hole. A painkiller that suits the age helps. See a doctor within two days, and today for a baby, with fluid from the ear, fever, or swelling behind it.',
  },
  {
    name: 'ear wax',
    meets: anyPhrase(/ear ?wax/, /blocked ears?/, /ears? (?:is |are |feels? )?(?:blocked|clogged|plugged)/),
    says: 'Oil drops for the ear from a pharmacy soften wax in some days; then it mostly works its way out. Not with pain, fluid or a hole in the drum. No cotton buds and no ear candles. If hearing stays dull, a nurse or doctor can clear it.',
  },
  {
    name: 'low blood pressure',
    meets: anyPhrase(
      /(?:low|too low) blood pressure/,
      /blood pressure (?:is |was )?(?:too |a bit |very )?low/,
      /(?:bp|blood pressure|pressure)(?: is| was| of| reads?| around| about|:)* (?:[78]\d|9[0-9])(?: ?\/ ?| over )[3-6]\d/,
      'hypotension',
    ),
    says: 'Low blood pressure needs nothing when you feel well with it. Drink enough, rise slowly, eat smaller meals and move your legs before you stand up. I suggest no herb for it; licorice raises pressure and can harm. Medicines can be behind it, so have yours looked at. Fainting, or a new low, needs a doctor.',
  },
  {
    name: 'aches all over',
    meets: anyPhrase(
      /(?:everything|whole body|all my muscles|my body) (?:hurts|aches|is sore|is aching)/,
      /aches? all over|hurts all over|aching all over(?! after)/,
    ),
    says: 'Aches all over mostly come with a cold or flu, too little sleep or hard work, and pass in some days: rest, warmth and enough to drink. Some medicines, such as statins, can bring them. After two weeks, or with fever, lost weight, a rash or swollen joints, see a doctor. If it is one place, name it and I look for that.',
  },
  {
    name: 'feeling ill',
    meets: anyPhrase(
      /(?:and|n|but|so|i'm|im|i am|got|feel(?:ing)?) (?:ill|unwell)(?! of)/,
      /(?:and|n|but|i'm|im|i am|got) (?:so )?sick(?=\W*(?:$|what|can|any|help|,))/,
    ),
    says: 'I am sorry. In which way: a cold or cough, the stomach, fever, or pain? Name it, and since when, and I look for what fits. With high fever, short breath, strong pain, a stiff neck or if you get worse fast, get help today.',
  },
  {
    name: 'dizziness',
    givesWayTo: ['low blood pressure'],
    meets: anyPhrase(
      'vertigo',
      /dizz(?:y|iness)(?: (?:when|spells?|if))?/,
      /light[- ]?headed\w*/,
      /(?:feel|feels|get|gets|getting|so) (?:faint|giddy|woozy)(?! on)/,
      /(?:giddy|woozy|faint) (?:spells?|turns?)|giddiness|unsteady on (?:my|his|her) (?:feet|legs)/,
      /(?:room|head|everything) (?:is )?spin\w*/,
      /ginkgo for vertigo/,
    ),
    says: 'Dizziness has many causes: blood pressure, the inner ear, medicines, sugar, too little water. I suggest no herb before one is known. Rise slowly, drink enough, and have your pressure and your medicines checked; leave out what makes drowsy until then. With a droopy face, weak arm, bad speech or a fainting fit call for help at once.',
    broughtOnBy: /\bdizz\w*/i,
  },
  {
    name: 'snoring',
    meets: anyPhrase(/snor(?:e|es|ing)/),
    says: 'I know no herb that stops snoring. Sleep on the side, less alcohol in the evening, a free nose and less weight help many. Herbs for sleep can make it worse. Pauses in breathing, or tired days, need a sleep test.',
  },
  {
    name: 'grinding of teeth',
    meets: anyPhrase(
      /(?:grind\w*|clench\w*)\b[^.?!]{0,14}\b(?:teeth|jaw)/,
      'bruxism',
      /\btmj\b|\btmd\b|jaw (?:joint|ache|pain)s?/,
      /jaw clench\w*/,
      /(?:teeth|tooth) grinding/,
    ),
    says: 'A dentist can fit a guard that saves the teeth at night. Less coffee and alcohol in the evening helps; so does letting the jaw hang loose by day. I hold no studies of herbs for it. If worry drives it, ask me for something calming.',
  },
  {
    name: 'dry mouth',
    meets: anyPhrase(/dry mouth/, /mouth (?:is |feels )?(?:so |very |always )?dry/),
    says: 'Many medicines dry the mouth, so ask a pharmacist to look through yours. Sips of water and gum without sugar help. I hold no good studies of herbs for it. With dry eyes or great thirst as well, see a doctor.',
    broughtOnBy: /\bdry mouth\b/i,
  },
  {
    name: 'bad breath',
    meets: anyPhrase(/bad breath/, 'halitosis', /breath (?:smells|stinks|is (?:so )?(?:bad|awful|foul))/),
    says: 'Bad breath mostly comes from the tongue, the gums and the gaps between teeth. Clean them every day and see a dentist. Mint or seeds to chew cover it for a short while only. I hold no good studies of herbs for it.',
  },
  {
    name: 'a white tongue',
    meets: anyPhrase(
      /(?:white|furry|coated|fuzzy)(?:,? (?:and )?\w+)? tongue/,
      /tongue (?:is |looks? |has gone |went |gets? )*(?:all |so |very |really )?(?:white|furry|coated|fuzzy)/,
      /white (?:coat\w*|stuff|film|layer|patches) on (?:my |the |his |her )?tongue/,
    ),
    says: 'A white coat on the tongue mostly goes when you brush or scrape it each day and drink enough. After antibiotics, with an asthma inhaler, diabetes or a weak immune system it can be thrush: a pharmacist can look. White patches that do not rub off, hurt, or stay longer than two weeks are for a dentist or doctor. I hold no good studies of herbs for it.',
  },
  {
    name: 'toothache',
    meets: anyPhrase(
      /tooth ?aches?/,
      /(?:my|his|her|a) tooth (?:hurts?|is killing|aches?|is sore)/,
      /teeth (?:hurt|ache)/,
      /(?<=^\W*(?:and |ok |or )*)my tooth(?=\W*$)/,
    ),
    says: 'A toothache needs a dentist; a plant only bridges a day or two. With a swollen face, fever or trouble swallowing go today.',
    herbs: { mouth: ['clove-oil', 'clove'] },
  },
  {
    name: 'teething',
    meets: anyPhrase(
      /teeth(?:ing|es)\b(?! (?:hurt|ache))/,
      /cutting (?:a |her |his )?(?:tooth|teeth)/,
      /(?:first|new) teeth coming/,
    ),
    says: 'A cool ring to chew and a clean finger on the gum help most. I suggest no herb, no clove oil, no numbing gel and no amber beads for a baby. High fever, or not drinking, is not from the teeth: see a doctor.',
  },
  {
    name: 'burning mouth',
    meets: anyPhrase(/burning (?:mouth|tongue)/, /(?:mouth|tongue) (?:burns|is burning)/),
    says: 'A burning mouth can come from a lack of iron or vitamins, thrush, a dry mouth or a medicine. A dentist or doctor can look. Leave out mint, acid and spice till then. I suggest no herb for it.',
  },
  {
    name: 'taste and smell',
    meets: anyPhrase(
      /metallic taste/,
      /(?:lost|no|loss of|losing)(?: my| sense of| the)* (?:sense of )?(?:smell|taste)\b/,
      /can'?t (?:smell|taste)/,
    ),
    says: 'Changes in taste and smell come from colds, medicines, the teeth or a lack of zinc, among others. No herb is shown to bring them back. Training with four strong scents each day helps some. If it lasts more than two weeks, see a doctor.',
  },
  {
    name: 'cluster headache',
    meets: anyPhrase(/cluster headaches?/),
    says: 'Cluster headaches need a doctor: oxygen and some medicines stop an attack, and no herb is known to.',
  },
  {
    name: 'dry eyes',
    meets: anyPhrase(
      /dry(?:,? (?:and )?(?:gritty|itchy|sore|red|tired|burning))? eyes?/,
      /gritty eyes?/,
      /eyes? (?:are |feel |is |so )*(?:dry|gritty)/,
    ),
    says: 'Drops without preservatives, such as those with hyaluronic acid, help most, with blinking and breaks from screens. I hold no herb or capsule that is shown to. Pain, poor sight or a red eye needs an eye doctor; so does a dry mouth that comes with it.',
  },
  {
    name: 'tired eyes',
    meets: anyPhrase(
      /(?:tired|strained|weary|heavy) eyes/,
      /eyes? (?:are |feel |get |gets |is |so |very |always |all )*(?:tired|strained|weary|heavy)/,
      /eye ?strain/,
    ),
    isNot: ['energy', 'eyes'],
    says: 'Look up from the screen into the distance every twenty minutes, blink often, and have your glasses checked. Drops from the pharmacy help when the eyes are dry as well. I hold no herb with good studies for it. Pain, poor sight or a red eye needs an eye doctor.',
  },
  {
    name: 'eyes that hurt or itch',
    meets: anyPhrase(
      /pink ?eye/,
      /conjunctivitis/,
      'styes?',
      /itchy eyes/,
      /eyes? (?:hurt|hurts|ache|aches|burn|burns|are sore|is sore)(?! when i (?:look|read))/,
      /eyes (?:itch|are itch\w*)/,
      /sore eyes?/,
      /eye infections?/,
      /eyes? (?:is |are )?(?:red|glued|sticky)/,
    ),
    says: 'I suggest nothing from plants in the eye: teas are not sterile. Clean the lids with cooled boiled water; for a stye a warm cloth helps. A pharmacist has drops for itch and for dry eyes. Pain, poor sight, light that hurts, or contact lenses: see a doctor today.',
    isNot: ['skin'],
  },
  {
    name: 'nosebleeds',
    meets: anyPhrase(
      /nose ?bleeds?|nose bled/,
      /nose (?:is |keeps |keep |won'?t stop )?bleed\w*/,
      /bleed\w* (?:nose|from (?:my|the) nose)/,
    ),
    says: 'Sit up, lean forward and pinch the soft part of the nose for fifteen minutes. I suggest no herb for it. If it does not stop, or you take a blood thinner, get help now. If it comes back often, have it looked at.',
    broughtOnBy: /\bbleed\w*/i,
  },
  {
    name: 'wandering at night',
    meets: anyPhrase(
      /wanders?(?: (?:off|about|around|the house|through the house))? (?:at night|in the night|every night|all night)/,
      /wandering (?:\w+ )?at night/,
      /sundown(?:s|ing|ers?)?/,
      /(?:gets|is|becomes) (?:so |very |more )?(?:confused|agitated|restless|muddled) (?:in the evenings?|at night|every (?:evening|night))/,
    ),
    isNot: ['sleep', 'stress', 'anxiety'],
    says: 'Wandering or unrest in the evening mostly has a reason: pain, a full bladder, hunger, sleep by day, or a medicine. Light and a walk by day, calm evenings and a night light help. I suggest no calming herb for it: drowsiness brings falls and more confusion. If it is new, a doctor should look within a day or two.',
  },
  {
    name: 'several nights without sleep',
    meets: anyPhrase(
      /(?:can'?t|cannot|couldn'?t|haven'?t|have not|not|no|hardly|barely) (?:really |even )?(?:sleep|slept|sleeping)(?: \w+){0,2} (?:for|in|since) (?:like |about |over |nearly |almost )*(?:[3-9]|\d\d|three|four|five|six|seven|eight|nine|ten|several) (?:days|nights)/,
      /(?:[3-9]|three|four|five|six|seven|several) (?:days|nights)(?: \w+){0,3} (?:without|no|with no|hardly any) sleep/,
    ),
    isNot: ['energy'],
    says: 'Several nights with hardly any sleep are for a doctor within a day or two, sooner with low mood, a new or changed medicine, or a head that races. If dark thoughts come with it, tell somebody near you and call a crisis line or your emergency number at once. Do not drive that tired.',
    herbs: { sleep: ['chamomile', 'lemon-balm', 'valerian'] },
  },
  {
    name: 'falling asleep by day',
    meets: anyPhrase(
      /(?:falls?|fall|falling|nods?) (?:asleep|off) (?:in|during|by|through) the day/,
      /(?:sleepy|sleeps?|sleeping) (?:all day|during the day|too much)/,
      /daytime sleepiness/,
    ),
    says: 'Falling asleep by day is a sign to have looked at: medicines, pauses in breathing at night, the thyroid, the heart or low mood can be behind it. I suggest no herb for it. Please ask the doctor, and take along a list of all medicines.',
  },
  {
    name: 'waking in the night',
    meets: anyPhrase(
      /(?:wakes?|waking|woke|awake|wide awake)(?: up)?(?: \w+){0,2} at (?:two|three|four|five|[2-5])(?: ?(?:am|a\.m\.|o'?clock|in the (?:morning|night)))?/,
      /(?:wakes?|waking)(?: up)? (?:several times|many times|\d times|often|again and again) (?:a|every|each|at|in the|during the) night/,
      /(?:can'?t|cannot|don'?t) (?:get|fall|go) back to sleep/,
    ),
    says: 'Lying awake in the small hours: leave the clock alone, get up after about twenty minutes, and do something dull in dim light until you are sleepy. Alcohol in the evening and naps by day make it worse. Trips to the toilet, hot flushes, pain, worry or pauses in breathing need a look of their own.',
    herbs: { sleep: ['valerian', 'lemon-balm', 'passionflower', 'chamomile', 'lavender', 'hops', 'magnesium'] },
  },
  {
    name: 'nightmares',
    meets: anyPhrase(
      /(?<!\b(?:is|was|are|been|'s|s) (?:an? )?(?:\w+ )?)night ?mares?/,
      /bad dreams/,
      /night terrors?/,
      /vivid dreams/,
      /sleep ?walk\w*/,
    ),
    says: 'I hold no herb with studies for bad dreams. Some medicines and melatonin bring them on. Writing the dream down by day with a better end helps many. If they go back to something you lived through, a therapist can help a great deal.',
  },
  {
    name: 'grief',
    meets: anyPhrase(
      /heart ?break/,
      /broken heart/,
      'heartbroken',
      /break-?up/,
      /lovesick\w*/,
      /(?:boyfriend|girlfriend|husband|wife|partner|fianc[eé]e?)(?: has| just)* (?:left|dumped|broke up|walked out)/,
      /(?<!\b(?:came|come|comes) to )grie(?:f|ving|ve)/,
      'mourning',
      /(?:my|our) (?:\w+ ){1,3}(?:died|has died|passed away|passed on|passed (?=last|in |this|two|three|a )|is dead)(?![^.?!,;]{0,24}\b(?:in (?:19|20)[0-2]\d|(?:\w+ )?years ago|long ago|when i was|at \d\d|aged \d\d|young)\b)/,
      /(?:i|we) (?:have )?(?:just )?lost (?:my|our) (?:\w+ )?(?:husband|wife|mother|mum|mom|father|dad|son|daughter|child|brother|sister|friend|partner|dog|cat|gran\w*|nan)/,
      /widow(?:ed|er)?/,
    ),
    says: 'I am so sorry for your loss. No herb mends it, and none should make you forget. People, food, fresh air and time carry you through the first weeks. If it stays dark, or feels too heavy to bear, please talk to a doctor or a crisis line. If it keeps you awake or on edge, tell me, and I will look for something gentle.',
  },
  {
    name: 'loneliness',
    meets: anyPhrase(/homesick\w*/, /(?:so |feel(?:ing)? |very )?lonely/, /loneliness/, /nobody to talk to/),
    says: 'I am sorry, that is hard, and no herb stands in for people. One call or one walk with someone each day helps more than it sounds. If the days feel empty for more than two weeks, please tell a doctor.',
  },
  {
    name: 'anger',
    meets: anyPhrase(/\banger\b/, /(?:so |always |get(?:ting)? )angry/, /short temper/, /lose my temper/, 'rage'),
    notWith: ofTheCycle,
    says: 'I hold no herb with studies for anger. Sleep, movement and leaving the room for ten minutes help most. A doctor or counselor can help when it hurts people or work. If stress is behind it, ask me for something calming.',
  },
  {
    name: 'being irritable',
    meets: anyPhrase(
      /irritab\w+(?! (?:bowels?|colon|bladder|gut|stomach|skin|eyes?|scalp|cough))/,
      /(?:so |very |always |easily )(?:grumpy|moody|snappy|irritated|annoyed)/,
      'short fuse',
    ),
    notWith: ofTheCycle,
    says: 'Being irritable often comes from too little sleep, stress, hunger, caffeine or hormones, so look there first. I hold no herb with good studies for it alone. Tell me what stands behind it, such as poor sleep, stress or the days before a period, and I look for that. If it lasts more than two weeks or hurts people near you, see a doctor.',
  },
  {
    name: 'migraine with aura',
    meets: anyPhrase(
      /(?:with|an?|have|get|and|visual|the) auras?(?! (?:reading|cleans\w+|of))/,
      /(?:zig-? ?zags?|flickering lights?|flashing lights?|shimmering (?:lights?|lines?|spots?))\b[^.?!]{0,40}\b(?:before|then|and)\b[^.?!]{0,24}\b(?:headaches?|migraines?|(?:bad|big|real|horrible|awful|killer) ones?|(?:head|it) (?:starts|pounds|comes|hurts))/,
      /(?:headaches?|migraines?)\b[^.?!]{0,40}\b(?:zig-? ?zags?|flash\w* (?:lights?|lines?)|flicker\w*|shimmer\w*|sparkl\w*|squiggl\w*|blind spots?)/,
      /(?:come|comes|start|starts|begin|begins|go) with (?:the )?(?:flashing|flickering|zig-? ?zag\w*|shimmering|sparkl\w+|squiggly) (?:lights?|lines?)/,
    ),
    isNot: ['headache'],
    says: 'Flickering lights, a blind spot or tingling before the headache are called an aura. With it a pill, patch or ring that holds estrogen raises the risk of a stroke: if you use one, tell the doctor who prescribes it this week, as there are others. Smoking adds to it. A first aura, one that lasts over an hour, a weak arm or bad speech needs help at once.',
    herbs: { migraine: ['magnesium', 'vitamin-b2', 'coenzyme-q10'] },
  },
  {
    name: 'giving up smoking',
    meets: anyPhrase(
      /(?:stop(?:ped|ping)?|quit(?:ting)?|g[ai]ve up|giving up|come off|coming off|off)(?: \w+)? (?:smoking|cigarettes|tobacco|nicotine|vap\w+|the (?:fags|cigarettes|vape))/,
      /(?:nicotine|cigarette|smoking) (?:withdrawal|cravings?)/,
    ),
    says: 'Well done: each day without smoke counts. Being restless, cross, hungry and awake at night is worst in the first weeks and passes. Nicotine patches or gum, or tablets a doctor prescribes, together with a stop-smoking service help most; I hold no herb that is shown to. Some medicines need a new dose once you stop, so tell your pharmacist. Fruit, raw vegetables, water and a short walk help over a craving and over the eating. Tell me if sleep or nerves are worst, and I look for something gentle.',
  },
  {
    name: 'no motivation',
    meets: anyPhrase(
      /(?:no|lack(?:ing)?(?: of)?|lost (?:my|all)|zero|low on) (?:motivation|drive\b)/,
      /unmotivated/,
      /can'?t (?:get|bring) myself to (?:do|start|move)/,
    ),
    says: 'No herb is shown to bring motivation back. Poor sleep, low iron, the thyroid, too much work or a low mood are common causes, and a doctor can test for them. Daylight, movement and one small step a day help most. If nothing gives joy for two weeks, see a doctor soon. If you are tired or cannot sleep as well, say so, and I look for that.',
  },
  {
    name: 'nerves before an exam',
    meets: anyPhrase(
      /(?<!\b(?:eye|breast|physical|medical|prostate|pelvic|rectal|vaginal|hearing|health) )(?<!\b(?:since|after|past) (?:(?:the|my|our|all) )*)exams?(?! (?:room|table|by|of (?:my|the)|ended|(?:are|were|is) (?:over|done|finished|behind)))/,
      /(?:driving|maths?|school|final) tests?/,
    ),
    // "My hay fever is killing me, exams next week": when it matters, and no nerves.
    notWith:
      /^(?![^]*\b(?:nerv\w*|anxi\w*|stress\w*|panic\w*|worr\w*|calm\w*|scared|afraid|freak\w*|tense|sleep\w*)\b)[^]*\b(?:hay ?fever|pollen|colds?|flu|cough\w*|sore throat|tooth ?ache|rash|spots|acne|period (?:pain|cramps)|cystitis|uti|migraines?|eczema)\b/i,
    says: 'Before exams sleep, breaks and food do more than any herb, and caffeine late at night costs more than it brings. Try a herb on a quiet day first: what calms can also make drowsy.',
    herbs: { anxiety: ['lavender', 'lemon-balm', 'chamomile', 'passionflower', 'l-theanine'] },
  },
  {
    name: 'fear of falling',
    meets: anyPhrase(
      /(?:afraid|scared|frightened|fear|worried|risk) (?:of|about) (?:a fall|falling|falls)\b(?! (?:asleep|pregnant|behind|in love))/,
      /(?:i|he|she) (?:fell|fall|falls|have fallen|has fallen)\b[^.?!]{0,24}\bat night/,
    ),
    says: 'What calms or brings sleep can make you unsteady when you get up at night, herbs as much as tablets, and so can medicine for blood pressure. Leave on a small light, clear the way of rugs and cables, sit a moment before you stand, and drink less in the evening. Exercise for balance prevents most falls. Ask a doctor or pharmacist to go through your medicines, and tell them of any fall.',
  },
  {
    name: 'nerves before a speech',
    meets: anyPhrase(
      /(?:giv(?:e|ing)|mak(?:e|ing)|hold(?:ing)?|have|deliver(?:ing)?) (?:a|an|the|my|this) (?:\w+ )?(?:speech|presentation|lecture|reading|recital)/,
      /(?:public speaking|speak(?:ing)? in (?:public|front of)|stage fright|job interviews?|interview (?:nerves|tomorrow)|auditions?)/,
    ),
    says: 'Going through it aloud beforehand, slow breathing with a long breath out, and no coffee that day calm most people. Try a herb on a quiet day first: what calms can also make drowsy, so do not drive until you know. If fear keeps you from such days, a doctor or therapist can help well.',
    herbs: { anxiety: ['lavender', 'lemon-balm', 'chamomile', 'passionflower', 'l-theanine'] },
  },
  {
    name: 'waking up without coffee',
    meets: anyPhrase(
      /(?:what|anything|something)\b[^.?!]{0,16}\b(?:wakes?|perks?|gets?|waking|perking|getting) (?:me|you) (?:up|going)(?! at night| in the night| every night)/,
      /wake up (?:better|faster) (?:in the morning|without)/,
    ),
    says: 'Daylight, a glass of water, a short brisk walk and cool water on the face wake most people up; a nap of twenty minutes does more than another cup. Rooibos or peppermint tea gives a warm cup without caffeine. If you are tired most days, tell me, and I look for that; a blood test is worth it then.',
  },
  {
    name: 'too much coffee',
    isCause: true,
    meets: anyPhrase(
      /(?:coffees?|caffeine|espressos?|energy drinks?|red bull)\b[^.?!]{0,50}\b(?:jitter\w*|shaky|shak(?:e|es|ing)|trembl\w*|wired|on edge|(?:makes|making|get|feel) (?:me )?(?:so |really |very )?nervous)/,
      /(?:jitter\w*|shaky|trembl\w*|wired)\b[^.?!]{0,30}\b(?:after|from|because of|on)\b[^.?!]{0,20}\b(?:coffees?|caffeine|espressos?|energy drinks?)/,
    ),
    says: 'That fits caffeine: more than about 400 mg a day, some four cups, makes many people jittery, and some need far less. Go down by one cup every two or three days, since stopping at once brings headaches. Take the last one before noon, and count cola, tea and energy drinks too. If you still shake or your heart races without it, see a doctor.',
  },
  {
    name: 'less coffee',
    isCause: true,
    meets: anyPhrase(
      /(?:drink|drinks|drinking|have|having) (?:way |far )?too (?:much|many) (?:coffees?|caffeine|espressos?|energy drinks?)/,
      /(?:cut(?:ting)? (?:down|back|out)|wean(?:ing)?|quit(?:ting)?|give up|get off|come off|stop drinking|drink less|(?:want|need|have) less)\b[^.?!]{0,14}\b(?:coffee|caffeine|espressos?|energy drinks?)\b(?! than)/,
    ),
    says: 'Go down by one cup every two or three days, or mix in decaf, since stopping at once brings headaches and tiredness for some days. About 400 mg of caffeine a day, some four cups, is the most for healthy adults, and 200 mg in pregnancy; count cola, tea and energy drinks too. Take the last one before noon. Rooibos or a herb tea keeps the warm cup.',
  },
  {
    name: 'ADHD',
    meets: anyPhrase('adhd', /attention deficit/, /hyperactiv\w+/),
    says: 'No herb is shown to treat ADHD, and some clash with its medicines. A good plan comes from a specialist: skills, school or work, and medicine where it fits. For sleep or nerves beside it, ask me.',
  },
  {
    name: 'cravings for sugar',
    meets: anyPhrase(
      /(?:sugar|sweets?|chocolate|cake|carb) cravings?/,
      /crav\w+ (?:for |after )?(?:sugar|sweets|chocolate|sweet|something sweet|cake)/,
      /(?:dying|desperate|longing|mad|gasping) for (?:some |a bit of )?(?:sugar|sweets|chocolate|something sweet|sweet (?:stuff|things))/,
      /(?:sugar|sweets?|chocolate)\b[^.?!]{0,24}[.?!]? ?[^.?!]{0,24}\bcravings?/,
      /sweet tooth/,
      /(?:snack|food|night(?:time)?|late[- ]night|evening) cravings?/,
      /(?:late[- ]night|night ?time|evening) snack\w*/,
      /snack\w* (?:at|in the) (?:night|evening)/,
      /can'?t stop eating (?:sweets|sugar|chocolate|cake)/,
      /always (?:hungry|peckish)/,
    ),
    says: 'Regular meals with protein and enough sleep calm a craving best, above all for sweets and at night. Gymnema blocks the sweet taste for a while; ask me to check it before you try it. With great thirst or weight loss have your sugar tested.',
  },
  {
    name: 'drinking less',
    meets: anyPhrase(
      /alcohol cravings?/,
      /crav\w+ (?:alcohol|a drink|wine|beer)/,
      /(?:stop|quit|give up|cut down|cut back)(?: on)? (?:drinking(?! (?:so much |any |all )?(?:coffee|tea|water|cola|soda|milk|juice|energy|caffeine))|alcohol|booze|wine|the drink)/,
      /(?:i|he|she|we) drinks? too much(?! (?:coffee|tea|water|cola|soda|milk|juice))/,
      /drink(?:ing)? less(?: alcohol)?(?=,|\W*$)/,
    ),
    says: 'That is a good step, and nothing to do alone. After heavy daily drinking a sudden stop can be dangerous: let a doctor plan it. I suggest no herb for it; several add to the strain on the liver.',
  },
  {
    name: 'hangover',
    meets: anyPhrase(/hang ?over/, /hung ?over/, /drank too much last night/),
    says: 'Only water, food, sleep and time mend a hangover. Leave out acetaminophen (paracetamol) while there is alcohol in you. The same goes for all that calms.',
    herbs: { nausea: ['ginger', 'prickly-pear'] },
  },
  {
    name: 'always feeling cold',
    meets: anyPhrase(
      /(?:feel(?:ing)?|am|i'm|always|so|get) cold all the time/,
      /always (?:feel(?:ing)? )?cold/,
      /cold all the time/,
      /(?<=^\W*)i(?:'m| am)? (?:feel |always |so )*cold(?=\W*$)/,
    ),
    says: 'Feeling cold all the time is worth a blood test: the thyroid, low iron, low weight or a medicine can be behind it, and I cannot tell which. I suggest no herb, iodine or kelp before that is known.',
    isNot: ['energy'],
  },
];
