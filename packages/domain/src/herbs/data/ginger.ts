import type { Herb } from '../herb.ts';

export const ginger = {
  "key": "ginger",
  "name": "Ginger",
  "scientificName": "Zingiber officinale",
  "kind": "herb",
  "family": "Zingiberaceae",
  "names": [
    "ginger root",
    "gingerroot",
    "ginger rhizome",
    "fresh ginger",
    "dried ginger",
    "ground ginger",
    "powdered ginger",
    "ginger capsules",
    "ginger supplement",
    "ginger shots",
    "candied ginger",
    "crystallized ginger",
    "pickled ginger",
    "gingerol",
    "gingerols",
    "shogaol",
    "Ingwer",
    "Ingwerwurzel",
    "jengibre",
    "gingembre",
    "zenzero",
    "gengibre",
    "adrak",
    "sonth",
    "shunthi",
    "sheng jiang",
    "gan jiang",
    "shengjiang",
    "ganjiang",
    "zanjabil",
    "zanjabeel",
    "halia",
    "Rhizoma Zingiberis",
    "Zingiberis rhizoma",
    "Amomum zingiber",
    "Zinaxin",
    "gingger",
    "giner",
    "ginjer"
  ],
  "effects": [
    {
      "effect": "bleeding",
      "strength": "weak",
      "evidence": "limited",
      "sources": [
        "msk-ginger",
        "nccih-ginger"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "effect": "lowers-glucose",
      "strength": "weak",
      "evidence": "limited",
      "sources": [
        "natmed-ginger"
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
      "evidence": "limited",
      "sources": [
        "natmed-ginger"
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
      "severity": "moderate",
      "evidence": "limited",
      "why": "A trial in healthy people found no change with warfarin, but case reports describe a very high INR or bleeding with ginger products.",
      "advice": "Do not start supplements without the clinic that doses you, and have the INR checked. Ginger in food is fine if steady.",
      "sources": [
        "study-jiang-2005-ginger-warfarin",
        "report-kruth-2004-ginger-phenprocoumon",
        "nccih-ginger"
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
        "class:anticoagulant"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Large amounts of ginger may slow platelets and add to bleeding.",
      "advice": "Ask before taking supplements; food amounts are fine.",
      "sources": [
        "msk-ginger",
        "nccih-ginger"
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
        "clopidogrel"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Large amounts of ginger may slow platelets a little more.",
      "advice": "Ask before taking supplements; watch for bruises.",
      "sources": [
        "msk-ginger"
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
        "class:nsaid",
        "ibuprofen",
        "naproxen",
        "diclofenac"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Both may slow platelets a little.",
      "advice": "Ask if you use both for weeks.",
      "sources": [
        "msk-ginger"
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
        "class:antiplatelet"
      ],
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual amounts of ginger in meals are not known to matter.",
      "advice": "Keep your intake steady.",
      "sources": [
        "nccih-ginger"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "nifedipine"
      ],
      "severity": "moderate",
      "evidence": "limited",
      "why": "In one study the pair slowed platelets more than either alone.",
      "advice": "Ask before taking ginger supplements with it.",
      "sources": [
        "study-young-2006-ginger-nifedipine"
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
        "class:calcium-channel-blocker"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Ginger may lower blood pressure a little.",
      "advice": "Check your blood pressure.",
      "sources": [
        "natmed-ginger"
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
      "why": "Ginger supplements lowered blood sugar a little in trials.",
      "advice": "Check your sugar if you start a supplement.",
      "sources": [
        "natmed-ginger"
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
        "tacrolimus",
        "cyclosporine"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Animal work suggests that ginger can change the level of these medicines.",
      "advice": "Keep to food amounts unless the transplant team agrees.",
      "sources": [
        "msk-ginger"
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
        "losartan"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "In animals ginger raised losartan.",
      "advice": "Check your blood pressure if you take a supplement.",
      "sources": [
        "natmed-ginger"
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
        "metronidazole"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "In animals ginger raised metronidazole.",
      "advice": "Keep to food amounts during treatment.",
      "sources": [
        "natmed-ginger"
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
        "phenytoin"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Ginger mixtures with pepper changed phenytoin levels.",
      "advice": "Ask before taking strong ginger products.",
      "sources": [
        "natmed-ginger"
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
        "class:chemotherapy"
      ],
      "severity": "minor",
      "evidence": "limited",
      "why": "Ginger is studied against nausea from chemotherapy; low platelets raise the risk of bleeding.",
      "advice": "Ask the cancer team first, above all when platelets are low.",
      "sources": [
        "msk-ginger",
        "nccih-ginger"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "supplement",
      "with": [
        "ginkgo",
        "turmeric",
        "omega-3-fish-oil",
        "vitamin-e",
        "nattokinase",
        "dong-quai"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "High amounts of several may slow clotting.",
      "advice": "Avoid several such products together.",
      "sources": [
        "msk-ginger"
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
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Ginger may increase the flow of bile.",
      "advice": "Ask your doctor before taking supplements.",
      "sources": [
        "nccih-ginger"
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
      "why": "Large amounts may slow clotting.",
      "advice": "Keep to food amounts unless your specialist agrees.",
      "sources": [
        "nccih-ginger",
        "msk-ginger"
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
        "reflux",
        "gastritis",
        "peptic-ulcer"
      ],
      "severity": "minor",
      "evidence": "limited",
      "why": "It can cause heartburn or burning in the stomach.",
      "advice": "Use less, take it with food, or stop.",
      "sources": [
        "nccih-ginger"
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
      "kind": "pregnancy",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of ginger have no known problems in pregnancy.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "nccih-ginger"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of ginger have no known problems while breastfeeding.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "nccih-ginger"
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
      "why": "Usual food amounts of ginger have no known problems for children who eat solid food.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "nccih-ginger"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "minor",
      "evidence": "moderate",
      "why": "Trials of about 1 g a day for nausea found no rise in birth defects, but many stop it near birth because of bleeding concerns.",
      "advice": "Ask your midwife or doctor first, keep to 1 g a day or less, and stop before the birth or if you bleed.",
      "sources": [
        "nccih-ginger",
        "acog-nausea-pregnancy",
        "review-viljoen-2014-ginger-pregnancy"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "unknown",
      "evidence": "theoretical",
      "why": "The oil has not been studied in pregnancy.",
      "advice": "Do not swallow the oil.",
      "sources": [
        "nccih-ginger"
      ],
      "forms": [
        "essential-oil"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "minor",
      "evidence": "limited",
      "why": "Food amounts are fine; supplements have been studied little while breastfeeding.",
      "advice": "Keep to moderate amounts and ask about supplements.",
      "sources": [
        "lactmed-ginger"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "unknown",
      "evidence": "theoretical",
      "why": "The oil has not been studied while breastfeeding.",
      "advice": "Do not swallow the oil.",
      "sources": [
        "lactmed-ginger"
      ],
      "forms": [
        "essential-oil"
      ]
    },
    {
      "kind": "age",
      "underYears": 6,
      "severity": "unknown",
      "evidence": "theoretical",
      "why": "Medicinal ginger is not established under 6 years.",
      "advice": "Keep to food amounts; ask a pharmacist.",
      "sources": [
        "ema-ginger"
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
      "kind": "surgery",
      "stopDaysBefore": 14,
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Supplements may make bleeding harder to stop.",
      "advice": "Stop supplements two weeks before an operation unless the team gives them for nausea; food amounts are fine.",
      "sources": [
        "msk-ginger",
        "review-ang-lee-2001-surgery-b4"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
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
      "tea",
      "extract",
      "tincture"
    ],
    "description": "The hot, fragrant underground stem of a tropical plant, used fresh, dried, candied or in capsules.",
    "traditionalUses": "Used in Asia for thousands of years for nausea, poor digestion, colds and stiff joints.",
    "uses": [
      {
        "use": "pregnancy-nausea",
        "evidence": "moderate",
        "text": "Trials found less nausea than with a dummy pill, with little effect on vomiting.",
        "sources": [
          "nccih-ginger",
          "review-viljoen-2014-ginger-pregnancy"
        ]
      },
      {
        "use": "nausea",
        "evidence": "moderate",
        "text": "Results against nausea after chemotherapy or surgery are mixed; some trials found less.",
        "sources": [
          "nccih-ginger",
          "msk-ginger"
        ]
      },
      {
        "use": "travel-sickness",
        "evidence": "limited",
        "text": "Small studies disagree; European tradition supports it.",
        "sources": [
          "ema-ginger",
          "nccih-ginger"
        ]
      },
      {
        "use": "menstrual-cramps",
        "evidence": "limited",
        "text": "Small trials found less period pain with 750 to 2,000 mg a day in the first days.",
        "sources": [
          "nccih-ginger"
        ]
      },
      {
        "use": "joints",
        "evidence": "limited",
        "text": "Trials in knee arthritis found small relief of pain.",
        "sources": [
          "nccih-ginger"
        ]
      },
      {
        "use": "digestion",
        "evidence": "limited",
        "text": "Small trials suggest faster emptying of the stomach.",
        "sources": [
          "natmed-ginger"
        ]
      }
    ],
    "amounts": [
      {
        "form": "extract",
        "text": "Trials used 500 to 1,000 mg of powdered root a day in divided doses; up to 2 g in some.",
        "sources": [
          "msk-ginger",
          "ema-ginger"
        ]
      },
      {
        "form": "tea",
        "text": "About 1 to 2 g of fresh or dried root in hot water, up to three times a day.",
        "sources": [
          "natmed-ginger"
        ]
      },
      {
        "form": "food",
        "text": "To taste.",
        "sources": [
          "nccih-ginger"
        ]
      }
    ],
    "preparation": "Simmer or steep thin slices of fresh root for 10 minutes.",
    "timeToEffect": "For travel, about an hour before; for pregnancy nausea, several days.",
    "sideEffects": {
      "text": "Heartburn, belly discomfort, diarrhea, irritation of the mouth.",
      "sources": [
        "nccih-ginger"
      ]
    },
    "precautions": {
      "text": "Supplements may add to blood thinners such as warfarin, to aspirin and to diabetes and blood pressure medications. Ask first with gallstones, before surgery, with transplant medicines, and in pregnancy or breastfeeding beyond food amounts. Not with an allergy to the ginger family.",
      "sources": [
        "nccih-ginger",
        "msk-ginger"
      ]
    },
    "lookAlikes": null,
    "morphology": {
      "habit": "herb",
      "leaf": {
        "shape": "lanceolate",
        "margin": "entire",
        "arrangement": "alternate"
      },
      "flower": {
        "form": "spike",
        "color": "#c9b458"
      },
      "below": "rhizome",
      "fruit": {
        "form": "capsule",
        "color": "#a03a2a"
      }
    }
  }
} satisfies Herb;
