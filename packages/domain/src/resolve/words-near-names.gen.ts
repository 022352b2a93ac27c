/**
 * English words one slip away from a herb's or medicine's name ("child" and "chili", "diagnose" and "d-mannose"): they
 * are never taken for a misspelt name.
 * Made by scripts/near-words.mjs (npm run near-words) from Debian's wamerican-small; not written by hand.
 * Source: SCOWL word list, size 35, of which these lie near a name.
 * SCOWL is Copyright 2000-2011 by Kevin Atkinson; permission to use, copy, modify, distribute and sell these word lists
 * for any purpose is granted without fee, provided that this notice appears in all copies; it is provided "as is".
 */
export const wordsNearNames: ReadonlySet<string> = new Set(
  `
  ability absentee accolade accolades accurate acorns acrimony activate activated activates actively activist actor
  actors acupuncture adopt adorn advantage advocate aesthetic affront affronts alarmist alert aline alive alkaline
  allah allegory allergic allergies alliance altar alter altos ambiance ambience ambient amending amiss amnestied
  amnesties analgesic analgesics angelic angering answering antagonism antagonist antagonize antidote anvil aperture
  apparatus aptitude arcane arena arise armor armories aromatic arrogance arterial arthritic articulate ascending
  asphalted asphalts aspirant aspiring assail assented attending attention attentions attentive attesting augmented
  augmenting augments autos avert avocadoes backside bacteria bacterium baffling baker balance balanced balances
  balancing ballroom bandages bandana bandanas bandanna bandannas baptisms barber barbered barbering barbers barer
  baron barraging bartering based baser bases basic basin basis bayed beats beavering becoming beetling believing
  belts benefited bents berets besets besetting besting bests bettering bilateral biological biologist biologists
  birth bitch bitterer blackberrying blackbird blackened blackhead blackheads blackjack blackmail blackout blacktop
  blasting bleating blessing blissful blitzing bloodshot boasting boneyest boning bonnet boosting bordering bossy
  bovine brandying breasting broadens brunette bucks buffered buffering buffeting bungling burrowed bursting
  buttercup buttered buyer cabarets cadet calibers calibrate calibrated calico callus calms camper cancelled candor
  canister canker cankered cankers cantered capacity captivate caramel caramels cardiac cardigan cardigans cardinal
  cardinals carnation carnations carnival carnivals carol carouse caroused carouses carpeted cartel carton carve
  cascade cascaded cascades cassinos castaway castrate castrated castrates catching catnap central centrals century
  cervical chambers champing champion channelled chanting charisma charm chars chart chassis chattier cheating cheek
  cheep cheer cheerier cheeriest cheesed cheeses chickened chide child chill chillest chillier chilling chills
  chilly chime chiseled chivalry chlorine chopper choppers choppier chord chose chrome chroming chumming cigarets
  cinching cindered circus clarified clarinet clarinets clarity classics cleaners cleansers cleaver cleaves clergies
  climbers clitoris clods clogs clone clones close closes clots cloven cobra cocoanut cocoanuts coconuts coffer
  colander collage collages collar collared collaring collars collated collates collating collation college colleges
  colossal combines coming comings commander commodity commoner commonly community comparing competent compiler
  compilers complete compound compounded compounds compress conceits concepts concerns concert concerted concerti
  concerto concertos concerts conclude concord concrete concur condense condiment condor confer confers confine
  confined confines conquers consensus consents consoled consolidate consoling consular contemplate contempt
  continent continue contraceptive contract contracted contraction contracts contradiction contraption contrary
  contrast contravene contravention contrite contrive contrived contrives controls converse convert converts
  convince convulse convulsed convulses cooker cooper copier copped cordials cored cores coroners corrected
  correcter correction correctly corrector corrects cortex cottonwood counters coverage covert covertly coves
  craftier creaking creaming creasing creating creation creations creative creatives creator creators creature
  creatures creditor creeping cremating cremation cresting cretin crisping croon crossword crosswords cultivate
  cultivated cultivates culturally cumming cyclones daily deader deafer dealer deans dearer debilitate decanter
  decay decorating decoration defended defender demanded depended dependent deporting depot depraving deserted
  deserter destined destines diagnose diary differed different differing digitally dilating dilation dimples
  diplomas diplomat direction disagree disclose discover doghouse dogmatic dolphins dorsal downs draftier dramatize
  drunkard duration easterly eaten efficient electrocute electrocutes electrolysis elemental elephant elite elites
  emergence emergency emergent emerging enable enabled enables encourage endure englisher englishes ensue ensured
  ensuring entered entering entrance entreats entreaty entrusts ephemeral epitomes equality erring esoteric
  essential essentially essentials eternity exempted exempting exemption expand explicit expressly eyeball eyeballs
  eyelash eyesight fasten fatigues faulting feathered featherier federals feign feminine fence fiche figure figures
  filing financed finances firmness flagrant flanneled flannelled flecking fling fluid focus formation forte fortes
  forum fouling fragment freshman freshmen friendlier fueling fuelling fulling fumbling fuming funnel furling fusing
  fuzing gadget gallant gallants gardened gardener gardenia gardenias gardening garnet garret genera geranium
  geraniums gestation gingerly ginning glinting glistens glycerin glycerine goldener goldenest goner grappled grave
  greening grinding grinning grounded grunted guarantee guaranteed guardian guarding guinea habit habitual hairline
  halve hanged hanger hangs harden harder hardline hardy hared harmed harming harmonic harmonies heartbeat heartless
  heliport hence highs hilliest hinge historian hollower homey honed hones hoops hoorah hopes horde horizons
  hormones horseback horseman horseradishes humble humbling hydrants hydrogen hyena hypnosis immigrant immunize
  implants incline inclined inclines indolence inducing inference influence inhale inhaled inhales insolence instal
  instance instantly instants insulated insulator insulators insulting insuring integral interfere interfered
  interferes interfering internal interval invoking island jacked jeers jerks journals junes junta kangaroo karat
  karats kayak kinda labeling lamer larger laser later laxer layer leverage lexica libeling liberate lifeboat
  lifeline lifespan lined linefeed linen lingered liquoring listening literate littering livest lonelier loped loser
  loses lovelier lovelies luring lustiest lynchpin lyric lyrical lyrics macaroni maces macho madden magistrate
  magnates magnetic magnetism maidens mains majestic mamas mange mangiest mangle mangles mangroves mangy manholes
  manicure manicured manicures manifold marina maritime markings marshmallow marshmallows marveled marveling
  marvelous masculine masticate match matrices matrixes maturity mauve maximize maybe meantime medicals medicate
  medications medicine medicines megaphone mellow menace meringue meringues metabolic metallic metering microcode
  microwave migrants migration mildewed minoring minstrel minted minuet minutest mirth mistake mistaken mistakes
  misted mister mitigate mitigated mitigates moistens momentary monarchs monastic monogram monopoly monorail
  moorings mornings mortared motels motoring motorize mountain mountaineer musket mustered mystic narcotic narrated
  narrates nation natty nestle nestles nettled neural neurosis neurotic nieces nightfall nitrated nobleman nodes
  noses notables notch notes novel numerals nylon obedience oblong obstinate olive omega operates opinions optima
  optimal optimism optimist optimize optimized optimizes optimum optimums organ origin outlives overrate paddocks
  paddy pager painfuller paler pampering pancreas pancreases pancreatic pander panelled pantomimed paper papering
  parables parallel paranoia parasite parasites parasol parasols parceled parcelled parental parser partisan partly
  partridge passer payer pelleted pencilling penny pentagon peons pepped peppered peppering peril perilled perils
  peroxide personify perverts petal petering philanthropic philanthropies philanthropist philanthropy phony pigment
  pigments piloting pining pinnacle pipeline pipelines piranhas pitchers plane plank plans plant platinum platoons
  pleasure podia poled poles policy polio pollinate popped pored pores postcard powerful prancing precede preceded
  precedent precedes precise preciser predator prefaced prefixing premiere preparation preparations preparing
  presence preservation preserve preserved preserves prestige presumed presumes pretence pretense prevalent prevents
  primaries primates printing priority privates procuring prodigal profaned profanes program programs prone prong
  proponent proposal proposed proposes propulsion prospers protects proteins protests protocol provable proven
  proverb proverbs provided provider provides provokes prude prudes pruned psychopath puffed puffier pulmonary
  pummel pummeled pummels purely quack quadrant quarreling quart question quickened quickens quickest quirk radiates
  radicals railings rainfall raisin raising ramifications raped reaching reacting reaction reactions reactive
  receptive recoiled recorded recorder recover recovers recovery redeem redefine rediscover reduction reflexes
  reforming regain regained regains regalia regaling register regulate relation relax relaxing relented relieve
  relieved relieves remained remedying remodeling rending repeating repelling repenting repleting reservation
  reserving resistor resistors resolver responding restarts restored restores restoring retained retainer retina
  retinae retinas revolted revolved rhino rhinoceri rhinos ricing rivaling robust robuster rocketed rosaries rosary
  rotary rounding route routine routines rutting sailor salad salamis saliva salivate salivated salivates sallower
  salon saloon sanctuary sanserif saris satan satin sauce saucy sauna scuff seasonable seasonal seasoned secondly
  secretive sedating seductive seething selected selecting selection selective selector selectors senate sense
  sensor sentience serenade serenaded serenades serenest serenity shallow shallower shallows sharpens sharpest
  sharps shift shirt shodden silenter silvered silverware simplest sincerest singular singulars sleeper sleepier
  sleeting slice slimiest slimmest slippers slows sniff solar soldered solicits sopranos south spasmodic spearing
  specimen spinal spiraled spiraling spiralling spirit spirited spiriting splendor splice splicing splinted splinter
  sprinted sprinter sprinters squall squalled squarest squashed squawked squawking squealed stabling stain stains
  stallion starched starting startled static stating station stationed stations statures statuses statutes stemming
  stimulant stimulate stimulates stopwatch storeroom storerooms strapped stream streamline structure stuff subdue
  sublimer succor succored succors sugar sundae supremacy swarms sweepers sweetened sweetens sweetest sweetness
  symmetric symmetry symphonic synagogs synapse synapses tabus tangents targeting taxes taxis technique teens
  telepathic temper template testis thanking theatres theme theoretic thinkers thinner thinnest thinning thorough
  thous throwing thugs thunders thyroids tilde tirade tobaccoes tolerable tolerance tolerant tolerate tolerated
  tolerates tombstones tonic toning tormented tormenter tormenting tormentor torments tornados torrential totaling
  touching toxin tramples tranquil tranquiler tranquilize tranquilized tranquilizes tranquilizing tranquiller
  tranquillize tranquillized tranquillizes tranquillizing transfer transited translate transplanting trapezes
  traveler trialing tributes tricycle tricycles triplicate tripping trivia trombones truncate turfs turner turns
  ultra unison unwanted unwell vaccinate vacua validate valise verged verse verses vertigo vices video violet
  violets vivacity voltages wagon walkouts wallow walruses weathered whisk whisked whisker whiskers whisks whitened
  whitening wildcats wintered worsened yoghourt yoghourts zebra
  `
    .trim()
    .split(/\s+/),
);
