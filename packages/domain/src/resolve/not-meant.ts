import { phraseList } from './phrases.ts';

/** Phrases that hold a known name and mean nothing of the kind: things, idioms, animals, jobs. */
const otherThings = phraseList(`
  same place | same time | same way | same thing | same day | same again | same here | same as | same with
  menopause capsules | menopause capsule | menopause supplement | menopause supplements | menopause gummies | menopause tea
  menopause herbs | menopause vitamins
  holland and barrett | holland barrett | holland and barretts | holland barretts | holland and barret | holland barret
  holland and barrets | holland barrets | holland n barrett | holland n barretts | alcoholic extract | alcoholic extracts | alcoholic tincture
  lemon eucalyptus | oil of lemon eucalyptus | lemon eucalyptus oil | eucalyptus citriodora
  birch season | sunnah | sunna | birch pollen season |
  alcoholic drops | alcoholic solution | alcoholic preparation | alcoholic macerate | alcoholic bitters
  alcohol bitters | roadside bitters
  sickle cell trait | sickle trait | sickle cell carrier | sickle carrier | carrier of sickle cell
  nootropic | nootropics | nootropic herbs | gotta | differ in | differs in | cotton wool | beat a sugar pill
  beats a sugar pill | better than a sugar pill | more than a sugar pill | just a sugar pill | only a sugar pill
  against a sugar pill | than sugar pills | the gist | gist please | a cap | a cap on | cap on it | the cap
  upper cap | overnight does | sweet tooth | a sweet tooth | grey soup | birth control is a copper iud
  birth control is copper iud | birth control is the copper iud | birth control is my copper iud
  birth control is a copper coil | birth control is the copper coil | copper iud for birth control
  copper coil for birth control | copper iud as birth control | copper coil for contraception | copper iud
  copper iuds | copper coil | copper coils | paragard | non hormonal iud | non-hormonal iud | non hormonal coil
  hormone free iud | condoms for birth control | birth control is condoms | birth control is a vasectomy
  food supplement | food supplements | dietary supplement | dietary supplements | vitamin | vitamins | my vitamins
  vitamin pill | vitamin pills | vitamin complex | vitamin water | hair vitamins | chewable vitamins
  fat soluble vitamins | vitamin supplement | vitamin supplements | joe pye weed | cancer root | bruisewort
  iron chelator | iron chelators | yeast infection | yeast infections | secondary hyperparathyroidism
  renal hyperparathyroidism | red licorice | red licorice candy | red liquorice | strawberry licorice
  strawberry liquorice | cherry licorice | red vines | twizzlers | huile | huiles | huile essentielle
  huiles essentielles | potassium free salt substitute | tarka daal | tarka dal | lipid panel | caffeine free cola
  caffeine free coke | tic tac | tic tacs | diabetic cat | diabetic dog | epileptic dog | epileptic cat
  diabetic horse | hiv nurse | hiv clinic nurse | hiv ward | cancer nurse | diabetes nurse | dialysis nurse
  stroke ward | epilepsy nurse | low testosterone | low t | breast stroke | stroke my cat | stroke my dog
  stroke the cat | stroke the dog | mouth ulcer | mouth ulcers | aphthous ulcer | aphthous ulcers | tongue ulcer
  tongue ulcers | lip ulcer | canker sore | genital ulcer | stroke of luck | stroke of genius | had a stroke of luck | had a stroke of genius | had strokes of luck |
  ward on oxygen | hospital on oxygen | ambulance on oxygen | intensive care on oxygen | icu on oxygen | night on oxygen | nights on oxygen |
  hours on oxygen | off to prep | goes to prep | go to prep | going to prep | in prep | at prep | prep school | prep year | prep class | prep tomorrow | high pressure job
  high pressure work | high pressure sales | high pressure environment | seizure alert dog | seizure alert dogs
  seizure dog | panic button | sugar daddy | port wine stain | party poppers | jasmine rice | pepper spray
  dr pepper | jalapeno poppers | jalapeño poppers | chili poppers | chilli poppers | cheese poppers | port wine
  marshmallow sweets | marshmallow sweet | marshmallow fluff | toasted marshmallow | barley coffee | barley coffees
  root beer | ginger beer | wine vinegar | the pills | my pills | pot plant | pot plants | pot roast
  heart of gold | heart to heart | head all day | head all night | can i drink every day | i can drink every day | could i drink every day
  should i drink every day | may i drink every day | she can drink every day | he can drink every day
  can she drink every day | can he drink every day | tea i drink every day | water i drink every day
  tea to drink every day | safe to drink every day | ok to drink every day | okay to drink every day
  fine to drink every day | good to drink every day | tea to drink every morning | can i drink every morning
  safe to drink every morning | ok to drink every morning | fine to drink every morning
`);

