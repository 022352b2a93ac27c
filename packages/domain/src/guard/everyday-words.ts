/**
 * The words an answer may use of its own accord, beside those of the knowledge base on the herbs it names. Advice on talking to
 * someone, on habits and on noticing how one feels can be given with these. None names anything to take, and none urges.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  `i me my mine we us our you your yours he him his she her hers they them their theirs it its this that these those a an the
and or but nor so yet if then else because while although though since as at by for from in into of off on onto out over to up with under
within between among through throughout across beyond along away around about above below near
is am are was were be been being do does did done doing have has had having will would shall should can could may might must ought
not no yes none any some all both each every either neither few many much more most less least several other another such
what which who whom whose when where why how whether whichever whatever here there now today tonight yesterday soon later again often sometimes
usually generally typically rarely mostly mainly partly overall very quite rather really just only also even still perhaps maybe probably likely too enough almost
one two three four first second third last next same different similar common commonly usual general specific particular personal
hello hi hey thanks thank thankful please welcome sorry glad happy nice kind kindly gentle gently simple simply easy easily hard harder
good better fine mild mildly soft light calm calmer calming calmly soothe soothing relax relaxed relaxing relaxation unwind
option options choice choices choose chosen pick look looking looked worth idea ideas question questions answer answers ask asked asking tell telling told
mention mentioned mentioning say said note notes remember mind careful carefully caution cautious warning warnings aware
fit fits suit suits suitable appropriate sensible reasonable helpful useful possible available
herb herbs herbal plant plants remedy remedies supplement supplements tea teas extract extracts traditional traditionally tradition long used use uses using
doctor doctors pharmacist pharmacists midwife midwives nurse clinician clinicians professional professionals therapist appointment advice advise clinic health healthcare
evidence study studies studied research researched trial trials limited strong moderate small large mixed results result finding findings found suggest suggests suggested show shows shown
evening morning night nights nightly day days daily daytime week weeks weekly month months hour hours minute minutes time times routine routines habit habits bed bedtime bedroom screens screen phone
caffeine alcohol walk walks walking breath breathing breathe slow slowly deep deeply bath warm warmth cool dark quiet quietly fresh outside outdoors
water fluids drink drinking drinks meal meals food foods eat eating vegetables fruit fibre fiber whole balanced regular regularly steady exercise movement move moving stretch stretching rest resting nap
feel feeling feelings feels felt help helps helped helping support supports supported supporting ease eases eased easing reduce improve improves improved improving lessen relieve relief comfort comfortable
profile list listed add update check checks checked checking know known unknown learn information details detail site page
start starting begin beginning try trying tried keep keeping take takes taking taken begin notice noticed noticing watch watching see seeing pay attention track diary
week's worse worsen worsens worsening worry worries worried worrying difficult difficulty trouble troubled troubles problem problems bother bothers bothering symptom symptoms sign signs
person people someone anyone yourself themselves family friend friends trust body
herbie guide something everything anything nothing together alone besides finally instead
understand understandable understandably frustrating frustration exhausting draining tough rough lovely pleasant enjoy enjoys enjoyed enjoyable hope hear hearing share sounds sound
let lets let's don't doesn't isn't aren't can't won't i'm i'd i'll i've you're you'd you'll you've it's that's there's here's what's
sleep sleeping asleep awake wake waking rested restless restlessness tired tiredness exhausted energy fatigue stress stressed stressful tension tense anxious anxiety nervous mood low
nausea queasy stomach upset digestion digestive bloating bloated cramps gut bowel heartburn reflux headache headaches pain painful sore ache aches stiff joints joint muscle muscles knees back skin itch itching rash
cold colds cough throat nose sinus fever mild infection immune allergy allergies allergic reaction reactions swelling
drowsy drowsiness sleepy dizzy dizziness dry mouth loose stools constipation diarrhea vomiting weight pressure
before after during until unless once when while end change changes cause causes reason reasons matter matters make makes making made difference real
last lasts lasted lasting continue continues continued keeps come comes came go goes going get gets getting got find finds give gives gave put putting set setting work works worked working
prepare prepared preparing preparation pour poured hot boiling steep steeped steeping cover covered strain strained sip sipping cup mug leaves leaf root roots flower flowers dried fresh teaspoon honey taste tastes
much little bit well far able sure certain certainly usual always never ever yes
medicine medicines medication medications prescribed tablets other others conditions condition pregnant pregnancy breastfeeding surgery age older adults adult children
current currently background situation concern concerns concerned goal goals interest interested important especially particularly however beforehand first-line
need needs needed want wants wanted like likes would'd prefer prefers preferred
stop right away call emergency severe sudden suddenly new persistent blood bleeding yellow eyes urine chest breath short fainting swelling
talk talking talks speak speaking contact reach visit seek consult discuss recommend recommends recommended recommendation suggestion suggestions consider considering considered
below above warnings listed shown source sources label labels product products quality brand trusted store
hard lately recently falling fall fell fallen years year ago couple few poor poorly within down fluid keep keeps cooking cooked cook kitchen rarely seldom home ideally
effect effects side upset stomachs loose habit habits healthy health eases eased easing look looks lessens lowered lower score scores linked link injury skin unusually usually including include includes included
somewhat slightly fairly fair early late later earlier earliest best-studied well-studied known popular classic familiar favorite favourite choice choices scent scents aroma smell oil oils
over under against among whole half both own given since though otherwise meanwhile likewise therefore thus indeed simply maybe
bring brings away apart aside along around across upon toward towards per
busy life lives day's work school season winter summer spring autumn weather age aged years older younger adult
first second third start finish end middle beginning top bottom list next following follow follows
read reading reads write writes written word words line lines point points topic topics
open openly honest honestly trusted trust safe-guard responsible
sense senses makes made making keep keeps kept leave leaves left
big long longer longest short shorter high higher low lower light heavier heavy strong stronger weak weaker quick quickly rapid gradually gradual steady steadily
normal usual unusual rare certain clear clearly unclear plain
able ability allow allows allowed avoid avoids avoided avoiding skip limit limits limited limiting cut
instructions package packaging directions follow followed store stored
mint daisy carrot family native grows grown plant's part parts
serious seriously mild moderate persistent lasting sudden severe
medical treatment treatments treated cause causes underlying
hopeless overwhelmed sad down alone reach trusted someone counselor therapist
weight loss gain appetite blood pressure sugar heart liver kidney kidneys thyroid stomach gut bowel lungs bladder
somebody anybody nobody whoever
thought thoughts thinking think thinks mean racing busy mind minds
note notes noted notebook write week's
people's common-sense sensible
dear hello there
than cannot couldn't wouldn't shouldn't wasn't weren't turn turns unlike except whatever wherever towards
osteoarthritis arthritis insomnia indigestion period periods menopause flushes migraine migraines acne eczema skin scalp gums eye ear
test tests tested office lot lots exploring explore fixed foundation daylight faster afterwards noticeable conclusion conclusions shortens related relates raise raises disturb disturbs
tolerate tolerated react reacts appear appears run past panic attack attacks wear wears reaching meantime attention combination compare compared contain contains depends depending despite
encouraging discomfort dull soreness concentrated irritate irritates irritating irritable balanced ordinary practical modest promising preliminary consistent reliable established
frequent frequently moderate moderation occasional occasionally relatively respond responds response several similar single sip source various variety welcome whole wise wonder wondering
room rooms capsule capsules tincture tinctures lozenge
two-way back plan plans step steps way ways thing things part parts place point bedtime kind kinds type types amount amounts
works best bit quite feel free happy further explain describe describes described meant means mean example such`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
