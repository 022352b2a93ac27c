import type { Herb } from '../herb.ts';

export const fennel = {
  "key": "fennel",
  "name": "Fennel",
  "scientificName": "Foeniculum vulgare",
  "kind": "herb",
  "family": "Apiaceae",
  "names": [
    "fennel seed",
    "fennel seeds",
    "fennel fruit",
    "sweet fennel",
    "bitter fennel",
    "Florence fennel",
    "fennel bulb",
    "finocchio",
    "fenouil",
    "hinojo",
    "Fenchel",
    "Fencheltee",
    "Fenchelsamen",
    "funcho",
    "saunf",
    "sonf",
    "xiao hui xiang",
    "xiaohuixiang",
    "hui xiang",
    "shamar",
    "Foeniculi fructus",
    "Foeniculum officinale",
    "fenel",
    "fennal",
    "fennell"
  ],
  "effects": [
    {
      "effect": "estrogenic",
      "strength": "weak",
      "evidence": "theoretical",
      "sources": [
        "natmed-fennel",
        "report-turkyilmaz-2008-fennel"
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
      "effect": "lowers-seizure-threshold",
      "strength": "weak",
      "evidence": "limited",
      "sources": [
        "tisserand-essential-oil-safety-b5"
      ],
      "forms": [
        "essential-oil"
      ]
    },
    {
      "effect": "bleeding",
      "strength": "weak",
      "evidence": "theoretical",
      "sources": [
        "natmed-fennel"
      ],
      "forms": [
        "extract",
        "essential-oil"
      ]
    }
  ],
  "rules": [
    {
      "kind": "medicine",
      "with": [
        "ciprofloxacin"
      ],
      "severity": "moderate",
      "evidence": "limited",
      "why": "In rats fennel halved the uptake of ciprofloxacin, probably by its minerals.",
      "advice": "Take them at least two hours apart.",
      "sources": [
        "study-zhu-1999-fennel-ciprofloxacin",
        "natmed-fennel"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:fluoroquinolone"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Fennel lowered ciprofloxacin in rats.",
      "advice": "Take them at least two hours apart.",
      "sources": [
        "study-zhu-1999-fennel-ciprofloxacin"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "tamoxifen",
        "class:tamoxifen",
        "class:hormonal-cancer-therapy",
        "class:aromatase-inhibitor"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Fennel has weak estrogen-like effects.",
      "advice": "Keep to food amounts unless your cancer team agrees.",
      "sources": [
        "natmed-fennel"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:hormonal-contraceptive",
        "class:estrogen"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Large amounts have weak estrogen-like effects.",
      "advice": "Keep to usual amounts.",
      "sources": [
        "natmed-fennel"
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
        "warfarin",
        "class:vitamin-k-antagonist"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "A substance in the oil slows platelets in the laboratory.",
      "advice": "Keep intake steady and mention it at INR checks.",
      "sources": [
        "natmed-fennel"
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
        "class:antiepileptic"
      ],
      "severity": "moderate",
      "evidence": "limited",
      "why": "Fennel oil has been linked to seizures.",
      "advice": "Do not swallow the oil.",
      "sources": [
        "tisserand-essential-oil-safety-b5"
      ],
      "forms": [
        "essential-oil"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "hormone-sensitive-condition",
        "breast-cancer",
        "endometriosis",
        "uterine-fibroids"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Fennel has weak estrogen-like effects.",
      "advice": "Keep to food amounts unless your specialist agrees.",
      "sources": [
        "natmed-fennel"
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
        "epilepsy"
      ],
      "severity": "major",
      "evidence": "limited",
      "why": "Seizures have followed the swallowed oil.",
      "advice": "Do not use the oil.",
      "sources": [
        "tisserand-essential-oil-safety-b5"
      ],
      "forms": [
        "essential-oil"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "bleeding-disorder"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Large amounts may slow clotting.",
      "advice": "Keep to food amounts.",
      "sources": [
        "natmed-fennel"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil"
      ]
    },
    {
      "kind": "allergy",
      "with": [
        "celery-carrot-family",
        "mugwort-pollen",
        "birch-pollen"
      ],
      "severity": "moderate",
      "evidence": "moderate",
      "why": "People allergic to celery, carrot, mugwort or birch pollen can react to fennel.",
      "advice": "Do not take it if you react to related plants.",
      "sources": [
        "ema-fennel"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of fennel have no known problems in pregnancy.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "ema-fennel"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of fennel have no known problems while breastfeeding.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "ema-fennel"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "age",
      "underYears": 4,
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of fennel have no known problems for children who eat solid food.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "ema-fennel"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Medicinal amounts have not been studied, anethole acts weakly like estrogen and estragole is a concern.",
      "advice": "Keep to food amounts in pregnancy.",
      "sources": [
        "ema-fennel",
        "natmed-fennel"
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
      "severity": "major",
      "evidence": "theoretical",
      "why": "The concentrated oil may act on hormones and the womb.",
      "advice": "Do not swallow the oil in pregnancy.",
      "sources": [
        "ema-fennel"
      ],
      "forms": [
        "essential-oil"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "moderate",
      "evidence": "limited",
      "why": "Two babies became drowsy and weak after their mothers drank large amounts of a tea with fennel and anise; effect on milk is not shown.",
      "advice": "Keep to food amounts, or a cup now and then.",
      "sources": [
        "lactmed-fennel"
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
      "severity": "major",
      "evidence": "theoretical",
      "why": "The oil has not been studied while breastfeeding.",
      "advice": "Do not swallow the oil.",
      "sources": [
        "lactmed-fennel"
      ],
      "forms": [
        "essential-oil"
      ]
    },
    {
      "kind": "age",
      "underYears": 4,
      "severity": "moderate",
      "evidence": "limited",
      "why": "Tea is not established under 4 years because of estragole, and baby teas have caused early breast swelling.",
      "advice": "Ask a pediatrician before giving it.",
      "sources": [
        "ema-fennel",
        "report-turkyilmaz-2008-fennel"
      ],
      "forms": [
        "tea",
        "unspecified"
      ]
    },
    {
      "kind": "age",
      "underYears": 12,
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Extracts and long use are not established in children.",
      "advice": "Ask a pharmacist first; no longer than a week.",
      "sources": [
        "ema-fennel"
      ],
      "forms": [
        "extract",
        "tincture"
      ]
    },
    {
      "kind": "age",
      "underYears": 18,
      "severity": "major",
      "evidence": "limited",
      "why": "The oil can cause seizures and choking in children.",
      "advice": "Do not give the oil by mouth to a child.",
      "sources": [
        "ema-fennel"
      ],
      "forms": [
        "essential-oil"
      ]
    }
  ],
  "monograph": {
    "partsUsed": [
      "seed",
      "bulb"
    ],
    "forms": [
      "food",
      "tea",
      "extract",
      "tincture"
    ],
    "description": "A tall feathery plant with aniseed-scented seeds; the swollen base of one form is a vegetable.",
    "traditionalUses": "Chewed or drunk after meals for wind and cramps, given for colic and coughs, and taken to bring on milk.",
    "uses": [
      {
        "use": "bloating",
        "evidence": "theoretical",
        "text": "European tradition supports the tea for mild cramps, wind and fullness.",
        "sources": [
          "ema-fennel"
        ]
      },
      {
        "use": "cramps",
        "evidence": "theoretical",
        "text": "Tradition supports it for mild cramps of the gut.",
        "sources": [
          "ema-fennel"
        ]
      },
      {
        "use": "menstrual-cramps",
        "evidence": "limited",
        "text": "Small trials suggest less period pain than with a dummy pill.",
        "sources": [
          "natmed-fennel"
        ]
      },
      {
        "use": "cough",
        "evidence": "theoretical",
        "text": "Tradition supports it for coughs with a cold.",
        "sources": [
          "ema-fennel"
        ]
      },
      {
        "use": "lactation",
        "evidence": "limited",
        "text": "Very small studies are too weak to say.",
        "sources": [
          "lactmed-fennel"
        ]
      },
      {
        "use": "menopause",
        "evidence": "limited",
        "text": "Small trials suggest slight easing of symptoms.",
        "sources": [
          "natmed-fennel"
        ]
      }
    ],
    "amounts": [
      {
        "form": "tea",
        "text": "1.5 to 2.5 g of freshly crushed seed in 250 ml of boiling water, three times a day, up to two weeks.",
        "sources": [
          "ema-fennel"
        ]
      },
      {
        "form": "food",
        "text": "Seeds or bulb to taste.",
        "sources": [
          "ema-fennel"
        ]
      }
    ],
    "preparation": "Crush the seeds just before use and steep covered for 15 minutes.",
    "timeToEffect": "Often within an hour for wind.",
    "sideEffects": {
      "text": "Allergy of skin or airways; rarely skin that burns easily in the sun.",
      "sources": [
        "ema-fennel"
      ]
    },
    "precautions": {
      "text": "Not with an allergy to celery, carrot or anise. Ask first with hormone-sensitive conditions such as breast cancer, tamoxifen and other hormone medications, and ciprofloxacin. In pregnancy and breastfeeding keep to food amounts. Never swallow the essential oil; it can cause seizures.",
      "sources": [
        "ema-fennel",
        "natmed-fennel"
      ]
    },
    "lookAlikes": {
      "text": "Wild fennel is mistaken for deadly hemlocks; never gather it unless certain.",
      "sources": [
        "ahpa-botanical-safety-handbook-b4"
      ]
    },
    "morphology": {
      "habit": "herb",
      "leaf": {
        "shape": "needle",
        "margin": "entire",
        "arrangement": "alternate"
      },
      "flower": {
        "form": "umbel",
        "color": "#e2c93a"
      },
      "below": "taproot",
      "fruit": {
        "form": "nut",
        "color": "#8a8a4a"
      }
    }
  }
} satisfies Herb;
