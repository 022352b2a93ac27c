/**
 * English words one slip away from a herb's or medicine's name ("child" and "chili", "diagnose" and "d-mannose"): they
 * are never taken for a misspelt name. Source: SCOWL word list, size 35, of which these lie near a name.
 * SCOWL is Copyright 2000-2011 by Kevin Atkinson; permission to use, copy, modify, distribute and sell these word lists
 * for any purpose is granted without fee, provided that this notice appears in all copies; it is provided "as is".
 */
export const wordsNearNames: ReadonlySet<string> = new Set(
  `
  allah englisher englishes junes mister satan ability absentee accolade accolades accurate acorns acrimony actively
  actor actors acupuncture added adorn aesthetic affirmed affront affronts alert aline alive alkaline allegory altar
  alter altos ambience ambient amiss angelic antidote anvil aperture aptitude arcane arena arise armor armories
  aromatic arthritic asphalted asphalts aspirant aspiring assail augmented augmenting augments autos avert backside
  bacteria bacterium baker bandana bandanas bandanna baptisms barber barbered barbering barbers barer baron
  bartering baser basic basin basis bayed beats beavering becoming beefs beetling believing belts bents berets
  besets besetting besting bests bettering biological biologist biologists birth bitch bitterer blackberrying
  blackbird blackened blackhead blackheads blackjack blackmail blackout blacktop blasting bleating blessing
  bloodshot blueberry boasting boneyest boning bonnet boosting bordering bossy bovine brandying breasting broadens
  brunette bucks bungling burrowed bursting buttercup buttered buyer cadet calibers calibrate calico callus calms
  camper canceled cancelled candor canker cankered cankers cantered caramel caramels cardiac carnation carnations
  carpeted carton carve cascade cascaded cascades castaway castrate castrated castrates catching catnap chambers
  champing champion channelled chanting chattier cheating cheek cheep cheer chickened chide child chilis chill
  chillest chillier chillies chilling chills chilly chime chiseled chivalry chlorine chopper choppers choppier chose
  chrome chroming chumming cigarets circus clarified clarinet clarinets clarity cleaners cleansers cleaver cleaves
  climbers clitoris clods clogs clone clones close closes clots cloven clover clovers cobra cocoanut cocoanuts
  coconuts coffer colander coldness collage collages collared collaring collated collates collating collation
  college colleges coloreds colossal combines coming comings commander commodity commoner commonly community
  comparing competent compiler compilers complete conceits concepts concerned concerns concert concerted concerti
  concerto concertos concerts conclude concord concrete concur condor confer confers confine confined confines
  conifers conquers consoled continue contraceptive contract contraction contradiction contraption contrary contrast
  contravene contravention contrite contrive contrived contrives converse converts convince cooker cooper copier
  copped cordials cored cores cortex cottonwood counters coverage covertly coves creaking creaming creasing creating
  creation creations creative creatives creator creators creature creatures creditor creeping cremating cremation
  cresting cretin crisping croci crossword crosswords culturally cumming cyclones demanded deserted deserter
  destined destines diagnose dieted differed different differing digitally dilating dilation direction distills
  doghouse dogmatic dolphins dramatize duration edged efficient electrocute electrocutes electrolysis emergence
  emergency emergent emerging enable enabled enables entrance entreats entreaty entrusts ephemeral equality erring
  esoteric eternity expand eyeball eyeballs eyesight feathered featherier fence firmness flagrant flamed flannelled
  fluted fluxed focus forte fortes fragment freshman freshmen fulfills fumed funnel gadget gardenia gardenias
  gardening garnet garret gestation gingerly ginning glinting glycerin glycerine goldener goldenest goner gourmets
  grappled greening grinding grinning grunted guarantee guaranteed habit habitual hairline hardline hared harmed
  harming harmonic heliport hence hinge hived hollower homey honed hones honing hoops hoorah hopes hormones
  horseback horseman horseradishes humble humbling hydrants hyena immigrant immunize incline inclined inclines
  indolence inducing inference inhale inhaled inhales insolence insulting insuring integral internal interval
  invoking island jeers journals karats kayak labeling laser lathe latter lexica libeling lifeline lined linefeed
  linen lingered liquoring livest lonelier loped loser loses lovelier lovelies lynchpin lyric lyrical lyrics
  macaroni maces macho magistrate magnates magnetic magnetism mains majestic mamas marihuana marina markings
  marshmallow marshmallows marveled marveling marvelous masticate match maybe meantime medicine medicines memorized
  menace meringue meringues metabolic metallic microcode microwave migrants minoring minstrel minted mirth mistake
  mistaken mistakes misted monarchs monastic monorail moorings mornings motoring mountaineer musket mystic narcotic
  narrates natty nauseate nauseated nauseates nestle nestles nettled neural neurotic nitrated notables notch novel
  numerals nylon oblong olive omega operates opinions optima optimal optimism optimist optimum optimums organ origin
  outlives paddocks paddy pained painfuller painless painted pampering pancreatic panelled panicked papering
  parallel parasite parasites parasol parasols parcelled partly pencilling peppering peril perilled perils petal
  petering philanthropic philanthropies philanthropist philanthropy pining pipeline pipelines plane plank plans
  plant poled poles polio prancing precise preciser prefaced preparing preservation pretense primaries printable
  prodigal program programs prong proposal proposed proposes protocol proverb proverbs puffed puffier pulmonary
  pummel pummeled pummels quadrant question radiates rainfall raped recover recovers recovery redeem redefine
  rediscover regalia regaling relation relax relieve relieved relieves remedying rending reservation reserving
  restored restores restoring retina retinae retinas ricing rivaling robust robuster rocketed roman rosaries rosary
  rotary rounding route sailor salad salami salivate salivated salivates sallower saloon saris satin sauce saucy
  sauna scuff seasonable seasonal secretive sedating seductive semen serenade serenest serenity seven shallow
  shallower shallows sharpens sharpest sharps shift shirt shodden silenter silvered silverware simplest singular
  singulars sleepers sleepier sleepless slice slows sniff solar sopranos south spearing spiraled spiraling
  spiralling spirit spirited spiriting splendor splice splicing splinted splinter sprinted sprinter sprinters squall
  squashed squawking squid stain stains starched starting startled static stating station stationed stations
  stimulated storeroom storerooms streamline structure stuff subdue succor succored succors sugar sugared sugarier
  sundae sweetened sweetens sweetest symmetric symmetry synapse synapses tabus tamed targeting taxes taxis teens
  telepathic temper testis thanking theatres theme theoretic thinning thorough thous thugs timed tobaccoes tornados
  toxin tranquiler tranquilize tranquilized tranquilizes tranquilizing tranquiller tranquillize tranquillized
  tranquillizer tranquillizers tranquillizes translate transplanting traveler trialing tributes tricycle tricycles
  tripping truncate turner ultra unison vacua verged verse verses victimize vitamin vitamins voltages wagon wallow
  watered waterfall waterfalls waterier watershed watersheds weathered whisk whisked whisker whiskers whisks
  whitened wildcats wintered zebra attention attentions buffering canister corrector cultivate cultivated depended
  maidens manicure mitigate mitigated neurosis preserve preserved preserves reacting reactive selector tolerate vertigo
  `
    .trim()
    .split(/\s+/),
);
