import { listedNames } from '../resolve/listed-names.ts';
import type { AllergenKey } from './allergens.ts';

interface Names {
  readonly label: string;
  readonly phrases: readonly string[];
}

/** What people call each group of allergens. */
export const allergenNames: Readonly<Record<AllergenKey, Names>> = {
  'ragweed-daisy-family': names(
    'ragweed and the daisy family',
    `
      ragweed|daisy|daisies|chrysanthemum|chrysanthemums|marigold|marigolds|asteraceae|compositae|composite plants|
      daisy family|aster family|sunflower|ambrosia pollen|hay fever from ragweed`,
  ),
  'celery-carrot-family': names(
    'the celery and carrot family',
    'celery|carrot|carrots|apiaceae|umbelliferae|celery allergy',
  ),
  'mint-family': names('the mint family', 'mint family|mint plants|mint|mints|lamiaceae|labiatae'),
  'birch-pollen': names('birch pollen', 'birch|birch tree|tree pollen'),
  'mugwort-pollen': names('mugwort pollen', 'weed pollen'),
  'grass-pollen': names('grass pollen', 'grass|hay fever|hayfever|pollen|seasonal allergies'),
  'onion-garlic-family': names(
    'the onion and garlic family',
    'onion family|garlic family|allium family|alliums|allium|lily family|lily plants|liliaceae',
  ),
  'ginger-family': names('the ginger family', 'zingiberaceae|ginger plants'),
  legumes: names('legumes', 'legume|beans|peas|lentils|chickpea|pulses|lupin|fabaceae'),
  soy: names('soy', 'soya|soybean|soybeans|soy products'),
  peanut: names('peanut', 'peanuts|groundnuts'),
  'tree-nut': names('tree nuts', 'nuts|tree nut|walnut|walnuts|almond|almonds|cashew|cashews|hazelnut|pecan'),
  sesame: names('sesame', 'sesame seeds|tahini'),
  'mustard-family': names('the mustard family', 'mustard|brassicaceae'),
  'nightshade-family': names('the nightshade family', 'nightshades|nightshade|solanaceae|tomato|potato'),
  'rose-family': names('the rose family', 'rose family|rosaceae|apple|peach|cherry|strawberry'),
  citrus: names('citrus', 'citrus fruit|orange|lemon|oranges|lemons'),
  'cashew-family': names('the cashew family', 'anacardiaceae|mango|poison ivy|pistachio'),
  'olive-pollen': names('olive pollen', 'olive tree|ash pollen'),
  latex: names('latex', 'natural rubber|rubber latex'),
  'bee-products': names(
    'bee products',
    'bees|bee products|apitherapy|Bienenprodukte|Bienenprodukten|produits de la ruche|productos apícolas|prodotti dell alveare',
  ),
  'bee-venom': names('bee stings', 'bee sting|wasp sting|bee venom|wasp stings|insect venom'),
  milk: names('milk', 'dairy|cow milk|cows milk|casein|whey'),
  egg: names('egg', 'eggs'),
  fish: names('fish', 'salmon|cod|tuna'),
  shellfish: names('shellfish', 'shrimp|crab|lobster|crustaceans|prawns|mussels|oysters|seafood'),
  'wheat-gluten': names('wheat or gluten', 'wheat|gluten|barley|rye'),
  'mushrooms-molds': names('mushrooms and molds', 'mushroom|mushrooms|mold|mould|molds|fungi'),
  yeast: names('yeast', 'bakers yeast'),
  'aspirin-salicylates': names('aspirin and salicylates', 'aspirin|salicylate|salicylates|salicylic acid|asa'),
  nsaids: names('anti-inflammatory painkillers', 'nsaid|nsaids|ibuprofen|naproxen'),
  sulfites: names('sulfites', 'sulphites|sulfite'),
  sulfonamides: names('sulfa medicines', 'sulfa|sulfa drugs|sulphonamides|sulfonamide|bactrim'),
  quinine: names('quinine', 'quinidine|cinchona alkaloids|tonic water|Chinin|quinina|Qualaquin'),
  penicillin: names('penicillin', 'penicillins|amoxicillin'),
  iodine: names('iodine', 'iodide|contrast dye'),
  'cinnamon-balsam-of-peru': names('cinnamon and balsam of Peru', 'balsam of peru|cinnamaldehyde|fragrance mix'),
  pineapple: names('pineapple', 'pineapples'),
  papaya: names('papaya', 'papain'),
  'kiwi-banana-avocado': names('kiwi, banana or avocado', 'kiwi|banana|avocado|chestnut'),
  'coffee-caffeine': names('caffeine', 'caffeine sensitivity'),
  'chili-pepper': names('chili pepper', 'chili|chilli|hot pepper|capsaicin|paprika'),
  'hops-cannabis-family': names('the hops and hemp family', 'cannabaceae'),
  'alpha-gal': names(
    'alpha-gal (red meat)',
    'alpha gal|alpha gal syndrome|alpha-gal syndrome|red meat|beef|pork|mammalian meat|mammal meat|gelatin|gelatine|Gelatine|bovine gelatin|tick bite meat allergy',
  ),
  // Junipers, cypresses and the cedars of America and Japan cross; pines are another family (Charpin 2021, Respiratory Allergy to Conifers).
  'cypress-family': names(
    'cypress and juniper',
    'cypress|cypresses|cypress pollen|juniper pollen|junipers|cedar|cedars|mountain cedar|red cedar|white cedar|cedar pollen|cedar fever|japanese cedar|sugi|arborvitae|cupressaceae|conifers|conifer|conifer pollen|Zypresse|Zypressen|ciprés|cyprès|cipresso|cipreste',
  ),
  'pine-family': names(
    'pine',
    'pine|pines|pine tree|pine trees|pine resin|pine needles|spruce|fir tree|fir trees|firs|larch|conifers|conifer|conifer pollen|colophony|rosin|turpentine|pinaceae|Kiefer|Kiefern|Fichte|Kolophonium|colofonia|colophane',
  ),
  'fig-mulberry-family': names('fig and mulberry', 'moraceae|jackfruit|breadfruit|ficus|weeping fig|rubber plant'),
  nickel: names(
    'nickel',
    'nickel allergy|nickel sulfate|nickel sulphate|nickel jewellery|nickel jewelry|cheap jewellery|cheap jewelry|costume jewellery|costume jewelry|Nickelallergie|níquel|nichel',
  ),
  terpenes: names(
    'terpenes of essential oils',
    'terpene|turpentine|oil of turpentine|limonene|linalool|linalyl acetate|fragrance|fragrances|perfume|perfumes|fragrance mix|fragrance mix 2|fragrance mix ii|essential oils',
  ),
};

function names(label: string, phrases: string): Names {
  return { label, phrases: listedNames(phrases) };
}
