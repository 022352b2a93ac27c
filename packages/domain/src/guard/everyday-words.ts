/**
 * The words an answer may use of its own accord, beside those of the knowledge base on the herbs it names. Advice on talking to
 * someone, on habits and on noticing how one feels can be given with these. None names anything to take, and none urges.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  `a ability able about above absolutely accept ache aches acne across actually add adds adjust adult adults advice advise affect affected
affects after afternoon afterwards again against age aged ago ahead aim alcohol all allergic allergies allergy allow allowed allows almost
alone along also although always am among amount amounts an and annoying another answer answers anxiety anxious any anybody anyone
anything anyway apart appear appears appetite apply appointment approach appropriate are area areas aren't arise aroma around arthritis as
aside ask asked asking asleep aspect associated assume at attack attacks attention autumn available average avoid avoided avoiding avoids
awake aware away back background balanced based basic basically basis bath be because become becomes becoming bed bedroom bedtime been
before beforehand begin beginning behind being believe below benefit benefits beside besides best better between beyond big bit bitter
bladder bland bleeding bloated bloating blood bloom bloomed blooms body boiling both bother bothering bothers bottom bowel bowl branch
breastfeeding breath breathe breathing brief briefly bright bring brings buds burden burning busy but by caffeine call calm calmer calming
calmly came can can't cannot capsule capsules careful carefully carrot case cases caught cause causes caution cautious center central
centre centuries century certain certainly chance chances change changes character characteristic check checked checking checks cheerful
chest children choice choices choose chosen chronic claim claims classic classified clear clearly climate clinic clinician clinicians
close closely coat coats cold colds collect color colour combination combine combined combining come comes comfort comfortable common
commonly compare compared complaint complaints complete completely complex component components compound compounds concentrated concept
concern concerned concerns conclusion conclusions condition conditions confirm confirmed confused connected connection consider
considerable considered considering consistent consistently constant constantly constipation consult contact contain contains continue
continued continues contrast control convenient convincing cook cooked cooking cool cough could couldn't counselor couple course cover
covered cramps create cup current currently cut daily daisy damage damp dark data day day's daylight days daytime deal dear decade decades
decide decision decline decrease decreased decreases deep deeply definite degree delay delicate delicious demand depending depends
describe described describes desired despite detail details determine develop developed develops diarrhea diary did diet diets differ
difference differences different differs difficult difficulty digestion digestive directions directly disappear discomfort discover
discuss discussed disrupt disrupted distinct disturb disturbs dizziness dizzy do doctor doctors does doesn't doing don't done doubt down
draining dried drink drinking drinks drop drowsiness drowsy dry dull duration during each ear earlier earliest early earthy ease eased
eases easily easing easy eat eating eczema edge effect effects effort either element elements else emergency emotional emotionally
encourage encouraging end energy enjoy enjoyable enjoyed enjoys enough ensure environment equally era especially essential essentially
establish established evaluate even evening event events eventually ever every everything evidence evident exact exactly examine example
except exercise exhausted exhausting existing expect expected experience experienced experiences explain explore exploring expose extra
extract extracts eye eyes face fact factor factors facts fainting fair fairly fall fallen falling familiar family far faster fatigue
favorite favourite feature features feel feeling feelings feels fell felt female fever few fewer fiber fibre field fields figure film
final finally find finding findings finds fine finish firm first fit fitness fits fixed flare flares flavor flavour flower flowers fluid
fluids flushes focus focused follow followed following follows food foods for form formed forms found foundation four fragrant frail frame
free frequent frequently fresh friend friends from fruit frustrating frustration full fullness function functions further gain gas gather
gave general generally generation gentle gently get gets getting give given gives giving glad go goal goals goes going good got gradual
gradually grass group groups growing grown grows growth guidance guide gums gut habit habits had half handle handles happen happened
happens happy hard harder harvest has have having he head headache headaches health healthcare healthy hear hearing heart heartburn
heavier heavy height hello help helped helpful helping helps her herb herbal herbie herbs here here's hers hey hi high higher him hint his
history home honest honestly honey hope hopeless hot hour hours household how however humid hunger hungry hydrated hydration i i'd i'll
i'm i've idea ideally ideas if ill illness image immediate immune impact important improve improved improves improving in include included
includes including increased indeed indicate indicates indigestion individual individuals indoor infection inflamed influence inform
information initial injury inner inside insomnia instance instead instructions intense interest interested internal into introduce involve
involved involves irritable irritate irritates irritating is isn't issue issues it it's itch itching its join joint joints journey just
keen keep keeping keeps kept key kidney kidneys kind kindly kinds kitchen knees know known label labels lack land large last lasted
lasting lasts late lately later lead leading leads leaf learn least leave leaves led left lemony less lessen lessens let let's lets level
levels lie life lifestyle light like likely likes likewise limit limitations limited limiting limits line lines link linked liquid list
listed listen literature little liver lives location long longer longest look looked looking looks loose loss lot lots lovely low lower
lowered lozenge lungs made main mainly maintain make makes making manage manageable manner many mark marked material matter matters may
maybe me meadow meal meals mean means meant meantime meanwhile measure measured measures mechanism medical medication medications medicine
medicines member men menopause mental mention mentioned mentioning method midday middle midwife midwives might migraine migraines mild
mildly mind mindful minds mine minor mint minty minute minutes miserable mixed mixture moderate moderation modest moisture moment moments
month months mood more morning most mostly mouth move movement moving much mucus mug multiple muscle muscles must my name named names nap
narrow nation native natural naturally nature nausea near necessary need needed needs negative neither nerve nerves nervous neutral never
new next nice night nightly nights no nobody noise none nor normal north nose not notable note notebook noted notes nothing notice
noticeable noticed noticing now number numbers numerous nurse observe observed obvious occasional occasionally occur occurred occurs odd
of off offer offers office often oil oils older on once one only onset onto open openly opinion opposite option options or ordinary
osteoarthritis other others otherwise ought our out outcome outcomes outdoors outer outlook outside over overall overdo overwhelmed own
package packaging page pain painful pale panic part particular particularly partly parts past pause pay peace peaceful people people's per
perceived perhaps period periods persistent person personal personalised personalized petals pharmacist pharmacists phase phone physical
pick piece pink place plain plan planned plans plant plant's plants pleasant please plenty point points poor poorly popular portion
positive possible pour poured practical prefer preferred prefers pregnancy pregnant preliminary preparation prepare prepared preparing
prescribed presence present pressing pressure previous primary prior probably problem problems process processes produce produced product
products professional professionals profile promising proper properties property protect provide provides purple purpose put putting
quality queasy question questions quick quickly quiet quietly quite racing raise raises range rapid rare rarely rash rate rather ratio
reach reaching react reaction reactions reacts read reading reads real realistic really reason reasonable reasons receive recent recently
recommend recommendation recommended recommends reduce reference reflect reflux regard regarding region regular regularly related relates
relation relationship relative relatively relax relaxation relaxed relaxing release reliable relief relieve remain remains remedies remedy
remember reminder repeat report reported reports represent require requires research researched respect respiratory respond responds
response responsible rest rested restful resting restless restlessness result results retailer ribs rich right rise role room rooms root roots
rough roughly round routine routines run sad said same say scale scalp scent scents school score scores screen screens season seasonal
second section see seed seeds seeing seek seldom select sensation sense senses sensible sensitive sensitivity separate series serious
seriously set setting settle settles several severe shall shape share sharp she shift short shortens shorter should shouldn't show shown
shows side sign signs silent similar simple simply since single sinus sip sipping site situation size skin skip sleep sleeping sleepy
slight slightly slow slower slowly slows small smaller smell smooth so social soft solid some somebody somehow someone something sometimes
somewhat soon soothe soothing sore soreness sorry sound sounds source sources space spasm spasms speak speaking specific speed spice spicy
spread spring stage standard start starting state stay stays steadily steady steep steeped steeping stem step steps sticky stiff still
stimulate stimulates stomach stomachs stone stools stop strain strained strategies strategy strength stress stressed stressful stretch
stretching strong stronger structure stuck studied studies study style subject subtle succeed such sudden suddenly suffer suffering
sufficient sugar suggest suggested suggestion suggestions suggests suit suitable suits summary summer supplement supplements supply
support supported supporting supports sure surface surgery surprising sweet swelling symptom symptomatic symptoms system systems tablets
take taken takes taking talk talking talks target task taste tastes tea team teas teaspoon tell telling temperature temporary tend tends
tense tension term terms test tested tests texture than thank thankful thanks that that's the their theirs them themselves then therapist
therapy there there's therefore these they thick thin thing things think thinking thinks third this thorough thoroughly those though
thought thoughts three threshold throat through throughout thus thyroid ticklish tight time times timing tincture tinctures tip tips tired
tiredness tissue to today together told tolerate tolerated tone tonic tonight too top topic topics total touch tough toward towards track
tradition traditional traditionally trail transition treated treatment treatments trial trials tried trigger triggers tropical trouble
troubled troubles trust try trying turn turns twist two type types typical typically unclear uncomfortable unconvincing under underlying
understand understandable understandably undesired uneasy unique unknown unlike unpleasant unpredictable unsettled unsure until unusual
unusually unwell unwind up update upon upper upset urge urine us use used useful uses using usual usually value varies variety various
vary vegetable vegetables versus very view view visible visit vital voice vomiting wake waking walk walking walks want wanted wants warm
warming warmth warning warnings was wash wasn't watch watching water wave way ways we weak weaker wear wears weather week week's weekend
weekly weeks weight welcome well wellbeing were weren't what what's whatever when where wherever whether which whichever while who whoever
whom whose why widely will wind window winter wise wish wished with within women women's won't wonder wondering word words work worked
working works world worldwide worried worries worry worrying worse worsen worsening worsens worth would would'd wouldn't write writes
written year years yellow yes yesterday yet you you'd you'll you're you've younger your yours yourself zone`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
