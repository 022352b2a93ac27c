/**
 * English words one slip away from a word of illness ("beast" and "breast"): they are never taken for a misspelling.
 * Made by scripts/near-words.mjs (npm run near-words) from Debian's wamerican-small; not written by hand.
 * Source: SCOWL word list, size 35, of which these lie near a name.
 * SCOWL is Copyright 2000-2011 by Kevin Atkinson; permission to use, copy, modify, distribute and sell these word lists
 * for any purpose is granted without fee, provided that this notice appears in all copies; it is provided "as is".
 */
export const wordsNearIllness: ReadonlySet<string> = new Set(
  `
  abdomens absences accidents actives addictions addicts addition adhesion adolescents aerial ailments alkalis
  allays angled angler anglers ankle arrests arthritic arthritics aspiring atomic attach attaching attentions badder
  balded bandied banged banked banned barrette barrettes barter batter battle beast become behinds blacked bladders
  blanch blander blending blends blister blockade bluer blunter bluster blusters bonded booed bookend boomed booted
  borderlines bottled bottles bottoms bowls braise braises braising branded breakdowns breasted breasts breeder
  breeding breeds bristle brittler broke broker bronzed bronzes brooked bruised brunch build bulbous bundled bundles
  bungle burping burring burying bypast cancel cancers cannon canter carried carriers carries cashes centrals chance
  changed changes charge chipped chocolates chopper chowing chromes circulations clacked clapped clashes clinics
  clones close closer closes closet closures clothing clouting clusters clutter coding coking combing comings
  commons compete complain complains complaints completed completer completes compliant compromise compromises
  conceived conceives conditions congenial constrictions construction contacts contract cooing cooking cooper copier
  coping copped coppers coring corneas corned cornet cornmeal cowing cracker crackled cranes cranked crashed crises
  crisps cronies croons crowns crushes crystal currying damages damping deceased decrease decreases decree defeat
  defects deficits deflect degrees dehydrate dehydrates deject deletion deliriums delusion dependance dependant
  dependents depresses derange deranges detect difficult dilate dilates diluted discord diseased dissections
  disseminate disseminates disturbances donate donates doubled doubles doubly drinkers drive drivel driver drives
  drooping droppings drowsy drunker dumpling duping easing eighteens ejections election elevate elevates eleven
  enlarge enlargements enlarges erosion essentials excels exercised exercises explains faction factors factory
  failings failures falling familiar farmer farmers fating feasting feeling fending feuding fifteens filing firmer
  fitter flailing flatter flattering flatters flitted fluster flustering flusters foiling forger forgers formed
  fourteens fractions fractured frequents friction functions furled furling gazed generalize generalizes glads
  glazed graced graces graded grades grands grants grapes grated grates grave graved gravel gravels graven graver
  gravest gravies grayed graze grazes groves growths gulled gullets gulley gutting haemorrhaged haemorrhages haling
  hallucination halving haring hashes hating haying hazing heading healthy heaping hearings hearth heath heating
  heaving hemorrhaged hemorrhages herein herniae hernias heroic heroine heroins heron hiving horseshoed horseshoes
  hushes imbalances impairments imparted implants impunity inclusions induce induces inducted infants infectious
  infested inflame inflames inflammations inflated inflection inflections infraction injected injure intensives
  internals intervals involvements irregulars irrigated irritably irritate irritates isolates issued jaundices joins
  juveniles lading lament latest leaden leading levees level levers lichens liking liming linings linking livings
  loafing loaning loosing loping lording loving lowing machined machines macroscopic maladies marrows massed masses
  massing meeting messed messes messing migrant migrants migrate migrates misled misted misting misused misuses
  misusing mobility moderated moderates month mosses moths mouths movements multiples multiply murmurs muscled
  muscles mussed musses mussing mutations narrower narrows negatived negatives nerved neuroses newborns obstructions
  oculars operate operates operations origins outlets outset overloads pacemakers pages paralyses paralytics
  paralyze paralyzes paranoia paranoids parsed parsing parson partials passages passer passes pasted pasting patent
  patients patting paused pausing peacemaker peeking peeling peeping peering peeving perforates peripherals
  permanents persona persons petting phased phobias phrases pitying plague planes planks plans plaques poaches
  pointed pointer pointers points porches portals positives postal potting pouched pouncing precious pressured
  pressures presume programmed programmer programmes programs property prostrated prostrates putting quadrupled
  quadruples quadruplet racking radial radiations radicals raging raided railed rained raise raises raising raking
  raping raring rating raving razing rebated receive receiver receives recipients recital recover recovers recta
  reduce reduces reflex reflexes regale rejections relate relates relaxed relayed remissions remove removes rename
  rental replacements resale resistances respirator respirators retina retinae retinas rhythms ricing riding riling
  rinsing risking rupture ruptures sadden sallow scared scarfed scarfing scaring schedule scheduler schedules scores
  scream seconds seeping selling sensitives sensor sensors seventeens sever severed severer severs shading shallow
  shaming shaping sharing sharking shaving shelling shingle shipped shipping shores sicker sickles sicklier sickly
  sicks silents sills singled singles singly sipped sipping sisters sitter sixteens skills skimped skimping skipper
  slaking sleeking sleeting slicks slipped slipping smelling smocking smokier smudge snaking snipped snipping snores
  snuffer soaking socials sodden sparred sparring spectrums spelling spills spleens spokes spools stabled stabler
  stables stacks staking stale stalls staple stares starred starring states statue statues steam steeping stickler
  stinks stinted stints stocks stocky stokes stoking stoles stomachs stoned stoney stoops store stored storey
  storeys stories storks storms stoves straggle streak streams strews strike strikes strode stroked strove structure
  structures struggled struggles stunted stunts substances suffers sugary suppresses survivors swallows sweeping
  swellings swilling swills syndromes systems tables tensions terminals thicker thing thinking thinks thins thongs
  thorough though threat throats thumbing thyroids ticked ticket tings tinker tinning tissues tobaccos toddle
  toddled toddlers toddles tolerances tongued tongues toying transients transits transmit treatments tremors trifle
  trimesters tripe tripled triples triplet troubled troubles trough truing trumping tutors twinning twister tying
  universals unknowns urinated urinates usable variables varies verses vertebra vertebrae vertebras vessels vices
  voice voiced wafting wailing waiving wakened wanting wasting weeding weeing wheeling wheezed wheezes wills
  withdrawals woulds writing yellows yesterdays
  `
    .trim()
    .split(/\s+/),
);
