/**
 * People, places and peoples whose names lie one slip away from a herb's or medicine's ("Jennifer" and "juniper", "Canada"
 * and "canapa"): they are never taken for a misspelt name.
 * Made by scripts/near-words.mjs (npm run near-words) from Debian's wamerican; not written by hand.
 * Source: SCOWL word list, of which these lie near a name.
 * SCOWL is Copyright 2000-2011 by Kevin Atkinson; permission to use, copy, modify, distribute and sell these word lists
 * for any purpose is granted without fee, provided that this notice appears in all copies; it is provided "as is".
 */
export const properNamesNearNames: ReadonlySet<string> = new Set(
  `
  abdul achilles acton adele aeschylus alana alcindor algerian aline allah alpine alsace alvin americanizing
  amritsar ananias angela angelia angelico angelina angeline angelita anglican annam annie antietam antigone
  aphrodite aquila argentina argentine artemis aruba aryan asgard ashikaga asperger assad athabasca athena avogadro
  bactria baden baker balanchine baptiste baptists barabbas barbary barber barnabas basel basie bauer bavarian bayes
  beardmore beltane berber berbers beyer bissau blackbeard blackburn blackfoot blanca bluebeard bohemian bonita
  bonnie boole boone bordon boswell boyer brahma brahmin brahmins brahms brasilia brazil brendan brennan brenton
  bridgeport bugzilla burberry burch burke byron caledonia caligula camilla camus canada canberra capella capetian
  capote carboloy cardenas carib carina carlene carmella carnation carol carolina caroline carson carthage cascades
  cassie cassius catalina cathay catherine cathy catiline celina centaurus chaitin chambers champaign charlene
  charlotte cheer cheerios cheyenne chiantis chiquita chopin claudine cline clive clovis colin colleen colosseum
  coltrane columbia concetta concord concorde concords congreve conner constance consuelo continent cooper coptic
  cordelia corey corina corine coriolanus coriolis cornelia cornwallis corsican cortes cortez corvallis corvette
  costello couperin covington cowper creation creator cristina croatian cuban cummings cyprus damian davao degas
  demetrius diophantine doctorow douglass downs elaine eloise englisher englishes englishmen epictetus erwin ester
  euphrates eurasia eurasian evian evita fijian firestone florine fuchs fushun gaborone gabriela gaelic gallic
  garrick gastonia gerber germanic gilroy ginsberg golda graciela greene grenada guarani guayama guiana guido guinea
  gumbel gurkha guyana haney hanna harbin hardy harte hartline heidelberg heine helen helena helga hermes hesperia
  hilda hindu hormel hydra hyperion indianan indochina intel jaclyn javanese jennifer jerry julia juliette junes
  jurua kampuchea kanpur karina karla kasai kawabata kazan kingstown kiowa kiribati kojak kristin kristina kristine
  laban landon lassa lassie lauren laurie lawanda leger leningrad lenora lestrade levant liberace libra libras
  liliana linda lindy linton logan london longview loren lorena lorna louis louise lucia lucien luger luisa lutheran
  lyndon macao macias madden maine makarios malta mamie mandrell maoism maoist maoris margo maricela marina maris
  maronite marva maryland mascagni masonite matterhorn mavis medicaid medicare melisande melva milton minnelli
  minnesota miranda mister mixtec mobil monessen mongolia morin mouton mulligan mullikan multan muscat nation nepal
  nepalese nestle nettie nikkei nobel noyes nubian olive oliver orion ortega ortiz orval oscar ouija pakistan palau
  palladio pantheon parisian pasco pegasus penny pentagon pentax peoria pepin persia poles pomerania portugal
  principe promethean proverbs purina qingdao ramona rastaban redshift regina rhodesia robbie robbin rochelle
  rockwell romanian romeo ronnie rosalie rosalind rosalinda rosalyn rotarian roumania royce rubin rufus rutan sabina
  sacco sakai salamis salas salvador samar samson sancho sandoval sanskrit saran sargasso sargon satan saudi
  schelling schiller scylla sedna seiko selectric seleucid seminole seminoles senate shanghai shari sharlene
  sibelius silurian silvia simpsons sinclair sinkiang skylab somalian sonya south spartan spartans spillane stalin
  stallone staten stendhal stevie sudan surya sutherland sylvia tagus tahiti taichung talley tamara taney tangshan
  taoist tasman tatar tempe titan titian tobago tonga tonia tonya tristan tulsa turin turks turner tutsi tyler
  ukraine utica valvoline vaseline veracruz verlaine veronica vicki vicky victoria victrola vietminh violet voltaire
  whitehead whiteley wolfgang xanthippe xhosa yalow yangon yukon zhengzhou
  `
    .trim()
    .split(/\s+/),
);
