import type { AlarmTongue } from './tongue.ts';

export const polish: AlarmTongue = {
  numbers:
    'jed(?:en|na) (?:dwa|dwie|dwoch) (?:trzy|trzech) (?:cztery|czterech) (?:piec|pieciu) (?:szesc|szesciu) (?:siedem|siedmiu) (?:osiem|osmiu) (?:dziewiec|dziewieciu) (?:dziesiec|dziesieciu) jedenascie dwanascie',
  units: `sekund\\w* => seconds
minut\\w* => minutes
godzin\\w* => hours
dni => days
tygodni\\w* => weeks
miesi\\w* => months
lat => years
(?:kilo|kilogram\\w*) => kilos`,
  lines: String.raw`(?:wykrzywion\w*|opadniet\w*|krzyw\w*) (?:twarz|usta|kacik\w*)|(?:twarz|usta|kacik ust)~(?:wykrzywi\w*|opad\w*) => drooping face
nie (?:moze|moge) mowic|mowi (?:niewyraznie|belkotliwie)|belkocze => can't speak
nie (?:moze|moge) (?:podniesc|ruszyc|ruszac) (?:reka|reki|ramienia) => can't lift one arm
(?:silny |mocny |straszny )?bol w klatce(?: piersiowej)? => chest pain
(?:ucisk|dlawienie) w klatce(?: piersiowej)? => pressure on my chest
promieniuj\w* do (?:lewej )?(?:reki|ramienia) => going down my left arm
zimn\w+ pot\w* => in a cold sweat
zawal\w*(?: serca)? => heart attack
udar(?:u)?(?: mozgu)? => stroke
nie (?:moge|moze) (?:zlapac oddechu|oddychac)|dusi sie|dusze sie => can't breathe
puchn\w*~(?:jezyk|gardlo|usta|wargi)|(?:jezyk|gardlo|usta|wargi)~(?:puchn\w*|spuchn\w*) => tongue is swelling
najgorszy bol glowy~zyciu => worst headache of my life
drgawk\w*|napad padaczki|atak padaczki => having a seizure
nieprzytomn\w*|stracil\w* przytomnosc|zemdlal\w* => unconscious
nie (?:reaguje|odpowiada|budzi sie) => won't wake up
nie oddycha => is not breathing
wymiot\w* krwia => vomiting blood
(?:kaszl\w*|odkrztusz\w*)((?:,? [^.?!]{0,40}?)?,? )krwi\w* => coughing$1and there is some blood in it
(?:stolec|kupa)~(?:czarn\w*|smolist\w*)|smolist\w* stol\w* => black tarry stool
krew w (?:stolcu|kale) => blood in my stool
krew w moczu => blood in my urine
(?:mocno|silnie|bardzo) krwawi\w*|krwotok\w* => bleeding heavily
(?:nie przestaje krwawic|krwawienie nie ustaje) => bleeding won't stop
(?:w )?(\d+)\.? (?:tygodniu|weeks) ciazy => $1 weeks pregnant
w ciazy => pregnant
(?:chce|chcialabym|chcialbym) umrzec|nie chce (?:juz )?zyc => i want to die
zabic sie|sie zabic|odebrac sobie zycie => kill myself
mnie zabije => will kill me
(?:polkn\w*|wzi\w*|zazyl\w*|zjadl\w*)~(?:wszystkie (?:tabletki|leki)|cale opakowanie)(?: nasenne)? => swallowed all the tablets
(?:polkn\w*|wzi\w*|zazyl\w*)~(?:(?:[1-9]\d|\d{3})|dwadziescia|trzydziesci|czterdziesci|piecdziesiat|sto|garsc|za duzo) (?:tabletek|pigulek|kapsulek) => swallowed a handful of tablets
(?:polkn\w*|wypil\w*|napil\w*)~(?:srod\w* do udrazniania|kreta|wybielacz\w*|domestos\w*|plyn\w* do chlodnic) => drank bleach
polkn\w*~bateri\w*(?: guzikow\w*)? => swallowed a button battery
sztywn\w* kark\w* => stiff neck
nagle nie widz\w*~oko => suddenly lost sight in one eye
nie czuj\w* nog => can't feel my legs
schudl\w*~(?:bez powodu|bez diety|bez przyczyny) => lost weight without trying
guz\w* w piersi => lump in my breast
guz\w* na szyi~rosnie => growing lump in my neck
lydka~(?:spuchniet\w*|opuchniet\w*|puchnie)~(?:goraca|ciepla|boli) => calf is swollen hot and painful
oczy~zolte|skora~zolta|zazolc\w* => eyes turned yellow
(\d\d(?:[.,]\d)?)(?: stopni)? goraczki|goraczk\w* (\d\d(?:[.,]\d)?) => fever of $1$2
goraczk\w* => fever
(?:moje )?(?:dziecko|niemowle|noworodek) ma (\w+) weeks => my $1 weeks old baby has
niemowle|noworodek => baby
nie chce (?:jesc|ssac|pic) => won't feed
(?:zjadl\w*|polkn\w*)~(?:konwali\w*|oleand\w*|grzyb\w*|cis\w*|trujac\w*) => ate poisonous berries
moje dziecko|moj syn|syn(?= (?:ma|swallowed|polkn\w*|zjadl)) => my child
(?:moja )?(?:corka|coreczka) => my daughter
moja zona => my wife
moj maz => my husband
moja (?:mama|matka)|mama(?= (?:ma|nie)) => my mother
moj (?:ojciec|tata) => my father
(?:moja )?babcia => my grandmother
(?:moj )?dziadek => my grandfather
years temu => years ago
(?:zmarl\w*|umarl\w*) na => died of
nie mam => i don't have
kaszel|kaszle => cough
bez => without
(?:kreci mi sie w glowie|zawroty glowy) => dizzy
nagle => suddenly
(?:od|przez)(?= \w+ (?:months|weeks|days|hours|minutes)) => for
jestem => i am`,
};
