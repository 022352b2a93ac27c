/**
 * English words one slip away from a herb's or medicine's name ("child" and "chili", "diagnose" and "d-mannose"): they
 * are never taken for a misspelt name. Source: SCOWL word list, size 35, of which these lie near a name.
 * SCOWL is Copyright 2000-2011 by Kevin Atkinson; permission to use, copy, modify, distribute and sell these word lists
 * for any purpose is granted without fee, provided that this notice appears in all copies; it is provided "as is".
 */
export const wordsNearNames: ReadonlySet<string> = new Set(
  `
  ability accolade accolades accurate acorns actor actors acupuncture aesthetic affront affronts alert aline alive
  allegory altar alter altos ambience ambient amiss antidote anvil aperture aptitude arcane arise armor armories
  aromatic aspirant aspiring assail augmented augmenting augments autos avert backside bacteria bacterium baker
  baptisms barbering barer baron bartering baser basic basin basis bayed beats beavering becoming beefs beetling
  believing belts bents berets besets besetting besting bests bettering biological biologist biologists birth bitch
  bitterer blackberry blackened blackhead blackheads blackjack blackmail blackout blacktop blasting bleating
  blessing bloodshot blueberry boasting boning boosting bordering bovine brandying breasting broadens brunette bucks
  bursting buttercup buttered buyer calibers calibrate calico callus calms camper cancelled candor canker cankers
  carnation carnations carpeted carton carve cascade cascaded cascades castaway castrate castrated castrates
  champing champion channelled chanting cheating chickened chide child chilis chill chillier chillies chilling
  chills chilly chime chlorine chopper choppers choppier chose chrome chroming chumming clarinet clarinets cleaners
  cleansers cleaver cleaves climbers clitoris clods clogs clone clones close closes clots cloven clover clovers
  cobra coffer colander collage collages collared collaring collated collates collating collation college colleges
  combines coming comings commander commodity commoner commonly community comparing conceits concepts concerns
  concert concerted concerti concerto concertos concerts conclude concord concrete concur condor confer confers
  confine confined confines conifers conquers consoled continue contraceptive contract contraction contradiction
  contraption contrary contrast contravene contravention contrite contrive contrived contrives converse converts
  convince cooker cooper copier copped cored cores cortex cottonwood counters covertly coves creaking creaming
  creasing creating creation creations creative creatives creator creators creature creatures creditor cremating
  cremation cresting cretin croci culturally cumming demanded deserted deserter destined destines diagnose digitally
  dilating dilation direction doghouse dolphins dramatize duration efficient electrocute electrocutes electrolysis
  emergence emergency emergent emerging enable enabled enables entrance entreats entreaty entrusts ephemeral
  equality esoteric eternity eyeball eyeballs eyesight feathered featherier flagrant flannelled focus forte fortes
  fragment freshman freshmen funnel gadget gardenia gardenias gardening garnet garret gestation gingerly ginning
  glinting glycerin glycerine goldener goldenest goner grappled greening grinding grinning grunted guarantee
  guaranteed harmonic heliport hence homey honed hones honing horseback horseman horseradishes humbling hydrants
  hyena immigrant immunize indolence inducing inference inhale inhaled inhales insolence insulting insuring integral
  internal interval invoking jeers karats labeling laser lathe latter lexica libeling lifeline linefeed lingered
  liquoring lonelier loped loser loses lovelier lovelies lynchpin lyric lyrical lyrics macaroni maces macho
  magistrate magnetic magnetism mains mamas marihuana marina markings marshmallow marshmallows marveled marveling
  marvelous match meantime menace meringue meringues metabolic microcode microwave migrants minoring minstrel minted
  mirth mistake mistaken mistakes misted monarchs monorail moorings mornings motoring mountaineer musket narcotic
  narrates natty nestle nestles nettled neural neurotic nitrated notch nylon oblong olive omega operates opinions
  optima optimal optimism optimist optimum optimums organ origin outlives painfuller pancreatic papering parasite
  parasites partly pencilling peppering peril petal petering pipeline pipelines plane plank plans plant poled poles
  polio prancing precise preciser prefaced preparing preservation pretense prodigal program programs proposal
  proposed proposes protocol puffed puffier pummel pummeled pummels quadrant question rainfall recover recovers
  recovery redeem redefine rediscover regalia regaling relation relax relieve relieved relieves reservation restored
  restores restoring ricing rivaling robust robuster rocketed roman rosaries rosary route sailor salad salami
  salivate salivated salivates sallower saloon saris satin sauce saucy sauna secretive sedating seductive semen
  serenade serenest serenity seven shallow shallower shallows sharpens sharpest sharps shift shirt shodden silenter
  silvered silverware simplest singular singulars sleepers sleepless slice slows solar sopranos south spearing
  spiraling spiralling spirit spirited splendor splice splicing splinted splinter sprinted sprinter sprinters squall
  squashed squawking squid stain stains starched starting startled static stating station stations storeroom
  storerooms streamline structure sugar sweetened sweetens sweetest symmetric symmetry synapse synapses tabus
  targeting taxes taxis teens temper theatres theme thinning thorough thous thugs tornados tranquiler tranquilize
  tranquilized tranquilizes tranquilizing tranquiller tranquillize tranquillized tranquillizer tranquillizers
  tranquillizes translate transplanted traveler tricycle tricycles truncate ultra unison vacua verged verse verses
  victimize vitamin vitamins voltages wagon wallow waterfall waterfalls weathered whisk whisked whisker whiskers
  whisks whitened wintered zebra
  `
    .trim()
    .split(/\s+/),
);
