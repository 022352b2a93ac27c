import type { Herb } from '../herb.ts';
import { childrenUnknown } from '../standard-rules.ts';

export const turmeric = {
  "key": "turmeric",
  "name": "Turmeric",
  "scientificName": "Curcuma longa",
  "kind": "herb",
  "family": "Zingiberaceae",
  "names": [
    "curcumin",
    "curcuma",
    "curcuminoids",
    "turmeric root",
    "turmeric capsules",
    "turmeric supplement",
    "turmeric curcumin",
    "turmeric shots",
    "golden milk",
    "haldi",
    "haridra",
    "haldee",
    "Indian saffron",
    "jiang huang",
    "jianghuang",
    "Kurkuma",
    "Gelbwurz",
    "Gelbwurzel",
    "cúrcuma",
    "açafrão-da-terra",
    "kunyit",
    "kurkum",
    "ukon",
    "Curcumae longae rhizoma",
    "Curcuma domestica",
    "Meriva",
    "Theracurmin",
    "BCM-95",
    "Longvida",
    "tumeric",
    "tumeric capsules",
    "termeric",
    "turmuric",
    "turmerick",
    "circumin",
    "curcumine"
  ],
  "effects": [
    {
      "effect": "bleeding",
      "strength": "moderate",
      "evidence": "limited",
      "sources": [
        "msk-turmeric",
        "medsafe-turmeric-warfarin"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "effect": "liver-toxic",
      "strength": "moderate",
      "evidence": "moderate",
      "sources": [
        "livertox-turmeric",
        "study-halegoua-2023-turmeric"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "effect": "lowers-glucose",
      "strength": "weak",
      "evidence": "limited",
      "sources": [
        "natmed-turmeric"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "effect": "lowers-blood-pressure",
      "strength": "weak",
      "evidence": "theoretical",
      "sources": [
        "natmed-turmeric"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "effect": "cyp3a4-inhibitor",
      "strength": "weak",
      "evidence": "theoretical",
      "sources": [
        "msk-turmeric"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "effect": "cyp2c9-inhibitor",
      "strength": "weak",
      "evidence": "theoretical",
      "sources": [
        "msk-turmeric"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "effect": "p-gp-inhibitor",
      "strength": "weak",
      "evidence": "limited",
      "sources": [
        "msk-turmeric"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "effect": "antioxidant-high-dose",
      "strength": "weak",
      "evidence": "theoretical",
      "sources": [
        "msk-turmeric"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    }
  ],
  "rules": [
    {
      "kind": "medicine",
      "with": [
        "warfarin",
        "class:vitamin-k-antagonist",
        "phenprocoumon",
        "acenocoumarol"
      ],
      "severity": "major",
      "evidence": "limited",
      "why": "Turmeric slows platelets, and a regulator received a report of an INR above 10 after a turmeric product was added to warfarin.",
      "advice": "Do not take supplements with it. If you already do, have the INR checked soon.",
      "sources": [
        "medsafe-turmeric-warfarin",
        "msk-turmeric"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:direct-oral-anticoagulant",
        "class:heparin",
        "class:anticoagulant",
        "apixaban",
        "rivaroxaban",
        "dabigatran",
        "edoxaban"
      ],
      "severity": "moderate",
      "evidence": "limited",
      "why": "Supplements slow platelets, and piperine in many products may raise some of these medicines.",
      "advice": "Do not take supplements unless the prescriber agrees; watch for bleeding.",
      "sources": [
        "msk-turmeric",
        "natmed-turmeric"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:antiplatelet",
        "aspirin",
        "clopidogrel",
        "prasugrel",
        "ticagrelor",
        "class:nsaid",
        "ibuprofen",
        "naproxen"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Supplements slow platelets in laboratory tests, so bleeding could last longer.",
      "advice": "Ask a pharmacist first and watch for bruises.",
      "sources": [
        "msk-turmeric"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:anticoagulant",
        "class:antiplatelet",
        "class:nsaid"
      ],
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual amounts of turmeric as a spice are not known to matter.",
      "advice": "Keep your intake steady.",
      "sources": [
        "nccih-turmeric"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "tacrolimus"
      ],
      "severity": "major",
      "evidence": "limited",
      "why": "A transplant patient who ate large amounts of turmeric had a toxic tacrolimus level and kidney injury.",
      "advice": "Do not take supplements; keep food amounts small and steady.",
      "sources": [
        "report-nayeri-2017-turmeric-tacrolimus",
        "msk-turmeric"
      ],
      "forms": [
        "food",
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "cyclosporine",
        "sirolimus",
        "everolimus"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Curcumin may raise these medicines, as was seen with tacrolimus.",
      "advice": "Do not take supplements unless the transplant team agrees.",
      "sources": [
        "msk-turmeric"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "tamoxifen",
        "class:tamoxifen"
      ],
      "severity": "major",
      "evidence": "moderate",
      "why": "In a study of women with breast cancer, curcumin lowered tamoxifen and its active form, more so with black pepper extract.",
      "advice": "Do not take supplements unless the cancer team agrees.",
      "sources": [
        "study-hussaarts-2019-curcumin-tamoxifen",
        "msk-turmeric"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "sulfasalazine"
      ],
      "severity": "moderate",
      "evidence": "limited",
      "why": "A study in volunteers found much higher sulfasalazine levels with 2 g of curcumin.",
      "advice": "Ask the prescriber before taking supplements.",
      "sources": [
        "study-kusuhara-2012-curcumin-sulfasalazine"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:chemotherapy",
        "cyclophosphamide",
        "doxorubicin",
        "irinotecan"
      ],
      "severity": "major",
      "evidence": "theoretical",
      "why": "In animals or cells curcumin blocked the action of some cancer medicines.",
      "advice": "Do not take supplements during chemotherapy unless the cancer team agrees.",
      "sources": [
        "msk-turmeric"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "paclitaxel",
        "docetaxel"
      ],
      "severity": "moderate",
      "evidence": "limited",
      "why": "Curcumin may change the handling of taxanes, though a small docetaxel study found no change.",
      "advice": "Ask the cancer team first.",
      "sources": [
        "msk-turmeric"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:antidiabetic",
        "class:insulin"
      ],
      "severity": "minor",
      "evidence": "limited",
      "why": "Curcumin lowered sugar a little in trials.",
      "advice": "Check your sugar more often if you start a supplement.",
      "sources": [
        "natmed-turmeric"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "glyburide"
      ],
      "severity": "moderate",
      "evidence": "limited",
      "why": "In a small study curcumin raised glyburide, so low sugar is possible.",
      "advice": "Check your sugar and ask the prescriber.",
      "sources": [
        "natmed-turmeric"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "losartan"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "In animals turmeric raised losartan.",
      "advice": "Check your blood pressure.",
      "sources": [
        "natmed-turmeric"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "talinolol"
      ],
      "severity": "minor",
      "evidence": "limited",
      "why": "A small study found lower talinolol with curcumin.",
      "advice": "Ask your doctor.",
      "sources": [
        "natmed-turmeric"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:antacid",
        "class:h2-blocker",
        "class:proton-pump-inhibitor",
        "omeprazole",
        "famotidine"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Turmeric can raise stomach acid and work against these.",
      "advice": "Stop it if heartburn returns.",
      "sources": [
        "natmed-turmeric"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "methotrexate",
        "acetaminophen",
        "isoniazid"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Turmeric supplements have caused liver injury, and this medicine can strain the liver too.",
      "advice": "Ask first; yellow eyes or dark urine need a doctor.",
      "sources": [
        "livertox-turmeric"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:iron-supplement",
        "ferrous-sulfate"
      ],
      "severity": "minor",
      "evidence": "limited",
      "why": "Large amounts of turmeric can hold back iron; one report describes iron deficiency.",
      "advice": "Keep them a few hours apart.",
      "sources": [
        "report-smith-2019-turmeric-iron"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "supplement",
      "with": [
        "black-pepper",
        "long-pepper"
      ],
      "severity": "moderate",
      "evidence": "moderate",
      "why": "Piperine strongly raises the uptake of curcumin, and many liver injuries involved such products.",
      "advice": "Prefer plain products, and stop if you feel ill, itchy or see yellow eyes.",
      "sources": [
        "livertox-turmeric",
        "study-halegoua-2023-turmeric"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "supplement",
      "with": [
        "ginkgo",
        "garlic",
        "ginger",
        "omega-3-fish-oil",
        "vitamin-e",
        "nattokinase",
        "dong-quai",
        "willow-bark"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "High amounts of several may slow clotting.",
      "advice": "Avoid several such products together.",
      "sources": [
        "msk-turmeric"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "supplement",
      "with": [
        "iron"
      ],
      "severity": "minor",
      "evidence": "limited",
      "why": "Large amounts can hold back iron.",
      "advice": "Keep them a few hours apart.",
      "sources": [
        "report-smith-2019-turmeric-iron"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "gallstones",
        "bile-duct-obstruction"
      ],
      "severity": "major",
      "evidence": "moderate",
      "why": "Turmeric makes the gallbladder contract; the European monograph warns against it with stones or blocked ducts.",
      "advice": "Do not take supplements; ask your doctor.",
      "sources": [
        "ema-turmeric",
        "nccih-turmeric"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "liver-disease",
        "hepatitis"
      ],
      "severity": "major",
      "evidence": "moderate",
      "why": "Turmeric supplements have caused serious liver injury, and the European monograph advises against them in liver disease.",
      "advice": "Do not take supplements.",
      "sources": [
        "livertox-turmeric",
        "ema-turmeric"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "bleeding-disorder"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "It may slow clotting.",
      "advice": "Keep to food amounts.",
      "sources": [
        "msk-turmeric"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "kidney-stones",
        "kidney-disease"
      ],
      "severity": "moderate",
      "evidence": "limited",
      "why": "Turmeric is rich in oxalate, and large amounts raised oxalate in urine; kidney injury from oxalate has been reported.",
      "advice": "Keep to food amounts.",
      "sources": [
        "natmed-turmeric"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "anemia"
      ],
      "severity": "moderate",
      "evidence": "limited",
      "why": "Large amounts can hold back iron.",
      "advice": "Keep to food amounts or ask first.",
      "sources": [
        "report-smith-2019-turmeric-iron"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "hormone-sensitive-condition",
        "breast-cancer"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Curcumin has weak hormone-like effects in the laboratory.",
      "advice": "Ask your specialist first.",
      "sources": [
        "natmed-turmeric"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "reflux",
        "peptic-ulcer",
        "gastritis"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "It can raise stomach acid and cause burning.",
      "advice": "Avoid supplements with an active ulcer.",
      "sources": [
        "msk-turmeric",
        "ema-turmeric"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "trying-to-conceive"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "High amounts lowered sperm movement in the laboratory.",
      "advice": "Keep to food amounts.",
      "sources": [
        "natmed-turmeric"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of turmeric have no known problems in pregnancy.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "nccih-turmeric"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of turmeric have no known problems while breastfeeding.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "nccih-turmeric"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "age",
      "underYears": 18,
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of turmeric have no known problems for children who eat solid food.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "nccih-turmeric"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Supplement amounts may be unsafe in pregnancy and have not been studied enough.",
      "advice": "Keep to food amounts.",
      "sources": [
        "nccih-turmeric"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "unknown",
      "evidence": "theoretical",
      "why": "Supplement amounts have not been studied enough while breastfeeding.",
      "advice": "Keep to food amounts.",
      "sources": [
        "lactmed-turmeric"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    childrenUnknown(18, ["ema-turmeric"]),
    {
      "kind": "surgery",
      "stopDaysBefore": 14,
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "It may make bleeding harder to stop.",
      "advice": "Stop supplements two weeks before an operation; food amounts are fine.",
      "sources": [
        "msk-turmeric",
        "review-ang-lee-2001-surgery-b4"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "alcohol",
      "severity": "moderate",
      "evidence": "limited",
      "why": "Turmeric supplements have been linked to liver injury.",
      "advice": "Leave out heavy drinking while taking supplements.",
      "sources": [
        "livertox-turmeric"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    }
  ],
  "monograph": {
    "partsUsed": [
      "rhizome"
    ],
    "forms": [
      "food",
      "extract",
      "tea",
      "tincture"
    ],
    "description": "The yellow root that colors curry. Supplements hold far more curcumin than food, often made easier to absorb.",
    "traditionalUses": "Used in Ayurvedic and Chinese medicine for digestion, liver complaints, joints and skin.",
    "uses": [
      {
        "use": "joints",
        "evidence": "moderate",
        "text": "Pooled small trials suggest less knee arthritis pain than a dummy pill; quality is mixed.",
        "sources": [
          "nccih-turmeric"
        ]
      },
      {
        "use": "digestion",
        "evidence": "theoretical",
        "text": "European tradition supports short use for fullness, slow digestion and wind.",
        "sources": [
          "ema-turmeric"
        ]
      },
      {
        "use": "inflammation",
        "evidence": "limited",
        "text": "Small trials disagree on markers of inflammation.",
        "sources": [
          "nccih-turmeric"
        ]
      },
      {
        "use": "cholesterol",
        "evidence": "limited",
        "text": "Small trials suggest minor changes in blood fats.",
        "sources": [
          "natmed-turmeric"
        ]
      },
      {
        "use": "mood",
        "evidence": "limited",
        "text": "A few small trials suggest a modest effect next to usual care.",
        "sources": [
          "natmed-turmeric"
        ]
      }
    ],
    "amounts": [
      {
        "form": "extract",
        "text": "Trials commonly used 500 to 1,500 mg of extract a day for up to three months.",
        "sources": [
          "natmed-turmeric"
        ]
      },
      {
        "form": "tea",
        "text": "0.5 to 1 g of powdered root as an infusion two or three times a day.",
        "sources": [
          "ema-turmeric"
        ]
      },
      {
        "form": "food",
        "text": "To taste.",
        "sources": [
          "nccih-turmeric"
        ]
      }
    ],
    "preparation": null,
    "timeToEffect": "Joint trials ran four weeks or longer.",
    "sideEffects": {
      "text": "Nausea, reflux, diarrhea or constipation, rash. Liver injury, mostly after one to four months and more often with piperine or high-uptake products.",
      "sources": [
        "livertox-turmeric",
        "study-halegoua-2023-turmeric",
        "nccih-turmeric"
      ]
    },
    "precautions": {
      "text": "Stop at once for yellow skin, dark urine, itching or strong tiredness. Not with warfarin, tacrolimus, tamoxifen or chemotherapy, gallstones, blocked bile ducts or liver disease. Ask first with blood thinners, aspirin, diabetes medications, iron deficiency, kidney stones, before surgery, and in pregnancy or breastfeeding beyond food amounts. Not with an allergy to the ginger family.",
      "sources": [
        "nccih-turmeric",
        "msk-turmeric",
        "livertox-turmeric"
      ]
    },
    "lookAlikes": {
      "text": "Cheap powder has been colored with lead chromate; buy from a trusted maker.",
      "sources": [
        "natmed-turmeric"
      ]
    },
    "morphology": {
      "habit": "herb",
      "leaf": {
        "shape": "lanceolate",
        "margin": "entire",
        "arrangement": "alternate"
      },
      "flower": {
        "form": "spike",
        "color": "#f2e6b0"
      },
      "below": "rhizome",
      "fruit": {
        "form": "capsule",
        "color": "#b08a4a"
      }
    }
  }
} satisfies Herb;