/** Other plants and medicines than the one whose name theirs holds, or lies near to: told as unknown, never taken for it. */
const otherNames = phraseList(`
  porte des lunettes | dettol | boiron | bulgur | bulgur wheat | silica gel | silica gel packet
  azo yeast | azo yeast plus | sukari | willowherb | rosebay willowherb | rose bay willowherb | antangin
  tsaang gubat | carmona retusa | ehretia microphylla | kencur | kaempferia galanga | vicks action | vicks action 500
  vicks first defence | vicks first defense | first defence spray | first defense spray | relaxium focus | lemme glp-1 | lemme glp 1 | lemme glp1
  septilin | mexidol | coronil | masuk angin | sharbat | sherbet | birch beer | glas wein | chana | chana dal | chana masala | chole masala
  cornflower | cornflowers | centaurea cyanus | butternut | butternut squash | camelina oil | camelina
  squaw vine | squawvine | mitchella repens | soapwort | maidenhair fern | gamma oryzanol | blackthorn | sloe
  sloe berries | lesser celandine | lavender cotton | hemlock spruce | hemp agrimony | eupatorium cannabinum
  skunk cabbage | hypericum calycinum | rose of sharon | bur marigold | bidens | macaroon | macaroons | coventry
  elquist | cholic acid | sumac | mango leaf | mango leaves | african mango | irvingia | irvingia gabonensis
  all heal root | false unicorn | false unicorn root | wild carrot | queen annes lace | wild rosemary
  bog rosemary | marsh tea | labrador tea | hedge garlic | garlic mustard | wood sorrel | holly | ground ivy
  winter savory | winter savoury | horse nettle | dead nettle | white dead nettle | yellow archangel
  false indigo | red valerian | fools parsley | aethusa cynapium | cherry laurel
  prunus laurocerasus | mountain laurel | kalmia latifolia | spurge laurel | daphne laureola | mezereon
  salvia divinorum | diviners sage | hawaiian baby woodrose | baby woodrose | argyreia nervosa | savin juniper
  juniperus sabina | dwarf elder | sambucus ebulus | marsh horsetail | equisetum palustre | jerusalem artichoke
  jerusalem sage | dog fennel | stinking chamomile | dog chamomile | stinking mayweed | false chamomile
  scentless mayweed | princes ginseng | prince ginseng | pseudostellaria | himalayan ginseng | male ginseng
  indian snakeroot tree | mexican oregano | mexican tarragon | chinese angelica tree | russian olive
  poison sumac | ground pine | ground cherry | japanese knotweed tea | wild sage | wild rose bush | roman wormwood
  brazilian pepper | brazilian peppertree | hedge hyssop | gratiola | cow parsley | cat thyme | sea fennel
  rock samphire | black horehound | hemp nettle | horse weed | horseweed | pineapple weed | mexican arnica
  árnica mexicana | arnica mexicana | arnica do mato | arnica do campo | heterotheca | vegetable insulin
  african ginger | isiphephetho | siphonochilus | chaparro amargo | ivan chai | ivan tea | fireweed
  artemisia cina | greek valerian | vidari kanda | niu huang | ox bezoar
  calculus bovis | mimosa pudica | chaya | chaya leaf | chaya tea | chaya leaves | tree spinach | horse mint
  huang jing | vervine | rasna | iboza | cascara amarga | wild bergamot | bee balm | monarda | bergamot mint
  papaver | coconut milk | rice milk | cashew milk | pea milk | macadamia milk | hazelnut milk | walnut milk
  cassia seed | cassia seeds | costus root | huo xiang | yuan zhi | bai zhi | maral root | spirit weed | pistachio milk | plant milk | plant milks | nut milk | vegan milk | dairy free milk | milk alternative
`);

/** Places and houses called after the saint whose name alone stands for the herb. */
const saints = ['st john', 'st johns', 'saint john', 'saint johns'];
const calledAfterSaints = phraseList(`
  hospital | hospice | church | cathedral | chapel | college | school | academy | university | ambulance | wood
  street | road | avenue | square | park | river | bay | island | newfoundland | antigua | parish | clinic
  surgery | the baptist | the evangelist | day | eve | red | fire | fires | bonfire | town | city | smythe
  rivers | passion
`);

/** What is looked up as it stands and means nothing. */
export const notMeant: readonly string[] = [
  ...otherThings,
  ...otherNames,
  ...saints.flatMap((saint) => calledAfterSaints.map((each) => `${saint} ${each}`)),
];
