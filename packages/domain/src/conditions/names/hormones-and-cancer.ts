import type { ConditionKey } from '../conditions.ts';
import type { NamesOfCondition } from './names-of-condition.ts';

/** Cancers, and what feeds on hormones. */
export const hormonesAndCancerNames = {
  'hormone-sensitive-condition': {
    label: 'hormone-sensitive condition',
    names: `
      estrogen positive|estrogen receptor positive|er positive|er+ breast cancer|hormone sensitive cancer|
      estrogen sensitive|estrogen dependent|ovarian cancer|uterine cancer|endometrial cancer|breast cancer|
      uterine fibroids|fibroids|hormone receptor positive|hormone positive breast cancer|hormone positive|
      er pr positive|oestrogen positive|oestrogen receptor positive|estrogen sensitive cancer|womb cancer|
      cancer of the womb|adenomyosis|hormone dependent cancer|oestrogen dependent|er pr pos|er pr pos her2 neg|
      er pos pr pos|breast ca|ca breast|ovarian ca|ca ovary|endometrial ca|hormone sensitive tumour|
      hormone sensitive tumor|oestrogen sensitive|oestrogen sensitive cancer|oestrogen sensitive tumour|
      estrogen sensitive tumor|estrogen receptor|oestrogen receptor|oestrogen receptor positive cancer|
      estrogen receptor positive cancer|er pos|er plus|er and pr positive|pr positive|progesterone receptor positive|
      hr positive|hormone positive cancer|hormone responsive cancer|hormone responsive tumour|hormone receptor|
      hormone driven cancer|hormone fed cancer|estrogen fed cancer|hormonal cancer|hormone related cancer|
      estrogen dominance|cancer fed by estrogen|cancer fed by oestrogen|luminal a|luminal b|cancer of the uterus|
      cancer of the ovary|cancer of the ovaries|cancer of the endometrium|uterus cancer|ovary cancer|ovarian tumour|
      ovarian tumor|endometrial hyperplasia|womb lining cancer|endometrial carcinoma|myoma|myomas|uterine myoma|
      leiomyoma|dcis|lcis|ductal carcinoma|lobular carcinoma|invasive ductal carcinoma|mastectomy|lumpectomy|
      fibroid uterus|fibroid|womb fibroids|endo|brca1|brca2|brca|granulosa cell tumour|uterine sarcoma|
      endometrial stromal sarcoma|leiomyosarcoma|desmoid|desmoid tumour|desmoid tumor|meningioma|brca positive|
      brca mutation|brca carrier|brca gene|lobular carcinoma in situ|atypical ductal hyperplasia|atypical hyperplasia|
      luminal breast cancer|oestrogen fed|estrogen fed|hormone fed|hormone driven|her2 negative|oncotype|
      thickened womb lining|thickened endometrium|endometrial polyp|uterine polyp|granulosa cell tumor|
      hormone dependent|hormone sensitive|hormone therapy after cancer|anti hormone therapy|on an ai for cancer|
      borderline ovarian|hepatic adenoma|lymphangioleiomyomatosis|invasive lobular`,
    abroad: `
      cancer de l utérus|cancer utérus|cancer ovaire|cancer de l endomètre|tumore ovarico|tumore alle ovaie|
      câncer de ovário|câncer de útero|cancro do ovário|cancro do útero|cáncer de endometrio|Eierstockkrebs|
      Gebärmutterkrebs|cancer de utérus|cancer de ovaire|cancer de endomètre|cancer du sein hormonodépendant|
      Brustkrebs|hormonabhängiger Brustkrebs|hormonabhängiger Krebs|Gebärmutterkörperkrebs|Endometriose|Myome|
      Gebärmuttermyom|cáncer de mama|cáncer hormonodependiente|endometriosis|miomas|cancer du sein|
      cancer hormonodépendant|cancer de l ovaire|fibromes|fibrome utérin|cancro al seno|tumore al seno|
      tumore ormonosensibile|tumore dell utero|tumore all ovaio|endometriosi|fibromi|cancro da mama|borstkanker|
      baarmoederkanker|eierstokkanker|vleesbomen|rak piersi|rak macicy|rak jajnika|endometrioza|mięśniaki|stan cancer|
      breast cancer hai`,
  },
  'breast-cancer': {
    label: 'breast cancer',
    names: `
      brca|cancer of the breast|breast cancer survivor|breast tumor|had breast cancer|er positive breast cancer|
      breast tumour|her2 positive|er pr pos her2 neg|her2 neg|breast ca|ca breast|br ca|ca of the breast|breast c a|
      breast carcinoma|mammary carcinoma|mamma carcinoma|ductal carcinoma|lobular carcinoma|invasive ductal carcinoma|
      dcis|lcis|ductal carcinoma in situ|mastectomy|lumpectomy|double mastectomy|cancer in my breast|
      cancer in the breast|cancer in my left breast|cancer in my right breast|tumour in my breast|tumor in my breast|
      malignant breast lump|brca1|brca2|brca gene|triple negative|triple negative breast cancer|er positive|
      er positive tumour|hormone positive breast cancer|metastatic breast cancer|secondary breast cancer|
      stage 1 breast cancer|stage 2 breast cancer|stage 3 breast cancer|stage 4 breast cancer|
      breast cancer in remission|luminal a|luminal b|her2|her2 negative|pagets disease of the breast|bc survivor|
      inflammatory breast cancer|pagets of the breast|lump in my breast was cancer|breast adenocarcinoma|breast onc|
      brca breast cancer|breast reconstruction after cancer|invasive lobular|invasive lobular carcinoma|
      bc in remission|pagets disease of the nipple|pagets of the nipple|brca breast`,
    abroad: `
      Brustkrebs|cáncer de mama|Mammakarzinom|hormonabhängiger Brustkrebs|cancer du sein|tumeur au sein|
      cancro al seno|tumore al seno|carcinoma mammario|cancro da mama|borstkanker|rak piersi|stan cancer`,
  },
  'prostate-cancer': {
    label: 'prostate cancer',
    names: `
      ca prostate|ca of the prostate|prostate carcinoma|prostate tumour|prostate tumor|cancer of the prostate|
      cancer in my prostate|prostate adenocarcinoma|gleason|gleason 6|gleason 7|gleason 8|radical prostatectomy|
      prostrate cancer|metastatic prostate cancer|prostate ca|rising psa after prostatectomy|gleason 9|
      cancer of my prostate|carcinoma of the prostate|adenocarcinoma of the prostate|adenocarcinoma prostate|
      radiotherapy to my prostate|radiotherapy to the prostate|prostate radiotherapy|prostate radiation|
      radiation for my prostate|radiation to my prostate|brachytherapy|prostate brachytherapy|brachytherapy prostate|
      prostatectomy for cancer|robotic prostatectomy|hormone injections for prostate|
      hormone injections for my prostate|androgen deprivation|androgen deprivation therapy|castration resistant|mcrpc|
      active surveillance for prostate|active surveillance prostate|castrate resistant|crpc|
      hormone therapy for prostate`,
    abroad: `
      Prostatakrebs|Prostatakarzinom|cáncer de próstata|cancer de la prostate|tumore alla prostata|
      cancro alla prostata|cancro da próstata|prostaatkanker|rak prostaty`,
  },
  'lung-cancer': {
    label: 'lung cancer',
    names: `
      lung ca|ca lung|nsclc|sclc|cancer of the lung|cancer in my lung|lung tumour|lung tumor|lung carcinoma|
      non small cell lung cancer|small cell lung cancer|bronchial carcinoma`,
  },
  cancer: {
    label: 'cancer',
    names: `
      chemotherapy|chemo|leukemia|lymphoma|tumor|tumour|melanoma|radiotherapy|radiation therapy|colon cancer|
      tumors|tumours|malignancy|carcinoma|leukaemia|myeloma|sarcoma|bowel cancer|skin cancer|cancer survivor|oncology|
      in remission|stomach cancer|pancreatic cancer|bladder cancer|kidney cancer|liver cancer|brain tumor|
      brain tumour|colon ca|bowel ca|ca colon|ca bowel|breast ca|ca breast|prostate ca|ca prostate|
      ovarian ca|oncology patient|cancerous|malignant|malignant tumour|malignant tumor|metastatic|radiation treatment|
      having radiation|blood cancer|bone cancer|brain cancer|throat cancer|oral cancer|mouth cancer|tongue cancer|
      esophageal cancer|oesophageal cancer|colorectal cancer|rectal cancer|anal cancer|thyroid cancer|
      testicular cancer|cervical cancer|gallbladder cancer|head and neck cancer|glioblastoma|glioma|mesothelioma|
      neuroblastoma|seminoma|adenocarcinoma|hodgkins|hodgkin|non hodgkin|non hodgkins|hodgkin lymphoma|cll|cml|aml|
      acute lymphoblastic|myelodysplastic|multiple myeloma|basal cell carcinoma|squamous cell carcinoma|
      hepatocellular carcinoma|renal cell carcinoma|immunotherapy for cancer|on immunotherapy|stage 4 cancer|
      terminal cancer|tumour removed|tumor removed|cancer in remission|oncology clinic|oncology ward|cancer clinic|
      cancer centre|cancer center|bone mets|brain mets|liver mets|lung mets|secondaries|secondaries in my liver|
      secondary cancer|polycythaemia vera|polycythemia vera|myelofibrosis|essential thrombocythaemia|
      myeloproliferative|myeloproliferative neoplasm|mpn|myelodysplastic syndrome|waldenstrom|waldenstroms|
      waldenstrom macroglobulinemia|mgus|smouldering myeloma|smoldering myeloma|plasmacytoma|amyloidosis|
      al amyloidosis|gastrointestinal stromal|gastrointestinal stromal tumour|gastrointestinal stromal tumor|pnet|
      pancreatic net|net of the pancreas|dlbcl|mantle cell|follicular lymphoma|mycosis fungoides|
      cutaneous lymphoma|hairy cell|hairy cell leukaemia|hairy cell leukemia|retinoblastoma|ewings|ewing sarcoma|
      ewings sarcoma|osteosarcoma|liposarcoma|rhabdomyosarcoma|wilms|wilms tumour|wilms tumor|medulloblastoma|
      astrocytoma|oligodendroglioma|ependymoma|thymoma|chordoma|squamous cell|basal cell|merkel cell|palliative care|
      stage iv|terminal illness|car t|chemoradiotherapy|immune checkpoint inhibitor|checkpoint inhibitor|
      checkpoint inhibitors|r chop|abvd|capox|tchp|bowel tumour|bowel tumor|kidney tumour|bladder tumour|
      lung nodule suspicious|whipple|whipples|whipple procedure|penile cancer|vulval cancer|vaginal cancer|
      fallopian tube cancer|salivary gland cancer|nasopharyngeal cancer|laryngeal cancer|larynx cancer|
      appendix cancer|pseudomyxoma|cup cancer|cancer of unknown primary|carcinoma in situ|bcc removed|cin3|cin 3|cin2|
      cin 2|ned since|lynch syndrome|hnpcc|hepatoma|chemo finished|finished chemo|oncologist|oncologists|
      my oncologist|oncologist says|urothelial carcinoma|actinic cancer|essential thrombocythemia|
      familial adenomatous polyposis|cowden syndrome|li fraumeni|von hippel lindau|tumour markers|tumor markers|
      ca125 raised|ca 125 raised`,
    abroad: `
      Krebs|tumore|Krebserkrankung|Darmkrebs|Lungenkrebs|Hautkrebs|Leukämie|Metastasen|Tumorerkrankung|Bestrahlung|
      cáncer de colon|cáncer de pulmón|metástasis|leucemia|linfoma|cancer du côlon|cancer du poumon|leucémie|lymphome|
      métastases|tumore al colon|tumore al polmone|metastasi|câncer de intestino|câncer de pulmão|darmkanker|
      longkanker|uitzaaiingen|białaczka|chłoniak|przerzuty|nowotwór|cancer ka ilaj|cancer ki bimari|kanser|saratani|
      ung thư|ung thu`,
  },
  carcinoid: {
    label: 'carcinoid tumour',
    names: `
      carcinoid|carcinoid tumor|carcinoid tumors|carcinoid tumours|carcinoid syndrome|carcinoid heart disease|
      carcinoid cancer|carcinoid disease|neuroendocrine tumour|neuroendocrine tumor|neuroendocrine tumours|
      neuroendocrine tumors|neuroendocrine|neuroendocrine carcinoma|neuroendocrine cancer|serotonin producing tumor|
      serotonin producing tumour|midgut net|tumor carcinoide|carcinoide|tumor neuroendocrino`,
    abroad: 'Karzinoid|tumeur carcinoïde|neuroendokriner Tumor|tumeur neuroendocrine',
  },
  endometriosis: {
    label: 'endometriosis',
    names: `
      endo|endometrioma|chocolate cyst|chocolate cysts|adenomyosis|endometreosis|stage 4 endo|endo belly|endo stage 4|
      deep infiltrating|deep endometriosis|excision for endo|womb lining outside the womb`,
    abroad: 'Endometriose|endometriosi|endometrioza',
  },
  'uterine-fibroids': {
    label: 'uterine fibroids',
    names: `
      fibroids|fibroid|fibroids in my womb|fibroids in my uterus|womb fibroids|uterine fibroid|myoma|myomas|
      uterine myoma|leiomyoma|fibroid uterus|bulky uterus|fibroid embolisation|fibroid embolization|myomectomy|
      submucosal fibroid|intramural fibroid`,
    abroad: `
      Myome|Gebärmuttermyom|miomas|fibrome utérin|fibromes|fibromi uterini|miomas uterinos|mioma|vleesbomen|mięśniaki|
      rasoli|bachchedani mein ganth`,
  },
  pcos: {
    label: 'PCOS',
    names: `
      polycystic ovary syndrome|polycystic ovaries|poly cystic ovaries|poly cystic ovary syndrome|pco|
      cysts on my ovaries|polycystic ovarian syndrome|polycystic ovarian|stein leventhal|cystic ovaries|cystic ovary|
      polycystic|polycystic ovary disease|pcod|ovaries full of cysts|lean pcos`,
    abroad: `
      polyzystische Ovarien|PCO Syndrom|ovarios poliquísticos|ovaires polykystiques|SOPK|ovaio policistico|PCOS wali|
      ovários policísticos|pco syndroom|policystyczne jajniki`,
  },
  'trying-to-conceive': {
    label: 'trying to conceive',
    names: 'ttc|trying for a baby|trying to get pregnant|trying for baby',
  },
} satisfies Partial<Record<ConditionKey, NamesOfCondition>>;
