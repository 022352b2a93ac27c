import type { ConditionKey } from '../conditions.ts';
import type { NamesOfCondition } from './names-of-condition.ts';

/** Illnesses of the skin, the joints and the bones. */
export const skinAndJointsNames = {
  psoriasis: {
    label: 'psoriasis',
    names: `
      plaque psoriasis|psoriatic arthritis|psoriatic|guttate psoriasis|scalp psoriasis|psoriatic skin|
      pustular psoriasis|psoriases|inverse psoriasis|nail psoriasis|erythrodermic|erythrodermic psoriasis|
      psoriatic plaques`,
    abroad: 'Schuppenflechte|soriasis|psoríase|psoriasi|łuszczyca',
  },
  eczema: {
    label: 'eczema',
    names: `
      atopic dermatitis|atopic eczema|neurodermatitis|contact dermatitis|hand eczema|eczematous|excema|atopic skin|
      discoid eczema|dyshidrotic eczema|pompholyx|weeping eczema|dermatitis|hand dermatitis|seborrhoeic dermatitis`,
  },
  'dermatitis-herpetiformis': {
    label: 'dermatitis herpetiformis',
    names: 'duhring disease|duhrings disease|gluten rash on the skin',
  },
  photosensitivity: {
    label: 'sensitivity to light',
    names: `
      photosensitivity|photosensitive|photosensitive skin|photodermatosis|photodermatitis|polymorphic light eruption|
      polymorphous light eruption|pmle|ple rash|sun allergy|allergy to the sun|allergic to the sun|
      allergic to sunlight|sunlight allergy|sun rash|solar urticaria|sensitive to the sun|sensitive to sunlight|
      sun sensitive|sun sensitivity|skin reacts to the sun|actinic prurigo|chronic actinic dermatitis|
      xeroderma pigmentosum|lucite estivale`,
    abroad: 'Sonnenallergie|Lichtdermatose|Mallorca Akne|allergie au soleil|alergia al sol|allergia al sole',
  },
  herpes: {
    label: 'herpes',
    names: `
      genital herpes|cold sores|herpes simplex|hsv|hsv 1|hsv 2|herpes labialis|shingles|herpes zoster|fever blisters|
      oral herpes`,
  },
  'open-wound': {
    label: 'open wound',
    names: `
      foot ulcer|foot ulcers|diabetic foot ulcer|diabetic foot ulcers|pressure ulcer|pressure ulcers|pressure sore|
      bed sore|bed sores|leg ulcer|leg ulcers|venous ulcer|broken skin|open sore|open cut|open wounds|weeping wound|
      bleeding wound|fresh wound|bedsore|deep cut|broken blisters|skin is broken|cracked skin|raw skin|grazed skin|
      burnt skin|surgical wound|stitches still in|stitches in|still have stitches|sutures|wound vac|wound not healed|
      wound not closed|unhealed wound|non healing wound|blistered burn|burn that blistered|second degree burn|
      third degree burn|burn blisters|skin ulcer|skin tear|skin tears|abscess drained|open sores|weeping sores|
      weeping skin|weeping eczema|skin cracked and bleeding|cracked bleeding hands|bleeding eczema|cracked nipples|
      laceration|gash|pilonidal sinus|pilonidal|dehiscence|wound infection|infected wound|burst stitches|impetigo|
      shingles blisters|burn blister|fresh burn|scalded skin|graft site|wound clinic`,
    abroad: `
      offene Wunde|offenes Bein|herida abierta|plaie ouverte|ferita aperta|ferida aberta|open wond|otwarta rana|
      khula ghav|khula zakhm`,
  },
  'rheumatoid-arthritis': {
    label: 'rheumatoid arthritis',
    names: `
      ra|psoriatic arthritis|jia|juvenile idiopathic arthritis|juvenile arthritis|rheumatoid|rheumatoid disease|
      rheumatic arthritis|inflammatory arthritis|seropositive arthritis|rheumatism in all joints|
      juvenile rheumatoid arthritis|ankylosing spondylitis|reactive arthritis|polyarthritis|anti ccp|
      anti ccp positive|ccp positive|rheumatoid factor|rheumatoid factor positive|rheumatoid nodules|
      seronegative arthritis|inflammatory polyarthritis|felty syndrome|feltys|seropositive ra|ra seropositive|
      seropositive rheumatoid|seropositive rheumatoid arthritis`,
    abroad: `
      rheumatoide Arthritis|Gelenkrheuma|Rheuma|artritis reumatoide|polyarthrite rhumatoïde|artrite reumatoide|
      reumatoïde artritis|reuma|reumatoidalne zapalenie stawów|RZS|gathiya|gathiya bai|rayuma|reyuma`,
  },
  gout: {
    label: 'gout',
    names: `
      high uric acid|hyperuricemia|gouty arthritis|uric acid is high|gout attacks|gouty|podagra|uric acid crystals|
      raised uric acid|elevated uric acid|uric acid too high|hyperuricaemia|gouty toe|gout flare|tophi|tophus|
      tophaceous gout|high urate|urate is high|raised urate|urate too high|pseudogout|cppd|uric acid arthritis|
      gout in my toe|gout in my foot|gout attack|lesch nyhan`,
    abroad: `
      Gicht|Gichtanfall|ácido úrico alto|ataque de gota|crise de goutte|acide urique élevé|attacco di gotta|jicht|
      dna moczanowa|uric acid badha|asam urat|thống phong|tong feng|gut hastalığı`,
  },
  osteoporosis: {
    label: 'osteoporosis',
    names: `
      osteopenia|thin bones|brittle bones|low bone density|low bone mass|weak bones|osteopenic|osteoporotic|
      brittle bone|fragile bones|bone loss|bones are thin|bones are brittle|bones are weak|fragility fracture|
      fragility fractures|hip fracture|vertebral fracture|low bmd|poor bone density|thinning bones|porous bones|
      t score|compression fracture|compression fractures|vertebral fractures|vertebral compression fracture|
      spine fracture from thin bones|dexa scan|dexa scan bad|bone thinning|weak hips from bone loss|osteomalacia|
      broken hip from a fall|kyphoplasty`,
    abroad: 'Osteoporose|Knochenschwund|osteoporosi|botontkalking|osteoporoza',
  },
} satisfies Partial<Record<ConditionKey, NamesOfCondition>>;
