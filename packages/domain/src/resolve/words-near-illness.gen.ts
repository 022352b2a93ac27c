/**
 * English words one slip away from a word of illness ("beast" and "breast"): they are never taken for a misspelling.
 * Made by scripts/near-words.mjs (npm run near-words) from Debian's wamerican-small; not written by hand.
 * Source: SCOWL word list, size 35, of which these lie near a name.
 * SCOWL is Copyright 2000-2011 by Kevin Atkinson; permission to use, copy, modify, distribute and sell these word lists
 * for any purpose is granted without fee, provided that this notice appears in all copies; it is provided "as is".
 */
export const wordsNearIllness: ReadonlySet<string> = new Set(
  `
  abated abdomens abides absences absents accidents accumulations acquire acquires actions actives addictions
  addicts addition adhesion adhesives adolescents aerial aides ailments alkalis allays allowances alloyed analgesics
  angled angler anglers anythings appendages arrests arthritic arthritics ascetic asides aspirations aspiring assent
  assessments assists associate associates atomic attach attaching attempts attentions auction backed backer
  bacterial bacterias badder balanced balances balded balding bandanas bandied bandying banged banging banked
  banking banned banning barrette barrettes barter barters bases bashes bastes batter batters battle beaker beast
  become behinds bender bending bicker binding blacken blacker bladders blanch blander blanked blaster blending
  blends blinder blockade blockades blonds bloody blooms bluer blunter bluster blustered blusters bonded bonding
  booed bookend boomed booted borderlines bosses bother bottled bottles bottoms bovines bowls boyfriends braise
  braises braising branded branding brasses breaching breakdowns breasted breasts breeder breeding breeds bridging
  bristle brittler broke broker bronzed bronzes broods brooked brothers bruised brunch bulbous bundled bundles
  bungle burger burgers burping burring burying busier busted butters bypast cadence calico cancel cancers cannon
  canter capped capping capsuled carol carols carried carriers carries cased cashes cashing casing castrated
  castrates causes ceiling centers centrals chambers chance changed changes charge chariot cheeping chipped
  chocolates choked chopper chores chowing chromes circulations clacked clamber clapped clashes classics clearances
  clinics clique clones close closer closes closet closures clothed clothing clouted clouting clusters clutter
  coaled coaling coarse coding coffer coined coining cokes coking combing comings commons compete complain complains
  complaints complements completed completer completes compliant compliment compromise compromises conceived
  conceives conditions conduct conductor conducts confuse confuses congenial constants constrictions construction
  consultants contacts contiguous contraction contraptions controller convulse convulses cooing cooled cooling
  cooper copier coping copped coppers copping coring corneas corned cornet cornmeal correcter county couples coursed
  courser courses courting courts cowing cracker crackled cranes cranked crashed creating creative cries crimes
  crisps cronies croons crowns cruises crushes crushing currying damages damping decayed deceased declined declines
  decrease decreases decree defeat defects defensed deficits defiles deflect degrees dehydrate dehydrates deject
  deletion delicious deliria deliriums delusion dependance dependant dependents deposit depress depresses
  deprivations derange deranges derivation desire detect devices devise diamonds difficult digests dilate dilates
  diluted dilution direst discharge discharged discord diseased disposables dissections disseminate disseminates
  disturb disturbances disturbs diversions divest donate donates doubled doubles doubly drawer drinkers dripped
  drive drivel driver drives drooped drooping droppings drowsy drunker drunks dumpling duping during easing
  eighteens ejections election elevates eleven elevens eluding emptied emptier emptiest enemas enlarge enlargements
  enlarges erosion eruptions exacerbate exacerbates excels exchanged exchanges exercised exercises exertions
  explains expose exposes exposures fable fables faction factory failings failures fallout falter faltering familiar
  farmer fating feasting feeling feinting felling fellows felts fending feuding fifteens fight filed filing filler
  filling filters finer finishes firmer fitter fittings flailed flailing flatter flattering flatters flights flighty
  flitted flitting fluster flustering flusters foible foibles foiled foiling follow foremen forger forgers formed
  fourteens fracas fractions fractured frequented frequenter frequentest frequents friction fridays fright fulling
  functions furled furling gazed generalize generalizes generic genetics genial genitals gibing girdled girdles
  girlfriends glads glazed globes graced graces graded grades grander grands grants grapes grassy grated grates
  graved gravel gravels graven graver gravest gravies grayed graze grazes greener gross groves growths gulled
  gullets gulley gutting haemorrhaged haemorrhages haled haling hallucination halter halving haring hashes hastes
  hates hating haven havens haying hazing headed heading healer healthy heaped heaping hearings hearth heated heath
  heating heaved heaving heeled heeling helper hemorrhaged hemorrhages herein heretic herniae hernias heroes heroic
  heroine heroins heron hipped hipper hiving holder holier holler holster hooter horseshoed horseshoes hospitals
  hotter husbands hushes hybrids imbalances impairments imparted implants impunity inclusions induce induces
  inducted infants infect infecting infested inflame inflames inflammations inflated inflection inflections
  infraction injected injects injure insertions intakes intensives intent intentions internals intervals
  interventions invention inverses involvements irregulars irrigated irritably irritate irritates isolates issued
  jambs jaundices joins juveniles keeling keening keying lacerations lading lament lances lanes larges lasses latest
  leaden leading leafing leakages leaning leaping leasing leaving leers legion legions lepers lessen lesson lessons
  levees levers lichens liking liming liner linings linking littler livings loafing loaning localize localizes
  loosing loping lording loving lowing lunges machined machines macing macroscopic makers maladies mange manger
  mangle maniac maniacs mantel mantled mantles marker markets marking marrows masking massed masses massing material
  mating mediation meditation meeting members messed messes messing midget migrant migrants migrate migrates miking
  military misled misted misting misused misuses misusing moaning mobility moderated moderates modifier modifies
  mondays monitors mooning mornings mosses moths mourning mouths movements multiples multiply murmurs muscled
  muscles mussed musses mussing mutations narrower narrows needled needless negatived negatives nerved neurons
  neuroses neutron newborns number nutcrackers obstetrics obstructions oculars offend offends offense offenses
  operate operates operations operatives optical optics optima origins outlets outputs outset outsider outsides
  overdoes overdone overdoses overloads overnights oversight pacemakers pages palace panics panned paralyses
  paralytics paralyze paralyzes paranoia paranoids parent parsed parsing parson partials partners passages passer
  passes pasted pasting patents pathways patients patron patting paused pausing peacemaker peeking peeling peeping
  peering peeving pelvis perforates perforations peripherals permanents persecutor persecutors persona persons
  perturb perturbed perturbs petting phased phenomenons phobias phrases pierce pierces piers pigments pitying plague
  plagues planed planes planked planks planner plans planted plateaus plateaux plumber plumbers plummet plummets
  plumper plumping plural poaches pointed pointer pointers points porches portals positives postal posteriors potent
  potting pouched pouncing preparations prepaying pressured presume procedures progressives property prostrated
  prostrates protest pulping pupping puree purees purged purposed purposes purred purring pursed pursing putting
  quadrupled quadruples quadruplet racking radial radiations radicals raging raided railed rained raise raises
  raising raking rallies rancher raping raring rating raving razing react reales rebated rebounds receive receiver
  receives recipients recital reconstructions recorded recorders recover recovers recta reduce reduces reductions
  reflexes regale regales regulars rejected rejections relapses relate relates relaxed relayed remissions removals
  remove removes rename renames rental repaid repairs repealed repented repetitions replacements replaces resale
  resented residuals resistances resound respected respirator respirators restrictions restricts retina retinae
  retinas revere reveres reverie reversed reverses rhythms ricing riding riling rinsing risking rupture ruptures
  sadden saddled saddles sallow sanding sapling satin scaled scalped scared scarfed scarfing scaring schedule
  scheduler schedules scolded scores scream seconds seeping selling sells senior sensitives sensors serviced
  services servile seventeens sever severed severer severs shades shading shaken shallows shames shaming shapes
  shaping shares sharing sharking shaves shaving shelling shells shingle shingled shipped shipping shocking shoed
  shooed shopped shopping shored shores shouldering shoved shower shunting shuttling sicker sicking sickles sicklier
  sickly sicks siding silents sills simple simpler simulation simulator singled singles singly sipped sipping
  sisters sitter sixteens skills skimped skimping skipper slakes slaking sleeking sleeting sleeves slicing slicking
  slicks slipped slipping slopped slopping slowed smarted smarting smelling smells smocked smocking smokier smudge
  snakes snaking snipped snipping snitch snitches snores snowed snuffer soaking socials socking sodden soldering
  someones sopped sopping sowed sparred sparring specialists spectrums spell spelling spies spiked spills spinals
  spines spires spites spleens splints spokes sponged sponges spongy spools sprain spraining sprint squats squids
  squints squirts stabled stabler stables stabling stacking stacks staining stains stakes staking stale staled
  staling stalled stalling stalls standings staple stapler staples stared stares staring starred starring starter
  startled startling starved starves stated states static stating stations statue statues stave staving steam
  steeping stepped stepping stickler stinks stinted stints stipulation stitch stitched stockings stocks stocky
  stoked stokes stoking stoles stomachs stomped stomping stoned stoney stooped stooping stoops stopper store stored
  storey storeys stories storing storks storms stoves stowed straggle strains strait stranding streak streams
  stretcher stretches strews strike strikes strode stroked strove structure structures structuring struggled
  struggles strung stunted stunts substances substitutions suckling suctioned suffers sugary suicides suits supports
  suppresses surcharged surcharges surfaced surfaces survivors suspects suspicions swallows sweeping swellings
  swells swilling swills switches symptom syndromes systems tables tacking talking taming tangling tanking taping
  tasking taxing tensions terminals thicken thicker thickets thinking thinks thins thongs thorough though threat
  thresholds throats thumbing thursdays thyroids ticked ticket tingeing tinging tings tinker tinkling tinning
  tipping tissues tobaccos toddle toddled toddlers toddles tolerances tolerated tolerates tongued tongues toying
  transferring transformations transients transits transmit transverses trapping travelers traveller travels
  treatments treble trebling trembled trembles trifle trimesters tripe tripled triples triplet tripling trombone
  troubled trough truing trumping tuesdays tuned turfed turner tutors twinning twister tying typhus unawares uniquer
  universals unknowns urinated urinates usable uteri vagina vaginae values valved vampires variables varies
  ventilators ventricles verses vertebra vertebrae vertebras vessels vibrations vices visit visuals voiced volumes
  wading wafting waging wailing waiving wakened walking waning wanting washer washing watchmen waters watersheds
  waving waxing weakly wednesdays weeding weeing weigh weighs weights weighty wheeling wheezed wheezes wills wobble
  worded wording workers workings wormed woulds wright writing yellows yesterdays
  `
    .trim()
    .split(/\s+/),
);
