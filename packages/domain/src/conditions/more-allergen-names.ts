import type { AllergenKey } from './allergens.ts';

/** More of what people call each group of allergens: members, adjectives, spellings, products. */
export const moreAllergenNames: Readonly<Partial<Record<AllergenKey, string>>> = {
  'ragweed-daisy-family': `
    composite flowers|composite flower|composites|composite family|compositae mix|daisy like flowers|
    daisy type flowers|daisy plants|daisy flowers|sesquiterpene lactones|sesquiterpene lactone mix|rag weed|ambrosia|
    aster|asters|dahlia|dahlias|zinnia|zinnias|gerbera|gerberas|cosmos flowers|oxeye daisy|ox eye daisies|sunflowers|
    sunflower seeds|thistles|thistle pollen|chrysanths|marguerites|parthenium|sagebrush|lettuce|pyrethrum|pyrethrins|
    tagetes|ragwort|compositaceae|ragweeds|weeds pollen|Korbblütler|Korbblüter|Astéracées|composées|ambroisie|
    Ambrosie|asteráceas|composte`,
  'celery-carrot-family': `
    sedano|Sellerie|céleri|apio|aipo|celeriac|parsnip|parsnips|carrot family|celery family|parsley family|umbellifers|
    umbellifer|apiaceous|celery spice syndrome|spice allergy|spices|aniseed family|carrot juice|
    Doldenblütler|ombellifères`,
  'mint-family': 'mint family plants|labiates|menthol|deadnettle family|mint oils',
  'birch-pollen': `
    betulla|bouleau|abedul|bétula|Birke|pólen de bétula|birch trees|birch pollens|silver birch|tree pollens|
    spring pollen|spring hay fever|alder|alder pollen|hazel pollen|hazel tree|oak pollen|oral allergy syndrome|
    oral allergy|pollen food syndrome|pollen food allergy|fagales|betulaceae|raw apples make my mouth itch|raw apple|bet v 1|Birkenpollen`,
  'mugwort-pollen': 'mug wort|weed pollens|late summer pollen|artemisia pollen|artemisia|weeds',
  'grass-pollen': `
    grasses|timothy grass|rye grass|ryegrass|lawn|hay|cut grass|summer hay fever|grass pollens|pollens|
    allergic rhinitis|seasonal rhinitis|seasonal allergy|pollen allergy|Gräserpollen|Heuschnupfen|graminées|gramíneas|
    rhume des foins`,
  'onion-garlic-family':
    'lily|lilies|tulip|tulips|tulip bulbs|hyacinth|hyacinths|Lilien|leek|leeks|shallots|chives|alliaceae|amaryllidaceae',
  'ginger-family': 'ginger family|galangal',
  legumes: `
    bean|pea|lentil|chickpeas|lupine|lupins|lupin flour|lupine flour|pulse|green beans|kidney beans|leguminous plants|
    legume family|pea protein|pea family|bean family|fava beans|broad beans|alfalfa sprouts|carob|tamarind|clover|
    leguminosae|split peas|garden peas`,
  soy: 'soya beans|soy bean|soya bean|soy milk|soya milk|tofu|soy lecithin|edamame|soy protein|miso|glycine max|soja',
  peanut: `
    groundnut|pea nut|peanut butter|monkey nuts|arachis|arachis oil|peanut oil|all nuts|Erdnuss|Erdnüsse|arachide|
    arachides|cacahuete|cacahuètes`,
  'tree-nut': `
    nut|nut allergy|all nuts|hazel nut|hazelnuts|pecans|pistachios|pistachio|macadamia|macadamias|macadamia nuts|
    brazil nut|brazil nuts|pine nuts|pine nut|tree nuts allergy|treenuts|cashew nuts|cashew nut|almond milk|chestnuts|
    nut oils|shea|walnut oil|nut butter|nuts of any kind|mixed nuts|cob nuts|filberts|Nüsse|noix|frutos secos|nueces|
    Haselnuss|noisettes`,
  sesame: 'sesame oil|sesame seed|halva|hummus|gingelly',
  'mustard-family': `
    mustard family|cabbage plants|mustard seeds|mustard seed|rapeseed|canola|brassica|brassicas|cabbage|cabbages|
    cabbage family|broccoli|cauliflower|radish|horse radish|cruciferae|cruciferous|cruciferous vegetables|turnip|kale`,
  'nightshade-family': `
    nightshade vegetables|nightshade plants|tomatoes|potatoes|aubergine|eggplant|bell pepper|bell peppers|
    sweet peppers|solanaceous plants|tomato family|nightshade family|goji`,
  'rose-family': `
    apples|peaches|cherries|strawberries|pears|pear|plums|plum|apricot|apricots|raspberry|raspberries|nectarines|
    stone fruit|stone fruits|pitted fruit|roses|quince|blackberries|blackberry|lipid transfer protein|ltp syndrome`,
  citrus: `
    citrus fruits|lime|limes|mandarin|tangerine|tangerines|clementine|clementines|satsuma|limonene|citruses|
    orange juice|lemon juice|yuzu|pomelo`,
  'cashew-family': `
    mangoes|mangos|pistachios|poison oak|poison sumac|urushiol|mango skin|pink pepper|sumac|cashew|cashews|
    pistachio nuts|toxicodendron`,
  'olive-pollen': 'olives|olive trees|ash tree|privet|lilac|oleaceae|jasmine pollen',
  latex: `
    latex gloves|rubber gloves|rubber|rubber latex gloves|condoms|latex condoms|balloons|latex fruit syndrome|
    latex fruit|hevea|latex products|elastic bandage|rubber bands|natural latex`,
  'bee-products':
    'bee|honeybees|bee pollen|beeswax|bees wax|hive products|bee glue|bee hive products|anything from bees|honeybee',
  'bee-venom': `
    bee|bees|wasp|wasps|hornet|hornets|hornet sting|yellow jacket|yellow jackets|stings|insect stings|
    insect sting|stinging insects|honeybee sting|honey bee sting|being stung|venom|wasp venom|bumble bee|bumblebee|
    bumblebees|apis|hymenoptera|fire ants|bee and wasp stings|bee or wasp stings|Bienenstich|Bienengift|Wespenstich|
    abeilles|guêpes|abejas|avispas`,
  milk: `
    cows milk protein|cow milk protein|milk protein|milk proteins|dairy products|cheese|butter|cmpa|cream|lactalbumin|
    all dairy|goat milk|goats milk|yoghurt|yogurt|dairy protein|Milch|Milcheiweiß|lait|leche|latte`,
  egg: 'egg white|egg whites|egg yolk|ovalbumin|hens egg|eggs allergy|albumen|Hühnerei|oeuf|oeufs|huevo|huevos',
  fish: `
    fish of any kind|any fish|all fish|fishes|sea fish|white fish|oily fish|haddock|mackerel|sardines|sardine|herring|
    anchovy|anchovies|trout|halibut|tilapia|pollock|plaice|sole|swordfish|seafood|all seafood|sea food|seafoods|
    finned fish|fin fish|finfish|fish and shellfish|fish gelatin|fish oil|parvalbumin|bassa|caviar|fish roe|Fisch|
    poisson|pescado|pesce`,
  shellfish: `
    all seafood|sea food|seafoods|all shellfish|shell fish|prawn|shrimps|crabs|crayfish|crawfish|langoustine|scampi|
    lobsters|crustacean|crustacea|mollusc|molluscs|mollusk|mollusks|mussel|oyster|clams|clam|scallops|scallop|squid|
    octopus|calamari|cuttlefish|snails|snail|krill|crustacean shellfish|fish and shellfish|tropomyosin|whelks|cockles|
    seafood platter|langostino|king prawns|Meeresfrüchte|Krebstiere|crevettes|fruits de mer|mariscos|marisco|
    crustacés|camarones`,
  'wheat-gluten': `
    wheat flour|gluten containing grains|glutens|wheat gluten|spelt|semolina|couscous|kamut|triticale|flour|grains|
    bread|cereals|cereal grains|malt|barley malt|wheat protein|gluten intolerance|gluten intolerant|
    gluten sensitivity|oats`,
  'mushrooms-molds': `
    moulds|mould spores|mold spores|fungal spores|fungus|aspergillus|alternaria|penicillium|cladosporium|
    button mushrooms|edible mushrooms|mushroom spores|fungi of any kind|black mould|black mold|mildew|
    molds and mushrooms|champignons|toadstools`,
  yeast: `saccharomyces|saccharomyces cerevisiae|yeast extract|marmite|vegemite|candida yeast|
    nutritional yeast|yeasts`,
  'aspirin-salicylates': `
    acide acétylsalicylique|ácido acetilsalicílico|Acetylsalicylsäure|acetylsalicylic acid|
    n-erd|aspirin exacerbated respiratory disease|aspirin sensitive asthma|
    acetyl salicylic acid|acetylsalicylic|aspirins|aspirin allergy|aspirin sensitivity|aspirin sensitive|
    aspirin induced asthma|aerd|samters triad|samter|
    aspirin triad|salicylate sensitivity|salicylate intolerance|salicylate sensitive|methyl salicylate|
    oil of wintergreen|willow|pepto bismol|bismuth subsalicylate|alka seltzer|disprin|widals triad|salicin|aspro`,
  nsaids: `
    FANS|AINE|AINES|AINS|NSAR|anti inflammatories|anti inflammatory|anti inflammatory drugs|antiinflammatories|non steroidal|non steroidals|nonsteroidal|
    non steroidal anti inflammatories|nonsteroidal anti inflammatory drugs|diclofenac|voltaren|voltarol|advil|motrin|
    nurofen|brufen|aleve|ketorolac|indomethacin|meloxicam|piroxicam|ketoprofen|mefenamic acid|cox inhibitors|
    aspirin and ibuprofen|painkillers like ibuprofen|aspirin sensitive asthma|samters triad|aerd`,
  sulfites: `
    sulphur dioxide|sulfur dioxide|metabisulfite|metabisulphite|sodium metabisulphite|wine preservatives|bisulfite|
    bisulphite|wine sulphites`,
  sulfonamides: `
    sulpha|sulpha drugs|sulfonamides|sulphonamide|sulfa antibiotics|sulfa antibiotic|sulfamethoxazole|co trimoxazole|
    septrin|sulfa meds|sulfasalazine|sulfa medicine|sulfa based drugs|sulfur drugs|sulphur drugs|septra`,
  penicillin: `
    amoxycillin|augmentin|penicillin antibiotics|penecillin|penicilin|pencillin|penicillian|ampicillin|flucloxacillin|
    co amoxiclav|amoxil|beta lactams|beta lactam|cephalosporins|pcn`,
  iodine: `
    iodinated contrast|iodine contrast|iodine contrast dye|iodine dye|iodine based contrast|iodine in contrast|x ray dye|xray dye|ct dye|contrast medium|contrast media|betadine|seaweed|kelp|iodised salt|
    iodized salt|ct contrast|radiocontrast`,
  'cinnamon-balsam-of-peru': `
    peru balsam|myroxylon|fragrance|fragrances|perfume|perfumes|cinnamal|cinnamic aldehyde|fragrance mix 1|
    fragrance mix i|scents|eugenol|tolu balsam|colophony|rosin|benzoin`,
  pineapple: 'ananas|pine apple|fresh pineapple|pineapple juice',
  papaya: 'pawpaw|paw paw|papaw|meat tenderiser|meat tenderizer|chymopapain',
  'kiwi-banana-avocado': `
    kiwis|kiwi fruit|kiwifruit|bananas|avocados|sweet chestnut|sweet chestnuts|avocado pear|passion fruit|
    passionfruit|fig|figs|latex fruits|latex fruit syndrome|guava|melon|melons|lychee|chestnuts|guacamole|
    plantain banana`,
  'coffee-caffeine': `
    sensitive to caffeine|caffeine intolerance|caffeine intolerant|caffeine allergy|cant tolerate caffeine|
    cannot tolerate caffeine|caffeine gives me palpitations|caffeinated drinks`,
  'chili-pepper': 'chillies|chilies|chilis|jalapeno|red pepper|pepper spray|peppers|pimento|spicy peppers|tabasco',
  'hops-cannabis-family':
    'hemp family|hops family|hop|hop pollen|cannabis pollen|marijuana pollen|cannabis plants|hemp plants|cannabinaceae',
};
