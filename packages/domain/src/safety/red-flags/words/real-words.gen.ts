/**
 * English words one slip away from a word of the signs of an alarm ("pleading" and "bleeding"): they are never taken for a
 * slip. What no American list has stands in everyday-words.ts.
 * Made by scripts/near-words.mjs (npm run near-words) from Debian's wamerican-small; not written by hand.
 * Source: SCOWL word list, size 35, of which these lie near a name.
 * SCOWL is Copyright 2000-2011 by Kevin Atkinson; permission to use, copy, modify, distribute and sell these word lists
 * for any purpose is granted without fee, provided that this notice appears in all copies; it is provided "as is".
 */
export const realWords: ReadonlySet<string> = new Set(
  `
  abdomens abiding abortions abruptest accidentals account acing aesthetic affair agility agitate agitator aided
  aides aiding airports alcoholics alcohols alight aline alines alleged alleges alleging allergies alloyed alloying
  alternate alternately alternator ambient ambulances amiably amicable amputate amusing anaemia anaemic anaesthetics
  anesthetics anglers angles antidotes aortae apartments appealing appeals appeasing append appended appendices
  appending appendixes appends appetites appliances applies appointment aquariums arced arcing arcking arguments
  armchairs arose arrange arranges arrivals artichokes aspen aspens aspiring assume assumes assured assuring atoning
  attaching attempts augmenting aurae aural averted averting avocadoes awfuller babble backings backpacks backward
  bacterial bacterias badder bagging bailing baked baker bakes baking balanced balances balking balling bandaged
  bandanas banding bandy banisters bankers banking banning bannisters bantered bantering banters barbecued barbeque
  barbeques barbing bards bared barer bares barging baring baritone barley barricade barriers barring bartered
  bartering barters baseballs based basements baser bases basing basketballs basking basting batching bathe
  bathrooms batted batting battles beached beaches beaching beaked beaker beaks beaning bearded bearding bearing
  beast beasts bedded bedder bedrooms bedsides bedtimes beefing beetling begging behalves behave behaved belie
  belied beliefs belies believers bellied bellow bellying belonging belting belying berried berrying besting
  bettered bettering betters betting bidding billing billows binding binds binning birched birthmarks biscuit
  bitches bitterer bitterly bittersweets blackens blackest bladders blaming blander blanked blanker blankest
  blankets blanking blaring blaster bleaker bleated bleating blended blending blighted blighting blights blindest
  blinkers blitz blizzards blocs blonder blondes bloodied bloodier bloodies bloodstream bloodying bloomed blooming
  blots blotted blotter blotting bluebells bluer bluing blunder blurted blurting blush blushed blushes blushing
  bluster blustered blustering blusters boarders boars boated boating boats bogging bolder bolster bolted bondage
  bonding boning booed booing bookings booming boost boosted boosters booting bootlegs boringly botch botched
  botches botching bottled bottling bough boulders bounding bowed bowing bowlder bowled bowler bowling bowls
  boyfriends bracelets brackish braised braises braising braked brakes braking branched branching brand brasher
  braver bravery braving braziers breached breaches breaching breaded breading breadths breakfasts breakthroughs
  breathers breed breeder breeding bride brides bridged bridging bridles brightens brightest brilliants brine
  brinier briny broiling broker brokered brokering brokers broncho bronchos brooded brooding brooked brooking
  brotherly browner browning browse browsed browses brunches brunt brusker bubble bubblier bucked bucking bucks
  budding budge bugle bugled bugler bugles bugling buildings bulking bullies bullying bumming bunkers bunking
  burbled burbles burbling burgers burly burping burred burring burrs burying bused buses busing busted busting
  busts busying buttered butterflied buttering butters buttery cabbages cabinets cabling cached caches caching
  cackled cackles cackling caddies cadence calked calking calks caller callings calorie calve camped camper camps
  cancelling cancers candied candles candling candying cankers canning capping capsuled caramels caravans carding
  cared career caress carping carried carrier carriers carving cased cases cashed cashes cashing casing cataracts
  catchier catchings caustics cawed ceasing ceilings cello centrals chafing chaining chaired chalkier champagnes
  champed champing chanced chances chancing channeling chanted chanting chapped chapping chapter chapters characters
  charcoals charge charged charges charging charmed charring chars charted charter chartered chartering charters
  chase chaster chatted chattier checked checker cheeped cheeping cheer cheered cheering cheesed cheeses cheesing
  chemists chickens chidden chide chided chides chiding childhoods chiles chilies chiller chilling chilly chiming
  chinking chinned chinning chipped chipper chipping chopper chops chose chowing chuckle chuckled chuckles chuckling
  circulars circumcise circumcises circumcisions clacked clacking claimed claiming clamber clammier clams clanged
  clanging clanked clanking clapped clapper clapping claps clasped clasping classed classing clatter clattered
  clattering clatters clauses cleanly cleansed cleanser cleansers cleansing clearest clearings cleaved cleaver
  cleavers cleaves cleaving client climbers climes clinched clinches clinching cling clinked clinking cloaked
  cloaking clocked clocking clods closures clothe clothed clothing clotted clouting clowning clucked clucking
  clumped clumping cluster coarsen coarsened coarsening coarsens coarser coarsest coats cocking cocks cocktails
  codded coffers coiling coked cokes coking collage collars collections collector colleges collide collides
  collisions collusion colones coloreds colts combinations comforts commandeer commanders commando commandoes
  commandos commenced commences commencing commend commended commending commends commits communed communes communing
  commute commuters compete completed completer completes comply compose composts compounds comprised comprises
  comprising compromise compulsions compute computed computers computes computing conceit concentrated concentrates
  concentrations concept concern concerti concerto concerts conclusions concoctions concreted concretes concurs
  concussions conditioned conditions condors cones confers confess confinements confiscate confuse conning consign
  consoles consort consorted consorting consorts constancy construct constructed constructing constructs consuls
  consultants consulting consumers contained containers contains contest contested contesting contests contiguous
  continued continues contraceptives contractor contraption contraptions contrasted contrasting contrasts controller
  conversing conversions convert convince convinces convulse convulsive cooed cooing coolers cooling cooping copes
  copped copperheads copping corking corning corps corrects corridors cottages cottonwood couched couches couching
  counsellors counselors counter county coursed courser courted courting covertly coverts coves coveted coveting
  cowed cower cowered cowering cowing crabs crackers crackle cradled cradles cradling crammed cramming crams
  cranberries craning cranked cranking crass crasser crating crave cravings crawfish crazing creaked creaking
  created creator creed creepier crepe crepes crested cresting crewing crickets crimsons crisp crochets crookedest
  crooned crooning cropped cropping crossbows crossings crowbars crowding crumb crumbled crumple crumples crustier
  crutches crystal cubed cubicle cubing cuing culling cupboards cupped cupping cured cures curing curling curly
  currents curries currying curse curses cursing curst curtail curtails curving custards cuticles cutter cuttings
  cycle cyclists damning dancer dancers dandelions danger dangle dared dares daring darling darting dawning deaden
  deader deadlier deceased deceases deceasing decembers decide decimals decoded decoder decodes decoding decrease
  decrees deeding deeming defeated defected defended defender defending defends deficiency deficient deflate
  deflates dehydrate deity dejected deliberating delicious deliriums deliveries denoting dentistry denying
  deodorants dependant dependents depleted depletes depleting derided derides deriding deriving deserved deserves
  despise destroys detectors deter detergents deterrent detested developer deviate diabetics diagnose diagnoses
  dialed diameter differences difficulties diffuse digital dilate dilates dills diluted dimmer dimming dimple diner
  dipping directions discharged discharges discomforts discorded diseased diseases dishwashers disinfectants
  dislocate disobey disorders distiller diver dives divorced divorces dizzies dizzying document dogging dolling
  domestics donate doors doped dopes doping doubted doubting downhills drafted drafting drapery draping drawings
  drawl drawling dreamers dreamier dressers dressier drier dries drily drinkers droller droned drones droning
  droppings dross drowse drowsier drudged drudging drugging drummed drummer drumming drunkest dueling duelling
  dumpling dunked dunking dunks duped earaches earning earrings eighteens eighths eighties eights ejaculate ejected
  ejecting ejection elected electing election electrifies electrify electrocute electrocutions emergence emergencies
  emptier empties enlarge ensue epileptics episodes erections erring essences essentials ether excised excises
  excising excite existences exited exiting exits expanses expansive expended expending expends expertly expire
  expires explanations explode explore explored explorer explores exploring explosions explosives expose exposes
  exposures extensions extensive external extractions extremest eying failings failures faintest famed fantasying
  fared fares faring farmer farming fatigue fatten fattened fattening fattens fattest fearing feasting feinted
  feinting fellows fending fertile festered festering festers festivals feting feuding fezzes fiber fiend fiends
  fifteens fifties fighters figure filed files filing finch finches findings fined finer fines fining firearm
  firearms firefighter firefighters fireplaces firming fitful fitted fitter fittings flailing flaking flaming flare
  flashest flashier flatted flatter flattered flatterer flattering flatters flattery flawing flecked flecking
  fleeing fleshed fleshes fleshing flied flier flies flightier fling flipped flipper flipping flitting floated
  flocked flocking floored flooring flopped flopping flowery flushest fluster flustered flustering flusters flyovers
  foaling fogged fogging foiling folding followers followings fonder fondle fooling footballs footings forage foray
  forayed foraying fording foreheads fores foreskins forgave forge forged forger forgers forgery forges forging
  forgiven forgives forgo forgoes forgoing forking forming forwardest foundling fountains fourteens framing freckled
  freezers freezes frequents freshened frighted frighten frighting frights fronted fronting frostbitten frostier
  frostings frothier froze fueling fuelling fulling functions funding funerals furnaces gabbed gabbing gables gaily
  gallon gallows gambled gambler gambles gambling gander ganging gaped garbed garbing garble garbs gargled gargles
  gargling gasolene gassed gasses gassing gatherings gauging gaunter gavel gazed generators genial genially genre
  gentled gentles geraniums ghostly gigging girlfriends glads glassier glazing glossed glosses glossing gloving
  gnashing gnawn goalies gobbed gobbing gobble goggles goner gonging goodby goodies goofier goose gores gorging
  governments gracing graded grader grades grading grafted granddaughters grandest grandeur grandfathers
  grandmothers grandsons granting granule grapefruits grassed grasses grassing grated grating graving graying grease
  greasier greater greatly greed greek greenery greenest greenhouses greeted greeting grids griming grinders grinned
  grinning grins gripe gripped gripping groaning grope grosser grouping growl growling grubbed grubbing guaranteed
  guarantees guested guesting guillotined guillotines gulling gully gummier gummiest gunning gunshots gurgle gusting
  gutting guzzle haemorrhaged haemorrhages haled haler hales haling hallways halon halting halving hammed hamming
  hammocks hampered hampering hampers handing handler handlers handsful hangings hangovers happenings harbor hared
  harems hares haring harking harping harrying harts hated hatting haunting haves hawking hazard headers headier
  headings health heaping hearings hearses heartbreaks heartens hearths heartier hearties heartily heatedly heave
  heavies hedging heeding heeling helpings hemlocks hemorrhaged hemorrhages herding heron herring hinging hinting
  hitched hitches hitching hoarders hoarser hoarsest hocking holed holing hollowest homeless hooding hooped hooping
  hooted hooter hooting hooves hopped hopper hopping horded hordes hording horribly horsing hosed hoses hospitals
  hostages housing hover hovered hovering hovers huger hugging hulling humidified humidifies hunches hunching
  hurdling hurrayed hurraying hurried hurries hurtled hurtles hurtling husbands hyacinths imaging impale impales
  impeding impossibles impossibly impulsed impulses inane incense incensed incenses incensing inching incisions
  inclined increase indented indoor inert infectious infested infesting infests inflamed inflames inflaming inflate
  inflection inflections infuse infuses infusions inhumane injure injuries innards inning inserted inserting inserts
  insider insiders inspects instanced instances instancing instruction insurances insured insurer insures insuring
  intensely intensest intents interests internals interne interned internes interval interviews intimidate
  intimidated invalids inventing invents inverses invested investing invests inward irritably jeweler jewelers
  jeweller jewellers jewelry jilting jitterier jobbing jogged jogger jogging joins jointing jolly jotting journeys
  jugulars jumble junes keening kennels kerosine killings kilning kilogram kinking kitchens knacker kneecaps kneed
  kneeing knitted knockers knotting knowings knuckled laborer lacking laded lades lading lakes lance lancing
  landings landlords languages larding laser lashing lathed lather lathered lathering lathers lathes lathing laths
  latter lauding launched launcher launches launching lavenders layer leading leaflet leaping learning leasing
  lending lends lesions lessens letting lettuces lever levers liberally lightest lightnings liken likening liker
  liking lilting limed limes liming linen liniments lining linings linking lisping listed listeners listings litter
  littered littering litters loafing loaning lobsters lodgings lofting logging longings looming looping loosen
  loosened loosening loosens looser loosing looting loped losses lottery lounging lovingly lucking luncheon lunging
  lurched lurches lurching lusting lynched lynches lynching lyric machetes machinery machining malting managers
  mandible mandibles mangier mangoes mangy manholes manly mantled mantles mantling marches marching marihuana
  marking markings marred marriages marries marring mascaras mashing massing masters mastery masticate matched matte
  mattered mattering mattes meanings meddled meddler meddles meddling mediation meditation meditations menstruate
  meres meshing messes messing meted metes meting microwaved microwaves middles midwifed midwifes miens miked mikes
  miking miles milling millions mince mincing minding mingled mingles mingling minuet minuets minuses minuted
  minuter minutest minuting miscarried miscarries miser mislead misreads missive missives mistakenly mistaking
  misting misusing mites mixtures moaning moats modestly modesty moisture molting monitors monster mooning mortgaged
  mortgages mosquitos moths motivations motorbikes motorcycled motorcycles motorways mountains mourning mousse
  muddied muddier muddies muddle muddy muddying muffed muffle muffler muffles mulched mulches mulching multiples
  multiply mumble muscled mused muses mushier mushiest musing mussing mustered mustering musters muter mutilate
  napes narrowest nauseated nauseates nauseating needless needling neighbored neighborhoods neighboring neighborly
  neutral neutrality neutralized neutralizes neutralizing neutrals nibble nimbler nineteens nipping nitrogen noodle
  noodled nosed noses nosey nothings noting novembers novices oared oaring object obstructions octobers ointments
  omelettes openings operate operates opportunist opportunists opportunities oppressor orchards organ organize
  organized organizers organizes outdoor outsider outsides outward overdo overdoes overdoing overeat overeaten
  overeating overeats overheads overhear overheard overhearing overhears overnights oversight overtone owing paced
  pacemakers paces pacing packaged packages packers padding paddles paintings pairing paler palling pancreases panes
  panned panning paralyze paranoia paranoids parasite parched parches parching pared pares paring parring parsing
  parting partners passages passengers pasting patent patented patenting patently patents pates paths patientest
  patting paunches pausing pawning pawns payed payer paying payments peacemaker pealing peals pearl peasant pease
  pecking peddles peeking peeping peered peering peers peeving pelves pelvises pencilled pencilling pensioners
  peppermints pepping percents perches perching perfumed perfumes peril perking peroxided peroxides perspire petal
  petting pharmacists pheasant phonograph phonographs photographers photon photons pickets pickle pickled pickling
  piddles pieced piecing pierce piers piked pikes piking piled piling piloting pined pines pining pinning pinpoints
  pitchers pitchforks pithy pitting placentae placentas placing planked planking planner plantains planter planting
  plasters plastics plated platforms plating platter playgrounds pleas pleasured pleasures plies plopped plopping
  plotted plotter plowing plumbed plumber plumbing plumed plumes pluming plumpest plunder pluses plying poached
  poacher poaches poaching pockets podding poinsettias pointers poled poles poling polishes polling ponder ponds
  poppies pored pores poring posed posing positives possession possessor possibles potting pounced pounces pouncing
  pouting preached preacher preaches preaching preen prefabs preferred preferring premise premised prepaid prepare
  prepay prepaying prepays prescribe prescribes presences present preserve preserves pressings pressured pressures
  pretence prevents preying priced pricing prickle pricklier pries primate primates printed printer printing
  prisoner prisons privater privatest probables probing produce products profess projectiles projection promises
  property proportions propping prostrate protections proteins protrude provable provably proving prying psyches
  psychs puddings puddled puddling pulping pumpkins punishes punting pupping purer purplest purposed purposes
  purring pursing puttying quacked quacking quadruped quadruples quadruplet quantify quarrels quarters quartet
  queasier quickens quietest quilted quilting quirked quirking quitted quitter quoting rabbi rabbis rabbles racoon
  racoons radials radiate radiations radiators raged raggedest ragging raider raiding raids railways raining raising
  rally ramble ramblers rammed ramming ranging rapidest rapped rapping rapture raptures raspberries ratted ratting
  rattlers rattlesnakes ratty reactor readings readying reaming reaping rearing rebounds receded recedes receding
  recenter recently recites recluses recommends recorder recordings recovers recta redden redress reduces reductions
  reeds refreshes refugees refuges refuted refutes refuting regained regaining regains regents regulars rejections
  relapsing relation relationships relaxed relaxes released releases relented relenting relents reliefs relieve
  relieves relieving remainders remedied remedies remedying remind reminder remissions remoter remove removes
  rending renting repealed repealing repeals repent repented repenting repents replace replacements replaces rescue
  rescuer rescues researchers reset resets resetting residents resistances resistant resolver resound respirator
  respirators respites responses retained retainer retaining retains retire retreats retries retry reunited reunites
  reuse reused reuses reusing revenged revenges revenue revered reveres reveries revering reverse reverted reverting
  reverts revery reviled revised revive revives reviving revolve revolved revolvers revolves revved rhubarbs ribbed
  ribbing ridding ridging rigging riled riles riling rinsing ripen riper rippling roaches roadsides robber robbers
  robbing roles roofed roommates roost roosting rooting roping rotating rounder routing ruggeder ruing ruining
  rumbled rumbles rumbling ruses rustling rutting saber sacking sacks sacred sacrifice sacrifices sadden saddened
  saddening saddens sadder saffrons sagged sagging sailing sallow sallower sally salon salvaged sames sample sampled
  sampler sanded sanding sands sandy sapped sapping sardine sarees sashes satellited satin saturate saturdays
  saucepans savager savages saver saves scabbed scabbing scaled scalier scaling scalped scalping scanted scanter
  scanting scare scaring scarred scarves scattered scented schooled schooner scissor scolded scolding scooped
  scooping scooted scooters scooting scoping scoring scorpions scotches scotchs scram scramble scrams scratchier
  screwdrivers scribble scuffed scuffing scuffled scuffles scuffling sealing seals seaming searches seated seating
  seats seceding sections seedlings seeking seeming seeped seeping seeps seize seller sells sensing sentenced
  sentience septembers serve server serves serviced services servile serving sessions setter setting settlers
  seventeens sevenths seventies severest sewed shading shadowy shafted shallower shallows shaming shampoos shaping
  sharing sharking sharped sharpeners sharper shatter shavers sheared shearing shedding sheen sheer sheered sheerer
  sheering shelled sheller shelling shelters shifting shingle shingled shining shinned shinning shipped shipping
  shirted shirting shoed shoeing shooed shooing shoos shopped shopper shored shores shoring shortens shortest
  shouted shouting shove shovelled shovelling showings shown shred shrinking shrinks shucked shucking shuffle shuts
  shuttered shutters shutting sidling sifted sifting sifts signer signing sills silly silting silts silvers simmer
  simmered simmering simmers simple simplex singe singeing singer singes singles singling singly sings sinned sinner
  sinning sired siren sires siring sitters sixteens sixties sizer sizing skein skeletons skeptics skilled skimming
  skimped skimping skinnier skins skippers skits skunking slabbed slabbing slacked slacken slacker slacking slaking
  slammed slamming slander slapping slated slates slating slats slave slaving slaying sleeked sleeker sleeking
  sleepier sleeted sleeting slender slewing slicked slicker slicking slier slily slimmer slinging slinked slinking
  slippers slippery slitter slivered slivering slopped slopping sloshed sloshes sloshing slotting sluicing slumber
  slummed slummer slumming slums smallest smarted smarter smarting smartly smeared smearing smellier smelted
  smelting smiting smitten smocked smocking smoother smoothes smothers smoulder smoulders smuggest snaked snaking
  snappy snaring sneakers sneakier sneered sneering snicker sniffle sniffled sniffles sniffling snigger snipe
  sniping snipped snipping snitched snitches snitching snobbery snooped snooping snore snots snowstorms snubbed
  snuffed snuffer snuffing snuggest soaping soaring socked socking softballs softened solders soldier soled soling
  solutions someones somethings sometime somewhats soothed soothing sopped sopping sorer sorrow souring sowed sowing
  spacial spanning spared sparer spares sparing sparked sparking sparkle spars spatter spattered spattering spatters
  spatting spayed spaying spays speakers specials specked specking speeded speeding spelled speller spelling spicing
  spied spiking spindly spitted spliced splices splicing splinted splinting splints spoiling spoofed spoofing
  spooked spooking spooled spooling spoonfuls spoonsful sported sporting spouting sprig springing springs springy
  sprinters spryer spurned spurning spurred spurring spurs sputter squeakier squealed squealing squeals squintest
  squired squires squiring squirmed squirming squirms squirrels stabled stabler stables stabling stacked stacking
  staffed staffing staging staid staider stair staking staled staler stales staling stalked stalled stalling stances
  standby standings staple stapled stapler staplers starched starching starker starred starring starters startle
  startled startles startling stated stately stater states stating stationed stationing stations staving steaks
  steamed steaming steams steamy steeled steeling steeper steeping steeps stellar sterile sterilize sterilizes
  sterling stewing stickers stickier stickies stickler stiffens stiffest stifled stifles stifling stilled stiller
  stilling stills stingers stingier stinted stinting stirred stirring stocked stocking stockpile stoke stokes
  stoking stomped stomping stoning stoppered stoppering stoppers store stored stores storing stormier stowing
  straggle straggled straggler straggles straggling straightens straighter straights strainers straits strand
  stranded stranding strangest strawberries strayed straying streamers strengths stricken stridden stride striker
  strikes striking string stringing strings stringy striped stripes striping stripped strived striven strives
  striving stroked strummed strumming stubbing students stuffing stumble stumped stumping stunted stutter subbed
  subbing subscribe subscriber subscribes subscriptions substances suckling suction sufferers sufferings sugarier
  suggests suing suiting suits sulking sunflowers sunned sunning sunrises surer surfing surge surly surprised
  surprises survived survives survivors suspicions swabbed swabbing swagger swaggered swaggerer swaggering swaggers
  swamped swamping swaps swats swaying swearing sweaters sweeper sweepers sweeping sweeten sweeter sweetly swellest
  swellings swerve swilled swilling swindle swines swiping switched switches switching swivelling swooped swooping
  syndromes syphoned syphoning syphons syringed tabled tables tacked tacking tackling tacky tagging tailing tainting
  tales tallies tally tampered tampering tangled tangles tangling tanking tanks tanned tanner tanning taped tapes
  tapped tapping tarantulae tarantulas tarred tarring tasking teaches teaming tease teasing technique teeing teeming
  teeter teethe televisions tended tenderest tenting terminal terminally terminals terminate terminator terraced
  terraces terrier terrifies terrifying terror terrors terse testify testing tether thanked thanking theater
  therapists thermometers thickens thickest thicket thickets thinkers thinnest thirstier thirteens thornier thorough
  thousands threaded threading threads threes threshed thresher threshes threshing thresholds thrones throttle
  throttles thudded thudding thumbed thumbing thursdays thyroids ticked ticking tickle tickled tickles tided tiers
  tightest tiled tiles tiling tilling tingeing tinges tinging tingle tings tinker tinkled tinkles tinkling tinnier
  tinniest tinning tinny tinting tirades tiredest titled titles titling titter toasted toasters toasting toddle
  toddled toddles toenails tolerated tolerates tolling tombing tombs tomes tomorrows tongued toning tonne toothaches
  toothpastes toothpicks topic topics topping torched torches torching tortoises tortured tortures touchier
  touchings toughen tougher tourniquets toward towelled towelling towered towering toxin traces tracing tractors
  traders traffics trailed trailer trailing trainee trainees trainers traitor tramped tramping trample tramples
  tranquil tranquiler trapper trappings trash trashed trashes trashing trashy travelers travelings traveller
  traverse tread treadmills treat treating treatments treats treaty treble trebled trebles trebling trial trialed
  tributes tricked trickier tricking tricks tricky trifled trilled trimesters trimmed trios tripe triples triplet
  tripling troubled trough troweled troweling trucked trucking trueing trumped trumping tucking tuesdays tugged
  tumblers tuned tuner tunes tuning turfing twining twinned twinning twisters twitters unbeatable unblocked unclean
  understands undresses unhooked unknowns unlocking uprights uptight upward vaccinate vaginae vaginal varnished
  varnishes varnishing vegetable vehicles versions vertebrae vertebras viaducts vices villager villages vineyard
  violet violets visibly visitors voiding voltages wafting wagered wagering wailing waits waiving wakening walling
  wanderers waned wanes waning warding wardrobes warnings warping warps warring washings wastelands watchmen
  waterier watermelons wavered wavering weakened weakling wearier wearies wearying weathers weavers weaving wedging
  wednesdays weeding weekends weekly weighted weighting weighty weirdest weirdos welting wheeled wheeling wheeze
  wherever whetting whiled whiles whiling whimper whimpered whimpering whimpers whirred whirring whirs whiskered
  whiskers whiskeys whiskys whistle whittled whittles whittling whopper widowers wiggled wiggles wiggling windpipes
  windscreens wined winged winging wings wiser wises witched witches witching withdrawn withdrew wither witting
  wobble wobblier wording workings workouts worries worsted worsting wreaking wriggle wringers writer writes writhe
  writings writs wronged wronger wronging wrongly yellowest yelping yesterdays zigzagged zigzagging zipping
  `
    .trim()
    .split(/\s+/),
);
