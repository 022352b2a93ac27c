/**
 * Words of their own that lie one slip from a word of the signs: English (SCOWL, size 35), names of herbs and medicines,
 * and words of everyday messages. They are never taken for a slip.
 */
export const realWords: ReadonlySet<string> = new Set(
  `
  abdomens abortions abruptest accidentals acing aconitine addisons adrenals affair afternoons agaricus agility
  agitate agitator airports alcohols alight aline alines alleged alleges alleging allergens allergies ambulances
  amputate amusing angles anorexia antidotes anythings aortae apartments appealing appeals appeasing append appended
  appendices appending appendixes appends appetites apricots aquariums arced arcing arcking arose asother aspen aspens
  aspiring assaulter assume assumes assured assuring atoning attached attaching augmenting averted averting awfuller
  babble backings backward bacterial bacterias badder bagging bailing baked baker bakes baking balanced balances
  balking balling banding bangin bankers banking banning bantered bantering banters barbecued barbecues barbeque
  barbing bards bared barer bares barging baring baritone barley barricade barriers barring bartered bartering barters
  based baser bases basing basking basting bathe bathing bathrooms batted batting battles beaked beaker beaks beaming
  beaning bearded bearding bearing beast beasts bedding bedrooms beefing begging belie belied beliefs belies believers
  bellied bellow bellying belonging belting belying benzoin berried berrying besting bettered bettering betters
  betting billing billows binding binds binge binged birthdays birthmarks biscuit bitterer bitterly bitters
  bittersweets blackens blackest bladders blanc blander blanked blanker blanking blaring blaster bleached bleaches
  bleaching bleaker bleated bleating blended blender blending blighted blighting blights blindest blinkers blizzards
  blocs blonder blondes bloodied bloodier bloodies bloodstream bloodying bloomed blooming blots blotted blotter
  blotting bluebells blued blueing bluer blues bluing blunder blurted blurting blush blushed blushes blushing bluster
  blustered blustering blusters boarders boars boated boating boats bobbling bogging bolder bolster bolted bonding
  boned boning booking boosted boosters border boringly botch botched botches botching bottled bottling bough boulders
  bounding bowed bowing bowlder bowled bowler bowling bowls boyfriends bracelets braised braises braising braked
  brakes braking branched branches branching brasher breached breaches breaching breaded breading breadths breakfasts
  breastfed breathers breed breeder breeding brian bride bridged bridges bridging brightens brightest brighton brine
  brinier brinker briny broiling broker brokered brokering brokers brooded brooding brooked brotherly brothers
  brownies brunt brusker bubble bubblier bucked bucking buckle bucks budding budge bugle bugled bugler bugles bugling
  buildings bulimia bulking bullies bullying bumming bunkers bunking burbled burbles burbling burly burping burred
  burring burrs burstein burying bused buses busing busted busting busts busying buttered buttering butters buttery
  cabinets cabling caches caching cackled cackles cackling caddies calking called caller callings calming calve
  calving cambogia cameron camomile camped camper camps candied candles candling candying caned canes caning cankers
  canning capping capsuled caravans cardiaca carding cared career caress carping carving cased cases cashed cashes
  cashing casing catcher catchings caustics ceasing centrals chafing chaining chaired chalk champagnes champed
  champing chanced chances chancing channeling chanted chanting chapped chapping chapter chapters charcoals charge
  charged charges charging charmed chars charted charter chartered chartering charters chase chaster chatted chattier
  checked cheeking cheeped cheeping cheer chickens chidden chided chides chiding childhoods chiles chili chilies chill
  chiller chilling chilly chiming chimneys chine chinking chinned chinning chipped chipper chipping chloride chlorite
  chopper chops chose chowing chuckled chuckling circulars clacked clacking claimed claiming clamber clammier clams
  clanged clanging clanked clanking clapped clapper clapping claps clary clashed clashes clashing clasped clasping
  classed clatter clattered clattering clatters clauses cleaned cleanly cleanser cleansers cleansing clearest
  clearings cleaved cleaver cleavers cleaves cleaving climbers climes clinched clinches clinching cling clinked
  clinking cloaked cloaking clocked clocking clods closures clothe clothed clothing cloths clouting clowning clucked
  clucking clumped clumping cluster cocking cocktails codded coffers coiling coked cokes coking collars collections
  collects collisions collusion colones coloreds colou colts combi combinations commandeer commanders commando
  commandoes commandos commend commended commending commends commuter compete completed completer completes comply
  compounds comprised comprises comprising compromise compulsions compute computed computers computes concentrations
  concert concerti concerto concerts concoctions concreted concretes concurs conditioned conditions cones confers
  confess confuse conker conning consign consoles consort consorted consorting consorts constants construct
  constructed constructing constructs consuls consumers contained containers contest contested contesting contests
  contiguous continued continues continus contractor contraption contraptions contrasted contrasting contrasts
  controller controls convince convinces convulse cooed cooing cooling cooping copes copped copperheads copping
  corking corning corps corrects couched couches couching coumarin counter county coursed courser courted courting
  coveted cowed cower cowered cowing crabs crackers crackle cradling crammed cramming crams craning cranked cranking
  crass crasser crating crave cravings crawfish crazing creaked creaking creator creed creepier crepe crepes crested
  cresting crewing crisp crooned crooning cropped cropping crossbows crowding crumbled crumple crumples crustier
  crutches cuing culling cupboards cupped cupping cured currants current currying curse curses curst curtail curtains
  cushions customers cutter cuttings cyclosporine dangle dangled dared dares daring darling darning darting dawning
  decades deceased deceases deceasing decembers decide decimals decoctions decoded decoder decodes decoding decrease
  decrees deeding deeming deity delicious deliriums deliveries denoting dentists dentures denying deodorants dependant
  dependents depleted depletes depleting derided derides deriding deriving deserved deserves detectors deter
  detergents deterrent developer deviate diabetics dialed diameter differences difficulties diffuse dilate dilates
  dills diluted dimmed dimmer dimming dimple diner dipping directions discharged discharges discomforts diseased
  diseases dishwashers disinfectants dislocate disorders diver dives diving dizzies dizzying dogging domestics donate
  doors doped dopes doping doubted doubting downs downy drafting drapery draping drawings drawl drawling drawn dread
  dreaded dreading dreamers dreamier dribble drier dries drily drinkers dripped droller droned drones droning
  droppings dross drowse drowsier drudged drudging drugging drummed drummer drumming drunkest dumpling dunked dunking
  dunks earaches earning earrings echinaceae ectopics eighteens ejaculate ejection election electrify electrocute
  electrocutions elephants emergence emergencies emptier empties enlarge ensue epileptics episodes erections erring
  essentials ester ether exhausts existences exited exiting exits expanses expended expending expends expire expires
  explanations explode explored explorer explores exploring explosions explosives expose exposes exposures extensions
  external extractions extremest eyebrow eying faced failings failures faintest famed fantasying fared fares faring
  farting fatted fatten fattened fattening fattens fattest fearing feasting feinted feinting felling fending fertile
  feuding fiend fiends fifteens fighters figure figures filed files filing findings finer fingertip fining firearm
  firearms firefighter firefighters fireplaces firming fitful fitted fitter fittings flailing flaking flaming flare
  flashest flashier flatted flatter flattered flatterer flattering flatters flattery flawing fleeing fleshed fleshes
  fleshing flied flier flies fling flipped flipper flipping flitting floored flooring flopped flopping flowery flown
  flushest fluster flustered flustering flusters flyer flyovers foaling foiling followings fonder fondle fontanelle
  foods footballs forage foray forayed foraying force fording foreheads fores forgave forge forged forger forgers
  forgery forges forgetting forging forgiven forgives forgo forgoes forgoing forgotten forking forming forth forwards
  foundling fountains fourteens fractured framing freckled freezers freezes freshened frighted frighten frighting
  frostbitten frothier froze fueling fulling funding funerals furnaces gabbed gabbing gables gaged gages gaging gains
  gallon gallows gambled gambler gambles gambling gander ganging gaped gapes garbed garbing garble garbs gargled
  gargles gargling gasolene gasses gassing gassy gauging gaunter gazed generators genial genially genre ghostly
  gigging girlfriends glads glazing gloving glowing glycine gnashing gnawn goalies gobbed gobbing gobble goggles goner
  gonging goodby goodies gorging governments gracing graded grader grades grading grafted granda granddaughters grande
  grandest grandeur grandfathers grandmothers grandsons granting granule grassed grasses grassing grated grating
  graving graying graze greed greenhouses grids griming grinders grinned grinning grins gripe gripped gripping
  groaning grope grouping growl growling grubbed grubbing guaran guaranteed guarantees gulling gully gummier gummiest
  gunshots gurgle gusting gutting guzzle haemorrhaged haemorrhages haled haler hales haling hallows hallway hammed
  hamming hampered hampering hampers handing handler handles handsful hangings hangover happenings harbor hared harems
  hares haring harking harmine harping harts hatting haves hawking headier headings heaping heard hearings hearses
  heartbeats heartbreaks heartens hearths heartier hearties heartily heated heating heats heave heavies heeding
  heeling helleborus helpings hemlocks hemorrhaged hemorrhages hensbane herbe herding heron herring hinging hinting
  hoarders hoarser hoarsest hocking holed holes holidays holing hollowest homeless hooding hooping hopping horded
  hordes hording horribly horsed hosed hoses hospitals housing huger hulling hundreds hunting hurdling hurtled hurtles
  hurtling husbands hyacinths hyper imaging immun impale impales impeding impossibles impossibly impulsed impulses
  inane incense incensed incenses incensing inching incisions increase indoor inert infections infested infesting
  infests inflamed inflames inflaming inflate inflection infuse infuses infusions inhumane injections injure injuries
  insect inserted inserting inserts insider insiders inspects instanced instances instancing instruction insurances
  insured insurer insures insuring intended intensely intensest intents interests internals interne interned internes
  interval intoleran inulin invented inventing invents inverses invested investing invests italy jabbed jabber jabbing
  jeweler jewelers jeweller jewellers jewelry jilting jitterier jointing jolly jotting journeys jugulars jumble
  keening kelly kennels kerosine kickin killings kilning kinking kitchens knacker kneecaps kneed kneeing knitted
  knockers knowings known laborer labou lacking laded lades lager lakes landlords lanes languages lanolin lashing
  lassi lathed lather lathes lathing laths latter lavendel lavenders leading leafing leaflet leaping learning leasing
  lending lends lesions lessens letting liberally lightest lightnings liked liken liker likes liking lilting liming
  linde linen liner liniments lining linings linking lisping listings liters litter littered littering litters loaning
  lobsters lodgings lofting logging longings looming looping loosen loosened loosening loosens looser loosing looting
  losses lottery lounging lovingly lucking lukas lunging lusting lyric machetes machined malignan malting mandible
  mandibles manger mangier mangle mangoes mangy manholes manly mantled mantles mantling marathons marches marching
  marihuana markings marriages mashing massage massing masters mastery matched matte mattes meanings meddled meddler
  meddles meddling mediation medicina meditation meditations menta meres meshing messing meted metes meting metre
  middles miens mingled mingles mingling minuet minuets minuses minuted minuter minutest miscarriages miscarried
  miscarries miser mislead misreads missive missives mistakenly mistaking misting misusing mixtures moaning modestly
  modesty moher molting mooning mornins moths motorbikes motorcycled motorcycles motorways mountains mourning mousse
  muddied muddier muddies muddle muddy muddying muffed muffle muffler muffles mulched mulches mulching multiples
  multiply mumble muscled mused muses mushier mushiest musing mussing mutilate mutters narrowest naturals needled
  needless neighbou neutral neutrality neutralized neutralizes neutralizing neutrals nibble nimbler nineteens nitrogen
  noses notching nothin nothings noting novembers novices oared oaring obstructions octobers ointments openings
  operations opportunist opportunists opportunities oppressor orchards organ organiser organize organized organizers
  organizes outdoor outsider outsides overdo overdoes overdoing overeat overeaten overeating overeats overheads
  overhear overheard overhearing overhears overnights oversight overtone pacemakers packers packing paddles painted
  painter painting pairing palling pancreases panes panned panning panted pants paralyses paralyze paralyzes
  paralyzing paranoia paranoids parasite parched parches parching pared parsing parting partners passages pasting
  patent patents pates paths patients patting paunches pause pausing pawning pawns payed payer paying peacemaker
  pealing peals pease pecking peddles peeking peeping peered peering peers peeving pelves pelvises pencilled
  pencilling peppermints pepping percents perches perfumed perfumes peril perspire petal petting photon photons
  pickets pickle pickled pickling piddles pieced pieces piecing pierce piers piked pikes piking piled piling pined
  pines pining pinking pinpoints pitchers pitchforks pithy pitting placentae placentas placing planked planking
  planner planter planting plastics plated platforms plating pleas plies plopping plumping plunder plying pockets
  poinsettias pointers poker poled poles poling polishes polling polly ponder ponds poppies pored pores poring posed
  positives possesses possession possibles possibly posting potting pounced pounces pouncing pouting preen prefabs
  preferred preferring premise premised prepaid prepare prepay prepaying prepays prescribe prescriber prescribes
  preserve preserves pressings pressured pressures preying pricking prickles pries primate primates printed printer
  printing prisoner prisons privater privatest probables produce products profess projectiles promises property
  proportions propping proteins protrude provable provably prying psyches psycho psychosis psychs puddled pulping
  punishes punting pupping purer purplest purposed purposes purring pursing puttying quacked quacking quadruped
  quadruples quadruplet quantify quickens quietest quilted quilting quirked quirking quite quits quitted quitter rabbi
  rabbis rabbles raccoons racoon radials radiate radiations radiators raged raggedest raider raiding raids railways
  raining raising rally ramble ramblers rammed ramming ranging rapidest rapped rapping rapture raptures ratted ratting
  rattlers rattlesnakes ratty reached reaches reaching reactions reactor readings readying reaming reaping rearing
  receded recedes receding recenter recently recluses record recorder recordings recover recta redden redder redress
  reduce reduces reeds refreshes refuges refuse refuted refutes refuting regained regaining regains regents rejections
  relapse relapses relationships relaxed relaxes released releases relented relenting relents reliefs relieve relieves
  relieving relived relives reliving remainder remedied remedies remedying remembers remind remoter remove removes
  rending renting repealed repealing repeals repented repenting repents replace replaces rescue rescuer rescues
  researchers reset resets resetting respirator respirators responses result retained retainer retaining retains
  reunited reunites reused reuses reusing revenged revenges revenue revered reveres reveries revering reverse reverted
  reverting reverts revery rhubarbe rhubarbs ribbed ribbing ridding ridging rigging riled riles riling rinsing ripen
  riper rippling roadsides robbing roles roommates roost roosting rooting roping rotating routing ruggeder ruing
  ruining rumbled rumbles rumbling runner runnin ruses rushing rustling rutting saber sacked sacking sacks sacred
  sacrifice sacrifices saddened saddening saddens saffrons sagged sagging sailing salicylates sallow sallower salon
  samen sames sample sampled sampler sanding sands sapped sapping sardine sashes satellited satin saturate saturdays
  sauvage saver saves scabbed scabbing scaled scales scalier scaling scalped scalping scaly scanted scanter scanting
  scare scaring scarred scarves scented schooled schooner scissor scolded scolding scooped scooping scooted scooters
  scooting scoping scoring scorpions scotches scotchs scram scramble scrams scratchier screwdrivers scribble scuffed
  scuffing sealing seals seaming seated seating seats sections seeding seeped seeping seeps seize seller selling sells
  sensations sensing sensitive sentenced sentience septembers serve server serves serviced services servile serving
  setting settler settles seventeens seventh severest sewed sewing shading shafted shallot shallower shallows shaming
  shampoos shaping share sharing sharking sharped sharpeners sharper shatter shavers sheared shearing shedding sheen
  sheer sheered sheerer sheering shelled sheller shelling shifting shingle shingled shinning shipped shipping shirted
  shirting shoed shoeing shooed shooing shoos shopped shopper shopping shored shores shoring shortens shortest shouted
  shouting shove shovelled shovelling showings shown shred shrinking shrinks shucked shucking shutter shutting sicked
  sicker sickly sicks sicky sidling sifted sifting sifts signer sills silly silting silts singe singed singer singes
  singing singles singly sings sinning sired siren sires siring sited sites siting sixteens sized sizer sizing
  skeletons skeptics skied skies skiing skilled skimming skimped skimping skinning skipper skunking slabbed slabbing
  slacked slacken slacker slacking slaking slammed slamming slander slapping slated slates slating slats slaving
  slaying sleeked sleeker sleeking sleepier sleeted sleeting slewing slicked slicker slicking slier slily slimming
  slinging slinked slinking slippers slippery slitter sliver slivered slivering slivers slopped slopping sloshed
  sloshes sloshing slotting sluicing slumber slummed slummer slumming slums smaller smarted smarter smarting smartly
  smeared smearing smellier smelted smelting smiting smitten smocked smocking smokin smoother smoothies smothers
  smoulder smoulders snaked snaking snape snappy snaring sneakers sneakier sneered sneering sneeze snicker sniffle
  sniffled sniffles sniffling snigger snipe sniping snipped snipping snitches snitching snooped snooping snore snots
  snowing snuffed snuffer snuffing snuffly soaping soaring socked socking socks softened soled soling solutions
  solvents someones somethin somethings sometime soother sooty sopped sopping sorer sorrow sorting sorts souring sowed
  sowing spacial spanning spared sparer spares sparing sparked sparking sparkle sparklers spars spatting spayed
  spaying spays speakers specials specked specking specs speeding spelled speller spelling spend spicing spied spies
  spiking spilt spindly spite spitted spliced splices splicing splinted splinters splinting spoiling spoofed spoofing
  spooked spooking spooled spooling spoonfuls spoonsful sported sporting spouting sprained spraining sprains sprig
  sprinter spryer spurned spurning spurred spurring spurs sputter squat squeakier squealed squealing squeals squinted
  squinter squinting squints squired squires squiring squirmed squirming squirms stabled stabler stables stabling
  stacked stacking staffed staffing staging staider stained staining stains stair staking staled staler stales staling
  standings stared starker starred starring starters startle startled startles startling starve stated stater states
  stating stationed stationing stations staved staves staving steaks steamed steaming steams steamy steeled steeling
  steeper steeping steeps sterile sterilize sterilizes sterling stewing stickers stickier stickies stickler stiffens
  stiffest stifled stifles stifling stilled stiller stilling stills stingers stingier stinted stinting stirred
  stirring stitched stocked stocking stockpile stoke stokes stoking stomped stomping stoning stoppers store storing
  story stowing straggle straggled straggler straggles straggling straightens straighter straights strainers straits
  strand stranded stranding strangest strawberries strayed straying streamers strengths stricken stridden stride
  striker strikes striking string stringing strings stringy striped stripes striping stripped strived striven strives
  striving stroked stubbed stubbing students stuffed stuffing stumble stumped stumping stunted subbing subscribe
  subscriber subscribes subscriptions substances suckling suction sufferers sufferings sugarier suiting sulking
  sunning surer surfing surge surly survived survives survivors swabbed swabbing swagger swaggered swaggerer
  swaggering swaggers swamped swapping swats swaying swearing sweaters sweeper sweepers sweeping sweeten sweeter
  sweetly swellest swellings swerve swilled swilling swindle swinging swiping switches switching swooped swooping
  syndromes syphoned syphoning syphons syringed syringes tabled tables tacked tacking tackling tacks tacky tagging
  tailing tainting tales tallies tally tangled tangles tangling tanking tanning tapered tapering tapped tapping
  tarantulae tarantulas tarred tarring tasking teaches teaming tease teasing technique televisions tellings tended
  tenderest terminal terminally terminals terminate terminator terrifies terse testify testing thanked thanking
  theater thermometers thiazides thickens thickest thicket thickets thinkers thinned thinning thirstier thirteens
  thornier thorough though threaded threading threads threes threshed thresher threshes threshing thresholds thrones
  thudded thudding thumbed thumbing thursdays thyroids ticked ticking tickle tickled tickles tickling tickly tided
  tightest tiled tiling tilling tinctures tinged tingeing tinges tinging tingle tings tinker tinkled tinkles tinkling
  tinting tires titled titling titter toasted toasters toasting toddle toddled toddles toenails tolerated tolerates
  tolling tomorrows toner tongued toning tonne topic topics topping torched torches torching tortoises tortured
  tortures touchier touchings toughen tougher tourniquets towed towelled towelling towered towering traced traces
  tracing tractors traffics training traitor tramped tramping trample tramples trampolines tranquil tranquiler trapper
  trappings trash trashed trashes trashing trashy travelers travelings traveller travelling tread treat treated
  treating treatments treats treaty trebled trebles trebling treed tremble trial trialed tributes tricked trickier
  tricking tricks tricky trifled trilled trimesters trimmed tripe triples triplet tripling troubled troubles trough
  troweled troweling trucked trucker trucking trumped trumping tuesdays tugged tumble tumblers tuned tuner tunes
  tuning turfing twining twisters twitters unbeatable unblocked unclean uncontrollable understands unknowns vaccinate
  vaginae vaginal valeriana varnished varnishes varnishing vegetable vehicles versions viaducts vices villager
  villages violet violets visibly vitamina vitaminb vitaminc vitamind vitamine vitamink voltages wafting wailing
  waiving wales walling wally wanderer wanders waned wanes waning warding wardrobes warning warping warring washings
  watter weakling weaning wearing weathers weaving wednesdays weeding weekends weighted weighting weighty weirdest
  weirdos welting werther wheeled wheeling wheeze whetting whimper whimpered whimpering whimpers whiskered whiskers
  whiskey whiskeys whiskies whiskin whiskys whistle whittled whittles whittling whopper widowers wiggled wiggles
  wiggling windowing windpipes windscreens winged winging wings wiser wises witching withdrawn withdrew wither witting
  wording workings workouts worrier worries worsen worsened worsens worsted worsting wreaking wriggle wringers writer
  writes writhe writings writs wronged wronger wronging wrongly yellowest yelping yesterdays yohimbe yohimbine
  zigzagged zigzagging zipping
  `
    .trim()
    .split(/\s+/),
);
