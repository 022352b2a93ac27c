import type { ConditionKey } from '../conditions.ts';
import type { NamesOfCondition } from './names-of-condition.ts';

/** Illnesses of the immune system, and transplants. */
export const immunityNames = {
  'autoimmune-disease': {
    label: 'autoimmune disease',
    names: `
      autoimmune disorder|autoimmune condition|autoimmune|hashimotos|hashimoto|graves disease|graves|sjogrens|
      sjogren syndrome|scleroderma|vitiligo|type 1 diabetes|myasthenia gravis|celiac disease|ankylosing spondylitis|
      autoimmune hepatitis|lupus|multiple sclerosis|rheumatoid arthritis|psoriatic arthritis|guillain barre|crohns|
      crohns disease|ulcerative colitis|autoimmune illness|autoimmune thyroid|sjogrens syndrome|
      autoimmune thyroiditis|psoriatic disease|alopecia areata|dermatomyositis|polymyalgia|jia|
      juvenile idiopathic arthritis|takayasu|takayasus|seronegative arthritis|ssc|systemic sclerosis|
      spondyloarthritis|spondyloarthropathy|t1d|t1dm|type 1 diabetic|coeliac disease|coeliac|celiac|tpo positive|
      tpo antibodies|thyroid antibodies|antithyroid antibodies|auto immune|auto immune disease|auto immune disorder|
      autoimmune disorders|autoimmune diseases|autoimmunity|immune system attacks itself|immune system attacks my|
      immune system is attacking|body attacks itself|overactive immune system|overactive immunity|
      connective tissue disease|mctd|mixed connective tissue disease|crest syndrome|behcets|behcet|vasculitis|
      giant cell arteritis|temporal arteritis|granulomatosis|wegeners|anca vasculitis|henoch schonlein|polymyositis|
      myositis|inclusion body myositis|juvenile arthritis|stills disease|reactive arthritis|axial spondyloarthritis|
      bechterew|spondylitis|psoriatic|pemphigus|pemphigoid|bullous pemphigoid|lichen planus|alopecia universalis|
      autoimmune anaemia|autoimmune anemia|pernicious anaemia|pernicious anemia|autoimmune gastritis|
      autoimmune encephalitis|neuromyelitis|nmo|cidp|stiff person|itp|iga nephropathy|goodpasture|antiphospholipid|
      hughes syndrome|uveitis|iritis|pbc|psc|primary biliary cholangitis|primary sclerosing cholangitis|
      lupus nephritis|discoid lupus|eosinophilic esophagitis|igg4|pmr|polymyalgia rheumatica|
      undifferentiated connective tissue|graves ophthalmopathy|microscopic colitis|lambert eaton|narcolepsy type 1|
      addisons|addisons disease|ana positive|positive ana|high ana|ana titre|ana titer|positive dsdna|
      relapsing polychondritis|granulomatosis with polyangiitis|eosinophilic granulomatosis|wegener|churg strauss|
      undifferentiated connective tissue disease|connective tissue disorder|morphea|morphoea|localised scleroderma|
      localized scleroderma|antisynthetase|antisynthetase syndrome|transverse myelitis|neuromyelitis optica|mogad|
      nmosd|anti nmda|autoimmune epilepsy|autoimmune pancreatitis|autoimmune neutropenia|autoimmune hemolytic anemia|
      autoimmune haemolytic anaemia|autoimmune hypophysitis|polyarteritis nodosa|polyangiitis|
      microscopic polyangiitis|anca positive|p anca|c anca|anca associated|iga vasculitis|henoch schonlein purpura|
      susac syndrome|cogan syndrome|linear iga|pemphigus vulgaris|epidermolysis bullosa acquisita|lichen sclerosus|
      erythema nodosum|dermatitis herpetiformis|scleritis|birdshot|vogt koyanagi harada|axial spa|axspa|ank spond|
      adult onset stills|adult stills disease|palindromic rheumatism|raynauds with scleroderma|igg4 disease|
      igg4 related disease|necrotising myopathy|stiff person syndrome|rheumatic fever|sjögren|
      multifocal motor neuropathy|eosinophilic fasciitis|aps antibodies|antiphospholipid syndrome|hidradenitis|
      hidradenitis suppurativa|goodpastures|demyelinating|demyelination`,
    abroad: `
      Autoimmunerkrankung|Autoimmunkrankheit|Morbus Bechterew|Sklerodermie|Vaskulitis|Hashimoto Thyreoiditis|
      enfermedad autoinmune|espondilitis anquilosante|esclerodermia|maladie auto immune|maladie autoimmune|
      spondylarthrite|sclérodermie|malattia autoimmune|spondilite anchilosante|sclerodermia|doença autoimune|
      doença auto imune|espondilite anquilosante|auto immuunziekte|autoimmuunziekte|choroba autoimmunologiczna|
      autoimmune bimari`,
  },
  lupus: {
    label: 'lupus',
    names: `
      sle|systemic lupus|systemic lupus erythematosus|lupus nephritis|discoid lupus|cutaneous lupus|
      drug induced lupus|lupus erythematosus|lupis|have sle|discoid|anti ro positive|dsdna positive|
      neuropsychiatric lupus`,
    abroad: 'Lupus erythematodes|lupus eritematoso|lupus érythémateux|lupus eritematoso sistemico|toczeń',
  },
  'organ-transplant': {
    label: 'organ transplant',
    names: `
      transplant|kidney transplant|liver transplant|heart transplant|lung transplant|transplant recipient|
      transplanted kidney|bone marrow transplant|stem cell transplant|had a transplant|new kidney|donor kidney|
      donor liver|transplanted|kidney recipient|heart recipient|liver recipient|lung recipient|kidney from my sister|
      kidney from a donor|liver tx|kidney tx|renal tx|heart tx|lung tx|heart and lung tx|cornea graft|corneal grafts|
      renal transplant|kidney graft|liver graft|transplant patient|transplants|pancreas transplant|islet transplant|
      cornea transplant|corneal transplant|corneal graft|face transplant|double lung transplant|heart lung transplant|
      new liver|new heart|new lung|new lungs|received a kidney|received a liver|got a kidney|got a new kidney|
      given a kidney|got a liver|donated kidney in me|donor heart|donor lung|post transplant|gvhd|graft versus host|
      bmt|sct|on the transplant list|rejection episode|allograft|hsct|waiting for a transplant|
      waiting list for a liver|waiting list for a kidney|waiting list for a heart|waiting list for a lung|
      waiting list for lungs|waiting for a kidney|waiting for a liver|waiting for a heart|waiting for new lungs|
      transplant waiting list|transplant clinic|transplant team|transplant unit|transplant coordinator|
      transplant rejection|gave me a kidney|gave me part of her liver|gave me part of his liver|gave me her kidney|
      gave me his kidney|kidney from my brother|kidney from my mother|kidney from my mum|kidney from my dad|
      kidney from my wife|kidney from my husband|chronic rejection|chronic allograft nephropathy|
      liver graft rejection|small bowel transplant|multivisceral transplant|stem cells transplant|
      autologous transplant|allogeneic transplant|cord blood transplant|limbal stem cell transplant|hand transplant|
      n transplant list|tx kidney|tx liver|orthotopic liver transplant|someone elses liver|someone elses kidney|
      someone elses heart|someone elses lungs|for my graft|my graft|rejecting my kidney|rejecting the kidney|
      graft rejection|bowel transplant|organtransplantiert`,
    abroad: `
      Nierentransplantation|trasplante|nach Transplantation|Organempfänger|Lebertransplantation|Herztransplantation|
      Organtransplantation|transplantiert|nierentransplantiert|lebertransplantiert|Spenderniere|Spenderleber|
      Stammzelltransplantation|Knochenmarktransplantation|trasplante de riñón|trasplante de hígado|
      trasplante de corazón|trasplante de médula|trasplantado|trasplantada|greffe de rein|greffe de foie|
      greffe de moelle|greffe du coeur|greffé|greffée|transplanté|transplantée|transplantation rénale|
      trapianto di rene|trapianto di fegato|trapianto di cuore|trapianto di midollo|trapiantato|trapiantata|trapianto|
      transplante de rim|transplante de fígado|transplante renal|transplante de medula|transplantado|transplantada|
      niertransplantatie|levertransplantatie|donornier|przeszczep nerki|przeszczep wątroby|po przeszczepie|
      kidney transplant hua|gurda badla|kidney badli`,
  },
  'weakened-immunity': {
    label: 'weakened immune system',
    names: `
      immunocompromised|immune deficiency|immunosuppressed|low immunity|weak immune system|low immune system|
      poor immune system|compromised immune system|suppressed immune system|immune system is weak|immune suppressed|
      immune compromised|immunodeficiency|primary immunodeficiency|no spleen|low white blood cells|
      low white cell count|neutropenia|neutropenic|central line|central venous catheter|picc line|in intensive care|
      cvc|tpn|total parenteral nutrition|parenteral nutrition|home parenteral nutrition|fed into a vein|
      fed through a vein|leukaemia|leukemia|lymphoma|myeloma|hodgkins|non hodgkins|cll|cml|aml|myelodysplastic|
      white blood cell disease|myelodysplasia|immuno compromised|immunocompromized|immunosupressed|immunosuppression|
      immune system doesnt work|no immune system|bad immune system|weakened immunity|weakened immune|poor immunity|
      immune problems|cvid|scid|common variable immunodeficiency|iga deficiency|agammaglobulinemia|
      low immunoglobulins|hypogammaglobulinemia|hypogammaglobulinaemia|splenectomy|spleen removed|spleen out|asplenia|
      without a spleen|low neutrophils|low lymphocytes|lymphopenia|leukopenia|leucopenia|low white blood cell count|
      low white count|no white cells|no white blood cells|low wbc|agranulocytosis|porta cath|portacath|hickman line|
      icu patient|intensive care|premature baby|low cd4|cd4 count is low|ommaya|low counts|low blood counts|
      low white cells|white cells are low|white cells low|hyposplenism|absent spleen|removed spleen|
      spleen doesnt work|in the icu|in icu|on the icu|itu|in the itu|critically ill|critical illness|on a ventilator|
      life support|ivig|immunoglobulin infusions|immunoglobulin replacement|aplastic anaemia|aplastic anemia|
      bone marrow failure|multiple myeloma|neutropaenia|neutropaenic|immunodeficient|immune deficiency disorder|
      hyper ige|wiskott aldrich|chronic granulomatous disease|digeorge syndrome|complement deficiency|iga deficient|
      igg deficiency|ataxia telangiectasia|car t|car t cell therapy|total body irradiation|shielding patient|
      extremely clinically vulnerable|premature newborn|nicu baby|burns unit|cystic fibrosis with pseudomonas|
      intestinal failure|port a cath|digeorge|antibody deficiency|subcut immunoglobulin|reverse isolation|leukemie`,
    abroad: `
      Leukämie|leucemia|leucémie|białaczka|Immunschwäche|immungeschwächt|ohne Milz|Milz entfernt|Immunsuppression|
      geschwächtes Immunsystem|schwaches Immunsystem|inmunodeprimido|inmunodeprimida|inmunosuprimido|defensas bajas|
      sistema inmune débil|sin bazo|immunodéprimé|immunodéprimée|sans rate|défenses immunitaires faibles|
      immunodepresso|immunodepressa|difese immunitarie basse|senza milza|imunodeprimido|imunossuprimido|
      imunidade baixa|sem baço|verzwakt immuunsysteem|zwak immuunsysteem|zonder milt|obniżona odporność|
      brak śledziony|en quimioterapia|quimioterapia|chimiothérapie|chemioterapia|in chemioterapia|quimio|kemoterapi|chemokuur|
      chemioterapię`,
  },
  hiv: {
    label: 'HIV',
    names: `
      hiv positive|hiv aids|full blown aids|hiv pos|hiv infection|hiv infected|living with hiv|poz|
      human immunodeficiency virus|undetectable hiv|plwh|plhiv|hiv 1|hiv 2|hiv clinic|on art|hiv seropositive|
      undetectable viral load|u equals u`,
    abroad: `
      HIV positiv|VIH|VIH positivo|seropositivo|seropositiva|séropositif|séropositive|sieropositivo|sieropositiva|
      soropositivo|soropositiva|hiv positief|hiv dodatni|nosiciel hiv|hiv hai|ukimwi`,
  },
  mastocytosis: {
    label: 'mastocytosis',
    names: `
      systemic mastocytosis|cutaneous mastocytosis|mast cell disease|mast cell disorder|mast cell activation|
      mast cell activation syndrome|mast cell activation disorder|mcas|urticaria pigmentosa|mast cell leukemia|
      mast cell leukaemia|high tryptase|raised tryptase|hereditary alpha tryptasemia|mastocytose|mastocitosis|
      mastocitosi`,
    abroad: 'Mastozytose|Mastzellaktivierungssyndrom',
  },
  'hereditary-angioedema': {
    label: 'hereditary angioedema',
    names: `
      hae|hereditary angio oedema|hereditary angiooedema|hereditary angioneurotic edema|c1 inhibitor deficiency|
      c1 esterase inhibitor deficiency|c1 inh deficiency|acquired angioedema|bradykinin angioedema|
      angioedema hereditario|angioedema ereditario`,
    abroad: 'hereditäres Angioödem|Quincke Ödem|angiœdème héréditaire|angioedème héréditaire',
  },
} satisfies Partial<Record<ConditionKey, NamesOfCondition>>;
