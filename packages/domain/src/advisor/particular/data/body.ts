import { anyPhrase, oneOf } from '../../../resolve/phrases.ts';
import type { Particular } from '../particular.ts';

export const body: readonly Particular[] = [
  {
    name: 'irritable bowel',
    meets: anyPhrase(/ibs/, /irritable bowels?(?: syndrome)?/),
    herbs: { cramps: ['peppermint-oil', 'chamomile', 'fennel'], digestion: ['psyllium'] },
  },
  {
    name: 'warmth',
    meets: anyPhrase(
      /(?:would|will|could|can|is|does|do)\b[^.?!]{0,16}\b(?:hot[- ]water bottle|heat(?:ing)? (?:pad|pack)|wheat bag|cherry[- ]stone pillow|heat patch)(?:es|s)?\b/,
    ),
    says: 'Warmth eases cramps of the period and tense muscles for many people, and is worth trying before anything to take. Wrap a hot-water bottle in a cloth, for twenty minutes at a time, and not in bed asleep: skin can burn unnoticed. Not on a joint that is hot and swollen, and not on a belly ache that is strong or new.',
  },
  {
    name: 'heartburn',
    meets: anyPhrase(
      /burning(?: (?:pain|feeling|sensation|ache))? (?:just )?(?:behind|under|in|up) (?:my |the |his |her )?(?:breast ?bone|sternum|(?:(?:middle|centre|center) of (?:my |the )?)?chest)/,
    ),
    says: 'Burning behind the breastbone after meals is most often heartburn. It needs a doctor when it has been there for three weeks, when food sticks, with black stools, weight loss or painkillers, and once in any case if nobody has looked. If it comes with effort, or with sweat, short breath or pain in the arm or jaw, call for help at once: that can be the heart.',
    isNot: ['pain', 'digestion'],
    herbs: { reflux: ['marshmallow-root', 'chamomile', 'slippery-elm'] },
  },
  {
    name: 'low iron',
    meets: anyPhrase(
      /(?:low|lack of|lacking|short of|need|boost|raise|more|get(?:ting)?|enough) (?:my )?(?:iron|ferritin)\b(?! (?:tablets|pills|supplements))/,
      /(?:ferritin|iron|h(?:a)?emoglobin)(?: level| levels| stores?)? (?:is|are|was|of|at)(?: only| just| very| too| so)? (?:low|down|\d+)/,
      /iron[- ]defici\w+/,
      /ana?emi(?:a|c)/,
    ),
    says: 'No plant fills empty iron stores: that takes iron tablets in a dose your doctor sets, and a look at where the iron goes. Food helps on the side: lentils, beans, tofu, seeds and dark greens, each with something rich in vitamin C. Keep coffee and tea an hour or two away from it.',
  },
  {
    name: 'numb or tingling hands and feet',
    meets: anyPhrase(
      /(?:(?<!emotionally )numb(?:ness)?(?! (?:emotionally|inside|(?:your|my|the|his|her) (?:tongue|mouth|lips|gums)))|tingl\w+|pins (?:and|&|n|'n'?) needles)/,
      /neuropath\w+/,
      /nerve (?:pain|damage)/,
      /nerves in (?:my |the |his |her |both )?(?:feet|hands|legs|arms|toes|fingers)/,
      /(?:feet|hands|toes|fingers|soles|legs) (?:burn|are burning|tingle|go numb|are numb)\w*/,
      /burning (?:feet|soles|toes)/,
      /hot feet/,
    ),
    // A mouth that tingles, or something that "gives a nice tingle", is of what was eaten.
    notWith:
      /^(?![^]*\b(?:hands?|feet|foot|toes?|fingers?|arms?|legs?|soles?|limbs?|nerves?|neuropath\w*|side)\b)[^]*(?:\b(?:lips?|mouth|tongue|throat|gums|palate)\b|\b(?:an?|nice|funny|bit of|slight|lovely|pleasant) tingle\b)/i,
    says: 'Tingling, numb or burning hands and feet come from nerves: sugar, a lack of vitamin B12, alcohol, pressure on a nerve or a medicine can do it. A doctor should look before you take anything. During cancer treatment tell the team before the next dose. Sudden and on one side, call for help.',
    broughtOnBy: /\b(?:numb\w*|tingl\w*|nerve (?:damage|harm|trouble))\b/i,
  },
  {
    name: 'a limb that falls asleep',
    meets: anyPhrase(
      /(?:legs?|foot|feet|arms?|hands?|fingers|toes) (?:is|are|was|were|fell|falls?|falling|goes|go|went|keeps?) (?:falling |going )?asleep(?: at night)?/,
    ),
    says: 'A limb that is sat or slept on is pressed on, and wakes up when you move it: nothing to take for that. If it comes without pressure, each night, or stays numb, have a doctor look at the nerves, the sugar and vitamin B12. Sudden, on one side, or with weakness or bad speech: call for help at once.',
    broughtOnBy: /\b(?:numb\w*|tingl\w*|nerve (?:damage|harm|trouble))\b/i,
  },
  {
    name: 'restless legs',
    meets: anyPhrase(
      /restless legs?(?: syndrome)?/,
      /legs? (?:won'?t|cannot|can'?t) (?:keep|stay|be) (?:still|quiet|calm)/,
      /(?:can'?t|cannot|won'?t) (?:get|keep|hold) (?:my |the )?legs (?:to )?(?:calm|still|quiet|settle|rest)/,
      /legs? (?:is |are |feel |get |so )*restless/,
      /(?:crawl\w+|creep\w+) (?:in|feeling in) (?:my )?legs/,
      /legs? (?:twitch|jump|jerk|kick)\w* (?:at night|in bed)/,
      /(?:legs?|calf|calves|feet) (?:want|wants|need|needs|have|insist\w*|itch|itching|beg|begging) (?:to|on) (?:go\w* (?:for )?(?:a )?(?:walk|run|jog)\w*|walk\w*|run\w*|danc\w*|kick\w*|march\w*|mov\w*)/,
      /(?:legs?|calves|feet) (?:dance|march|run|walk|cycle|jiggle|fidget)s?\b[^.?!]{0,24}\b(?:in bed|at night|when i (?:lie|sit|rest)|by themselves|without me)/,
      /(?:ants|worms|insects|beetles|fizz|electricity|crawl\w*) (?:in|inside|under|through) (?:my |the |both )?(?:legs?|calves|shins|bones)/,
    ),
    says: 'Low iron is a common cause of restless legs, so ask for a ferritin test first. Coffee, alcohol, and some tablets for allergy, nausea or mood make it worse. Walking and stretching ease it. I hold no herb with good studies for it.',
  },
  {
    name: 'leg cramps',
    meets: anyPhrase(
      /(?:leg|calf|calves|foot|toe|night|muscle) cramps?/,
      /(?:for|with|against|get|got|getting|have|having) cramp(?= (?:at|in bed|when|during)\b|\W*$)/,
      /cramps? in (?:my |the |both |her |his )?(?:legs?|calves|calf|feet|foot|toes|thighs?)/,
      /charley horse/,
      /(?:legs?|calves|calf|feet|foot|toes) cramp(?:s|ing|ed)?/,
    ),
    says: 'Stretch the calf before bed and when the cramp comes: pull the toes toward you. Reviews found little or no help from magnesium. Water tablets and statins can bring cramps on, so ask about yours. Take no quinine for it without a doctor: it has cost people their blood platelets. I hold no herb with good studies for it.',
  },
  {
    name: 'muscle twitches',
    meets: anyPhrase(/muscles? twitch\w*/, /(?:eye ?lids?|eyes?) (?:keeps? )?twitch\w*/, /twitch(?:es|ing|y)/),
    isNot: ['energy', 'eyes'],
    says: 'Twitches mostly come from coffee, stress and too little sleep, and stop by themselves. I hold no herb with studies for them. If a muscle grows weak or thin, or it lasts for weeks, see a doctor.',
  },
  {
    name: 'carpal tunnel',
    meets: anyPhrase(/carpal tunnel/),
    says: 'A splint that keeps the wrist straight at night helps most in carpal tunnel. I hold no herb with good studies for it. Weak grip or numb fingers all day need a doctor, so that the nerve takes no harm.',
  },
  {
    name: 'sore tendons',
    meets: anyPhrase(
      /tennis elbow/,
      /rsi|repetitive strain(?: injury)?/,
      /golfer'?s elbow/,
      /plantar fasci\w+/,
      /(?:heel|tendon|achilles) pain/,
      /heels? (?:is |are |really |still )*(?:hurts?|sore|aches?|aching|painful)/,
      /pain(?:ful)? (?:in|under) (?:my|the|his|her) heels?/,
      /heel spurs?/,
      /frozen shoulder/,
      /tend(?:i|o)nitis/,
      /(?:stiff|sore|cricked?|bad) neck/,
      /neck (?:pain|ache|is stiff|hurts)/,
    ),
    says: 'Rest from what brings it on, then slow exercises, help such pains most; they take weeks to months. Something rubbed in can ease it meanwhile. A stiff neck with fever or a bad headache is an emergency.',
    herbs: { 'topical-pain': ['cayenne', 'arnica', 'peppermint-oil', 'comfrey', 'comfrey-topical'] },
  },
  {
    name: 'sprains',
    meets: anyPhrase(
      /sprain(?:ed|s)?/,
      /(?:pulled|strained|tore|torn|tweaked|overstretched) (?:a |an |my |his |her |the )?(?:\w+ )?(?:hamstring|calf|groin|muscle|thigh|shoulder|ligament|tendon)/,
      /(?:twisted|turned|rolled|went over on|jammed) (?:my |his |her |an |the )?(?:\w+ )?(?:ankle|knee|wrist|foot|finger|thumb)/,
    ),
    says: 'Rest it, cool it, wrap it and put it up for two days, then move it again. If you cannot put weight on it, or it looks bent, have it X-rayed.',
    herbs: { bruises: ['comfrey-topical', 'horse-chestnut'] },
  },
  {
    name: 'fibromyalgia',
    meets: anyPhrase(/fibromyalgia/),
    says: 'I hold no herb with good studies for fibromyalgia. Movement built up slowly, good sleep and a pain program help most. For sleep or low mood beside it, ask me.',
  },
  {
    name: 'growing pains',
    meets: anyPhrase(/growing pains?/),
    says: 'Growing pains come in both legs in the evening and are gone by morning. Rubbing, warmth and stretching help; no herb is needed. Pain by day, a limp, a swollen joint or fever needs a doctor.',
  },
  {
    name: 'gout',
    meets: anyPhrase(
      /gout(?:y)?/,
      /uric acid/,
      // "My big toe is a glowing coal every few months."
      /big toe\b(?! ?nail)(?=[^.?!]*\b(?:every (?:few|couple of|two|three|so)|again|attacks?|once more|flares?|back|time to time|uric|gout)\b)[^.?!]{0,30}\b(?:glow\w*|coal|fire|burn\w*|throb\w*|on fire|hot|furnace|oven|inferno|red)/,
    ),
    says: 'A gout attack needs a doctor’s medicine, the sooner the better: rest and cool the joint till then. I hold no herb with good studies for it, and none of celery seed; cherries or tart cherry juice are fine as food, though the proof is thin. Keep on with the medicine you have for it. Water helps; beer, spirits, sweet drinks and much meat set it off. A hot joint with fever must be seen today.',
  },
  {
    name: 'a healthy heart',
    meets: anyPhrase(
      /heart health/,
      /(?:healthy|strong(?:er)?) heart/,
      /(?:prevent|against) heart (?:disease|attacks?)/,
      /(?:what|which|anything|something|herbs?|teas?|supplements?)\b[^.?!]{0,24}\bgood for (?:the|my|your) heart/,
      /(?:keeps?|keeping) (?:the|my|your|his|her) (?:own )?heart (?:healthy|strong|fit|well|going|in (?:good )?shape)/,
      /(?:strengthen|support|protect|help|look after|be good to)(?:s|ing)? (?:the|my|your|his|her) (?:own )?heart/,
    ),
    says: 'Not smoking, a walk each day, little salt, and treated blood pressure, cholesterol and sugar protect the heart more than any herb. Oats, nuts, oily fish and vegetables help. If one of those numbers is high, ask me about it: for cholesterol and blood pressure a few herbs were studied.',
    herbs: { heart: ['olive-oil'], cholesterol: ['beta-glucans', 'psyllium', 'garlic'] },
  },
  {
    name: 'the kidneys',
    meets: anyPhrase(
      /(?:what|which|anything|something|herbs?|teas?|supplements?)\b[^.?!]{0,24}\bgood for (?:the|my|your) kidneys?/,
      /(?:keeps?|keeping) (?:the|my|your) kidneys? (?:healthy|strong|fit|well)/,
      /(?:strengthen|support|protect|help|flush|cleanse) (?:the|my|your) kidneys?/,
      /kidney health/,
    ),
    says: 'No herb is shown to keep kidneys well, and some harm them. Treated blood pressure and sugar, little salt, not smoking and few painkillers such as ibuprofen protect them. Blood or foam in the urine, or swollen legs, need a doctor. If yours are ill, ask the kidney team before you take anything.',
  },
  {
    name: 'good eyes',
    meets: anyPhrase(
      /(?:what|which|anything|something|herbs?|teas?|supplements?)\b[^.?!]{0,24}\bgood for (?:the|my|your) (?:eyes|eye ?sight|vision)/,
      /(?:better|improve (?:my |the )?|sharpen (?:my |the )?)(?:eye ?sight|vision)/,
    ),
    says: 'No herb is shown to sharpen sight. Glasses that fit, sunglasses, breaks from screens, not smoking, and greens and fish on the plate do most. Only for some stages of macular degeneration a fixed mix of vitamins with lutein and zinc slowed it; ask the eye doctor whether that is you. Pain, flashes or a sudden change are for today.',
  },
  {
    name: 'growing old well',
    meets: anyPhrase(
      /age (?:well|healthily|gracefully)/,
      /healthy (?:aging|ageing)/,
      /(?:stay|staying|keep me|keeps you) young/,
      /longevity|live longer/,
      /anti-?age?ing(?! cream)/,
    ),
    says: 'No herb is shown to hold up age or to lengthen life. Walks, training with weights, sleep, friends, vegetables, not smoking and treated blood pressure do most; at an older age vitamin D and B12 are worth a test. Tell me what troubles you, such as joints, sleep or memory, and I look for that.',
  },
  {
    name: 'milk that is not borne',
    meets: anyPhrase(
      /lactose(?:[- ]intoleran\w*| (?:makes?|gives?|upsets?|bloats?|and me)\b)/,
      /(?:after|from) (?:dairy|milk)(?! thistle)/,
      /(?:dairy|milk|cream) (?:goes|runs) (?:right|straight) through me/,
      /(?:dairy|milk|cheese|ice cream) (?:makes?|gives?|upsets?|bloats?) me/,
    ),
    says: 'If milk brings wind or loose stools, try lactose-free milk, hard cheese and yogurt, which most people bear, or lactase tablets from the pharmacy. A doctor can test for it. Blood, weight loss or pain at night has other causes and needs a doctor.',
    herbs: { bloating: ['digestive-enzymes'] },
  },
  {
    name: 'piles',
    meets: anyPhrase(
      'piles',
      /h(?:a)?emorrhoids?/,
      /anal (?:itch\w*|fissures?)/,
      /itchy (?:bum|bottom|anus)(?! at night)/,
      /(?:bum|bottom) (?:itches|is itchy|is sore)/,
      /(?:bum|bottom|backside|behind|back passage|anus)(?: \w+){0,3} (?:hurts?|itch\w*|burns?|burning|sore|stings?)\b[^.?!]{0,24}\b(?:when i sit|sitting|(?:on|after|from) the (?:loo|toilet)|when i (?:go|poo)|after (?:a poo|pooing|going))/,
    ),
    says: 'Soft stools and no straining do most: water, fiber, a short time on the toilet. A cool cloth eases the itch. If you bleed, have it looked at once, so that you know it is piles. In a child, or with itch at night, think of threadworms.',
    herbs: { veins: ['witch-hazel'], constipation: ['psyllium'] },
  },
  {
    name: 'kidney stones',
    meets: anyPhrase(
      /kidney stones?/,
      /kidney gravel/,
      /(?:flush|flushes|pass|passes|dissolve|dissolves|wash|washes|drive|drives)(?: out)? (?:my |the |these |his |her )?stones?/,
    ),
    says: 'Much water, so that the urine stays pale, is the best-proven way to prevent kidney stones. Ask which kind yours was: with the common calcium stones lemon juice in the water, little salt and not too much meat help, and a usual amount of calcium from food is kept. I hold no herb that is shown to prevent them; high doses of vitamin C can add to them, and so can much rhubarb, spinach or beet. Strong pain, fever or no urine is an emergency.',
  },
  {
    name: 'gallstones',
    meets: anyPhrase(
      /gall ?stones?/,
      /gallbladder (?:attacks?|stones?)/,
      /stones? in (?:(?:my|the|his|her) )?gall(?: ?bladder)?/,
    ),
    says: 'No herb dissolves gallstones. Herbs that drive the bile, such as turmeric, artichoke, dandelion and peppermint oil, can set off an attack. Fat in small amounts is easier on you. Strong pain, fever or yellow eyes: get help today.',
  },
  {
    name: 'the stomach lining',
    meets: anyPhrase(
      'gastritis',
      /(?<!\b(?:mouth|leg|skin|foot|venous|canker|pressure|diabetic|genital|tongue|eye|corneal) )ulcers?(?! (?:in|on) (?:my|the|his|her) (?:mouth|tongue|leg|foot|skin|eye|cheek|gum|lip))/,
      /h\.? ?pylori/,
    ),
    says: 'An ulcer or gastritis needs a test for the germ behind it and medicine that heals it; no herb does. Leave out aspirin, ibuprofen, alcohol and smoking. Willow bark, ginger in large amounts and hot spices can sting. A weak chamomile or marshmallow root tea is mild on it, by long use alone; leave two hours between it and tablets. Black stools or vomit like coffee grounds are an emergency.',
  },
  {
    name: 'food poisoning',
    meets: anyPhrase(
      /food poisoning/,
      /ate something (?:bad|off)/,
      /(?:stomach|tummy) bug/,
      /stomach flu/,
      'gastroenteritis',
      /norovirus/,
    ),
    says: 'Small sips count most: a salt-and-sugar drink from the pharmacy, then plain food. It mostly passes in one to three days. Blood, high fever, no urine, or a baby, an old or pregnant person: call a doctor today.',
    herbs: { nausea: ['ginger', 'chamomile'] },
  },
  {
    name: 'bunions',
    meets: anyPhrase(/bunions?/),
    says: 'No herb puts a bunion right. Wide, flat shoes, pads and toe exercises ease it; a foot doctor can say whether more is needed.',
  },
  {
    name: 'altitude',
    meets: anyPhrase(/altitude(?: sickness)?/, /(?:high mountains?|mountain sickness)/, 'soroche'),
    says: 'Going up slowly is what prevents altitude sickness: above 2,500 m sleep no more than 500 m higher each night, drink, and take no alcohol. A doctor can prescribe a tablet. Ginkgo did not hold up in good trials. With short breath at rest, confusion or a bad cough go down at once.',
  },
  {
    name: 'a chest that burns after food',
    meets: anyPhrase(
      /(?:chest|breast ?bone) (?:is |was |feels? |keeps? )?(?:burn\w*|on fire|like fire)/,
      /burning (?:in|behind) (?:my|the) (?:chest|breast ?bone)/,
    ),
    says: 'Burning behind the breastbone after spicy or fat food is mostly heartburn: sit up, sip water, loosen the belt, and an antacid from the pharmacy helps within minutes. If it presses or tightens, spreads to an arm, the jaw or the back, comes with effort, sweat, short breath or faintness, call your emergency number at once.',
  },
  {
    name: 'the stomach on a journey',
    meets: anyPhrase(
      /(?:travel\w*|india|egypt|mexico|thailand|trip|abroad|holiday)\b[^.?!]{0,40}\b(?:tummy|stomach|belly|gut)\b(?! ache)/,
      /travell?er'?s (?:tummy|diarrh\w+|stomach)/,
      /(?:delhi|bali) belly|(?:la )?turista|montezuma'?s revenge/,
    ),
    says: 'Boil it, cook it, peel it or leave it: safe water and clean hands do most. Pack a salt-and-sugar drink mix, and ask a travel clinic about the rest. Blood, fever, or three days of it need a doctor.',
    herbs: { diarrhea: ['saccharomyces-boulardii', 'probiotics', 'psyllium'] },
  },
  {
    name: 'hiccups',
    meets: anyPhrase(/hiccups?/, /hiccoughs?/),
    says: 'Hold your breath for a short while, or sip cold water: hiccups stop by themselves. I hold no herb with studies for them. If they last more than two days, see a doctor.',
  },
  {
    name: 'heavy legs',
    meets: anyPhrase(
      /legs? (?:are |feel |get |go |so |very |all )*(?:heavy|tired|like lead)\b[^.?!]{0,40}\b(?:evening|standing|stand|end of (?:the|my) day|after work|shift|swell\w*|swollen|puff\w*)/,
      /(?:heavy|tired|leaden)(?:,| and| n| or)*(?: swollen| puffy| achy| aching)? legs\b[^.?!]{0,40}\b(?:evening|standing|stand|end of (?:the|my) day|after work|shift|swell\w*|swollen|puff\w*)/,
      /(?:legs|ankles|feet) (?:are |get |go )?(?:swollen|puffy|thick|swell(?: up)?)\b[^.?!]{0,40}\b(?:from|after) (?:the |all |all the )*(?:standing|market|shift|shop floor|day on my feet)/,
    ),
    notWith: /\bone leg\b|\b(?:left|right) (?:leg|calf|ankle)\b|\bbreath\w*|\bpregnan\w*|\bflight\b|\bsudden\w*/,
    says: 'Legs that are heavy and swollen by the evening, and slim again in the morning, mostly come from the veins: compression stockings, walking and legs up do most. Swelling that is new, still there in the morning, or comes with short breath or a medicine such as amlodipine is for a doctor first. One leg only, hot or painful: go today.',
    herbs: { veins: ['horse-chestnut', 'butchers-broom', 'gotu-kola'] },
  },
  {
    name: 'water retention',
    givesWayTo: ['heavy legs'],
    meets: anyPhrase(
      /water retention/,
      /retaining (?:water|fluid)/,
      /fluid retention/,
      /(?:o)?edema/,
      /(?:feel|feeling|felt|look|looking|am|i'm|bit|so|very|all) puffy(?! (?:face|eyes|lips))|puffy (?:all over|lately|these days|in the (?:hands|body))/,
      /(?:ankles?|feet|legs|lower legs)\b(?: \w+){0,4}? (?:swell|swollen|puff)\w*(?: up)?/,
      /(?:swollen|thick|puffy) (?:ankles?|feet)|(?:ankles?|feet) (?:are |get |go |is )?(?:so |very |all )?(?:thick|puffy|fat)/,
    ),
    says: 'Swelling has to be understood before it is treated: the heart, the kidneys, the veins or a medicine such as amlodipine can be behind it. Legs up and walking help. I suggest no herb that drives water until a doctor has looked. One leg only, or short breath: go today. In pregnancy, with a headache, a swollen face or spots before the eyes, call the maternity unit now.',
  },
  {
    name: 'falls',
    meets: anyPhrase(
      /(?:i|she|he) (?:sometimes |often |keep |keeps |always )*(?:fall|falls|fell|falling)(?: over| down| sometimes| often| a lot)*(?= when| at| in|,|\W*$)/,
      /falls? (?:at night|in the house|on the stairs)/,
    ),
    says: 'Falls should be looked into: blood pressure on standing up, medicines, eyes, feet and a lack of vitamin D or B12 can be behind them. Rise slowly and leave a light on at night. Herbs that make drowsy can add to it. After a blow to the head, or with a blood thinner, get help now.',
  },
  {
    name: 'a PSA test',
    sources: ['clinical-advisor-finasteride-psa'],
    meets: anyPhrase(
      /psa (?:blood )?(?:test|check|taken|measured|done|reading|result)\b(?![^.?!]{0,24}\b(?:high|up|raised|elevated|above|over|[4-9]|\d\d)\b)/,
      /(?:affect|change|mess(?: up)?(?: with)?|alter|lower|skew|mask|influence|spoil|upset) (?:the|my|a|his) psa/,
    ),
    says: 'Before a PSA test tell the doctor of everything you take. Finasteride and dutasteride, also at the low dose for hair, about halve the PSA over some months, so the reading has to be judged with that in mind; do not stop them for the test. Saw palmetto did not change it in trials, but say that you took it. Of pumpkin seed I know no effect on it. A bladder infection, much cycling or sex in the days before can raise it.',
  },
  {
    name: 'a raised PSA',
    givesWayTo: ['a PSA test'],
    meets: anyPhrase(
      /(?<!\b(?:affect|change|mess(?: up)?(?: with)?|alter|lower|skew|mask|influence|spoil) (?:the|my|a|his) )psa(?! (?:\w+ )?(?:is|was|were|are|came back|has been)? ?(?:\w+ )?(?:fine|normal|ok|okay|good|low|in range))(?! (?:is|was|of) (?:0|1|2|3)(?:\.\d)?\b)/,
    ),
    says: 'A PSA above the usual needs a doctor or urologist before any herb: an infection, growth or cancer can be behind it. Tell them all you take, saw palmetto too, before the test is done again.',
  },
  {
    name: 'palpitations',
    givesWayTo: ['nerves before an exam', 'nerves before a speech'],
    meets: anyPhrase(
      /palpitations?/,
      /(?:heart )?palps/,
      /heart (?:flutters?|skips?|races|racing|pounds|pounding)/,
      /skipped (?:heart)?beats?/,
    ),
    says: 'I suggest no herb for a racing or skipping heart: several act on it. Coffee, alcohol, stress, the thyroid or a medicine can bring it on; a doctor should do an ECG. With chest pain, short breath or fainting call for help at once.',
    broughtOnBy: /\bpalpitations?\b|\b(?:fast|racing|irregular|uneven) heart(?:beat)?\b|\bheart rhythm/i,
  },
  {
    name: 'the bones',
    meets: anyPhrase(
      /osteoporosis/,
      /osteopenia/,
      /(?:thin|weak|brittle) bones/,
      /bones (?:are |is )?(?:so |too |getting )?(?:thin|weak|brittle)/,
    ),
    says: 'Thin bones need a plan from a doctor: a scan, medicine where it fits, exercise with weight, and no falls. Vitamin D and calcium are for those who get too little.',
    herbs: { bones: ['vitamin-d', 'calcium'] },
  },
  {
    name: 'a hernia',
    meets: anyPhrase(/(?:hiatal |hiatus |inguinal |umbilical )?hernia/),
    says: 'No herb closes a hernia; a surgeon can say whether it needs mending. A hernia that is hard, hurts and cannot be pushed back is an emergency. For heartburn from a hiatal hernia, ask me about heartburn.',
  },
  {
    name: 'prediabetes',
    meets: anyPhrase(/pre-?diabet\w+/, /borderline diabet\w+/, /insulin resistance/),
    says: 'In prediabetes, weight, walking and fewer sweet drinks do far more than any herb, and halve the risk. Have your sugar tested each year. Cinnamon, berberine and others lower sugar only a little; ask me to check one if you want to try it.',
  },
  {
    name: 'COVID-19',
    meets: anyPhrase(
      /(?<!\b(?:long|post|since|after|had)[- ])(?:covid(?:-19)?|corona ?virus)(?! (?:jab|vaccine|shot|booster|years?|times|\d))/,
    ),
    givesWayTo: ['long COVID'],
    isNot: ['colds', 'immunity'],
    says: 'No herb or supplement is shown to prevent or cure COVID-19. Rest, drinks and something for the fever do most. Whoever is old, pregnant or ill, or has a weak immune system, should call a doctor on the first day: the tablets for it work only early. Trouble breathing or chest pain is an emergency.',
  },
  {
    name: 'long COVID',
    meets: anyPhrase(/long covid/, /post[- ]covid/, /chronic fatigue syndrome/, /me\/cfs/),
    says: 'I hold no herb with good studies for it. Pacing comes first: stop before you are worn out. A clinic for it can check lungs, heart and blood. For sleep, cough or nerves beside it, ask me.',
  },
  {
    name: 'Lyme disease',
    meets: anyPhrase(/lyme(?: disease)?/, /tick bites?/, /bitten by a tick/),
    says: 'Pull a tick out straight with fine tweezers and watch the spot for four weeks. A red ring that grows, or fever, needs an antibiotic from a doctor. No herb treats Lyme disease.',
  },
  {
    name: 'that',
    meets: anyPhrase(
      /leaky gut/,
      /adrenal fatigue/,
      /mou?ld (?:illness|toxicity)/,
      /candida(?: overgrowth| cleanse| diet)?/,
      /heavy metals?/,
    ),
    says: 'Doctors have no test that shows this, so I hold no herb for it. What you feel is real all the same: name the complaint itself, such as tiredness, bloating or an itch, and I will look. If it lasts, ask a doctor what else can cause it.',
  },
  {
    name: 'histamine intolerance',
    meets: anyPhrase(/histamine(?: intolerance)?/, /mast cell\w*/),
    says: 'I hold no good studies of herbs for it. A food diary and a dietitian show best what you can eat. With swelling, or trouble breathing after food, see an allergy doctor.',
  },
  {
    name: 'worms',
    givesWayTo: ['restless legs'],
    meets: anyPhrase(
      /(?:de)?wormers?/,
      /(?:thread|pin|tape|round|intestinal )?worms/,
      /parasites?(?: cleanse)?/,
      /itchy (?:bum|bottom|anus) at night/,
    ),
    says: 'Worms need a proper medicine, and the whole home is treated with it: a pharmacist or doctor can name the right one for each age. I suggest no herbs for this; some that are sold, such as wormwood, can harm children.',
  },
  {
    name: 'head lice',
    meets: anyPhrase('nits', /(?:head )?lice/),
    says: 'For head lice, wet combing every few days for two weeks and the lotions of a pharmacy work; ask a pharmacist which suits the age. I suggest no plant oils on a child’s head: they can irritate the skin and harm if swallowed.',
  },
  {
    name: 'bedwetting',
    meets: anyPhrase(/bed ?-?wetting/, /wets? the bed/, /wetting (?:his|her|the) bed/),
    says: 'Bedwetting is common up to seven and nobody’s fault. Drinks by day, the toilet before bed, praise and, later, an alarm help. I suggest no herb for it. If it is new, or with pain or thirst, see a doctor.',
  },
  {
    name: 'trouble passing urine',
    meets: anyPhrase(
      /(?:can'?t|cannot|trouble|troubles|hard to|difficult to|difficulty|struggles? to|struggling to) (?:with )?(?:pee|peeing|wee|weeing|pass(?:ing)? (?:urine|water)|urinat\w+)(?: (?:well|properly|freely|easily|much))?/,
    ),
    isNot: ['urinary', 'kidney'],
    says: 'A doctor should look at trouble passing urine before anything is taken: the prostate, the bladder or a medicine, such as one for colds, allergy or mood, can be behind it. When nothing comes at all and the lower belly hurts, go to a hospital now.',
  },
  {
    name: 'an overactive bladder',
    meets: anyPhrase(
      /(?:overactive|irritable|nervous) bladder/,
      /(?:sudden )?urges? to (?:pee|wee|urinate|go)(?! (?:out|home|away))/,
      /(?:pee\w*|wee\w*|urinat\w+|go(?:ing)?|toilet|loo)\b[^.?!]{0,16}\b(?:every (?:half )?hour|every \d+ minutes|all the time|constantly)(?! (?:and|with|i am|i'm) (?:so |very )?thirst)/,
    ),
    isNot: ['kidney'],
    notWith: oneOf(
      /(?<!\b(?:no|not|without|never|nothing|doesn'?t|don'?t|isn'?t)\b[^.?!,]{0,16})\b(?:(?:burn|sting|stung|hurt|smart)(?:s|ed|t|ing)?|pain(?:s|ful)?|sore|cloudy|smelly)\b/i,
      /\b(?:cystitis|utis?|bladder infections?|urine infections?)\b/i,
    ),
    says: 'A bladder that will not wait can be trained: go by the clock, and stretch the time between by some minutes each week. Less coffee and cola help. Have the urine and the blood sugar tested first; with pain, blood or fever go soon.',
    herbs: { urinary: ['pumpkin-seed'] },
  },
  {
    name: 'a leaky bladder',
    meets: anyPhrase(
      /leaky bladder/,
      /incontinen\w+/,
      /(?:pee|wee|leak)\w*\b[^.?!]{0,16}\b(?:when|if) i (?:sneeze|cough|laugh|jump|run|lift)/,
      /(?:weak|underactive) bladder/,
      /wet myself/,
    ),
    isNot: ['urinary', 'kidney', 'allergies'],
    says: 'Training of the pelvic floor helps most women and men within three months; a physiotherapist can show it. Less coffee helps some. I hold no herb with good studies for it. With pain, blood or a sudden start see a doctor.',
  },
  {
    name: 'dry cough',
    meets: anyPhrase(/(?:dry|tickly|irritat\w+|barking) coughs?/, /cough (?:is )?(?:dry|tickly)/),
    herbs: { cough: ['marshmallow-root', 'ribwort-plantain', 'honey', 'mullein'] },
  },
];
