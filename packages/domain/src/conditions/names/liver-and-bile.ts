import type { ConditionKey } from '../conditions.ts';
import type { NamesOfCondition } from './names-of-condition.ts';

/** Illnesses of the liver, the bile ducts and the pancreas. */
export const liverAndBileNames = {
  'liver-disease': {
    label: 'liver disease',
    names: `
      liver problem|liver problems|cirrhosis|fatty liver|nafld|nash|masld|hepatic impairment|liver failure|
      liver damage|bad liver|elevated liver enzymes|high liver enzymes|liver numbers are up|liver numbers up|
      liver numbers are high|liver numbers are raised|raised liver numbers|high liver numbers|bad liver numbers|
      liver trouble|primary biliary cholangitis|
      liver condition|liver disorder|liver issues|chronic liver disease|end stage liver disease|
      liver enzymes are raised|liver enzymes are high|liver enzymes are elevated|raised liver enzymes|
      raised liver function tests|abnormal liver tests|abnormal liver function|high alt|elevated alt|
      liver function is poor|poor liver function|liver fibrosis|scarred liver|alcoholic liver disease|liver injury|
      liver inflammation|inflamed liver|weak liver|liver tx|ald|decompensated ald|alcohol related liver disease|
      liver involvement|decompensated liver|fibrosis stage 2|fibrosis stage 3|fibrosis stage 4|f3 fibrosis|
      f4 fibrosis|liver haemangioma|liver hemangioma|haemangioma of the liver|hemangioma of the liver|cirrhotic|
      cirrhosis of the liver|liver cirrhosis|jaundice|jaundiced|yellow jaundice|autoimmune hepatitis|
      alcoholic hepatitis|steatohepatitis|hepatic steatosis|steatosis|non alcoholic fatty liver|
      non alcoholic fatty liver disease|nonalcoholic fatty liver|arld|fat on my liver|fat in my liver|
      fat on the liver|fatty infiltration of the liver|scarring of the liver|hepatic fibrosis|hepatic failure|
      hepatic insufficiency|hepatic encephalopathy|acute liver failure|decompensated liver disease|
      portal hypertension|esophageal varices|oesophageal varices|varices|ascites|liver abscess|liver tumour|
      liver tumor|liver cyst|liver cancer|liver metastases|hepatocellular carcinoma|hcc|primary biliary cirrhosis|
      primary sclerosing cholangitis|sclerosing cholangitis|psc|pbc|budd chiari|gilberts|gilberts syndrome|
      gilbert syndrome|alpha 1 antitrypsin deficiency|raised bilirubin|high bilirubin|raised alt|raised lfts|
      abnormal lfts|deranged lfts|high lfts|bad lfts|lfts are off|lfts are up|lfts up|elevated lfts|transaminitis|
      raised transaminases|elevated transaminases|high ast|high ggt|raised ggt|high gamma gt|hepatomegaly|
      enlarged liver|hepatopathy|drug induced liver injury|waiting for a liver|cirrosis|chirosis|sirosis|scirosis|
      liver transplant|liver graft|hepatoma|decompensated cirrhosis|decompensated|my hepatologist|the hepatologist|
      hepatologist sees me|hepatologist keeps an eye|stage 2 fibrosis|stage 3 fibrosis|stage 4 fibrosis|yellow eyes|
      yellowish eyes|eyes are yellow|eyes have turned yellow|liver mets|tips procedure|tipss|tips shunt|hepatology|
      hepatology clinic|liver clinic|liver unit|liver lesion|liver lesions|liver biopsy|alagille|alagille syndrome|
      hepatosplenomegaly|hepatorenal syndrome|liver secondaries|hepatic dysfunction|caroli disease|polycystic liver|
      liver cysts|variceal bleed|bleeding varices|banded varices|variceal banding|paracentesis|ascitic drain|
      biliary cirrhosis|crigler najjar|dubin johnson|rotor syndrome|cholestasis of pregnancy|obstetric cholestasis|
      dili|nonalcoholic steatohepatitis|metabolic liver disease|gamma gt high|liver panel abnormal|
      liver transplant list|congestive hepatopathy|liver scan abnormal|varices banded|hepatectomy|hemihepatectomy|
      liver function borderline|borderline liver function|transjugular shunt|liver donor|hepatic artery thrombosis|
      liver enzymes climbing|hepatitis from a supplement|hepatitis from a herb|obeticholic acid|ocaliva|resmetirom|
      rezdiffra`,
    abroad: `
      malattia epatica|Lebererkrankung|enfermedad hepática|maladie du foie|Leberkrankheit|Leberschaden|cirrhose|
      hígado graso|Fettleber|danno al fegato|danni al fegato|fegato malato|lesão no fígado|lesão hepática|
      lesión hepática|lésion du foie|fegato funziona male|foie fonctionne mal|hígado funciona mal|fígado funciona mal|
      Leber arbeitet schlecht|trasplante de hígado|greffe de foie|greffé du foie|trapianto di fegato|
      transplante de fígado|Lebertransplantation|Lebertransplantiert|transplante hepático|trasplante hepático|
      greffe hépatique|trapianto epatico|fibrose du foie|fibrose hépatique|fibrosis hepática|fibrosi epatica|
      epatopatia|hepatopatia|hépatopathie|Leberzirrhose|Leberfibrose|Leberversagen|Leberschwäche|Fettleberhepatitis|
      leberkrank|erhöhte Leberwerte|erhöhte Transaminasen|Leberwerte erhöht|Lebertumor|Leberkrebs|Pfortaderhochdruck|
      cirrosis hepática|esteatosis hepática|enfermedad del hígado|fallo hepático|transaminasas altas|
      transaminasas elevadas|daño hepático|problemas hepáticos|cáncer de hígado|cirrhose du foie|stéatose|
      foie gras non alcoolique|insuffisance hépatique|transaminases élevées|transaminases hautes|
      bilan hépatique perturbé|cirrosi epatica|steatosi|fegato grasso|insufficienza epatica|transaminasi alte|
      transaminasi elevate|problemi al fegato|cirrose|cirrose hepática|esteatose hepática|gordura no fígado|
      fígado gordo|doença hepática|doença do fígado|transaminases altas|problemas no fígado|leverziekte|levercirrose|
      leververvetting|leverfalen|slechte leverwaarden|verhoogde leverwaarden|choroba wątroby|marskość wątroby|
      stłuszczenie wątroby|niewydolność wątroby|liver ki bimari|liver kharab|jigar ki bimari|liver fail|
      fatty liver hai|peelia|sakit sa atay|karaciğer hastalığı|bệnh gan|benh gan|ugonjwa wa ini`,
  },
  hepatitis: {
    label: 'hepatitis',
    names: `
      hepatitis b|hepatitis c|hep c|hep b|hepatitis a|hepatitis d|hepatitis e|hep a|hep e|hepc|hepb|hbv|hcv|
      viral hepatitis|chronic hepatitis|autoimmune hepatitis|alcoholic hepatitis|drug induced hepatitis|
      toxic hepatitis|hepatitis b carrier|hep b carrier|inflamed liver|liver is inflamed|inflammation of the liver|
      liver inflammation|glandular fever hepatitis|acute hepatitis|hbsag positive|hbsag|hep b positive|hep c positive|
      hbeag|hepatitis b surface antigen|hepatitis positive|chronic hepatitis b|chronic hepatitis c|
      ischaemic hepatitis|ischemic hepatitis|cmv hepatitis|lupoid hepatitis|hep d`,
    abroad: `
      Leberentzündung|Hepatitis chronisch|hépatite|hépatite B|hépatite C|epatite|epatite B|epatite C|leverontsteking|
      zapalenie wątroby|wirusowe zapalenie wątroby|WZW|kala peelia|hepatitis ki bimari`,
  },
  'wilson-disease': {
    label: 'Wilson disease',
    names: `
      wilsons disease|wilsons|wilsons syndrome|copper storage disease|copper storage disorder|copper overload|
      too much copper|hepatolenticular degeneration|copper builds up|kayser fleischer|kayser fleischer rings|
      low caeruloplasmin|low ceruloplasmin|copper chelation|low copper diet|copper in my liver|copper in the liver|
      atp7b|copper disease|copper accumulation|copper toxicosis|copper toxicity|idiopathic copper toxicosis`,
    abroad: `
      Morbus Wilson|Kupferspeicherkrankheit|enfermedad de Wilson|maladie de Wilson|morbo di Wilson|doença de Wilson|
      ziekte van Wilson|choroba Wilsona`,
  },
  gallstones: {
    label: 'gallstones',
    names: `
      gallstone|gallbladder disease|gallbladder problem|gallbladder problems|gall stones|gallbladder stones|
      cholecystitis|gallbladder stone|bile stones|gall bladder problems|gall bladder disease|gall bladder stones|
      gall stone|cholelithiasis|biliary colic|gallbladder attack|gallbladder attacks|gallbladder colic|
      gallbladder inflammation|inflamed gallbladder|inflamed gall bladder|gallbladder is inflamed|gallbladder trouble|
      gallbladder issues|gall bladder trouble|gall bladder issues|gall bladder stone|stones in my gallbladder|
      stones in the gallbladder|stones in my gall bladder|stones in the gall bladder|stone in my gallbladder|
      stone in the gallbladder|bad gallbladder|sick gallbladder|gallbladder sludge|biliary sludge|
      sludge in my gallbladder|porcelain gallbladder|gallbladder polyps|gallbladder polyp|bile stone|biliary stones|
      biliary stone|biliary disease|gallbladder disorder|cholangitis|gallbladder full of stones|gallenstones|
      gallbladder out|gallbladder removal|gallbladder op|gallbladder dyskinesia|biliary dyskinesia|
      gallbladder removed next|gall bladder attack|gall bladder attacks|gallbladder pain|gallbladder infection|
      mirizzi|cholecystostomy|empyema of the gallbladder`,
    abroad: `
      Gallensteine|cálculos biliares|calculs vésiculaires|calcul vésiculaire|calculs de la vésicule|
      Gallenblasensteine|pierres dans la vésicule|pierre dans la vésicule|pierres à la vésicule|pierres au foie|
      sassi nella cistifellea|pedras na vesícula|Steine in der Galle|Steine in der Gallenblase|Gallenstein|
      Gallenkolik|Gallenblasenentzündung|piedras en la vesícula|cálculos en la vesícula|cólico biliar|
      calculs biliaires|calculs dans la vésicule|colique hépatique|calcoli biliari|calcoli alla cistifellea|
      calcoli alla colecisti|colica biliare|pedra na vesícula|cálculo biliar|cálculos na vesícula|galstenen|
      kamienie żółciowe|kamica żółciowa|pitte ki pathri|pittashay ki pathri|gallbladder mein pathri|
      pit ki thaili mein pathri`,
  },
  'bile-duct-obstruction': {
    label: 'blocked bile duct',
    names: `
      bile duct obstruction|biliary obstruction|bile duct stones|gallbladder obstruction|obstructed gallbladder|
      blocked gallbladder|gallbladder is blocked|gallbladder blockage|obstructed bile ducts|bile duct blockage|
      cbd stone|cbd stones|common bile duct stone|common bile duct stones|stone in my bile duct|
      stone in the bile duct|bile duct blocked|bile duct is blocked|bile ducts blocked|blocked bile ducts|
      blockage of the bile duct|blockage in my bile duct|obstructed bile duct|obstruction of the bile duct|
      obstruction of the bile ducts|bile duct stone|stones in the bile duct|stones in my bile duct|stuck gallstone|
      gallstone stuck|choledocholithiasis|obstructive jaundice|cholestasis|cholestatic|bile duct stent|biliary stent|
      bile duct narrowing|narrowed bile duct|bile duct stricture|biliary stricture|blocked biliary|biliary blockage|
      blocked gall duct|gall duct blockage|cholangitis|biliary atresia|bile duct cancer|cholangiocarcinoma|
      bile doesnt flow|bile does not flow|bile flow is blocked|ercp|stone in the duct|gallstone in the duct|
      stone in the common bile duct|sphincterotomy|biliary drain|ptc drain|klatskin|klatskin tumour|ampullary tumour|
      ampullary cancer|cholestatic jaundice|intrahepatic cholestasis|primary sclerosing cholangitis|
      pancreatic head mass|bile ducts narrowed|bile duct injury|obstruction biliaire`,
    abroad: `
      Gallenwegsverschluss|Gallengangsverschluss|Gallenwegsstenose|ostruzione biliare|obstrucción biliar|
      obstrucción de las vías biliares|obstrução biliar|verschlossener Gallengang|Gallenstau|Cholestase|
      conducto biliar obstruido|colestasis|voies biliaires obstruées|obstruction des voies biliaires|
      ostruzione delle vie biliari|vie biliari ostruite|colestasi|obstrução das vias biliares|colestase|
      verstopte galgang|galwegobstructie|niedrożność dróg żółciowych`,
  },
  pancreatitis: {
    label: 'pancreatitis',
    names: `
      inflamed pancreas|pancreas inflammation|inflammation of the pancreas|chronic pancreatitis|acute pancreatitis|
      pancreas attack|pancreas trouble|pancreas problems|pancreatic insufficiency|exocrine insufficiency|
      exocrine pancreatic insufficiency|pancreatic pseudocyst|pancreatic necrosis|hereditary pancreatitis|lipase high|
      high lipase|amylase high|high amylase|raised lipase|raised amylase`,
    abroad: 'Pankreatitis|Bauchspeicheldrüsenentzündung|pancréatite|alvleesklierontsteking|zapalenie trzustki',
  },
} satisfies Partial<Record<ConditionKey, NamesOfCondition>>;
