import type { Signs } from '../red-flag.ts';
import { breathTrouble } from '../words/breath-words.ts';
import { concept } from '../words/concept.ts';

const lump = concept(`lumps? bumps? swelling growth nodule knot hard_(?:thing|bit|spot|ball|pea) pea`);
const lumpPlace = concept(`breasts? boobs? tits? bosom armpit underarm neck groin testic* balls? bollock* nuts? collar_?bone nipple scrotum`);
const urine = concept(`wee pee* piss* urine urin* water_works waterworks passing_water`);
const redColour = concept(`pink red reddish rusty rust blood* cola coke coca_cola brown tea_colou?red dark_brown like_(?:tea|coke|cola|stout|port|rose)`);
const stool = concept(`poo* stools? shits? bowels? motions? toilet_paper loo_roll wip* bum bottom back_passage toilet tissue arse number_twos?`);
const yellow = concept(`yellow* jaundic*`);
const months = concept(`weeks? months? (?:[3-9]|three|four|five|six|\\d\\d)_?(?:weeks?|wks) month wks ages since_(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|summer)`);
const losing = concept(`lost los(?:e|es|ing) dropp* drop shed* gone_down melting_off falling_off fell_off`);
const weight = concept(`weight kilos? kgs? stones? pounds? lbs? dress_sizes? trouser_sizes? clothes sizes?`);
const noReason = concept(`without_(?:\\w+_)?(?:trying|dieting|a_reason|any_reason|reason|meaning|effort|diet*|chang*|exercis*) no_(?:\\w+_)?(?:reason|diet|idea_why|explanation) not_(?:trying|dieting|on_a_diet|even_trying) unexplained unintent* don't_know_why can't_explain for_nothing eating_(?:the_same|normally|fine|as_usual|loads) no_appetite`);
const sideOrBack = concept(`(?:my_|his_|her_|the_|left_|right_|one_|lower_)*(?:side|flank|back|kidneys?|loin)`);
const legClot = concept(`calf calves (?:one|left|right|my|his|her)_(?:leg|thigh|lower_leg) leg`);
const mole = concept(`moles? freckles? birthmark dark_spot black_spot`);

