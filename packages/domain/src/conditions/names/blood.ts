import type { ConditionKey } from '../conditions.ts';
import type { NamesOfCondition } from './names-of-condition.ts';

/** Illnesses of the blood and of clotting. */
export const bloodNames = {
  'bleeding-disorder': {
    label: 'bleeding disorder',
    names: `
      hemophilia|haemophilia|von willebrand|von willebrand disease|easy bruising|low platelets|thrombocytopenia|
      clotting disorder|bleeding problem|bleeding problems|itp|bruise easily|bleeding condition|platelet disorder|
      low platelet count|bleed easily|bleeds easily|factor viii deficiency|factor xi deficiency|coagulation disorder|
      haemorrhage behind the eye|hemorrhage behind the eye|retinal haemorrhage|retinal hemorrhage|
      essential thrombocythaemia|essential thrombocythemia|myelofibrosis|nosebleeds that wont stop|
      nosebleeds that will not stop|frequent nosebleeds|nose bleeds that wont stop|gi bleed|gastrointestinal bleed|
      stomach bleed|oesophageal varices|esophageal varices|gastric varices|varices banded|variceal bleed|
      variceal bleeding|retinal bleed|bleed in my eye|bleed behind the eye|vitreous haemorrhage|haemophiliac|
      hemophiliac|haemophilia a|haemophilia b|hemophilia a|hemophilia b|factor viii|factor ix|factor ix deficiency|
      factor 8|factor 8 deficiency|factor 9 deficiency|factor 11 deficiency|factor vii deficiency|christmas disease|
      vwd|von willebrands|von willebrands disease|bernard soulier|glanzmann|glanzmanns|coagulopathy|bleeding tendency|
      bleeding diathesis|bleeding disease|bleeding disorders|bleeder|free bleeder|thrombopenia|thrombocytopenic|
      immune thrombocytopenia|idiopathic thrombocytopenic purpura|ttp|platelets are low|platelets low|low platelet|
      few platelets|low thrombocytes|blood doesnt clot|blood does not clot|blood wont clot|blood will not clot|
      blood clots slowly|slow clotting|poor clotting|clots poorly|clotting problem|clotting problems|clotting defect|
      bruise at the slightest touch|bruise like a peach|bruises easily|bruising easily|always bruising|bleed a lot|
      bleeds a lot|bleed for ages|vitamin k deficiency|hereditary hemorrhagic telangiectasia|
      hereditary haemorrhagic telangiectasia|hht|protein z deficiency|nosebleeds all the time|clotting is bad|
      clotting is off|clotting is poor|bad clotting|poor blood clotting|blood clotting problem|
      blood clotting disorder|platelet function disorder|platelet function defect|platelet dysfunction|
      storage pool disease|factor replacement|factor infusions|clotting factor|clotting factors|
      prothrombin deficiency|factor v deficiency|factor x deficiency|factor xiii deficiency|fibrinogen deficiency|
      afibrinogenaemia|afibrinogenemia|dysfibrinogenaemia|vitamin k deficiency bleeding|aptt prolonged|prolonged aptt|
      pt prolonged|prolonged pt|prolonged bleeding time|disseminated intravascular coagulation|osler weber rendu|
      haemophilia carrier|hemophilia carrier|thrombotic thrombocytopenic purpura|thrombocytopaenia|purpura|
      bleeding behind the eye|bleeding in the eye|vitreous hemorrhage|eye haemorrhage|eye hemorrhage|
      retrobulbar haemorrhage|retrobulbar hemorrhage|heavy nosebleeds|constant nosebleeds|
      wounds that will not stop bleeding|ehlers danlos|essential thrombocytosis|aplastic anaemia|aplastic anemia|
      hellp|hellp syndrome|evans syndrome|may hegglin|platelet transfusions|platelet transfusion|hemlibra|
      emicizumab prophylaxis|emicizumab|romiplostim|nplate|avatrombopag|doptelet|octocog|advate|refacto|nonacog|
      alprolix|elocta`,
    abroad: `
      Blutgerinnungsstörung|Gerinnungsstörung|hémophilie|Bluter|Blutungsstörung|Blutungsneigung|
      tendance aux saignements|tendencia a sangrar|tendenza al sanguinamento|problèmes de coagulation|
      problème de coagulation|trouble de coagulation|problemi di coagulazione|problemas de coagulación|
      problemas de coagulação|Gerinnungsprobleme|Probleme mit der Gerinnung|stollingsproblemen|zaburzenia krzepnięcia|
      plaquetas baixas|niedrige Blutplättchen|Thrombozyten niedrig|recuento bajo de plaquetas|thrombocytes bas|
      Bluterkrankheit|Hämophilie|Thrombozytopenie|zu wenig Blutplättchen|niedrige Thrombozyten|von Willebrand Syndrom|
      hemofilia|hemofílico|trastorno de la coagulación|trastorno de coagulación|plaquetas bajas|trombocitopenia|
      hémophile|trouble de la coagulation|troubles de la coagulation|plaquettes basses|thrombopénie|
      maladie de Willebrand|emofilia|emofilico|disturbo della coagulazione|disturbi della coagulazione|
      piastrine basse|piastrinopenia|hemofílica|distúrbio de coagulação|distúrbio da coagulação|hemofilie|bloedziekte|
      stollingsstoornis|bloedstollingsstoornis|lage bloedplaatjes|hemofilik|małopłytkowość|khoon nahi jamta|
      khoon ka patla hona`,
  },
  'blood-clots': {
    label: 'blood clots',
    names: `
      blood clot|deep vein thrombosis|dvt|pulmonary embolism|thrombosis|factor v leiden|clot in my leg|thrombophilia|
      antiphospholipid syndrome|clots in my legs|blood clot in my leg|blood clot in my lung|clot in my lung|
      clot in the lung|lung clot|history of clots|prone to clots|vte|dvts|deep venous thrombosis|deep vein clot|
      pulmonary emboli|pulmonary embolus|lung embolism|embolism|thromboembolism|venous thromboembolism|thrombus|
      clotting too much|clots too easily|blood clots easily|blood clots too easily|sticky blood|thick blood|
      hughes syndrome|antiphospholipid|lupus anticoagulant|factor v|factor five leiden|prothrombin mutation|
      protein c deficiency|protein s deficiency|antithrombin deficiency|clot on the lung|clot on my lung|
      clots on the lung|clot in the leg|clot in leg|clots in my lungs|clots in the lungs|portal vein thrombosis|
      superficial thrombophlebitis|thrombophlebitis|phlebitis|polycythemia|polycythaemia|polycythemia vera|
      hypercoagulable|hypercoagulation|economy class syndrome|factor 5 leiden|antiphospholipid antibodies|
      antiphospholipid antibody|anticardiolipin|ivc filter|vena cava filter|greenfield filter|retinal vein occlusion|
      retinal artery occlusion|prothrombin gene mutation|prothrombin gene|budd chiari|jak2|saddle embolus|
      lung embolus|multiple emboli|post thrombotic syndrome|throw clots|clotted after|sinus vein thrombosis|
      cerebral venous thrombosis|mesenteric thrombosis|may thurner|thoracic outlet clot|polycythaemia vera|
      essential thrombocythaemia|essential thrombocythemia|paroxysmal nocturnal haemoglobinuria|
      paroxysmal nocturnal hemoglobinuria|blood clot history|hypercoagulability|clot risk|economy class clot|
      flight clot|travel clot|clot busters|clot buster|clot history|embolic|factor five|homocysteine clots|
      paget schroetter|iliac vein stent`,
    abroad: `
      Thrombose|Beinvenenthrombose|tiefe Venenthrombose|Lungenembolie|Blutgerinnsel|Thrombophilie|trombosis|
      trombosis venosa|embolia pulmonar|coágulo de sangre|coágulos|coágulo en la pierna|embolie pulmonaire|
      thrombose veineuse|phlébite|caillot de sang|caillots|embolia polmonare|trombosi|trombosi venosa|
      coagulo di sangue|trombose|trombose venosa|embolia pulmonar hoje|coágulo na perna|bloedstolsel|longembolie|
      trombosebeen|zakrzepica|zatorowość płucna|zakrzep|khoon ka thakka|khoon ke thakke`,
  },
  anemia: {
    label: 'anemia',
    names: `
      anaemia|low iron|iron deficiency|anemic|anaemic|iron deficient|low haemoglobin|low hemoglobin|low ferritin|
      iron deficiency anemia|iron deficiency anaemia|pernicious anemia|pernicious anaemia|low blood count|
      iron deficient anaemia|iron is low|ferritin is low|hb is low|haemoglobin is low|hemoglobin is low|low hb|
      low iron levels|blood is low in iron|lack of iron|b12 anaemia|megaloblastic anaemia|megaloblastic anemia|
      aplastic anaemia|aplastic anemia|hemolytic anemia|haemolytic anaemia|low red cells|low red blood cells|
      low red cell count|low red blood cell count|spherocytosis|hereditary spherocytosis|
      blood transfusion for anaemia|blood transfusion for anemia|microcytic|macrocytic|low iron stores|
      intrinsic factor|diamond blackfan|fanconi anaemia|fanconi anemia|low haematocrit|low hematocrit|hct low|
      thalassaemia minor|thalassemia minor|thalassaemia trait|thalassemia trait|alpha thalassaemia|alpha thalassemia|
      heavy periods and low iron|hb low|hb dropped|thalassaemia|thalassemia|beta thal|beta thal trait|
      beta thalassaemia|beta thalassemia|thalassaemia major|thalassemia major|
      thal trait|thalassaemia trait|thalassemia trait|thal minor|beta thal trait|alpha thal trait`,
    abroad: `
      Blutarmut|Anämie|Eisenmangel|Eisenmangelanämie|anemia ferropénica|falta de hierro|anémie|manque de fer|
      carenza di ferro|anemia mediterranea|falta de ferro|bloedarmoede|ijzertekort|niedokrwistość|khoon ki kami|
      kurang darah|upungufu wa damu|kansızlık|thiếu máu|thieu mau`,
  },
  'vitamin-b12-deficiency': {
    label: 'vitamin B12 deficiency',
    names: `
      b12 deficiency|low b12|b12 is low|low vitamin b12|pernicious anemia|pernicious anaemia|cobalamin deficiency|
      megaloblastic anemia|megaloblastic anaemia|untreated b12 deficiency`,
    abroad: 'Vitamin B12 Mangel|B12 Mangel|carence en b12|déficit de b12|carenza di b12',
  },
  hemochromatosis: {
    label: 'iron overload',
    names: `
      hemochromatosis|haemochromatosis|too much iron|thalassemia|high ferritin|iron is high|too much iron in my blood|
      iron loading disease|iron loading|haemochromatose|iron overloaded|iron storage disease|iron storage disorder|
      raised ferritin|elevated ferritin|ferritin is high|ferritin too high|iron levels are high|iron too high|
      excess iron|thalassaemia|thalassemia major|beta thalassemia|beta thalassaemia|bronze diabetes|hfe mutation|
      c282y|siderosis|hemosiderosis|haemosiderosis|venesection|too much iron in the blood|celtic curse|
      phlebotomy for iron|blood letting for iron|high iron levels|high iron stores|hereditary hemochromatosis|
      hereditary haemochromatosis|hereditary hemocromatosis|hemocromatosis|genetic haemochromatosis|hfe gene|hfe gene mutation|h63d|transferrin saturation|
      high transferrin saturation|beta thal|beta thal major|thal major|transfusion dependent|
      transfusion dependent thalassaemia|transfusional siderosis|regular transfusions|regular blood transfusions|frequent transfusions|
      frequent blood transfusions|monthly blood transfusions|
      blood transfusions every month|iron chelation|iron chelation therapy|chelation therapy|give blood for my iron|
      giving blood for iron|bloodletting|iron in my liver|iron deposits|iron build up|iron buildup|
      sideroblastic anaemia|sideroblastic anemia|aceruloplasminemia|venesections|phlebotomies|therapeutic phlebotomy|
      overloaded with iron|genetic iron disease|iron disease|regular venesection|regular venesections|
      bloodletting for iron|thalassaemia major|thalassaemia trait|thalassemia trait|beta thal trait|many transfusions|
      multiple blood transfusions|multiple transfusions|frequent transfusions|repeated transfusions|
      many blood transfusions|oxalosis of iron`,
    abroad: `
      Eisenspeicherkrankheit|Eisenüberladung|Hämochromatose|Ferritin erhöht|hemocromatosis|exceso de hierro|
      sobrecarga de hierro|hierro alto|ferritina alta|hémochromatose|surcharge en fer|trop de fer|ferritine élevée|
      emocromatosi|sovraccarico di ferro|troppo ferro|ferritina elevata|hemocromatose|excesso de ferro|ijzerstapeling|
      ijzerstapelingsziekte|hemochromatoza|iron zyada`,
  },
  'g6pd-deficiency': {
    label: 'G6PD deficiency',
    names: `
      g6pd|favism|g6pd deficient|g6pd deficit|lack of g6pd|glucose 6 phosphate deficiency|glucose 6 phosphate|g6pdd|
      g 6 pd|g6pd def|glucose 6 phosphate dehydrogenase|glucose 6 phosphate dehydrogenase deficiency|
      fava bean disease|fava bean anaemia|fava bean anemia|bean disease|g6pd enzyme missing|cant eat fava beans|
      cannot eat fava beans|cant have fava beans|no fava beans|no fava beans allowed|avoid fava beans|
      broad beans make me ill|broad beans make me sick|cant eat broad beans|cannot eat broad beans|avoid broad beans|
      haemolyse|haemolysed after|hemolyze|hemolysed|g6pd carrier|g6pd mediterranean|enzyme g6pd|gpd deficiency|
      glucose six phosphate|g6pd low|low g6pd`,
    abroad: `
      Favismus|G6PD Mangel|Glukose 6 Phosphat Dehydrogenase Mangel|favismo|deficiencia de G6PD|déficit de G6PD|
      déficit en G6PD|favisme|carenza di G6PD|deficit di G6PD|G6PD tekort|niedobór G6PD|fawizm|G6PD ki kami`,
  },
  'sickle-cell': {
    label: 'sickle cell disease',
    names: `
      sickle cell|sickle cell anemia|sickle cell anaemia|sickle cell crisis|sicklecell|hbss|sickler|
      sickle cells|sickle beta|sickle crisis|sickle cell crises|sickling|sickling crisis|hbsc|hb sc|hb ss|hb s|
      haemoglobin s|hemoglobin s|haemoglobin sc|hemoglobin sc|sickle thalassaemia|sickle thalassemia|
      sickle beta thalassaemia|sickle beta thalassemia|vaso occlusive crisis`,
    abroad: `
      Sichelzellkrankheit|Sichelzellenanämie|anemia falciforme|anemia drepanocítica|drepanocitosis|drépanocytose|
      drepanocitosi|anemia falciforme traço|sikkelcelziekte|sikkelcelanemie|anemia sierpowata|sickle cell ki bimari`,
  },
  porphyria: {
    label: 'porphyria',
    names: `
      acute intermittent porphyria|porphyric|variegate porphyria|porphyria cutanea tarda|hereditary coproporphyria|
      acute porphyria|porphyrias|erythropoietic protoporphyria|protoporphyria|erythropoietic porphyria|
      hepatoerythropoietic|gunther disease|gunthers disease|congenital erythropoietic porphyria|coproporphyria|
      ala dehydratase|haem arginate|hemin infusions|panhematin|vampire disease|porphobilinogen|porphobilinogen raised|
      porphyrins|cutaneous porphyria|hepatic porphyria`,
    abroad: `
      Porphyrie|akute intermittierende Porphyrie|porfiria|porfiria aguda intermitente|porphyrie aiguë|porfirie|
      porfiria acuta|porfiria ostra`,
  },
  eosinophilia: {
    label: 'eosinophilia',
    names: `
      high eosinophils|raised eosinophils|eosinophilia myalgia|eosinophilia myalgia syndrome|
      hypereosinophilic syndrome|hypereosinophilia|ems from tryptophan|eosinophils high`,
  },
} satisfies Partial<Record<ConditionKey, NamesOfCondition>>;