export const urgentSigns: readonly Signs[] = [
  {
    of: 'lump-or-weight-loss',
    near: [
      [lump, lumpPlace],
      [losing, weight, noReason],
      [concept(`clothes trousers jeans rings? belt`), concept(`falling_off hanging_off loose* too_big`), noReason],
      [mole, concept(`black* bleed* ooz* grow* grew bigger chang* itch* crust* weep* irregular colou?r* shape ragged darker`)],
      [concept(`food meat bread pills? tablets? solids rice everything it`), concept(`stuck sticks sticking catches lodg* won't_go_down`), concept(`swallow* throat gullet chest go_down going_down eat*`), months],
      [concept(`swallow*`), concept(`hard* difficult* trouble pain* hurts stuck sticks problems? choking`), months],
      [concept(`hoarse* voice cough*`), concept(`weeks months`), concept(`(?:[4-9]|\\d\\d|four|five|six|seven|eight|nine|ten|several|few|many|two|three|\\d)_(?:weeks|months) months won't_(?:go|clear|shift) for_(?:over_)?(?:a_)?month`)],
      [concept(`nipples?`), concept(`discharge bleed* blood* leak* invert* turned_in pulled_in crust* sunk ooz* weep*`)],
      [concept(`breasts? boobs?`), concept(`dimpl* pucker* orange_peel dent* changed_shape`)],
      [concept(`night_sweats drench*_at_night soak*_sheets sheets_(?:are_)?soak* wake_up_(?:soaked|drenched)`), concept(`weight fever* lump* glands? nodes? cough* itch*`)],
      [concept(`sore ulcer patch wound spot`), concept(`mouth tongue lip skin nose gum`), concept(`won't_heal doesn't_heal not_heal* hasn't_healed isn't_heal* weeks months`)],
      [concept(`glands? nodes? lymph*`), concept(`swollen swelling hard big* growing`), months],
    ],
  },
  {
    of: 'blood-where-none-belongs',
    near: [
      [urine, redColour],
      [stool, concept(`blood* bleed* bright_red red_streak* maroon`)],
      [concept(`periods? menopaus* change_of_life hrt`), concept(`stopp?ed years finished through past ended menopaus*`), concept(`bleed* blood* spotting period_again`), concept(`now again started back suddenly there's after noticed today menopaus* week years`)],
      [concept(`blood* bleed* spotting`), concept(`after_sex after_intercourse between_periods after_the_menopause postmenopausal`)],
      [concept(`cough*`), concept(`blood* streak* rust*`), concept(`phlegm sputum tissue spit streak* mucus specks? bits spots? up some rust*`)],
      [concept(`semen sperm cum ejaculat*`), concept(`blood* red brown pink`)],
    ],
  },
  {
    of: 'jaundice',
    near: [
      [yellow, concept(`eyes? skin whites? face sclera`)],
      [concept(`urine wee pee`), concept(`dark* cola coke brown like_tea stout`), concept(`pale_(?:poo*|stools?) clay tired itch* yellow* right_side liver tablets supplement pills capsules green_tea kava since started herb*`)],
      [concept(`itch* all_over`), concept(`yellow* dark_(?:urine|pee|wee) pale_stools?`)],
    ],
  },
  {
    of: 'kidney-infection',
    near: [
      [concept(`hurts_(?:to|when_i)_(?:pee|wee|urinate) burn*_(?:to|when)_(?:i_)?(?:pee|wee|urinat*) burns_when_(?:i_)?(?:pee|wee) cystitis uti water_infection urine_infection bladder_infection peeing_(?:burns|hurts|razor*) painful_(?:pee*|urinat*|wee*) stings_(?:to|when_i)_(?:pee|wee) waterworks`), concept(`shiver* fever* chills temp* 38* 39* rigors vomit* side flank back kidneys? loin sick hot`)],
      [concept(`kidneys? flank loin`), concept(`pain* ach* hurt* sore`), concept(`fever* shiver* chills pee* wee* urin* vomit* temp*`)],
      [sideOrBack, concept(`pain* ach* hurt* sore`), concept(`shiver* fever* chills rigors`), concept(`pee* wee* urin* uti cystitis`)],
    ],
  },
  {
    of: 'leg-clot',
    near: [
      [legClot, concept(`swollen swell* swelled twice_the_size bigger_than huge puffy double`), concept(`hot warm red pain* hurt* sore tender ach* flight plane surgery throb* other tight hard`)],
      [legClot, concept(`hot warm red`), concept(`pain* hurt* sore tender ach* throb* hard`), concept(`flight plane surgery swollen pill swell* calf operation cast`)],
      [concept(`dvt blood_clots? deep_vein`), concept(`leg calf arm thigh lung`), concept(`think might could maybe is scared worried swollen pain*`)],
    ],
  },
  {
    of: 'eye',
    near: [
      [concept(`eyes? vision sight`), concept(`flash* floaters curtain shadow cobweb*`), concept(`sudden* new lots loads since today shower yesterday more`)],
      [concept(`eyes? eyeball`), concept(`pain* hurts? agon* throb*`), concept(`red vision blurr* light contact_lens* scratch* see lens*`), concept(`red blurr* light* sever* vision contact* scratch* see lens*`)],
      [concept(`hearing deaf ear`), concept(`sudden* woke overnight`), concept(`lost deaf gone can't_hear loss no_hearing`)],
    ],
  },
  {
    of: 'dehydration',
    near: [
      [concept(`can't_keep won't_stay not_keep* nothing_stays nothing_will_stay brings_(?:it|everything)_(?:back_)?up throw*_up_everything vomit*_everything`), concept(`down in anything water fluid* everything sips`)],
      [concept(`vomit* throw*_up diarrh?* the_runs the_shits being_sick been_sick loose_(?:motions?|stools?)`), concept(`[3-9]_days (?:three|four|five|six|seven|several)_days a_week days weeks? non_?stop all_(?:day|night)`), concept(`can't dizz* weak* dry pee* wee* drink* water thirst* faint* days weeks? still`)],
    ],
  },
  {
    of: 'infected-wound',
    near: [
      [concept(`red_?(?:line*|streak*|track*)  redness red`), concept(`spread* track* creeping going_up moving_up up_(?:my|his|her|the) growing`), concept(`arm leg wound cut bite foot hand finger hot scratch toe sting ankle`)],
      [concept(`bit bitten bite bites`), concept(`dog cat human monkey fox rat bat horse person`), concept(`deep swollen swell* red hot pus bleed* stray hand face skin throbb* infected punctur* today yesterday`)],
      [concept(`wound cut stitches incision scar toe foot ulcer tattoo piercing`), concept(`pus ooz* smell* hot swollen throb* weep* green`), concept(`red* hot swollen fever* spread* pain* worse green pus`)],
      [concept(`diabet*`), concept(`foot toe feet heel`), concept(`ulcer sore wound blister black open infected cut`)],
      [concept(`bull'?s?_?eye ring_shaped circular`), concept(`rash mark ring`), concept(`tick bite* bitten woods hike camping spread* grow*`)],
    ],
  },
  {
    of: 'withdrawal',
    near: [
      [concept(`stopp?ed quit quitting came_off coming_off ran_out withdraw* cold_turkey without_(?:a_)?drink* haven't_had_a_drink detox* no_drink*`), concept(`drink* alcohol booze vodka wine benzo* xan* valium diazepam lorazepam clonazepam heroin methadone opioids? gabapentin pregabalin kratom baclofen`), concept(`shak* sweat* seeing_things hallucinat* trembl* tremor* rac* vomit* anxious crawling jitter*`)],
    ],
  },
  {
    of: 'fainting-or-breathless',
    near: [
      [concept(`faint(?:ed|s)? blacked_out passed_out keeps?_fainting pass(?:ing)?_out`), concept(`twice again times today yesterday suddenly week standing shower work exercise* i my keeps? running`)],
      [breathTrouble, concept(`stairs walking flat pillows? night ankles legs weeks days worse lying`), concept(`swollen swell* pillows? lying flat weeks days worse* suddenly gasping night new`)],
    ],
  },
  {
    of: 'medicine-harm',
    near: [
      [concept(`since after`), concept(`start* taking began new_(?:pill|tablet|medicine|herb|supplement)* kava green_tea turmeric ashwagandha kratom germander comfrey chaparral`), concept(`urine wee pee yellow* eyes itch* rash* hives bruis*`), concept(`dark* brown cola coke yellow* all_over everywhere whole_body`)],
      [concept(`lithium`), concept(`shak* tremor* vomit* diarrh?* confus* blurr* stagger*`)],
      [concept(`statin* simvastatin atorvastatin rosuvastatin lipitor crestor red_yeast_rice`), concept(`muscles? weak* ach*`), concept(`dark brown cola urine wee pee weak*`)],
    ],
  },
];
